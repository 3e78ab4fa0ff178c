using System.Globalization;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>Transactions none of whose answers was sent before their commit never see a conflict.</summary>
public sealed class WholeTransactionTests
{
    private const int Clients = 16;
    private const int Rounds = 25;

    [Theory]
    [InlineData("update t set v = (select v from t where id = 1) + 1 where id = 1")]
    [InlineData("update t set v = v + 1 where id = 1 returning v")]
    [InlineData("begin; select v from t where id = 1; update t set v = (select v from t where id = 1) + 1 where id = 1; commit")]
    [InlineData("update t set w = v where id = 1; update t set v = w + 1 where id = 1")]
    [InlineData("insert into log select count(*) + 1 from log; update t set v = (select max(n) from log) where id = 1")]
    public async Task Many_at_once_on_one_row_all_commit(string statements)
    {
        await using ContentionServer server = await ContentionServer.Start(
            "create table t (id int primary key, v int, w int); insert into t values (1, 0, 0); create table log (n int primary key)");
        string[] answers = (await Task.WhenAll(Enumerable.Range(0, Clients).Select(_ => Task.Factory.StartNew(
            () =>
            {
                ScriptSession session = server.Connect();
                return Enumerable.Range(0, Rounds).Select(_ => session.Ask(statements)).ToArray();
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default)))).SelectMany(static found => found).ToArray();
        Assert.DoesNotContain(answers, static answer => answer.Contains("--!", StringComparison.Ordinal));
        Assert.Equal($"--> v:int4 --| {Clients * Rounds}", server.Connect().Ask("select v from t where id = 1"));
        if (statements.Contains("returning", StringComparison.Ordinal))
        {
            // Every answer belongs to the run that was committed.
            int[] seen = [.. answers.Select(static answer => int.Parse(answer.Split(' ')[3], CultureInfo.InvariantCulture)).Order()];
            Assert.Equal(Enumerable.Range(1, Clients * Rounds), seen);
        }
    }

    [Fact]
    public async Task A_statement_that_fails_on_what_others_left_says_so()
    {
        // Each inserts the next number unless there are ten: never two the same, never a conflict, and then only the check's error.
        await using ContentionServer server = await ContentionServer.Start("create table log (n int primary key check (n <= 40))");
        string[] answers = (await Task.WhenAll(Enumerable.Range(0, 8).Select(_ => Task.Factory.StartNew(
            () =>
            {
                ScriptSession session = server.Connect();
                return Enumerable.Range(0, 10).Select(_ => session.Ask("insert into log select count(*) + 1 from log")).ToArray();
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default)))).SelectMany(static found => found).ToArray();
        Assert.Equal(40, answers.Count(static answer => answer == "--= INSERT 0 1"));
        Assert.Equal(40, answers.Count(static answer => answer.StartsWith("--! 23514", StringComparison.Ordinal)));
    }

    /// <summary>A notice of a statement that is under way leaves at once; it is no answer.</summary>
    [Theory]
    [InlineData("do $$ begin update t set v = (select v from t where id = 1) + 1 where id = 1; raise notice 'on the way'; perform pg_advisory_xact_lock(7); end $$")]
    [InlineData("call work()")]
    public async Task A_statement_whose_notices_have_left_is_run_again(string statement)
    {
        await using ContentionServer server = await ContentionServer.Start(
            "create table t (id int primary key, v int); insert into t values (1, 0)",
            """
            create procedure work() language plpgsql as $$
            begin update t set v = (select v from t where id = 1) + 1 where id = 1; raise notice 'on the way'; perform pg_advisory_xact_lock(7); end $$
            """);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        second.Ask("select pg_advisory_lock(7)");
        Task<string> told = first.AskAside(statement);
        while (second.Ask("select count(*) from pg_stat_activity where wait_event = 'advisory'") != "--> count:int8 --| 1")
        {
            await Task.Delay(5);
        }

        second.Ask("update t set v = 10 where id = 1");
        second.Ask("select pg_advisory_unlock(7)");
        Assert.Equal(2, (await told).Split("on the way").Length - 1);
        Assert.DoesNotContain("40001", await told, StringComparison.Ordinal);
        Assert.Equal("--> v:int4 --| 11", second.Ask("select v from t where id = 1"));
    }

    private const string Procedures = """
        create table step (n int);
        create procedure spend(n int) language plpgsql as $$
        begin
          update t set v = (select v from t where id = 1) + n where id = 1;
          commit;
        end $$;
        create procedure work() language plpgsql as $$
        declare
          r record;
          k int;
          before int;
        begin
          for i in 1 .. 2 loop                                       -- + 2
            select v into before from t where id = 1;
            update t set v = before + 1 where id = 1;
            commit;
          end loop;
          for r in select n from step order by n loop                -- + 3
            select v into before from t where id = 1;
            update t set v = before + r.n where id = 1;
            if r.n = 1 then
              commit;
            else
              case r.n when 2 then commit; else null; end case;
            end if;
          end loop;
          foreach k in array array[1, 1] loop                        -- + 2
            <<inner>> begin
              select v into before from t where id = 1;
              update t set v = before + k where id = 1;
              commit;
            end;
          end loop;
          begin
            raise exception 'to be handled';
          exception when others then                                 -- + 1
            select v into before from t where id = 1;
            update t set v = before + 1 where id = 1;
            commit;
            if sqlerrm <> 'to be handled' then raise; end if;
          end;
          k := 0;
          while k < 2 loop                                           -- + 1
            k := k + 1;
            select v into before from t where id = 1;
            update t set v = before + k where id = 1;
            if k = 1 then commit; else rollback; end if;
          end loop;
          call spend(4);                                             -- + 4
          select v into before from t where id = 1;
          update t set v = before + 7 where id = 1;                  -- + 7
        end $$;
        insert into step values (1), (2)
        """;

    /// <summary>Each part between two COMMITs is run again from its beginning, not from the procedure's.</summary>
    [Theory]
    [InlineData("call work()", 20)]
    [InlineData("do $$ declare a int; begin for i in 1..3 loop a := (select v from t where id = 1); update t set v = a + 1 where id = 1; commit; end loop; end $$", 3)]
    [InlineData("do $$ begin call work(); call spend(1); end $$", 21)]
    public async Task Procedures_that_commit_on_the_way_all_commit(string statement, int each)
    {
        await using ContentionServer server = await ContentionServer.Start("create table t (id int primary key, v int); insert into t values (1, 0)", Procedures);
        string[] answers = await AskAll(server, 8, 6, statement);
        Assert.DoesNotContain(answers, static answer => answer.Contains("--!", StringComparison.Ordinal));
        Assert.Equal($"--> v:int4 --| {8 * 6 * each}", server.Connect().Ask("select v from t where id = 1"));
    }

    /// <summary>Answers of 100 kB and of 3 MB, which wait in a file.</summary>
    [Theory]
    [InlineData(50, "update big set v = v + 1 returning id, repeat('x', 2000), v")]
    [InlineData(1500, "update big set v = v + 1 returning id, repeat('x', 2000), v")]
    [InlineData(50, "select repeat('x', 2000) from big; update big set v = (select max(v) from big) + 1")]
    [InlineData(50, "begin; select repeat('x', 2000) from big; update big set v = (select max(v) from big) + 1; commit")]
    [InlineData(50, "update big set v = (select max(v) from big) + 1; select repeat('x', 2000), v from big")]
    public async Task Long_answers_wait_for_the_commit(int rows, string statements)
    {
        await using ContentionServer server = await ContentionServer.Start($"create table big as select id, 0 as v from generate_series(1, {rows}) id; alter table big add primary key (id)");
        string[] answers = await AskAll(server, 8, 3, statements);
        Assert.All(answers, answer => Assert.InRange(answer.Length, rows * 2000, int.MaxValue));
        Assert.DoesNotContain(answers, static answer => answer.Contains("--!", StringComparison.Ordinal));
        Assert.Equal("--> min:int4 | max:int4 --| 24 | 24", server.Connect().Ask("select min(v), max(v) from big"));
        if (statements.StartsWith("update", StringComparison.Ordinal))
        {
            // Every answer is that of the run which was committed.
            Assert.Equal(Enumerable.Range(1, 24), answers.Select(static answer => int.Parse(answer.Split("--|", 3)[1].Split('|')[^1], CultureInfo.InvariantCulture)).Order());
        }
    }

    /// <summary>Statements too long for the committer's turn take it in the end: others wait for once.</summary>
    [Theory]
    [InlineData("update t set v = (select v from t where id = 1) + 1 where id = 1")]
    [InlineData("begin; update t set v = v + 1 where id = 1 returning v; commit")]
    public async Task Those_too_long_for_the_turn_commit_too(string statements)
    {
        await using ContentionServer server = await ContentionServer.Start("create table t (id int primary key, v int); insert into t values (1, 0)");
        string[] answers = await AskAll(server, 12, 10, "set transaction_attempts = 12; set replay_turn_limit = 0; " + statements);
        Assert.DoesNotContain(answers, static answer => answer.Contains("--!", StringComparison.Ordinal));
        Assert.Equal("--> v:int4 --| 120", server.Connect().Ask("select v from t where id = 1"));
    }

    [Fact]
    public async Task Changes_of_definitions_go_through_beside_constant_writers()
    {
        await using ContentionServer server = await ContentionServer.Start("create table t (id int primary key, v int, w int); insert into t select g, 0, 0 from generate_series(1, 500) g");
        using CancellationTokenSource end = new();
        Task<List<string>> writing = Task.Factory.StartNew(
            () =>
            {
                ScriptSession session = server.Connect();
                List<string> refused = [];
                while (!end.IsCancellationRequested)
                {
                    string answer = session.Ask("update t set v = v + 1 where id = 7");
                    if (answer != "--= UPDATE 1")
                    {
                        refused.Add(answer);
                    }
                }

                return refused;
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default);
        ScriptSession definer = server.Connect();
        definer.Ask("set transaction_attempts = 12");
        for (int round = 0; round < 5; round++)
        {
            foreach (string definition in new[] { "alter table t alter w type bigint", "create unique index i on t (id, v)", "alter table t add z int default 1", "drop index i", "alter table t drop z", "alter table t alter w type int" })
            {
                Assert.DoesNotContain("--!", definer.Ask(definition), StringComparison.Ordinal);
            }
        }

        await end.CancelAsync();
        Assert.Empty(await writing);
    }

    /// <summary>One of the rows fires a trigger that adds to another table's; their data is longer than what is kept in memory.</summary>
    [Fact]
    public async Task Copied_data_is_kept_for_another_run_in_a_file()
    {
        await using ContentionServer server = await ContentionServer.Start(
            "create table t (id int primary key, v int); insert into t values (1, 0); create table c (x text)",
            "create function count_up() returns trigger language plpgsql as $$ declare a int; begin a := (select v from t where id = 1); update t set v = a + 1 where id = 1; return null; end $$",
            "create trigger counts after insert on c for each row when (new.x = 'count') execute function count_up()");
        string[] lines = ["count", .. Enumerable.Range(0, 2999).Select(static i => new string((char)('a' + (i % 26)), 100))];
        string[] answers = (await Task.WhenAll(Enumerable.Range(0, 8).Select(_ => Task.Factory.StartNew(
            () =>
            {
                ScriptSession session = server.Connect();
                session.Ask("set replay_memory_limit = '64kB'");
                return Enumerable.Range(0, 3).Select(_ => string.Join(' ', session.Execute("copy c from stdin", lines))).ToArray();
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default)))).SelectMany(static found => found).ToArray();
        Assert.All(answers, static answer => Assert.EndsWith("COPY 3000", answer, StringComparison.Ordinal));
        Assert.Equal("--> v:int4 --| 24", server.Connect().Ask("select v from t where id = 1"));
        Assert.Equal("--> count:int8 --| 72000", server.Connect().Ask("select count(*) from c"));
    }

    [Fact]
    public async Task A_string_of_very_many_statements_is_run_again_whole()
    {
        await using ContentionServer server = await ContentionServer.Start("create table t (id int primary key, v int); insert into t values (1, 0)");
        string statements = string.Concat(Enumerable.Repeat("select 1; ", 60)) + "update t set v = (select v from t where id = 1) + 1 where id = 1";
        string[] answers = await AskAll(server, 8, 10, "set replay_statement_limit = 50; " + statements);
        Assert.DoesNotContain(answers, static answer => answer.Contains("--!", StringComparison.Ordinal));
        Assert.Equal("--> v:int4 --| 80", server.Connect().Ask("select v from t where id = 1"));
    }

    private static async Task<string[]> AskAll(ContentionServer server, int clients, int rounds, string statements) =>
        (await Task.WhenAll(Enumerable.Range(0, clients).Select(_ => Task.Factory.StartNew(
            () =>
            {
                ScriptSession session = server.Connect();
                return Enumerable.Range(0, rounds).Select(_ => session.Ask(statements)).ToArray();
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default)))).SelectMany(static found => found).ToArray();
}
