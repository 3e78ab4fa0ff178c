using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Tests.Sql;
using Xunit;

namespace Cambium.Tests.Recovery;

/// <summary>The ranking against what its formula gives by hand, with costs that are told and then with the planner's.</summary>
public sealed class IndexRankingTests
{
    private const double Alpha = 0.5;
    private const double Rebuild = 20;

    [Fact]
    public void Ranks_are_those_of_the_worked_example()
    {
        using RecoveryDatabase database = Restarted();
        DatabaseRoot root = database.Engine.Root;
        (int s, int u) = (TreeOf(root, "t_a"), TreeOf(root, "t_b"));
        WorkloadStatement q1 = new(new WorkloadKey("Q1", "", "", ""), "Q1", count: 2);
        WorkloadSummary workload = new([q1]);
        Costs costs = new(s, u);
        IndexRanking ranking = new(workload, costs, Alpha);

        // Nothing has run yet: a(0) = 1, the past alone counts.
        Assert.Equal((2 * 99) - Rebuild, ranking.Rank(root)[s], precision: 9);
        Assert.Equal((2 * 40) - Rebuild, ranking.Rank(root)[u], precision: 9);

        workload.Find(new WorkloadKey("Q2", "", "", ""), "Q2")!.CountRun();
        Assert.Equal(79, ranking.Rank(root)[s], precision: 9);
        Assert.Equal(40, ranking.Rank(root)[u], precision: 9);

        // With s there, Q1 gains nothing more by u: what is left is half of Q2's gain, less the rebuild.
        DatabaseRoot later = new(root.Position, root.CommitTimeMicros, root.Catalog.WithMissing([u]), root.Trees, root.Sequences, root.Node);
        Assert.Equal([u], ranking.Rank(later).Keys);
        Assert.Equal(0, ranking.Rank(later)[u], precision: 9);

        // a(n) = 0.5 to the power of 4 after three more.
        for (int run = 0; run < 3; run++)
        {
            workload.Find(new WorkloadKey("Q2", "", "", ""), "Q2")!.CountRun();
        }

        Assert.Equal((Math.Pow(Alpha, 4) * 2 * 99) - Rebuild, ranking.Rank(root)[s], precision: 9);
        Assert.Equal((Math.Pow(Alpha, 4) * 2 * 40) + ((1 - Math.Pow(Alpha, 4)) * 4 * 40) - Rebuild, ranking.Rank(root)[u], precision: 9);
    }

    [Fact]
    public void Pages_are_ranked_by_the_same_formula()
    {
        using RecoveryDatabase database = new(IndexStorage.Checkpointed);
        database.Run(Schema);
        DatabaseRoot root = database.Engine.Root;
        (int s, int u) = (TreeOf(root, "t_a"), TreeOf(root, "t_b"));
        WorkloadSummary workload = new([new WorkloadStatement(new WorkloadKey("Q1", "", "", ""), "Q1", count: 2)]);
        IndexRanking ranking = new(workload, new Costs(s, u), Alpha);

        // 5000 entries are read for 5; Q1 reads for 30 in s and for 5 in u, Q2 for 10 in u.
        Assert.Equal((2 * 30) - 5, ranking.RankPages(root)[s], precision: 9);
        Assert.Equal((2 * 5) - 5, ranking.RankPages(root)[u], precision: 9);
        workload.Find(new WorkloadKey("Q2", "", "", ""), "Q2")!.CountRun();
        Assert.Equal((0.5 * 2 * 30) - 5, ranking.RankPages(root)[s], precision: 9);
        Assert.Equal((0.5 * 2 * 5) + (0.5 * 10) - 5, ranking.RankPages(root)[u], precision: 9);

        // What is missing has no pages.
        DatabaseRoot without = new(root.Position, root.CommitTimeMicros, root.Catalog.WithMissing([u]), root.Trees, root.Sequences, root.Node);
        Assert.DoesNotContain(u, ranking.RankPages(without).Keys);
    }

    [Fact]
    public void The_past_is_in_the_checkpoint_and_a_changed_workload_takes_its_place()
    {
        using RecoveryDatabase database = new(mode: RecoveryMode.Adaptive);
        SessionRunner session = database.Connect();
        session.Run(Schema);
        session.Run("CHECKPOINT");

        // A workload that writes nothing is told of, too.
        for (int run = 0; run < 50; run++)
        {
            session.Run($"SELECT id FROM t WHERE a = {run}");
        }

        session.Run("CHECKPOINT");
        database.Settings = database.Settings with { PastWeight = 0.99 };
        database.Kill();
        Assert.Equal(50, database.Engine.Workload.Past.Where(static statement => statement.Sql.StartsWith("SELECT id", StringComparison.Ordinal)).Sum(static statement => statement.Count));
        database.Engine.Indexes.Choose();
        string ranks = "index_name|useful\nt_a|t\nt_b|f\n";
        Assert.Equal(ranks, database.Run("SELECT index_name, rank > 0 AS useful FROM cambium.recovery ORDER BY index_name"));

        // The past's weight is below 1/100 after so many others.
        session = database.Connect();
        for (int run = 0; run < 600; run++)
        {
            session.Run($"UPDATE t SET c = c WHERE b = {run}");
            if (database.Missing.Length < 2)
            {
                break;
            }
        }

        // Statements that would gain by it have brought it back themselves, once it was worth it.
        database.Engine.Indexes.Choose();
        session.Run("UPDATE t SET c = c WHERE b = 1");
        Assert.Equal(["t_a"], database.Missing);
        database.RebuildAll();
        database.IsSound();
    }

    private const string Schema = """
        CREATE TABLE t (id int PRIMARY KEY, a int, b int, c int);
        CREATE INDEX t_a ON t (a);
        CREATE INDEX t_b ON t (b);
        INSERT INTO t SELECT i, i, i, i FROM generate_series(1, 5000) i;
        """;

    private static RecoveryDatabase Restarted()
    {
        RecoveryDatabase database = new();
        database.Run(Schema);
        database.Run("CHECKPOINT");
        database.Kill();
        return database;
    }

    private static int TreeOf(DatabaseRoot root, string name) =>
        root.Catalog.TryGetIndex(SystemCatalog.PublicSchemaId, name, out _, out IndexDefinition? index) ? index.TreeId : throw new KeyNotFoundException(name);

    /// <summary>Q1: 100 by a scan, 1 by s, 60 by u, 1 with both. Q2: 50, 10 by u.</summary>
    private sealed class Costs(int s, int u) : IStatementCosts
    {
        public IReadOnlySet<int> CandidatesOf(WorkloadStatement statement, CatalogSnapshot catalog) => new HashSet<int> { s, u };

        public double CostOf(WorkloadStatement statement, CatalogSnapshot catalog)
        {
            bool hasS = !catalog.MissingTrees.Contains(s);
            bool hasU = !catalog.MissingTrees.Contains(u);
            return statement.Sql == "Q1" ? (hasS ? 1 : hasU ? 60 : 100) : (hasU ? 10 : 50);
        }

        public IReadOnlyDictionary<int, double> ReadsOf(WorkloadStatement statement, CatalogSnapshot catalog) =>
            statement.Sql == "Q1" ? new Dictionary<int, double> { [s] = 30, [u] = 5 } : new Dictionary<int, double> { [u] = 10 };

        public double CostOfWarming(long entries) => entries / 1000.0;

        public double CostOfRebuild(long rows) => Rebuild;
    }
}
