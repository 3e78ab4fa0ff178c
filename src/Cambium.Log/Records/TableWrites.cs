namespace Cambium.Log.Records;

/// <summary>A transaction's changes to one table, in the order they are replayed.</summary>
/// <param name="TableId">The table's stable id; 0 is the catalog.</param>
/// <param name="Rows">At most one change per key, except delete followed by insert.</param>
public sealed record TableWrites(int TableId, IReadOnlyList<RowWrite> Rows)
{
    /// <summary>The table that holds the catalog itself.</summary>
    public const int CatalogTableId = 0;
}
