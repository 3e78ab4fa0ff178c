using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Log.Records;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Transactions;

/// <summary>
/// The newest state in the making, ahead of what is durable: the committer's own, changed in place, frozen into a root when a
/// batch is closed.
/// </summary>
internal sealed class Tip
{
    private readonly Dictionary<int, TreeEdit> _edits = [];
    private readonly HashSet<int> _changed = [];
    private DatabaseRoot _frozen;

    public Tip(DatabaseRoot root)
    {
        _frozen = root;
        Node = root.Node;
        Catalog = root.Catalog;
        Sequences = root.Sequences;
        Position = root.Position;
        CommitTimeMicros = root.CommitTimeMicros;
    }

    public CommitNode Node { get; private set; }

    public CatalogSnapshot Catalog { get; private set; }

    public ImmutableDictionary<int, SequenceWrite> Sequences { get; private set; }

    public long Position { get; private set; }

    public long CommitTimeMicros { get; private set; }

    /// <summary>The tree's edit; kept over batches, so nodes are copied at most once per batch.</summary>
    public TreeEdit Edit(int treeId)
    {
        if (!_edits.TryGetValue(treeId, out TreeEdit? edit))
        {
            _edits.Add(treeId, edit = _frozen.GetTree(treeId).Edit());
        }

        return edit;
    }

    /// <summary>The edit of a tree that is about to change.</summary>
    public TreeEdit Change(int treeId)
    {
        _changed.Add(treeId);
        return Edit(treeId);
    }

    public void Replace(int treeId, Tree tree)
    {
        _changed.Add(treeId);
        _edits[treeId] = tree.Edit();
    }

    /// <summary>An index's entries are whole from now on.</summary>
    public void Restore(int treeId, Tree entries)
    {
        Replace(treeId, entries);
        Catalog = Catalog.WithMissing(Catalog.MissingTrees.Remove(treeId));
    }

    /// <summary>An index's entries can't be relied on: it has none until it is rebuilt.</summary>
    public void Lose(int treeId)
    {
        Replace(treeId, Tree.Empty);
        Catalog = Catalog.WithMissing(Catalog.MissingTrees.Add(treeId));
    }

    public void ApplyCatalog(CatalogChange[] changes, long position)
    {
        Catalog = Catalog.With(changes, position);
        foreach (CatalogChange change in changes)
        {
            if (change.After is null)
            {
                Sequences = Sequences.Remove(change.Id);
            }

            foreach (int treeId in TreesGivenUp(change))
            {
                Replace(treeId, Tree.Empty);
            }
        }
    }

    /// <summary>The trees of a table or its indexes that a change of its definition leaves without an owner.</summary>
    public static IEnumerable<int> TreesGivenUp(CatalogChange change)
    {
        if (change.Before is not TableDefinition { Kind: not TableKind.View } before)
        {
            return [];
        }

        HashSet<int> kept = change.After is TableDefinition after ? [after.TreeId, .. after.Indexes.Select(static index => index.TreeId)] : [];
        return before.Indexes.Select(static index => index.TreeId).Append(before.TreeId).Where(id => id != 0 && !kept.Contains(id));
    }

    /// <summary>Puts in the rows and index entries that a merge has worked out.</summary>
    public void Apply(TableMerge table)
    {
        if (table.Rows.Count > 0)
        {
            TreeEdit rows = Change(table.Table.Table.TreeId);
            foreach (RowMerge row in table.Rows)
            {
                if (row.After is null)
                {
                    rows.Remove(row.Edit.Key);
                }
                else
                {
                    rows.Set(row.Edit.Key, row.After);
                }
            }
        }

        foreach ((int treeId, byte[] key) in table.RemovedEntries)
        {
            SetEntry(treeId, key, null);
        }

        foreach ((int treeId, byte[] key, byte[] value) in table.AddedEntries)
        {
            SetEntry(treeId, key, value);
        }
    }

    /// <summary>Nothing is carried over to a missing index; one whose page can't be read is missing from here on.</summary>
    private void SetEntry(int treeId, byte[] key, byte[]? value)
    {
        if (!Catalog.MissingTrees.IsEmpty && Catalog.MissingTrees.Contains(treeId))
        {
            return;
        }

        try
        {
            if (value is null)
            {
                Change(treeId).Remove(key);
            }
            else
            {
                Change(treeId).Set(key, value);
            }
        }
        catch (PageDamageException)
        {
            Lose(treeId);
        }
    }

    public void Reserve(SequenceWrite write) => Sequences = Sequences.SetItem(write.SequenceId, write);

    /// <summary>Moves on by one commit.</summary>
    public void Advance(CommitNode node, long commitTimeMicros)
    {
        Node.Next = node;
        Node = node;
        Position = node.Position;
        CommitTimeMicros = commitTimeMicros;
    }

    /// <summary>The root of everything so far.</summary>
    public DatabaseRoot Freeze()
    {
        List<KeyValuePair<int, Tree?>> trees = new(_changed.Count);
        foreach (int id in _changed)
        {
            trees.Add(new KeyValuePair<int, Tree?>(id, _edits[id].Freeze()));
        }

        _changed.Clear();
        return _frozen = new DatabaseRoot(Position, CommitTimeMicros, Catalog, _frozen.Trees.With(trees), Sequences, Node);
    }
}
