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
    /// <summary>It stands for notes that were finer, of which there were too many.</summary>
    public bool IsWidened { get; init; }

    /// <summary>Whether a row's values decide if it is inside: only then does it matter that a row was the transaction's own.</summary>
    public bool IsNarrow => Filter is not null || (!IsAll && Index is not null);

    /// <summary>Whether a row had been written by the transaction itself before this read, so that neither interval nor filter narrows it.</summary>
    public bool IsOwn(RowEdit row) => IsNarrow && row.Sequence <= Sequence && (IsAll || Index is not null || Range.Contains(row.Key));
}
