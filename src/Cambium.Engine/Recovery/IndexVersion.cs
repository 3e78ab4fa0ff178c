using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Recovery;

/// <summary>
/// An index's entries as of one version of its table's rows. From one version any other can be made, earlier or later, by the
/// difference of the rows: that is how an index that was built beside writers catches up with them, and how snapshots from before it was
/// there get theirs.
/// </summary>
internal sealed class IndexVersion(TableRuntime table, IndexRuntime index, Tree rows, Tree entries)
{
    public Tree Entries => entries;

    /// <summary>Rows by which it differed from the version it was made from.</summary>
    public int RowsMoved { get; private init; }

    /// <summary>The same index over other rows of the table. Keys that must be unique are so on either side; that isn't tested.</summary>
    /// <param name="to">The table as those rows are kept.</param>
    public IndexVersion MoveTo(TableRuntime to, Tree newRows, CancellationToken cancellation)
    {
        if (ReferenceEquals(rows, newRows))
        {
            return this;
        }

        IndexRuntime newIndex = to.FindIndex(index.Index.Id)!;
        TreeEdit edit = entries.Edit();
        List<(byte[] RowKey, IndexEntry Entry)> added = [];
        int moved = 0;
        foreach (TreeChange change in Tree.Diff(rows, newRows))
        {
            cancellation.ThrowIfCancellationRequested();
            moved++;
            if (EntryOf(table, index, change.Key, change.Before) is { } before)
            {
                edit.Remove(before.Key);
            }

            // Those that come wait until all have gone: rows may exchange keys.
            if (EntryOf(to, newIndex, change.Key, change.After) is { } after)
            {
                added.Add((change.Key, after));
            }
        }

        foreach ((byte[] rowKey, IndexEntry entry) in added)
        {
            edit.Set(entry.Key, IndexEntry.ValueOf(newIndex, rowKey));
        }

        return new IndexVersion(to, newIndex, newRows, edit.Freeze()) { RowsMoved = moved };
    }

    private static IndexEntry? EntryOf(TableRuntime table, IndexRuntime index, byte[] rowKey, PageSlice? image)
    {
        if (image is not { } present)
        {
            return null;
        }

        Value[] row = new Value[table.Table.Columns.Length];
        index.Read(table.Layout, present, row);
        return index.EntryOf(row, rowKey);
    }
}
