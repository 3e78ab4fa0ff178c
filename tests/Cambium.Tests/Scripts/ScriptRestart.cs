using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Scripts;

/// <summary>What a script left is there when its database is killed and opened again: from the log alone, and then from a checkpoint.</summary>
internal static class ScriptRestart
{
    public static void AssertKept(Database database)
    {
        MemoryDirectory files = ((MemoryLogStore)database.Log).Files.Copy();
        for (int restarts = 0; restarts < 2; restarts++)
        {
            using CheckpointStore checkpoints = CheckpointStore.Open(files);
            using MemoryLogStore log = new(files, new LogOptions { KnownDurablePosition = checkpoints.Position, ResumeAt = checkpoints.Place }, out _);
            using SqlDatabase again = SqlDatabase.Open("again", log, new SqlDatabaseOptions { IsOnlyLookedAt = true, Checkpoints = checkpoints });
            AssertSame(database.Root, again.Engine.Root);
            Assert.Equal(DatabaseCheck.Run(database), DatabaseCheck.Run(again.Engine));
            again.Engine.Checkpoint();
            files = files.Copy();
        }
    }

    private static void AssertSame(DatabaseRoot before, DatabaseRoot after)
    {
        Assert.Equal(Describe(before.Catalog), Describe(after.Catalog));
        foreach (TableDefinition table in before.Catalog.AllTables.Where(static table => table is { IsUnlogged: false, IsTemporary: false }))
        {
            // A row keeps what it had in a column that was dropped; a log doesn't tell it again.
            bool hasRemains = table.Columns.Any(static column => column.IsDropped);
            Assert.True(
                Tree.Diff(before.GetTree(table.TreeId), after.GetTree(table.TreeId)).All(change => hasRemains && change is { Before: not null, After: not null }),
                $"table {table.Name} has other rows after a restart");
        }
    }

    private static IEnumerable<string> Describe(CatalogSnapshot catalog) =>
        catalog.Everything.OrderBy(static definition => definition.Id).Select(static definition => Encoding.UTF8.GetString(DefinitionJson.Write(definition)));
}
