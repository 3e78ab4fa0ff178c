using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>SELECT … FOR UPDATE of one row by several sessions.</summary>
public sealed class RowQueueTests
{
    private const string Table = "create table t (id int primary key, v int, w int); insert into t values (1, 10, 0), (2, 20, 0), (3, 30, 0)";

    /// <summary>Whoever waits does so until it is its turn, however late a busy machine lets the others go on.</summary>
    private static Task<ContentionServer> Start(params string[] statements) => ContentionServer.Start([.. statements, "alter role cambium set queue_timeout = '1h'"]);

    [Theory]
    [InlineData("select v from t where id = 1 for update")]
    [InlineData("select v from t order by id limit 1 for update")]
    [InlineData("select v from t where v < 15 for no key update")]
    public async Task A_row_is_read_when_those_before_have_finished(string query)
    {
        await using ContentionServer server = await Start(Table, "alter table t alter column w set default 0");
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin");
        second.Ask("begin");
        second.Ask("select v from t where id = 3");
        Assert.Equal("--> v:int4 --| 10", first.Ask(query));
        Task<string> waiting = second.AskAside(query);
        first.Ask("update t set v = 11 where id = 1");
        Assert.NotSame(waiting, await Task.WhenAny(waiting, Task.Delay(150)));
        first.Ask("commit");
        Assert.Equal("--> v:int4 --| 11", await waiting);
        Assert.Equal("--= UPDATE 1", second.Ask("update t set v = 12 where id = 1"));
        Assert.Equal("--= COMMIT", second.Ask("commit"));
    }

    [Theory]
    [InlineData("delete from t where id = (select id from t order by id limit 1 for update) returning id")]
    [InlineData("with next as (select id from t order by id limit 1 for update) update t set w = 1 from next where t.id = next.id returning t.id")]
    [InlineData("insert into t select id + 10, v, w from t order by id limit 1 for update returning id - 10 as id")]
    public async Task Who_writes_what_it_has_lined_up_for_in_a_subquery_takes_the_next_row(string statement)
    {
        await using ContentionServer server = await Start(Table, "alter role cambium set replay = off");
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; select id from t where id = 1 for update");
        second.Ask("begin");
        Task<string> waiting = second.AskAside(statement);
        Assert.NotSame(waiting, await Task.WhenAny(waiting, Task.Delay(150)));
        first.Ask("delete from t where id = 1; commit");
        Assert.StartsWith("--> id:int4 --| 2 ", await waiting, StringComparison.Ordinal);
        Assert.Equal("--= COMMIT", second.Ask("commit"));
    }

    [Fact]
    public async Task A_rollback_lets_the_next_one_go_on()
    {
        await using ContentionServer server = await Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; select v from t where id = 1 for update");
        Task<string> waiting = second.AskAside("begin; select v from t where id = 1 for update");
        Assert.NotSame(waiting, await Task.WhenAny(waiting, Task.Delay(100)));
        first.Ask("rollback");
        Assert.Equal("--= BEGIN --> v:int4 --| 10", await waiting);
    }

    [Theory]
    [InlineData("update", "share", true)]
    [InlineData("share", "update", true)]
    [InlineData("share", "share", false)]
    [InlineData("no key update", "key share", false)]
    [InlineData("update", "key share", true)]
    [InlineData("no key update", "share", true)]
    public async Task Strengths_get_on_as_in_PostgreSQL(string held, string wanted, bool isExclusive)
    {
        await using ContentionServer server = await Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; select v from t where id = 1 for " + held);
        string found = second.Ask($"select v from t where id = 1 for {wanted} nowait");
        Assert.EndsWith(isExclusive ? "--! 55P03: could not obtain lock on row in relation \"t\"" : "--> v:int4 --| 10", found, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Rows_others_work_on_are_passed_over_and_what_becomes_of_them_is_no_conflict()
    {
        await using ContentionServer server = await Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        const string Take = "select id from t where w = 0 order by id limit 1 for update skip locked";
        Assert.Equal("--= BEGIN --> id:int4 --| 1", first.Ask("begin; " + Take));
        Assert.Equal("--= BEGIN --> id:int4 --| 2", second.Ask("begin; " + Take));
        second.Ask("set local replay = off; update t set w = 1 where id = 2");
        first.Ask("update t set w = 1 where id = 1; commit");
        Assert.Equal("--= COMMIT", second.Ask("commit"));
        Assert.Equal("--= BEGIN --> id:int4 --| 3", first.Ask("begin; " + Take));
    }

    [Fact]
    public async Task A_session_that_stalls_loses_its_place()
    {
        await using ContentionServer server = await Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; select v from t where id = 1 for update");
        second.Ask("set queue_timeout = '50ms'");
        Assert.Equal("--> v:int4 --| 10", second.Ask("select v from t where id = 1 for update"));
    }

    /// <summary>Each waits for the other: whoever comes second would wait in no one's turn, and goes on without an error.</summary>
    [Fact]
    public async Task Crossing_sessions_do_not_hang()
    {
        await using ContentionServer server = await Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; select v from t where id = 1 for update");
        second.Ask("begin; select v from t where id = 2 for update");
        Task<string> ofFirst = first.AskAside("select v from t where id = 2 for update");
        Task<string> ofSecond = second.AskAside("select v from t where id = 1 for update");
        (await Task.WhenAny(ofFirst, ofSecond) == ofFirst ? first : second).Ask("rollback");
        Assert.Equal("--> v:int4 --| 20", await ofFirst);
        Assert.Equal("--> v:int4 --| 10", await ofSecond);
    }

    [Theory]
    [InlineData("set statement_timeout = 100", "57014: canceling statement due to statement timeout")]
    [InlineData("set lock_timeout = 100", "55P03: canceling statement due to lock timeout")]
    public async Task Timeouts_end_the_wait(string setting, string error)
    {
        await using ContentionServer server = await Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; select v from t where id = 1 for update");
        second.Ask(setting);
        Assert.EndsWith("--! " + error, second.Ask("select v from t where id = 1 for update"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_cancel_request_ends_the_wait()
    {
        await using ContentionServer server = await Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        string pid = second.Ask("select pg_backend_pid()").Split(' ')[^1];
        first.Ask("begin; select v from t where id = 1 for update");
        Task<string> waiting = second.AskAside("select v from t where id = 1 for update");
        Assert.NotSame(waiting, await Task.WhenAny(waiting, Task.Delay(100)));
        first.Ask($"select pg_cancel_backend({pid})");
        Assert.EndsWith("--! 57014: canceling statement due to user request", await waiting, StringComparison.Ordinal);
    }

    /// <summary>Each takes the oldest row, like a worker from a list of jobs: those who wait go on to the next one in the order in which they came.</summary>
    [Fact]
    public async Task Those_who_wait_for_a_row_that_goes_wait_for_the_next_before_later_comers()
    {
        const int Clients = 12;
        const int Rows = 240;
        await using ContentionServer server = await Start($"create table job (id int primary key); insert into job select generate_series(1, {Rows})");
        using Barrier connected = new(Clients);
        List<int>[] taken = await Task.WhenAll(Enumerable.Range(0, Clients).Select(_ => Task.Factory.StartNew(
            () =>
            {
                ScriptSession session = server.Connect();
                connected.SignalAndWait();
                return TakeJobs(session);
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default)));
        Assert.Equal(Enumerable.Range(1, Rows), taken.SelectMany(static jobs => jobs).Order());
        // A thread may begin late; nobody gets what others waited for.
        Assert.All(taken, static jobs => Assert.InRange(jobs.Count, 1, Rows / 4));
    }

    private static List<int> TakeJobs(ScriptSession session)
    {
        List<int> taken = [];
        while (true)
        {
            session.Ask("begin");
            string[] found = session.Ask("select id from job order by id limit 1 for update").Split(' ');
            if (found[^1] == "id:int4")
            {
                session.Ask("rollback");
                return taken;
            }

            Assert.Equal("--= DELETE 1", session.Ask("delete from job where id = " + found[^1]));
            Assert.Equal("--> pg_sleep:void --| ", session.Ask("select pg_sleep(0.002)"));
            Assert.Equal("--= COMMIT", session.Ask("commit"));
            taken.Add(int.Parse(found[^1], System.Globalization.CultureInfo.InvariantCulture));
        }
    }

    [Fact]
    public async Task Switched_off_nobody_waits()
    {
        await using ContentionServer server = await Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; select v from t where id = 1 for update");
        second.Ask("set queue = off");
        Assert.Equal("--> v:int4 --| 10", second.Ask("select v from t where id = 1 for update nowait"));
    }

    [Fact]
    public async Task Many_who_read_a_row_for_update_and_write_it_all_commit_at_once()
    {
        await using ContentionServer server = await Start(Table);
        const int Clients = 16;
        const int Commits = 20;
        Task<int>[] clients = [.. Enumerable.Range(0, Clients).Select(_ => Task.Factory.StartNew(
            () => Increment(server.Connect(), Commits), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default))];
        int refused = (await Task.WhenAll(clients)).Sum();
        Assert.Equal(0, refused);
        Assert.Equal($"--> v:int4 --| {10 + (Clients * Commits)}", server.Connect().Ask("select v from t where id = 1"));
    }

    private static int Increment(ScriptSession session, int commits)
    {
        int refused = 0;

        for (int done = 0; done < commits;)
        {
            session.Ask("begin");
            int value = int.Parse(session.Ask("select v from t where id = 1 for update").Split(' ')[^1], System.Globalization.CultureInfo.InvariantCulture);
            session.Ask($"update t set v = {value + 1} where id = 1");
            bool isCommitted = session.Ask("commit") == "--= COMMIT";
            done += isCommitted ? 1 : 0;
            refused += isCommitted ? 0 : 1;
        }

        return refused;
    }
}
