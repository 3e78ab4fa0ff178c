using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Cambium.Tests.Sql;
using Cambium.Trees;
using Cambium.Trees.Nodes;
using Cambium.Trees.Pages;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>Databases of which only a part is in memory: while they run, after a restart, and with a page that can't be read.</summary>
public sealed class LargerThanMemoryTests
{
    private const int RowBytes = 900;

    private readonly MemoryGuard _memory = new(MemoryGuard.DefaultBytesMax);

    private Evictor Evictor => _memory.Evictor;

    [Fact]
    public void Data_four_times_the_bound_is_read_back_right()
    {
        MemoryLogStore log = new(new LogOptions { SegmentSize = 4 << 20 });
        Evictor.BytesMax = 2 << 20;
        using TestDatabase database = Open(log, log.Files, "create table t (id int primary key, n int, v text)", "create index t_n on t (n)");
        const int Rows = 10_000;
        for (int from = 1; from <= Rows; from += 1000)
        {
            Run(database, Invariant($"insert into t select g, g % 100, repeat(chr(65 + g % 26), {RowBytes}) from generate_series({from}, {from + 999}) g"));
            Settle(database);
        }

        Assert.True(database.Engine.Root.GetTree(Table(database).TreeId).Count * RowBytes > 4 * Evictor.BytesMax);
        Assert.Contains(Invariant($"{Rows}|50005000"), database.Run(Invariant($"select count(*), sum(id) from t where v = repeat(chr(65 + id % 26), {RowBytes})")), StringComparison.Ordinal);
        Run(database, Invariant($"update t set v = repeat('z', {RowBytes}) where n = 42"));
        Settle(database);
        Assert.Contains("100\n", database.Run(Invariant($"select count(*) from t where n = 42 and v = repeat('z', {RowBytes})")), StringComparison.Ordinal);
        Assert.Contains(Invariant($"{Rows - 100}\n"), database.Run(Invariant($"select count(*) from t where v = repeat(chr(65 + id % 26), {RowBytes})")), StringComparison.Ordinal);
        Assert.True(Evictor.EvictedBytes > Evictor.BytesMax);
        Assert.Empty(DatabaseCheck.Run(database.Engine));
        Settle(database);
    }

    [Fact]
    public void What_is_read_of_the_past_leaves_memory_too()
    {
        MemoryLogStore log = new(new LogOptions { SegmentSize = 4 << 20 });
        Evictor.BytesMax = 2 << 20;
        using TestDatabase database = Open(log, log.Files, "create table t (id int primary key, v text)");
        const int Rows = 8_000;
        for (int from = 1; from <= Rows; from += 1000)
        {
            Run(database, Invariant($"insert into t select g, repeat('x', {RowBytes}) from generate_series({from}, {from + 999}) g"));
        }

        database.Engine.Checkpoint();
        long position = database.Engine.Root.Position;
        Run(database, "delete from t where id % 2 = 0");
        database.Engine.Checkpoint();
        database.Engine.ForgetPast();
        for (int scan = 0; scan < 3; scan++)
        {
            Assert.Contains(Invariant($"{Rows}|{Rows * RowBytes}"), database.Run(Invariant($"select count(*), sum(length(v)) from t as of commit {position}")), StringComparison.Ordinal);
        }

        Evictor.Reduce();
        Run(database, Invariant($"select count(*) from t as of commit {position}"));
        while (Evictor.TryStep())
        {
        }

        ClockHand hand = new(mayMeetAgain: true);
        foreach (Tree tree in database.Engine.TreesInMemory.Concat(database.Engine.PastTreesInMemory))
        {
            while (hand.Step(tree))
            {
            }
        }

        Assert.NotEmpty(database.Engine.PastTreesInMemory);
        Assert.InRange(hand.NewBytes + hand.UsedBytes, 1, Evictor.BytesMax + (Evictor.BytesMax / 2));
    }

    [Fact]
    public void Unwritten_pages_bring_a_checkpoint_about()
    {
        MemoryLogStore log = new(new LogOptions { SegmentSize = 4 << 20 });
        Evictor.BytesMax = 2 << 20;
        using TestDatabase database = Open(log, log.Files, "create table t (id int primary key, v text)");
        Run(database, Invariant($"insert into t select g, repeat('x', {RowBytes}) from generate_series(1, 2000) g"));
        while (Evictor.TryStep())
        {
        }

        Assert.True(Evictor.UnwrittenBytes > Evictor.BytesMax / 2);
        Assert.True(SpinWait.SpinUntil(() => database.Engine.Activity.Checkpoints is not { Timed: 0, Requested: 0 }, TimeSpan.FromSeconds(60)));
    }

    /// <summary>The log's tail is laid over the checkpoint: no page of rows is read before the database answers.</summary>
    [Fact]
    public void Replaying_64_MiB_of_scattered_updates_reads_no_leaf()
    {
        MemoryLogStore log = new(new LogOptions { SegmentSize = 16 << 20 });
        TestDatabase before = Open(log, log.Files, "create table t (id int primary key, v text)");
        const int Rows = 20_000;
        Run(before, Invariant($"insert into t select g, repeat('x', {RowBytes}) from generate_series(1, {Rows}) g"));
        before.Engine.Checkpoint();
        long logged = before.Engine.LogBytes;
        int pass = 0;
        for (; before.Engine.LogBytes - logged < 64 << 20; pass++)
        {
            Run(before, Invariant($"update t set v = repeat(chr(65 + {pass} % 26), {RowBytes}) where id % 10 = {pass % 10}"));
        }

        MemoryLogStore restarted = log.Restart(out _);
        Evictor.BytesMax = long.MaxValue / 4;
        long loaded = Evictor.Account.LoadedBytes;
        using TestDatabase database = Open(restarted, restarted.Files);
        Assert.Equal(before.Engine.Root.Position, database.Engine.Root.Position);
        Assert.True(Evictor.Account.LoadedBytes - loaded < Rows * RowBytes / 20, "more than branches were read");
        ClockHand hand = new();
        foreach (Tree tree in database.Engine.TreesInMemory)
        {
            while (hand.Step(tree))
            {
            }
        }

        Assert.Equal(0, hand.NewBytes);
        for (int rest = 0; rest < 10; rest++)
        {
            int last = Enumerable.Range(0, pass).Last(number => number % 10 == rest);
            Assert.Contains(
                Invariant($"{Rows / 10}\n"),
                database.Run(Invariant($"select count(*) from t where id % 10 = {rest} and v = repeat(chr(65 + {last} % 26), {RowBytes})")),
                StringComparison.Ordinal);
        }
    }

    [Fact]
    public void A_statement_that_needs_a_damaged_page_of_a_table_fails_alone()
    {
        string directory = Directory.CreateTempSubdirectory("cambium-damage-").FullName;
        try
        {
            using TestDatabase database = Open(
                new MemoryLogStore(),
                OperatingSystemDirectory.OpenOrCreate(directory),
                "create table t (id int primary key, n int)",
                "insert into t select g, g from generate_series(1, 20000) g");
            database.Engine.Checkpoint();
            Tree rows = database.Engine.Root.GetTree(Table(database).TreeId);
            Branch root = (Branch)rows.Root;
            foreach (Child child in root.Children[..2])
            {
                Assert.True(child.Node.TryGetLocation(out PageLocation location));
                Flip(location.File.Path, location.Offset + NodeRecord.HeaderBytes + 30);
            }

            for (int round = 0; round <= Leaf.HeatMax; round++)
            {
                ClockHand hand = new() { NewQuota = long.MaxValue, UsedQuota = long.MaxValue };
                while (hand.Step(rows))
                {
                }
            }

            Assert.StartsWith("ERROR:  XX001", database.Run("insert into t values (0, 1)"), StringComparison.Ordinal);
            Assert.StartsWith("ERROR:  XX001", database.Run("update t set n = 0 where id = 1"), StringComparison.Ordinal);
            Assert.Contains("1000\n", database.Run("select count(*) from t where id > 19000"), StringComparison.Ordinal);
            Run(database, "insert into t values (100002, 19999)");
            Assert.Contains("1001\n", database.Run("select count(*) from t where id > 19000"), StringComparison.Ordinal);
            Assert.Equal(2, DatabaseCheck.Run(database.Engine).Count(static problem => problem.Contains("is damaged", StringComparison.Ordinal)));
        }
        finally
        {
            Directory.Delete(directory, recursive: true);
        }
    }

    private static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);

    private static void Run(TestDatabase database, string sql) => Assert.DoesNotContain("ERROR", database.Run(sql), StringComparison.Ordinal);

    private static TableDefinition Table(TestDatabase database) =>
        database.Engine.Root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "t", out TableDefinition? table) ? table : throw new KeyNotFoundException("t");

    private static void Flip(string path, long offset)
    {
        using FileStream stream = new(path, FileMode.Open, FileAccess.ReadWrite, FileShare.ReadWrite);
        stream.Position = offset;
        int value = stream.ReadByte();
        stream.Position = offset;
        stream.WriteByte((byte)(value ^ 0xFF));
    }

    private TestDatabase Open(MemoryLogStore log, IFileDirectory pages, params string[] statements) => new(
        SqlDatabase.Open("test", log, new SqlDatabaseOptions
        {
            Owner = "postgres",
            Memory = _memory,
            Checkpoints = CheckpointStore.Open(pages, account: Evictor.Account),
            CheckpointSettings = new CheckpointSettings { LogBytes = long.MaxValue, Interval = TimeSpan.FromDays(1) },
        }),
        statements);

    /// <summary>Makes everything written and the evictor do what is due; then the bound holds.</summary>
    private void Settle(TestDatabase database)
    {
        database.Engine.Checkpoint();
        for (int round = 0; round < 20 && Evictor.ResidentBytes > Evictor.BytesMax; round++)
        {
            while (Evictor.TryStep())
            {
            }

            database.Run("select count(*) from t where v is null");
        }

        while (Evictor.TryStep())
        {
        }

        Assert.InRange(Evictor.ResidentBytes, 0, Evictor.BytesMax + (Evictor.BytesMax / 2));
    }
}
