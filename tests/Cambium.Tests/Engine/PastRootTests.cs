using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.History;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Tests.Log;
using Cambium.Tests.Storage;
using Cambium.Trees;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

public sealed class PastRootTests
{
    /// <summary>Fast enough that some roots are kept and most must be rebuilt.</summary>
    private static readonly TimeSpan s_step = TimeSpan.FromMilliseconds(7);

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Every_position_can_be_reached_again(bool afterRestart)
    {
        SteppingClock clock = new(s_step);
        using TestDatabase database = new(clock: clock);
        Random random = new(TestSeed.Next());
        List<DatabaseRoot> roots = RandomHistory(database, random, 300);
        if (afterRestart)
        {
            database.Reopen();
        }

        foreach (DatabaseRoot expected in roots.OrderBy(_ => random.Next()).Take(60))
        {
            if (random.Next(6) == 0)
            {
                database.Engine.ForgetPast();
            }

            DatabaseRoot actual = database.Engine.RootAt(expected.Position);
            Assert.Equal(expected.Position, actual.Position);
            Assert.Equal(expected.CommitTimeMicros, actual.CommitTimeMicros);
            Assert.Empty(DatabaseCheck.Run(database.Engine, actual));
            Assert.Equal(expected.Catalog.Tables.Select(static table => table.Name).Order(), actual.Catalog.Tables.Select(static table => table.Name).Order());
            foreach (TableDefinition table in expected.Catalog.Tables)
            {
                Assert.Empty(Tree.Diff(expected.GetTree(table.TreeId), actual.GetTree(table.TreeId)));
                Assert.All(table.Indexes, index => Assert.Empty(Tree.Diff(expected.GetTree(index.TreeId), actual.GetTree(index.TreeId))));
            }
        }
    }

    [Fact]
    public void A_time_means_the_last_commit_before_it()
    {
        SteppingClock clock = new(s_step);
        using TestDatabase database = new(clock: clock);
        List<DatabaseRoot> roots = RandomHistory(database, new Random(TestSeed.Next()), 1500);
        for (int i = 1; i < roots.Count - 1; i += 37)
        {
            Assert.Equal(roots[i].Position, database.Engine.PositionAt(roots[i].CommitTimeMicros));
            Assert.Equal(roots[i].Position - 1, database.Engine.PositionAt(roots[i].CommitTimeMicros - 1));
        }

        Fails(SqlState.SnapshotTooOld, () => database.Engine.PositionAt(0));
    }

    [Fact]
    public void What_retention_lets_go_of_while_it_is_read_is_no_longer_kept()
    {
        SteppingClock clock = new(s_step);
        using TestDatabase database = new(clock: clock);
        List<DatabaseRoot> roots = RandomHistory(database, new Random(TestSeed.Next()), 100);
        PastRoots past = new(new RetiredLog(database.Engine.Log), database.Engine.Runtimes, null, 0);
        Fails(SqlState.SnapshotTooOld, () => past.PositionAt(roots[50].CommitTimeMicros, database.Engine.Root));
        Fails(SqlState.SnapshotTooOld, () => new PastRoots(new RetiredLog(database.Engine.Log), database.Engine.Runtimes, null, 0).At(roots[50].Position, database.Engine.Root, null, default));
    }

    [Fact]
    public void The_present_is_marked_so_that_a_time_stays_what_it_was_found_to_be()
    {
        SteppingClock clock = new(s_step);
        using TestDatabase database = new(clock: clock);
        TableDefinition table = database.CreateTable("t", ["id"]);
        long written = database.Run(t => Insert(t, table, 1));
        long now = clock.Micros;
        Assert.Equal(written, database.Engine.PositionAt(now));
        clock.Back(TimeSpan.FromSeconds(10));
        database.Run(t => Insert(t, table, 2));
        Assert.Equal(written, database.Engine.PositionAt(now));
    }

    [Fact]
    public void The_future_is_refused()
    {
        using TestDatabase database = new();
        Fails(SqlState.InvalidParameterValue, () => database.Engine.RootAt(database.Engine.Root.Position + 1));
        Fails(SqlState.InvalidParameterValue, () => database.Engine.PositionAt(long.MaxValue));
    }

    [Fact]
    public void What_was_before_the_first_commit_is_refused()
    {
        using TestDatabase database = new(clock: new SteppingClock(s_step));
        database.CreateTable("t", ["id"]);
        Fails(SqlState.SnapshotTooOld, () => database.Engine.RootAt(0));
        Fails(SqlState.SnapshotTooOld, () => database.Engine.PositionAt(database.Engine.RootAt(1).CommitTimeMicros - 1));
    }

    /// <summary>The state that the log begins behind is told by its checkpoint, if there is one: it is of a time after those that are gone.</summary>
    [Fact]
    public void What_retention_has_let_go_of_is_refused()
    {
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.FromSeconds(60));
        database.CreateTable();
        Dictionary<long, long> times = [];
        for (int i = 0; i < 400; i++)
        {
            database.Put((i % 50, i));
            times[database.Engine.Root.Position] = database.Engine.Root.CommitTimeMicros;
            database.Clock.Advance(TimeSpan.FromSeconds(1));
            if (i % 10 == 9)
            {
                database.Engine.Checkpoint();
            }
        }

        database.Reopen();
        Assert.True(database.Engine.FirstLogPosition > 100);
        long begin = times.Keys.Order().First(position => database.Engine.FirstLogPosition <= position && CanReach(position));
        Fails(SqlState.SnapshotTooOld, () => database.Engine.PositionAt(0));
        foreach ((long position, long micros) in times)
        {
            if (position >= begin)
            {
                Assert.Equal(position, database.Engine.PositionAt(micros));
                Assert.True(CanReach(position));
            }
            else
            {
                SqlErrorException refusal = Assert.Throws<SqlErrorException>(() => database.Engine.PositionAt(micros));
                Assert.Equal((SqlState.SnapshotTooOld, true), (refusal.SqlState, refusal.Detail!.StartsWith($"The oldest commit that is kept is {begin} ", StringComparison.Ordinal)));
                Fails(SqlState.SnapshotTooOld, () => database.Engine.RootAt(position));
            }
        }

        bool CanReach(long position)
        {
            try
            {
                return database.Engine.RootAt(position).Position == position;
            }
            catch (SqlErrorException)
            {
                return false;
            }
        }
    }

    [Fact]
    public void A_transaction_of_the_past_stays_there()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id"]);
        long position = database.Run(t => Insert(t, table, 1));
        database.Run(t => Insert(t, table, 2));
        Transaction past = database.Engine.Begin(new TransactionOptions { ReadOnly = true, AsOf = database.Engine.RootAt(position) });
        past.BeginStatement("first");
        Assert.Equal(1, past.GetTree(table.TreeId).Count);
        Assert.Equal(CommitOutcome.ReadOnly, past.Commit().Outcome);
    }

    /// <summary>The root after each commit.</summary>
    private static List<DatabaseRoot> RandomHistory(TestDatabase database, Random random, int commits)
    {
        TableDefinition table = database.CreateTable("t", ["id", "a"], static (t, x) => WithIndex(t, Index(x, t, "t_a", ["a"])));
        List<DatabaseRoot> roots = [];
        for (int i = 0; i < commits; i++)
        {
            if (i % 50 == 49)
            {
                database.CreateTable($"t{i}", ["id", "a"]);
            }
            else if (i % 50 == 24)
            {
                database.Run(t => t.Truncate(table));
            }
            else
            {
                database.Run(t => Change(t, table, random));
            }

            roots.Add(database.Engine.Root);
        }

        return roots;
    }

    private static void Change(Transaction transaction, TableDefinition table, Random random)
    {
        for (int row = random.Next(1, 8); row > 0; row--)
        {
            int id = random.Next(100);
            if (Read(transaction, table, id, "a") is null)
            {
                Insert(transaction, table, id, random.Next(20));
            }
            else if (random.Next(3) == 0)
            {
                Delete(transaction, table, id);
            }
            else
            {
                Set(transaction, table, id, "a", random.Next(20));
            }
        }

        // At least one change whatever came before.
        Insert(transaction, table, 1000 + (int)transaction.Snapshot.Position, 0);
    }

    private sealed class SteppingClock(TimeSpan step) : TimeProvider
    {
        private DateTimeOffset _now = new(2026, 1, 1, 0, 0, 0, TimeSpan.Zero);

        public long Micros => (GetUtcNow() - DateTimeOffset.UnixEpoch).Ticks / TimeSpan.TicksPerMicrosecond;

        public override DateTimeOffset GetUtcNow() => _now += step;

        public void Back(TimeSpan time) => _now -= time;
    }
}
