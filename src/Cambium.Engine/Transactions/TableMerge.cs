using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>One table's part of a transaction merged onto the newest root: its rows, and what to do to the trees.</summary>
internal sealed class TableMerge(TableEdit edit)
{
    public TableEdit Edit { get; } = edit;

    public TableRuntime Table => Edit.Table;

    /// <summary>What becomes of the trees of a bulk load, whose rows are not listed here; else null.</summary>
    public TableCatchUp? Load { get; init; }

    /// <summary>The newest rows before a bulk load.</summary>
    public Tree Newest { get; init; } = Tree.Empty;

    public List<RowMerge> Rows { get; } = new(edit.Rows.Count);

    /// <summary>Rows whose edits change nothing: the newest row has those values already.</summary>
    public List<(RowEdit Edit, byte[] Row)> Unchanged { get; } = [];

    /// <summary>Index entries that go, by tree; carried out before those that come, since one row may take over another's key.</summary>
    public List<(int TreeId, byte[] Key)> RemovedEntries { get; } = [];

    public List<(int TreeId, byte[] Key, byte[] Value)> AddedEntries { get; } = [];

    /// <summary>The transaction takes over its edits as they are here: its snapshot is the newest root now.</summary>
    public void Rebase(Transaction transaction)
    {
        PrivateTrees trees = transaction.Trees;
        if (Edit.IsTruncated)
        {
            foreach (int treeId in Table.Table.Indexes.Select(static index => index.TreeId).Append(Table.Table.TreeId))
            {
                trees.Edit(treeId).Reset(Tree.Empty);
            }
        }

        PrivateTree rows = trees.Edit(Table.Table.TreeId);
        foreach (RowMerge row in Rows)
        {
            row.Edit.Rebase(row.Before, row.After);
            if (row.After is null)
            {
                rows.Remove(row.Edit.Key);
            }
            else
            {
                rows.Set(row.Edit.Key, row.After);
            }
        }

        foreach ((RowEdit edit, byte[] row) in Unchanged)
        {
            edit.Rebase(row, row);
        }

        foreach ((int treeId, byte[] key) in RemovedEntries)
        {
            if (transaction.IsMaintained(treeId))
            {
                trees.Edit(treeId).Remove(key);
            }
        }

        foreach ((int treeId, byte[] key, byte[] value) in AddedEntries)
        {
            if (transaction.IsMaintained(treeId))
            {
                trees.Edit(treeId).Set(key, value);
            }
        }
    }
}
