using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// A session's temporary tables: definitions and trees that only this session sees, never logged, never in conflict. Made once
/// per session and passed with every transaction, one at a time. Tree ids are negative.
/// </summary>
public sealed class TemporarySpace
{
    private CatalogSnapshot? _base;
    private CatalogSnapshot? _overlay;
    private int _lastTreeId;
    private long _lastRowId;

    /// <summary>As of the last commit.</summary>
    internal ImmutableDictionary<int, Definition> Definitions { get; private set; } = ImmutableDictionary<int, Definition>.Empty;

    internal ImmutableDictionary<int, Tree> Trees { get; private set; } = ImmutableDictionary<int, Tree>.Empty;

    /// <summary>There is nothing in it.</summary>
    internal bool IsEmpty => Definitions.IsEmpty && Trees.IsEmpty;

    internal int NextTreeId() => --_lastTreeId;

    internal long NextRowId() => ++_lastRowId;

    internal Tree GetTree(int treeId) => Trees.GetValueOrDefault(treeId, Tree.Empty);

    /// <summary>A catalog with the temporary definitions in it.</summary>
    internal CatalogSnapshot Overlay(CatalogSnapshot catalog)
    {
        if (Definitions.IsEmpty)
        {
            return catalog;
        }

        if (!ReferenceEquals(_base, catalog))
        {
            CatalogSnapshot overlay = catalog.With([.. Definitions.Values.Select(static definition => new CatalogChange(definition.Id, null, definition))], catalog.Version);
            _overlay = TypeUsers.Renew(overlay, Definitions.Values);
            _base = catalog;
        }

        return _overlay!;
    }

    /// <summary>Keeps what a transaction made of the space.</summary>
    internal void Commit(IReadOnlyCollection<CatalogChange> changes, IEnumerable<KeyValuePair<int, Tree>> trees)
    {
        foreach (CatalogChange change in changes)
        {
            Definitions = change.After is { } after ? Definitions.SetItem(change.Id, after) : Definitions.Remove(change.Id);
            _base = null;
        }

        HashSet<int> alive = [];
        foreach (TableDefinition table in Definitions.Values.OfType<TableDefinition>())
        {
            alive.Add(table.TreeId);
            alive.UnionWith(table.Indexes.Select(static index => index.TreeId));
        }

        foreach ((int id, Tree tree) in trees)
        {
            Trees = alive.Contains(id) ? Trees.SetItem(id, tree) : Trees;
        }

        Trees = Trees.RemoveRange(Trees.Keys.Where(id => !alive.Contains(id)).ToArray());
        foreach (TableDefinition table in Definitions.Values.OfType<TableDefinition>().Where(static table => table.OnCommit == OnCommitAction.DeleteRows))
        {
            Trees = Trees.Remove(table.TreeId).RemoveRange(table.Indexes.Select(static index => index.TreeId));
        }

        HashSet<int> dropped = [];
        while (Definitions.Values.OfType<TableDefinition>().FirstOrDefault(table => table.OnCommit == OnCommitAction.Drop || HasLost(table, dropped)) is { } table)
        {
            dropped.Add(table.Id);
            Drop(table);
            _base = null;
        }
    }

    /// <summary>Whether a table that it was a partition of, or inherited from, was dropped: then it goes, too.</summary>
    private static bool HasLost(TableDefinition table, HashSet<int> dropped) =>
        (table.ParentId is { } wholeId && dropped.Contains(wholeId)) || table.InheritedIds.Any(dropped.Contains);

    private void Drop(TableDefinition table)
    {
        // Functions and casts of its rows go with it.
        Definitions = Definitions.Remove(table.Id).RemoveRange(Definitions.Values
            .Where(definition => definition is FunctionDefinition or CastDefinition or OperatorDefinition && TypeUsers.TypesOf(definition).Any(type => type.Type.Holds(table.RowTypeId)))
            .Select(static definition => definition.Id));
        Trees = Trees.Remove(table.TreeId).RemoveRange(table.Indexes.Select(static index => index.TreeId));
        foreach (int parentId in table.InheritedIds.Concat(table.ParentId is { } wholeId ? [wholeId] : []))
        {
            if (Definitions.TryGetValue(parentId, out Definition? definition) && definition is TableDefinition parent)
            {
                Definitions = Definitions.SetItem(parentId, parent with
                {
                    HeirIds = parent.HeirIds.Remove(table.Id),
                    Partitioning = parent.Partitioning is { } partitioning ? partitioning with { Partitions = partitioning.Partitions.RemoveAll(partition => partition.TableId == table.Id) } : null,
                });
            }
        }
    }
}
