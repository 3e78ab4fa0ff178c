using Cambium.Engine.Catalog;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// The trees that a transaction's own edits go on top of: its snapshot's, its session's for temporary tables, those of earlier roots that it reads, and of indexes
/// that the snapshot lacks.
/// </summary>
internal sealed class SnapshotTrees(Transaction transaction)
{
    private Dictionary<int, Tree>? _past;
    private Dictionary<int, Tree>? _rebuilt;

    public Tree Get(int treeId) => treeId >= 0 ? transaction.Snapshot.Catalog.MissingTrees.Contains(treeId) ? Rebuild(treeId) : transaction.Snapshot.GetTree(treeId)
        : _past is not null && _past.TryGetValue(treeId, out Tree? past) ? past
        : transaction.Options.Temporary?.GetTree(treeId) ?? Tree.Empty;

    /// <summary>
    /// A table of an earlier root, to be read beside the snapshot's: the definition with trees of its own, which are this
    /// transaction's. Nothing can change there, so what is read of it isn't noted.
    /// </summary>
    public TableDefinition OpenPast(DatabaseRoot root, TableDefinition table)
    {
        Dictionary<int, Tree> past = _past ??= [];
        int Open(int treeId)
        {
            int opened = int.MinValue + past.Count;
            past.Add(opened, root.GetTree(treeId));
            return opened;
        }

        int rows = Open(table.TreeId);
        return table with
        {
            IsTemporary = true,
            TreeId = rows,
            Indexes = [.. table.Indexes.Where(index => !root.Catalog.IsMissing(index)).Select(index => index with { TreeId = index.IsPrimary ? rows : Open(index.TreeId) })],
        };
    }

    /// <summary>The snapshot is another one.</summary>
    public void MoveToSnapshot() => _rebuilt = null;

    /// <summary>An index that the snapshot lacks, built by now or first of all.</summary>
    private Tree Rebuild(int treeId)
    {
        _rebuilt ??= [];
        if (!_rebuilt.TryGetValue(treeId, out Tree? tree))
        {
            _rebuilt.Add(treeId, tree = transaction.Database.Indexes.Obtain(transaction.Snapshot, treeId, transaction.Cancellation));
        }

        return tree;
    }
}
