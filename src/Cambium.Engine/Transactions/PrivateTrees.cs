using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>The trees a transaction has edited; all others are its snapshot's.</summary>
internal sealed class PrivateTrees(SnapshotTrees snapshot)
{
    private readonly Dictionary<int, PrivateTree> _trees = [];

    /// <summary>Edits made so far, those forgotten since included.</summary>
    public long EditCount
    {
        get
        {
            long count = 0;
            foreach (PrivateTree tree in _trees.Values)
            {
                count += tree.EditCount;
            }

            return count;
        }
    }

    public Tree Freeze(int treeId) => _trees.TryGetValue(treeId, out PrivateTree? tree) ? tree.Freeze() : snapshot.Get(treeId);

    public TreeView View(int treeId) => _trees.TryGetValue(treeId, out PrivateTree? tree) ? tree.View() : new TreeView(snapshot.Get(treeId));

    /// <summary>All edited trees as they are now; null when there are none.</summary>
    public Dictionary<int, TreeView>? ViewEdited()
    {
        Dictionary<int, TreeView>? views = null;
        foreach ((int id, PrivateTree tree) in _trees)
        {
            if (tree.HasEdits)
            {
                (views ??= []).Add(id, tree.View());
            }
        }

        return views;
    }

    public bool TryGet(int treeId, ReadOnlySpan<byte> key) =>
        _trees.TryGetValue(treeId, out PrivateTree? tree) ? tree.TryGet(key, out _) : snapshot.Get(treeId).ContainsKey(key);

    public PrivateTree Edit(int treeId)
    {
        if (!_trees.TryGetValue(treeId, out PrivateTree? tree))
        {
            _trees.Add(treeId, tree = new PrivateTree(snapshot, treeId));
        }

        return tree;
    }

    /// <summary>All edited trees as they are now.</summary>
    public Dictionary<int, Tree> FreezeAll() =>
        _trees.Where(static pair => pair.Value.HasEdits).ToDictionary(static pair => pair.Key, static pair => pair.Value.Freeze());

    /// <summary>The edited trees of temporary tables as they are now.</summary>
    public IEnumerable<KeyValuePair<int, Tree>> FreezeTemporary() =>
        _trees.Where(static pair => pair.Key < 0).Select(static pair => KeyValuePair.Create(pair.Key, pair.Value.Freeze()));

    /// <summary>Forgets all edits but those of temporary tables, and goes on from the snapshot's trees as they are now.</summary>
    public void MoveToSnapshot()
    {
        foreach ((int id, PrivateTree tree) in _trees)
        {
            if (id >= 0)
            {
                tree.ResetToSnapshot();
            }
        }
    }

    /// <summary>No edits but those of temporary tables have been put into trees yet: they are good for any snapshot whose rows they fit.</summary>
    public bool AreRemembered
    {
        get
        {
            foreach ((int id, PrivateTree tree) in _trees)
            {
                if (id >= 0 && !tree.IsRemembered)
                {
                    return false;
                }
            }

            return true;
        }
    }

    /// <summary>Goes on from the snapshot's trees as they are now with the edits made so far. Only while <see cref="AreRemembered"/>.</summary>
    public void CarryToSnapshot()
    {
        foreach ((int id, PrivateTree tree) in _trees)
        {
            if (id >= 0)
            {
                tree.CarryToSnapshot();
            }
        }
    }

    /// <summary>Goes back to what <see cref="FreezeAll"/> gave; trees edited only since then are the snapshot's again.</summary>
    public void Restore(IReadOnlyDictionary<int, Tree> saved)
    {
        foreach ((int id, PrivateTree tree) in _trees)
        {
            if (saved.TryGetValue(id, out Tree? before))
            {
                tree.Reset(before);
            }
            else
            {
                tree.ResetToSnapshot();
            }
        }
    }
}
