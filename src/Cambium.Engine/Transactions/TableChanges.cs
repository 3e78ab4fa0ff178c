using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>The rows of one table that one commit changed.</summary>
/// <param name="Table">The table as that commit saw it.</param>
/// <param name="Rows">Net changes, each row once; none of a load.</param>
/// <param name="IsTruncated">All rows that were there before went, besides.</param>
internal sealed record TableChanges(TableRuntime Table, RowChange[] Rows, bool IsTruncated)
{
    /// <summary>All rows right before and right after a bulk load, which keeps no list of what it has put in.</summary>
    public (Tree Before, Tree After)? Load { get; init; }

    /// <summary>About how many rows changed.</summary>
    public long RowCount => Rows.Length + (Load is { } load ? Math.Abs(load.After.Count - load.Before.Count) : 0);

    /// <summary>What a bulk load changed.</summary>
    public IEnumerable<RowChange> LoadedRows => Load is { } load ? Compare(Table, load.Before, load.After) : [];

    /// <summary>The net change between two versions of a table's rows.</summary>
    public static IEnumerable<RowChange> Compare(TableRuntime table, Tree before, Tree after)
    {
        foreach (TreeChange change in Tree.Diff(before, after))
        {
            byte[]? left = change.Before?.Span.ToArray();
            byte[]? right = change.After?.Span.ToArray();
            ColumnSet changed = left is null || right is null ? ColumnSet.All : table.Difference(left, right);
            yield return new RowChange(change.Key, KeyHash.Of(change.Key), left, right, changed);
        }
    }
}
