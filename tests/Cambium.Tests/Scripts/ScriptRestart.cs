using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Scripts;

/// <summary>What a script left is there when its database is killed and opened again: from the log alone, and then from a checkpoint.</summary>
internal static class ScriptRestart
{
    /// <param name="database">In memory; goes on as it is.</param>
    /// <param name="script">Told when something is missing.</param>
    public static void AssertKept(Database database, string script)
    {
        MemoryDirectory files = ((MemoryLogStore)database.Log).Files.Copy();
        for (int restarts = 0; restarts < 2; restarts++)
        {
            using CheckpointStore checkpoints = CheckpointStore.Open(files);
            using MemoryLogStore log = new(files, new LogOptions { KnownDurablePosition = checkpoints.Position, ResumeAt = checkpoints.Place }, out _);
            using SqlDatabase again = SqlDatabase.Open("again", log, new SqlDatabaseOptions { IsOnlyLookedAt = true, Checkpoints = checkpoints });
            AssertSame(database, again.Engine, script);
            again.Engine.Checkpoint();
            files = files.Copy();
        }
    }

    private static void AssertSame(Database before, Database after, string script)
    {
        AssertSame(Describe(before.Root.Catalog), Describe(after.Root.Catalog), script);
        foreach (TableDefinition table in before.Root.Catalog.AllTables.Where(static table => table is { IsUnlogged: false, IsTemporary: false }))
        {
            Assert.True(
                Tree.Diff(before.Root.GetTree(table.TreeId), after.Root.GetTree(table.TreeId)).All(change => change is { Before: { } one, After: { } other } && AreSame(table, one, other)),
                $"{script}: table {table.Name} has other rows after a restart");
        }

        AssertSame(DatabaseCheck.Run(before), DatabaseCheck.Run(after), script);

        // One is made of all definitions, the other has followed every change.
        AssertSame(DescribeUses(before.Root.Catalog), DescribeUses(after.Root.Catalog), script);
        Assert.All(before.Root.Catalog.All, definition => Assert.Equal(
            StoredText.Of(definition, before.Root.Catalog).Select(static text => text.Sql).Order(StringComparer.Ordinal), DefinitionTexts.Of(definition).Order(StringComparer.Ordinal)));
    }

    /// <summary>One of two equal rows may have the remains of dropped columns, or not yet the value of a column that was added.</summary>
    private static bool AreSame(TableDefinition table, PageSlice one, PageSlice other) => Normalise(table, one).AsSpan().SequenceEqual(Normalise(table, other));

    private static byte[] Normalise(TableDefinition table, PageSlice row)
    {
        Value[] values = new Value[table.Columns.Length];
        table.Layout.ReadAll(row, values);
        return table.Layout.Encode([.. values.Select((value, ordinal) => table.Columns[ordinal].IsDropped ? Value.Null : value)]);
    }

    private static void AssertSame(IEnumerable<string> before, IEnumerable<string> after, string script) =>
        Assert.True(before.SequenceEqual(after), $"{script}, after a restart gone: {string.Join('\n', before.Except(after))}\ncome: {string.Join('\n', after.Except(before))}");

    private static IEnumerable<string> DescribeUses(CatalogSnapshot catalog) => catalog.Everything.OrderBy(static definition => definition.Id).SelectMany(definition => new[]
    {
        $"{definition.Id}: {Ids(catalog.Uses.Of(definition.Id))}",
        $"row type of {definition.Id}: {Ids(definition is TableDefinition table ? catalog.Uses.HoldersOf(table.RowTypeId) : [])}",
        $"{definition.Name}: {Ids(catalog.Uses.Mentioning(definition.Name))}",
        $"run {definition.Name}: {Ids(catalog.Uses.Running(definition.Name))}",
    });

    private static string Ids(IEnumerable<Definition> definitions) => string.Join(' ', definitions.Select(static definition => definition.Id));

    private static IEnumerable<string> Describe(CatalogSnapshot catalog) =>
        [.. catalog.Everything.OrderBy(static definition => definition.Id).Select(static definition => Encoding.UTF8.GetString(DefinitionJson.Write(definition)))];
}
