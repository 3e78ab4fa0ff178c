using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>Validates a transaction against all commits of a stretch of history.</summary>
internal sealed class Validation(IConflictDetector detector)
{
    /// <summary>
    /// Looks for a conflict with the commits after <paramref name="from"/> up to <paramref name="to"/>.
    /// </summary>
    /// <param name="newest">The root of <paramref name="to"/>; compared with the snapshot when the chain was cut in between.</param>
    public Conflict? Find(Transaction transaction, CommitNode from, CommitNode to, DatabaseRoot newest)
    {
        for (CommitNode node = from; node != to;)
        {
            if (node.Next is not { } next)
            {
                return detector.Find(transaction, Compare(transaction, transaction.Snapshot, newest));
            }

            if (detector.Find(transaction, next) is { } conflict)
            {
                return conflict;
            }

            node = next;
        }

        return null;
    }

    /// <summary>Whether one commit stands in a transaction's way.</summary>
    public Conflict? Find(Transaction transaction, CommitNode commit) => detector.Find(transaction, commit);

    /// <summary>The same up to the tip, for the committer. A session that was long about handing its commit in may find the chain cut here too.</summary>
    public Conflict? Find(Transaction transaction, CommitNode from, Tip tip)
    {
        for (CommitNode node = from; node != tip.Node;)
        {
            if (node.Next is not { } next)
            {
                return detector.Find(transaction, Compare(transaction, transaction.Snapshot, tip.Freeze()));
            }

            if (detector.Find(transaction, next) is { } conflict)
            {
                return conflict;
            }

            node = next;
        }

        return null;
    }

    /// <summary>
    /// The net change between two roots as if one commit had made it, in the tables that a transaction touched. A value that
    /// went and came back is unchanged, which is sound: nobody could tell.
    /// </summary>
    internal static CommitNode Compare(Transaction transaction, DatabaseRoot older, DatabaseRoot newer)
    {
        HashSet<int> ids = [.. transaction.Reads.Definitions.Keys, .. transaction.Ddl.State.Changes.Keys];
        ids.UnionWith(transaction.Reads.Tables.Select(static reads => reads.Table.Id));
        ids.UnionWith(transaction.Writes.Tables.Select(static edits => edits.Table.Table.Id));
        foreach (DefinitionName name in transaction.Reads.Names.Keys)
        {
            ids.UnionWith(older.Catalog.FindIds(name));
            ids.UnionWith(newer.Catalog.FindIds(name));
        }

        foreach (NameClass listed in transaction.Reads.Classes.Keys)
        {
            ids.UnionWith(older.Catalog.Everything.Concat(newer.Catalog.Everything).Where(definition => definition.NameClass == listed).Select(static definition => definition.Id));
        }

        CatalogChange[] catalog =
        [
            .. from id in ids
               let before = older.Catalog.Find(id)
               let after = newer.Catalog.Find(id)
               where !ReferenceEquals(before, after)
               select new CatalogChange(id, before, after),
        ];

        List<TableChanges> tables = [];
        foreach (TableDefinition table in ids.Select(newer.Catalog.Find).OfType<TableDefinition>())
        {
            TableRuntime runtime = transaction.Database.Runtimes.Get(table, newer.Catalog);
            RowChange[] rows = [.. TableChanges.Compare(runtime, older.GetTree(table.TreeId), newer.GetTree(table.TreeId))];
            if (rows.Length > 0)
            {
                tables.Add(new TableChanges(runtime, rows, IsTruncated: false));
            }
        }

        return new CommitNode(newer.Position, "", [.. tables], catalog);
    }
}
