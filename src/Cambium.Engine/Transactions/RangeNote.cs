using Cambium.Engine.Catalog;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>An interval of an index that was read, or a scan of everything.</summary>
/// <param name="IsAll">All rows, in no interval.</param>
/// <param name="Index">The index of the interval; null for the row key.</param>
/// <param name="Sequence">Rows first written at or before it were the transaction's own when it read.</param>
internal sealed record RangeNote(bool IsAll, IndexDefinition? Index, KeyRange Range, Filter? Filter, ColumnSet Used, int Statement, long Sequence)
{
    /// <summary>Whether rows can be outside it: only then does it matter that a row was the transaction's own.</summary>
    public bool IsNarrow => !IsAll || Filter is not null;
}
