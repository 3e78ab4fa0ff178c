using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Tests.Sql;
using Cambium.Trees;
using Cambium.Trees.Nodes;
using Xunit;

namespace Cambium.Tests.Recovery;

/// <summary>What the recorded workload reads comes into memory after a restart, the best first, and nothing else does.</summary>
public sealed class PageWarmingTests
{
    private const int Rows = 20_000;

    [Fact]
    public void What_statements_read_is_read_and_the_rest_stays_cold()
    {
        using RecoveryDatabase database = Restarted();
        Assert.Equal(0, HotLeaves(database, "used_a"));
        using PageWarming warming = new(database.Engine, null);
        warming.WarmAll();
        Assert.Empty(warming.Trees);
        DatabaseRoot root = database.Engine.Root;
        Assert.Equal(PagesOf.Leaves(TreeOf(root, "used_a")).Count, HotLeaves(database, "used_a"));
        Assert.Equal(PagesOf.Leaves(root.GetTree(TableOf(root, "used").TreeId)).Count, HotLeaves(root.GetTree(TableOf(root, "used").TreeId)));
        Assert.Equal(0, HotLeaves(database, "used_b"));
        Assert.Equal(0, HotLeaves(root.GetTree(TableOf(root, "rare").TreeId)));
        database.IsSound();
    }

    [Fact]
    public void The_best_comes_first_and_the_bound_holds()
    {
        using RecoveryDatabase database = Restarted();

        // Planning what the workload asks looks at the index, too.
        database.Engine.Indexes.RankPages(database.Engine.Root);
        int hotBefore = HotLeaves(database, "used_a");

        // Room for less than the rows, which come before the index: another statement reads them, too.
        database.Evictor.Account.Exceeded = null;
        database.Evictor.BytesMax = (database.Evictor.ResidentBytes / 3 * 4) + 100_000;
        using PageWarming warming = new(database.Engine, database.Evictor);
        warming.WarmAll();
        DatabaseRoot root = database.Engine.Root;
        Assert.Equal([(TableOf(root, "used").Id, null), (TableOf(root, "used").Id, IndexOf(root, "used_a").Id)], warming.Trees.Select(static tree => (tree.TableId, tree.IndexId)));
        Assert.InRange(warming.Trees[0].EntriesRead, 1, Rows);
        Assert.Equal(0, warming.Trees[1].EntriesRead);
        Assert.Equal(hotBefore, HotLeaves(database, "used_a"));
    }

    private static RecoveryDatabase Restarted()
    {
        RecoveryDatabase database = new(IndexStorage.Checkpointed, mode: RecoveryMode.Adaptive);
        database.Run($"CREATE TABLE used (id int PRIMARY KEY, a int, b int); INSERT INTO used SELECT i, i, i FROM generate_series(1, {Rows}) i");
        database.Run("CREATE INDEX used_a ON used (a); CREATE INDEX used_b ON used (b)");
        database.Run($"CREATE TABLE rare (id int PRIMARY KEY, a int); INSERT INTO rare SELECT i, i FROM generate_series(1, {Rows}) i");
        SessionRunner session = database.Connect();
        for (int run = 0; run < 5000; run++)
        {
            session.Run($"SELECT b FROM used WHERE a = {run}");
        }

        for (int run = 0; run < 100; run++)
        {
            session.Run($"SELECT b FROM used WHERE id = {run}; SELECT a FROM rare WHERE id = {run}");
        }

        database.Run("CHECKPOINT");
        database.Kill();
        return database;
    }

    private static TableDefinition TableOf(DatabaseRoot root, string name) => root.Catalog.Tables.Single(table => table.Name == name);

    private static IndexDefinition IndexOf(DatabaseRoot root, string name) => root.Catalog.Tables.SelectMany(static table => table.Indexes).Single(index => index.Name == name);

    private static Tree TreeOf(DatabaseRoot root, string index) => root.GetTree(IndexOf(root, index).TreeId);

    private static int HotLeaves(RecoveryDatabase database, string index) => HotLeaves(TreeOf(database.Engine.Root, index));

    private static int HotLeaves(Tree tree) => Count(tree.Root, tree.Height);

    private static int Count(Node node, int level) =>
        !node.IsHot ? 0 : level == 0 ? 1 : ((Branch)node).Children.AsSpan(0, ((Branch)node).ChildCount).ToArray().Sum(child => Count(child.Node, level - 1));
}
