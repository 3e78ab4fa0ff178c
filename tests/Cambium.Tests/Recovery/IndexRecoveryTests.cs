using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Tests.Sql;
using Cambium.Tests.Storage;
using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Recovery;

/// <summary>Indexes that aren't there after a restart: what statements do without them, and how they come back.</summary>
public sealed class IndexRecoveryTests
{
    private const string Schema = """
        CREATE TABLE parent (id int PRIMARY KEY, code int UNIQUE, late int UNIQUE DEFERRABLE INITIALLY DEFERRED);
        CREATE TABLE child (id int PRIMARY KEY, code int REFERENCES parent (code), tag int);
        CREATE INDEX child_tag ON child (tag);
        CREATE INDEX child_code ON child (code);
        CREATE INDEX child_odd ON child ((tag + 1)) WHERE tag % 2 = 1;
        INSERT INTO parent SELECT i, i * 10, i FROM generate_series(1, 500) i;
        INSERT INTO child SELECT i, (i % 500 + 1) * 10, i % 50 FROM generate_series(1, 2000) i;
        """;

    private static readonly string[] s_all = ["child_code", "child_odd", "child_tag", "parent_code_key", "parent_late_key"];

    [Fact]
    public void Statements_run_without_missing_indexes()
    {
        using RecoveryDatabase database = Restarted();
        Assert.Equal(s_all, database.Missing);
        Assert.Contains("Seq Scan on child", database.Run("EXPLAIN (COSTS OFF) SELECT * FROM child WHERE tag = 7"), StringComparison.Ordinal);
        Assert.Equal("count\n40\n", database.Run("SELECT count(*) FROM child WHERE tag = 7"));
        Assert.Equal("count\n4\n", database.Run("SELECT count(*) FROM child c JOIN parent p ON p.code = c.code WHERE p.code = 70"));
        Assert.Equal("UPDATE 40\n", database.Run("UPDATE child SET tag = 1000 WHERE tag = 7"));
        Assert.Equal("DELETE 40\n", database.Run("DELETE FROM child WHERE tag = 9"));
        Assert.Equal(s_all, database.Missing);
        database.RebuildAll();
        Assert.Contains("Index Scan using child_tag on child", database.Run("EXPLAIN (COSTS OFF) SELECT * FROM child WHERE tag = 1000"), StringComparison.Ordinal);
        Assert.Equal("count\n40\n", database.Run("SELECT count(*) FROM child WHERE tag = 1000"));
        database.IsSound();
    }

    [Theory]
    [InlineData("SELECT count(*) FROM child WHERE tag = 8", "child_tag")]
    [InlineData("UPDATE parent SET late = late + (SELECT count(*) FROM child WHERE child.code = 70)", "child_code")]
    [InlineData("SELECT 1 FROM child c, parent p, parent q WHERE c.code = p.code AND q.late = p.late", "parent_late_key")]
    [InlineData("SELECT id FROM child ORDER BY tag", "child_tag")]
    public void A_plan_is_kept_until_an_index_is_back_that_it_might_use(string sql, string index)
    {
        using RecoveryDatabase database = Restarted();

        // The second run is the first with its literals lifted.
        Misses();
        Misses();
        Assert.Equal(0, Misses());
        database.Run("REINDEX INDEX child_odd");
        Assert.DoesNotContain("child_odd", database.Missing);
        Assert.Equal(0, Misses());
        database.Run("REINDEX INDEX " + index);
        Assert.DoesNotContain(index, database.Missing);

        // The plan for any values, and one for these where a partial index asks for them.
        Assert.InRange(Misses(), 1, 2);
        Assert.Equal(0, Misses());

        // How often a run of the statement finds no plan.
        long Misses()
        {
            long before = database.Sql.Plans.Misses;
            database.Run(sql);
            return database.Sql.Plans.Misses - before;
        }
    }

    /// <summary>The disk is full when the batch with the index in it is to be written: it is tried again, but not at once, and no statement waits for that.</summary>
    [Fact]
    public void An_index_that_finds_no_space_is_put_off()
    {
        ManualClock clock = new();
        using RecoveryDatabase database = new(mode: RecoveryMode.Adaptive, useThreads: false, clock: clock);
        database.Run("CREATE TABLE t (a int, b int)");
        database.Run("INSERT INTO t SELECT i, i FROM generate_series(1, 1000) i");
        database.Run("CREATE INDEX t_a ON t (a)");
        database.Run("CHECKPOINT");
        database.Kill();
        Assert.Equal(["t_a"], database.Missing);
        MissingIndex missing = Assert.Single(database.Engine.Indexes.Missing);

        Transaction transaction = database.Engine.Begin(TransactionOptions.Default);
        transaction.BeginStatement("CREATE SCHEMA s");
        transaction.Ddl.Put(new SchemaDefinition { Id = 50_000, Name = "s" });
        transaction.EndStatement();
        PendingCommit commit = transaction.BeginCommit();
        database.Files.Faults.FullWrites = 1;
        database.Build(missing);
        Assert.Equal(CommitOutcome.Shortage, commit.Wait().Outcome);

        Assert.Equal(["t_a"], database.Missing);
        Assert.Null(database.Engine.Indexes.Choose()!.Value.Index);
        Assert.False(database.Engine.Indexes.Help([missing.TreeId], CancellationToken.None));
        Assert.Equal("count\n1\n", database.Run("SELECT count(*) FROM t WHERE a = 7"));
        Assert.Equal(["t_a"], database.Missing);

        clock.Advance(IndexRecovery.PutOff);
        Assert.Same(missing, database.Engine.Indexes.Choose()!.Value.Index);
        database.RebuildAll();
        database.IsSound();
    }

    [Theory]
    [InlineData(IndexStorage.Rebuilt)]
    [InlineData(IndexStorage.Checkpointed)]
    public void An_index_may_be_kept_otherwise_than_the_others(IndexStorage others)
    {
        using RecoveryDatabase database = new(others);
        database.Run("CREATE TABLE t (a int, b int, c int)");
        database.Run("INSERT INTO t SELECT i, i, i FROM generate_series(1, 100) i");
        database.Run("CREATE INDEX t_a ON t (a) WITH (storage = rebuilt)");
        database.Run("CREATE INDEX t_b ON t (b) WITH (storage = checkpointed, fillfactor = 70)");
        database.Run("CREATE INDEX t_c ON t (c)");
        database.Run("CHECKPOINT");
        database.Kill();
        Assert.Equal(others == IndexStorage.Rebuilt ? ["t_a", "t_c"] : ["t_a"], database.Missing);
        Assert.Contains("WITH (storage=", database.Run("SELECT pg_get_indexdef('t_a'::regclass)"), StringComparison.Ordinal);
        Assert.StartsWith("ERROR:  22023: invalid value for enum option \"storage\": disk\nDETAIL:  Valid values are", database.Run("CREATE INDEX ON t (a) WITH (storage = disk)"), StringComparison.Ordinal);
        database.RebuildAll();
        database.IsSound();
    }

    [Fact]
    public void A_duplicate_is_found_though_the_unique_index_is_missing()
    {
        using RecoveryDatabase database = Restarted();
        Assert.Equal("INSERT 0 1\n", database.Run("INSERT INTO parent VALUES (501, 5010, 501)"));
        Assert.DoesNotContain("parent_code_key", database.Missing);
        Assert.StartsWith("ERROR:  23505", database.Run("INSERT INTO parent VALUES (502, 10, 502)"), StringComparison.Ordinal);
        Assert.StartsWith("ERROR:  23505", database.Run("INSERT INTO parent VALUES (503, 5030, 3)"), StringComparison.Ordinal);
        Assert.Equal("INSERT 0 0\n", database.Run("INSERT INTO parent VALUES (504, 20, 504) ON CONFLICT (code) DO NOTHING"));
        Assert.StartsWith("ERROR:  23505", database.Run("UPDATE parent SET code = 30 WHERE id = 8"), StringComparison.Ordinal);
        database.RebuildAll();
        database.IsSound();
    }

    [Fact]
    public void Foreign_keys_hold_though_their_indexes_are_missing()
    {
        using RecoveryDatabase database = Restarted();
        Assert.StartsWith("ERROR:  23503", database.Run("INSERT INTO child VALUES (9000, 11, 0)"), StringComparison.Ordinal);
        Assert.StartsWith("ERROR:  23503", database.Run("DELETE FROM parent WHERE id = 5"), StringComparison.Ordinal);
        Assert.Equal("INSERT 0 1\n", database.Run("INSERT INTO child VALUES (9001, 20, 0)"));
        database.RebuildAll();
        database.IsSound();
    }

    [Fact]
    public void Writes_that_need_no_missing_index_leave_it_alone()
    {
        using RecoveryDatabase database = Restarted();
        SessionRunner session = database.Connect();
        session.Run("BEGIN");
        session.Run("UPDATE parent SET late = late WHERE id = 1");
        session.Run("SAVEPOINT s");
        Assert.Equal("UPDATE 1\n", session.Run("UPDATE child SET tag = 77 WHERE id = 1"));
        session.Run("ROLLBACK TO s");
        Assert.Equal("UPDATE 1\n", session.Run("UPDATE child SET tag = 78 WHERE id = 2"));
        Assert.Equal("COMMIT\n", session.Run("COMMIT"));
        Assert.Contains("child_tag", database.Missing);
        Assert.Contains("parent_code_key", database.Missing);
        database.RebuildAll();
        database.IsSound();
    }

    [Fact]
    public void A_snapshot_from_before_gets_the_index_of_its_own_rows()
    {
        using RecoveryDatabase database = Restarted();
        SessionRunner early = database.Connect();
        early.Run("BEGIN");
        Assert.Equal("count\n500\n", early.Run("SELECT count(*) FROM parent"));
        Assert.Equal("INSERT 0 1\n", early.Run("INSERT INTO parent VALUES (600, 6000, 600)"));
        database.Run("UPDATE child SET tag = 3 WHERE id < 100");
        database.RebuildAll();
        Assert.StartsWith("ERROR:  23505", early.Run("INSERT INTO parent VALUES (601, 6000, 601)"), StringComparison.Ordinal);
        early.Run("ROLLBACK");
        database.IsSound();
    }

    [Fact]
    public void A_transaction_sees_its_own_edits_in_an_index_it_lacks()
    {
        using RecoveryDatabase database = Restarted();
        database.Engine.Root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "child", out TableDefinition? child);
        IndexDefinition tag = child!.Indexes.Single(static index => index.Name == "child_tag");
        Transaction transaction = database.Engine.Begin(TransactionOptions.Default);
        transaction.BeginStatement("delete");
        byte[] key = FirstKey(transaction.GetTree(child.TreeId));
        transaction.GetWriter(child).Delete(key);
        transaction.EndStatement();
        Assert.Equal(1999, transaction.GetTree(tag.TreeId).Count);
        Assert.True(SpinWait.SpinUntil(() => !database.Missing.Contains("child_tag"), TimeSpan.FromSeconds(60)));
        Assert.Equal(CommitOutcome.Committed, transaction.Commit().Outcome);
        database.IsSound();
    }

    [Fact]
    public void What_is_written_while_an_index_is_built_is_in_it()
    {
        using RecoveryDatabase database = Restarted();
        MissingIndex[] missing = [.. database.Engine.Indexes.Missing];
        Assert.Equal(5, missing.Length);

        // Built of rows as they are now, put in after others have written.
        foreach (MissingIndex index in missing)
        {
            database.Engine.Indexes.Prepare(index);
            while (index.TryWork(CancellationToken.None))
            {
            }
        }

        database.Run("UPDATE child SET tag = tag + 1 WHERE id % 3 = 0");
        database.Run("DELETE FROM child WHERE id % 7 = 0");
        database.Run("INSERT INTO child SELECT i, 10, i FROM generate_series(3000, 3100) i");
        database.Run("UPDATE parent SET late = late + 1000");
        database.RebuildAll();
        database.IsSound();
    }

    [Fact]
    public void A_checkpoint_keeps_missing_indexes_missing_and_dropped_ones_gone()
    {
        using RecoveryDatabase database = Restarted();
        database.Run("DROP INDEX child_odd; TRUNCATE child");
        database.Run("CHECKPOINT");
        database.Kill();
        Assert.Equal(["child_code", "child_tag", "parent_code_key", "parent_late_key"], database.Missing);
        database.Run("INSERT INTO child VALUES (1, 10, 5)");
        database.RebuildAll();
        Assert.Equal("tag\n5\n", database.Run("SELECT tag FROM child WHERE tag = 5"));
        database.IsSound();
    }

    [Fact]
    public void An_index_made_behind_the_checkpoint_is_missing_too()
    {
        using RecoveryDatabase database = new(IndexStorage.Checkpointed);
        database.Run("CREATE TABLE t (id int PRIMARY KEY, a int); CREATE INDEX early ON t (a); INSERT INTO t SELECT i, i % 7 FROM generate_series(1, 100) i");
        database.Run("CHECKPOINT");
        database.Run("INSERT INTO t VALUES (101, 3); CREATE INDEX late ON t (a, id); CREATE TABLE empty (a int UNIQUE)");
        database.Kill();
        Assert.Equal(["late"], database.Missing);
        Assert.Equal("count\n15\n", database.Run("SELECT count(*) FROM t WHERE a = 3"));
        database.RebuildAll();
        database.IsSound();
    }

    [Fact]
    public void Synchronous_recovery_has_everything_before_it_answers()
    {
        using RecoveryDatabase database = Restarted();
        database.Settings = database.Settings with { WorkersMax = 2, Mode = RecoveryMode.Synchronous };
        database.Run("UPDATE child SET tag = 5");
        database.Kill();
        Assert.Empty(database.Missing);
        database.IsSound();
    }

    [Fact]
    public void The_past_is_read_without_missing_indexes()
    {
        using RecoveryDatabase database = Restarted();
        long position = database.Engine.Root.Position;
        database.Run("UPDATE child SET tag = 5");
        database.RebuildAll();
        Assert.Equal("count\n40\n", database.Run($"SELECT count(*) FROM child AS OF COMMIT {position} WHERE tag = 7"));
    }

    [Fact]
    public void A_crash_in_the_middle_of_rebuilding_loses_nothing()
    {
        using RecoveryDatabase database = Restarted();
        MissingIndex[] missing = [.. database.Engine.Indexes.Missing];
        database.Rebuild(missing[0]);
        database.Engine.Indexes.Prepare(missing[1]);
        missing[1].TryWork(CancellationToken.None);
        database.Run("UPDATE child SET tag = tag + 1 WHERE id % 3 = 0");
        Assert.Equal(4, database.Missing.Length);

        // What has come back goes into the next checkpoint, if indexes are kept there.
        database.Settings = database.Settings with { IndexStorage = IndexStorage.Checkpointed };
        database.Kill();
        Assert.Equal(s_all, database.Missing);
        database.Rebuild(database.Engine.Indexes.Missing[0]);
        string[] left = database.Missing;
        Assert.Equal(4, left.Length);
        database.Run("DELETE FROM child WHERE id % 10 = 0");
        database.Run("CHECKPOINT");
        database.Run("UPDATE child SET tag = tag + 1 WHERE id % 5 = 1");
        database.Kill();
        Assert.Equal(left, database.Missing);
        database.IsSound();
        database.RebuildAll();
        database.IsSound();
    }

    [Theory]
    [InlineData("child", 70, 28)]
    [InlineData("parent", 50, 10)]
    public void Building_in_parts_makes_the_same_tree(string name, int partRows, int parts)
    {
        using RecoveryDatabase database = Restarted();
        DatabaseRoot root = database.Engine.Root;
        root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, name, out TableDefinition? table);
        TableRuntime runtime = database.Engine.Runtimes.Get(table!, root.Catalog);
        foreach (IndexRuntime index in runtime.Indexes)
        {
            Tree whole = IndexBuilder.Build(runtime, index, root.GetTree(table!.TreeId));
            IndexBuild build = new(runtime, index, root.GetTree(table.TreeId), isShared: true, partRows);
            int tasks = 0;
            while (build.TryWork(CancellationToken.None))
            {
                tasks++;
            }

            // What comes in the order of the rows, as all in this parent does, needs no merging.
            Assert.InRange(tasks - parts, name == "parent" ? 0 : 2, name == "parent" ? 0 : 3);
            Assert.Empty(TreeCheck.Run(build.Result!).Problems);
            Assert.Empty(Tree.Diff(whole, build.Result!));
            Assert.Equal(whole.Count, build.Result!.Count);
        }
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Building_in_parts_finds_two_rows_of_one_key_wherever_the_parts_are_cut(bool isDeferrable)
    {
        using RecoveryDatabase database = new();
        database.Run("CREATE TABLE t (id int PRIMARY KEY, n int); CREATE INDEX t_n ON t (n); INSERT INTO t SELECT i, i FROM generate_series(1, 600) i");
        for (int twin = 2; twin <= 600; twin++)
        {
            database.Run($"UPDATE t SET n = id - 1 WHERE id = {twin}");
            DatabaseRoot root = database.Engine.Root;
            root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "t", out TableDefinition? table);
            TableRuntime runtime = database.Engine.Runtimes.Get(table!, root.Catalog);
            IndexRuntime unique = new(runtime.Indexes[0].Index with { IsUnique = true, IsDeferrable = isDeferrable }, table!, null, static columns => columns);
            IndexBuild build = new(runtime, unique, root.GetTree(table!.TreeId), isShared: true, partRowsMin: 20);
            Exception? problem = Record.Exception(() =>
            {
                while (build.TryWork(CancellationToken.None))
                {
                }
            });
            Assert.True(problem is SqlErrorException { SqlState: SqlState.UniqueViolation } && build.Problem == problem && build.Result is null, $"{twin}: {problem}");
            database.Run($"UPDATE t SET n = id WHERE id = {twin}");
        }
    }

    private static RecoveryDatabase Restarted()
    {
        RecoveryDatabase database = new();
        database.Run(Schema);
        database.Run("CHECKPOINT");
        database.Kill();
        return database;
    }

    private static byte[] FirstKey(Tree tree)
    {
        TreeCursor cursor = tree.GetCursor();
        cursor.SeekFirst();
        return cursor.Key.ToArray();
    }
}
