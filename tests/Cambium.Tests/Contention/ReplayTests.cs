using System.Globalization;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>What a transaction was told from outside of it stays as it was when its statements are run again.</summary>
public sealed class ReplayTests
{
    private const string Table = "create table t (id int primary key, v int, x text); insert into t values (1, 10, ''), (2, 20, '')";

    /// <summary>Runs a statement in a transaction that is replayed; its answer, and what it left in the table.</summary>
    private static async Task<(string Told, string Kept)> Replay(string statement, string look, string prepare = "select 1")
    {
        await using ContentionServer server = await ContentionServer.Start(Table, prepare);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; update t set v = 11 where id = 1");
        string told = first.Ask(statement);
        await Task.Delay(5);
        second.Ask("update t set v = 12 where id = 1");
        Assert.Equal("--= COMMIT", first.Ask("commit"));
        Assert.Equal("--> v:int4 --| 11", second.Ask("select v from t where id = 1"));
        Assert.Equal("--> value:int8 --| 1", second.Ask("select value from cambium.conflict_counters where name = 'replays'"));
        return (told.Split(' ').Last(word => word != "1" && !word.StartsWith("--", StringComparison.Ordinal) && word != "UPDATE"), second.Ask(look).Split(' ')[^1]);
    }

    [Theory]
    [InlineData("random()")]
    [InlineData("gen_random_uuid()")]
    [InlineData("extract(epoch from clock_timestamp())")]
    [InlineData("extract(epoch from statement_timestamp())")]
    [InlineData("extract(epoch from now())")]
    [InlineData("(select state_change::text from pg_stat_activity where pid <> pg_backend_pid() order by pid limit 1)::timestamptz::time")]
    [InlineData("(select pg_sleep(0.01))::text || random()")]
    public async Task A_value_from_outside_is_what_the_client_saw(string value)
    {
        (string told, string kept) = await Replay($"update t set x = {value} where id = 2 returning x", "select x from t where id = 2");
        Assert.Equal(told, kept);
    }

    /// <summary>A run that fails is given up, and with it only what is its own.</summary>
    [Fact]
    public async Task A_run_that_fails_while_a_copy_begins_does_not_end_the_copy()
    {
        await using ContentionServer server = await ContentionServer.Start(Table, "create table log (id int)");
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("set early_warning = off");
        first.Ask("begin");
        first.Ask("insert into t values (3, 30)");
        second.Ask("insert into t values (3, 31)");
        Assert.Equal("--= COPY 2", string.Join(' ', first.Execute("copy log from stdin", ["1", "2"])));
        second.Ask("delete from t where id = 3");

        // The next run doesn't fail, and is what is committed.
        Assert.Equal("--= COMMIT", first.Ask("commit"));
        Assert.Equal("--> count:int8 --| 2", second.Ask("select count(*) from log"));
    }

    /// <summary>A run that was given up has drawn nothing: what the transaction draws after it is new.</summary>
    [Theory]
    [InlineData("")]
    [InlineData("savepoint a")]
    public async Task Behind_a_run_that_failed_values_of_sequences_and_hidden_keys_are_new(string before)
    {
        await using ContentionServer server = await ContentionServer.Start(Table, "create table log (v int)", "create sequence s");
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("set early_warning = off");
        first.Ask("begin");
        first.Ask(before);
        first.Ask("insert into t values (3, 30)");
        first.Ask("select nextval('s')");
        first.Ask("insert into log values (1)");
        second.Ask("insert into t values (3, 31)");
        Assert.Equal("--> nextval:int8 --| 2", first.Ask("select nextval('s')"));
        Assert.Equal("--= INSERT 0 1", first.Ask("insert into log values (2)"));
        Assert.Equal("--> v:int4 --| 1 --| 2", first.Ask("select v from log order by v"));
        second.Ask("delete from t where id = 3");
        Assert.Equal("--= COMMIT", first.Ask("commit"));
        Assert.Equal("--> v:int4 --| 1 --| 2", second.Ask("select v from log order by v"));
        Assert.Equal("--> nextval:int8 --| 3", second.Ask("select nextval('s')"));
    }

    /// <summary>What was forgotten so as to save memory was seen all the same.</summary>
    [Fact]
    public async Task A_transaction_too_long_to_be_repeated_is_warned_early()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("set replay_statement_limit = 2");
        first.Ask("begin");
        first.Ask("select v from t where id = 1");
        first.Ask("update t set x = 'a' where id = 2");
        first.Ask("select v from t where id = 2");
        second.Ask("update t set v = 11 where id = 1");
        Assert.Equal("--! 40001: could not serialize access due to concurrent update", first.Ask("select v from t where id = 2"));
    }

    [Fact]
    public async Task Advisory_locks_are_not_taken_twice()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; select pg_advisory_lock(7); select pg_advisory_xact_lock(8); update t set v = 11 where id = 1");
        second.Ask("update t set v = 12 where id = 1");
        Assert.Equal("--= COMMIT", first.Ask("commit"));
        Assert.Equal("--> pg_try_advisory_lock:bool --| t", second.Ask("select pg_try_advisory_lock(8)"));
        Assert.Equal("--> pg_advisory_unlock:bool --| t", first.Ask("select pg_advisory_unlock(7)"));
        Assert.Equal("--> pg_try_advisory_lock:bool --| t", second.Ask("select pg_try_advisory_lock(7)"));
    }

    [Fact]
    public async Task A_cancelled_statement_is_not_repeated()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; update t set v = 11 where id = 1; savepoint s; set statement_timeout = 50");
        Assert.EndsWith("57014: canceling statement due to statement timeout", first.Ask("select pg_sleep(5)"), StringComparison.Ordinal);
        first.Ask("rollback to s");
        second.Ask("update t set v = 12 where id = 1");
        Assert.StartsWith("--! 40001", first.Ask("commit"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_long_answer_counts_to_its_last_byte()
    {
        await using ContentionServer server = await ContentionServer.Start(
            "create table big as select g as id, repeat('x', 100) as x from generate_series(1, 5000) g; alter table big add primary key (id)", Table);
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        foreach ((string change, string outcome) in new[] { ("update big set x = x where id = 5000", "--= COMMIT"), ("update big set x = 'y' where id = 5000", "--! 40001") })
        {
            first.Ask("begin; update t set v = 11 where id = 1");
            Assert.Equal(5001, first.Execute("select * from big order by id", []).Count);
            second.Ask(change);
            second.Ask("update t set v = v + 1 where id = 1");
            Assert.StartsWith(outcome, first.Ask("commit"), StringComparison.Ordinal);
        }
    }

    [Fact]
    public async Task Many_blind_writers_of_one_row_lose_nothing()
    {
        await using ContentionServer server = await ContentionServer.Start(Table);
        int[] refused = await Task.WhenAll(Enumerable.Range(0, 32).Select(client => Task.Factory.StartNew(
            () =>
            {
                ScriptSession session = server.Connect();
                int count = 0;
                for (int round = 0; round < 10; round++)
                {
                    session.Ask("begin");
                    session.Ask(string.Create(CultureInfo.InvariantCulture, $"update t set v = {client} where id = 1"));
                    session.Ask(string.Create(CultureInfo.InvariantCulture, $"update t set x = x || '{client % 10}' where id = 2"));
                    count += session.Ask("commit") == "--= COMMIT" ? 0 : 1;
                }

                return count;
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default)));
        Assert.Equal(0, refused.Sum());
        Assert.Equal("--> length:int4 --| 320", server.Connect().Ask("select length(x) from t where id = 2"));
    }
}
