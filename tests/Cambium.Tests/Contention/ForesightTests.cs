using System.Globalization;
using Cambium.Sql.Statements;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>Statements that line up for rows without FOR UPDATE, because transactions have lost rows they had read by them and then written.</summary>
public sealed class ForesightTests
{
    private const string Table = "create table t (id int primary key, v int, w int); insert into t values (1, 10, 0), (2, 20, 0), (3, 30, 0); create view few as select * from t where id < 9";
    private const string Read = "select v from t where id = 1";

    [Theory]
    [InlineData(Read, "update t set v = {0} where id = 1", 11)]
    [InlineData("select v from t order by id limit 1", "update t set v = {0} where id = 1", 11)]
    [InlineData("select v, id from t where v < 15", "update t set v = {0} where id = 1", 11)]
    [InlineData("update t set v = v + 1 where id = 1 returning v", "", 12)]
    [InlineData("update t set v = t.v + s.one from (select 1 as one) s where t.id = s.one returning t.v", "", 12)]
    [InlineData("update few set v = v + 1 where id = 1 returning v", "", 12)]
    public async Task The_next_one_waits_and_reads_what_the_one_before_has_written(string read, string write, int expected)
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        Teach(server.Connect(), server.Connect(), read, write);
        server.Connect().Ask("update t set v = 10 where id = 1");
        ScriptSession first = Patient(server);
        ScriptSession second = Patient(server);
        first.Ask("begin");
        second.Ask("begin");
        second.Ask("select v from t where id = 3");
        first.Ask(read);
        Task<string> waiting = second.AskAside(read);
        Assert.NotSame(waiting, await Task.WhenAny(waiting, Task.Delay(150)));
        Change(first, write, 11);
        Assert.Equal("--= COMMIT", first.Ask("commit"));
        Assert.Contains($" --| {expected}", await waiting, StringComparison.Ordinal);
        Change(second, write, 12);
        Assert.Equal("--= COMMIT", second.Ask("commit"));
        Assert.Equal("--> v:int4 --| 12", server.Connect().Ask(Read));
        Assert.Equal("2", Foreseen(server));
    }

    /// <summary>In the view of those that do, and by EXPLAIN CONFLICTS of the same statement with other literals.</summary>
    [Fact]
    public async Task Shown_to_who_asks()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        ScriptSession session = server.Connect();
        Assert.DoesNotContain("Lines up", session.Ask("explain conflicts " + Read), StringComparison.Ordinal);
        Assert.Equal("--> count:int8 --| 0", session.Ask("select count(*) from cambium.foresight"));
        Teach(server.Connect(), server.Connect(), Read, "update t set v = {0} where id = 1");
        Assert.Contains("Lines up for the rows it reads", session.Ask("explain conflicts select v from t where id = 2"), StringComparison.Ordinal);
        Assert.Contains("\"LinesUp\":true", session.Ask("explain (conflicts, format json) " + Read), StringComparison.Ordinal);
        Assert.DoesNotContain("Lines up", session.Ask("explain conflicts select v from t where id > 2"), StringComparison.Ordinal);
        Assert.Equal(
            "--> statement:text | lines_up:bool | soon:bool | wrote:int4 --| select v from t where id = $1 | t | t | 0",
            session.Ask("select statement, lines_up, time_left between '0' and '10 s' as soon, wrote from cambium.foresight"));
    }

    /// <summary>As workers take jobs: what is found is gone when those behind get their turn.</summary>
    [Fact]
    public async Task Who_waits_for_a_row_that_goes_finds_the_next_one()
    {
        const string Oldest = "select id from t order by id limit 1";
        await using ContentionServer server = await ContentionServer.Start(Table);
        Teach(server.Connect(), server.Connect(), Oldest, "delete from t where id = 1", "delete from t where id = 1");
        ScriptSession first = Patient(server);
        ScriptSession second = Patient(server);
        first.Ask("begin");
        second.Ask("begin");
        Assert.Equal("--> id:int4 --| 2", first.Ask(Oldest));
        Task<string> waiting = second.AskAside(Oldest);
        Assert.NotSame(waiting, await Task.WhenAny(waiting, Task.Delay(150)));
        first.Ask("delete from t where id = 2; commit");
        Assert.EndsWith("--| 3", await waiting, StringComparison.Ordinal);
        Assert.Equal("--= DELETE 1 --= COMMIT", second.Ask("delete from t where id = 3; commit"));
    }

    /// <summary>Values worked out by the clients: one lost update, or one block that sees half of another, and the sums are wrong.</summary>
    [Fact]
    public async Task Transfers_in_any_order_lose_nothing()
    {
        const int Clients = 6;
        const int Transfers = 25;
        await using ContentionServer server = await ContentionServer.Start(Table);
        ScriptSession[] sessions = [.. Enumerable.Range(0, Clients).Select(_ => server.Connect())];
        Teach(server.Connect(), server.Connect(), Read, "update t set v = {0} where id = 1");
        server.Connect().Ask("update t set v = 10 where id = 1");
        await Task.WhenAll(sessions.Select((session, client) => Task.Factory.StartNew(
            () => Transfer(session, new Random(client), Transfers), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default)));
        Assert.Equal($"--> sum:int8 | sum:int8 --| 60 | {2 * Clients * Transfers}", server.Connect().Ask("select sum(v), sum(w) from t"));
        Assert.NotEqual("0", Foreseen(server));
    }

    private static void Transfer(ScriptSession session, Random random, int transfers)
    {
        for (int done = 0; done < transfers;)
        {
            int from = random.Next(1, 4);
            int to = (from % 3) + 1;
            session.Ask("begin");
            if (TryAdd(session, from, -1) && TryAdd(session, to, 1))
            {
                string sum = session.Ask("select sum(v) from t");
                Assert.True(sum.EndsWith("--| 60", StringComparison.Ordinal) || sum.StartsWith("--! 40001", StringComparison.Ordinal), sum);
                done += session.Ask("commit") == "--= COMMIT" ? 1 : 0;
            }

            session.Ask("rollback");
        }
    }

    private static bool TryAdd(ScriptSession session, int id, int change)
    {
        string[] read = session.Ask($"select v from t where id = {id}").Split(' ');
        return read[0] == "-->" && session.Ask($"update t set v = {int.Parse(read[^1], CultureInfo.InvariantCulture) + change}, w = w + 1 where id = {id}") == "--= UPDATE 1";
    }

    [Fact]
    public async Task Told_early_it_teaches_when_its_next_run_commits()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        ScriptSession session = server.Connect();
        session.Ask(Read);
        session.Ask("begin; update t set w = 1 where id = 2");
        session.Ask(Read);
        server.Connect().Ask("update t set v = 11 where id = 1");
        Assert.StartsWith("--! 40001", session.Ask("select w from t where id = 3"), StringComparison.Ordinal);
        session.Ask("rollback; begin; update t set w = 1 where id = 2");
        session.Ask(Read);
        Assert.Equal("--= UPDATE 1 --= COMMIT", session.Ask("update t set v = 12 where id = 1; commit"));
        session.Ask("begin");
        session.Ask(Read);
        session.Ask("update t set v = 13 where id = 1; commit");
        Assert.Equal("1", Foreseen(server));
    }

    [Fact]
    public async Task Nobody_who_may_not_wait_is_kept_out()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        Teach(server.Connect(), server.Connect(), Read, "update t set v = {0} where id = 1");
        ScriptSession first = Patient(server);
        ScriptSession second = Patient(server);
        first.Ask("begin");
        first.Ask(Read);
        Assert.Equal("--> id:int4 --| 1", server.Connect().Ask("select id from t where id = 1 for update skip locked"));
        Assert.Equal("--= BEGIN --> id:int4 --| 1", second.Ask("begin; select id from t where id = 1 for update nowait"));
        Assert.Equal("--> id:int4", server.Connect().Ask("select id from t where id = 1 for update skip locked"));
        Assert.EndsWith("55P03: could not obtain lock on row in relation \"t\"", server.Connect().Ask("select id from t where id = 1 for update nowait"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task Only_blocks_that_may_write_line_up_and_only_where_it_is_on()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        Teach(server.Connect(), server.Connect(), Read, "update t set v = {0} where id = 1");
        ScriptSession session = Patient(server);
        session.Ask(Read);
        foreach (string start in (string[])["begin read only", "commit; set queue_foresight = 0; begin", "commit; reset queue_foresight; set queue = off; begin"])
        {
            session.Ask(start);
            session.Ask(Read);
        }

        session.Ask("commit; set queue = on; begin");
        Assert.Equal("0", Foreseen(server));
        session.Ask(Read);
        session.Ask("commit");
        Assert.Equal("1", Foreseen(server));
    }

    [Fact]
    public async Task Transactions_that_only_read_are_never_refused_and_end_the_guess()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        Teach(server.Connect(), server.Connect(), Read, "update t set v = {0} where id = 1");
        ScriptSession reader = Patient(server);
        for (int round = 0; round < 2 * WriteForesight.SampleSize; round++)
        {
            reader.Ask("begin");
            reader.Ask("select v from t where id = 2");
            server.Connect().Ask("update t set v = v + 1 where id < 3");
            Assert.StartsWith("--> v:int4 --| ", reader.Ask(Read), StringComparison.Ordinal);
            Assert.Equal("--= COMMIT", reader.Ask("commit"));
        }

        Assert.InRange(int.Parse(Foreseen(server), CultureInfo.InvariantCulture), 1, WriteForesight.SampleSize);
    }

    [Fact]
    public async Task Who_would_wait_in_a_circle_goes_on()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        Teach(server.Connect(), server.Connect(), Read, "update t set v = {0} where id = 1");
        ScriptSession first = Patient(server);
        ScriptSession second = Patient(server);
        first.Ask("begin");
        first.Ask(Read);
        second.Ask("begin");
        second.Ask("select v from t where id = 2");
        Task<string> waiting = first.AskAside("select v from t where id = 2");
        Assert.NotSame(waiting, await Task.WhenAny(waiting, Task.Delay(100)));
        Assert.StartsWith("--> v:int4", second.Ask(Read), StringComparison.Ordinal);
        second.Ask("commit");
        Assert.Equal("--> v:int4 --| 20", await waiting);
    }

    [Fact]
    public void It_is_kept_while_it_helps_and_distrusted_when_it_was_wrong()
    {
        WriteForesight foresight = new();
        Assert.False(foresight.IsActive);
        long now = Environment.TickCount64;
        Assert.True(foresight.Learn(now));
        Assert.True(foresight.Learn(now + 1));
        Assert.True(foresight.IsActive);
        for (int i = 0; i < 10 * WriteForesight.SampleSize; i++)
        {
            foresight.Count(wrote: i % 3 > 0, waited: true, now);
        }

        Assert.True(foresight.IsActive);
        for (int i = 0; i < 2 * WriteForesight.SampleSize; i++)
        {
            foresight.Count(wrote: i % 3 == 0, waited: true, now);
        }

        Assert.False(foresight.IsActive);
        Assert.False(foresight.Learn(now + WriteForesight.DistrustedMilliseconds - 1));
        Assert.True(foresight.Learn(now + WriteForesight.DistrustedMilliseconds));
    }

    /// <summary>Two transactions that read and write the same row; the second is refused.</summary>
    private static void Teach(ScriptSession loser, ScriptSession winner, string read, string write, string winning = "update t set v = v + 1 where id = 1")
    {
        // From the second time on its literals are parameters, and its plan is that of others who differ in them.
        loser.Ask("begin");
        loser.Ask(read);
        loser.Ask("rollback");
        loser.Ask("begin");
        loser.Ask(read);
        winner.Ask(winning);
        Change(loser, write, 99);
        Assert.StartsWith("--! 40001", loser.Ask("commit"), StringComparison.Ordinal);
    }

    private static void Change(ScriptSession session, string write, int value)
    {
        if (write.Length > 0)
        {
            session.Ask(string.Format(CultureInfo.InvariantCulture, write, value));
        }
    }

    /// <summary>However slow the machine is: nobody gives up waiting.</summary>
    private static ScriptSession Patient(ContentionServer server)
    {
        ScriptSession session = server.Connect();
        session.Ask("set queue_timeout = '1h'; set queue_foresight = '1min'");
        return session;
    }

    private static string Foreseen(ContentionServer server) => server.Connect().Ask("select value from cambium.conflict_counters where name = 'foreseen'").Split(' ')[^1];
}
