namespace Cambium.Log.Records;

/// <summary>What one statement read of one table.</summary>
/// <param name="Statement">Number of the statement in its transaction, from 1.</param>
/// <param name="TableId">0 is the catalog.</param>
/// <param name="Kind">Key, range or all.</param>
/// <param name="Index">The key expression that <paramref name="Lower"/> and <paramref name="Upper"/> speak of; empty means the row key itself.</param>
/// <param name="IndexIsPrimary">The expression is the primary key, so its key is the row key.</param>
/// <param name="Lower">Key: the key. Range: the inclusive lower bound, empty for open.</param>
/// <param name="Upper">Range: the exclusive upper bound, empty for open.</param>
/// <param name="Filter">Only rows that match were read; null when every row of the extent was.</param>
/// <param name="Columns">Ids of the columns whose values the statement used.</param>
/// <param name="AllColumns">Every column was used.</param>
/// <param name="OwnRows">Row keys this transaction had written before this read; extent and filter don't narrow those.</param>
public sealed record ReadNote(
    int Statement,
    int TableId,
    NoteKind Kind,
    IReadOnlyList<IndexColumn> Index,
    bool IndexIsPrimary,
    ReadOnlyMemory<byte> Lower,
    ReadOnlyMemory<byte> Upper,
    Filter? Filter,
    IReadOnlyList<int> Columns,
    bool AllColumns,
    IReadOnlyList<ReadOnlyMemory<byte>> OwnRows)
{
    /// <summary>
    /// The index whose keys the bounds are, when its key isn't columns alone (expressions, a predicate): only an evaluator handed in
    /// can tell where a row stands in it. 0 for all others.
    /// </summary>
    public int IndexId { get; init; }

    /// <summary>Row keys that SKIP LOCKED passed over: not read, whatever the extent says.</summary>
    public IReadOnlyList<ReadOnlyMemory<byte>> SkippedRows { get; init; } = [];
}
