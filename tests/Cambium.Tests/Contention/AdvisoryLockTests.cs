using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>The only locks that make a session wait.</summary>
public sealed class AdvisoryLockTests
{
    [Fact]
    public async Task Who_waits_too_long_is_told()
    {
        await using ContentionServer server = await ContentionServer.Start();
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("select pg_advisory_lock(1)");
        second.Ask("set lock_timeout = 50");
        Assert.Equal("--! 55P03: canceling statement due to lock timeout", second.Ask("select pg_advisory_lock(1)"));
        first.Ask("select pg_advisory_unlock(1)");
        Assert.StartsWith("--> pg_advisory_lock", second.Ask("select pg_advisory_lock(1)"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task Readers_that_come_later_do_not_overtake_a_writer_that_waits()
    {
        await using ContentionServer server = await ContentionServer.Start();
        ScriptSession reader = server.Connect();
        ScriptSession writer = server.Connect();
        ScriptSession later = server.Connect();
        reader.Ask("select pg_advisory_lock_shared(1)");
        Task<string> written = writer.AskAside("select pg_advisory_lock(1)");
        await UntilWaiting(reader, 1);
        Assert.Equal("--> pg_try_advisory_lock_shared:bool --| f", later.Ask("select pg_try_advisory_lock_shared(1)"));
        Task<string> read = later.AskAside("select pg_advisory_lock_shared(1)");
        await UntilWaiting(reader, 2);

        // The writer waits for this one, who would never let it go if it had to wait for the writer.
        Assert.StartsWith("--> pg_advisory_lock_shared", reader.Ask("select pg_advisory_lock_shared(1)"), StringComparison.Ordinal);
        reader.Ask("select pg_advisory_unlock_all()");
        Assert.StartsWith("--> pg_advisory_lock:", await written, StringComparison.Ordinal);
        Assert.False(read.IsCompleted);
        writer.Ask("select pg_advisory_unlock(1)");
        Assert.StartsWith("--> pg_advisory_lock_shared:", await read, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Who_gives_up_waiting_lets_those_behind_it_go_on()
    {
        await using ContentionServer server = await ContentionServer.Start();
        ScriptSession reader = server.Connect();
        ScriptSession writer = server.Connect();
        reader.Ask("select pg_advisory_lock_shared(1)");
        writer.Ask("set lock_timeout = 200");
        Task<string> written = writer.AskAside("select pg_advisory_lock(1)");
        await UntilWaiting(reader, 1);
        Assert.StartsWith("--> pg_advisory_lock_shared:", server.Connect().Ask("select pg_advisory_lock_shared(1)"), StringComparison.Ordinal);
        Assert.StartsWith("--! 55P03", await written, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("pg_advisory_xact_lock", "pg_advisory_xact_lock", "Exclusive")]
    [InlineData("pg_advisory_xact_lock", "pg_advisory_xact_lock_shared", "Share")]
    public async Task Who_would_wait_for_ever_is_told_and_lets_the_others_go_on(string taken, string wanted, string mode)
    {
        await using ContentionServer server = await ContentionServer.Start();
        ScriptSession[] sessions = [server.Connect(), server.Connect(), server.Connect()];
        for (int i = 0; i < sessions.Length; i++)
        {
            sessions[i].Ask("set deadlock_timeout = " + (i == sessions.Length - 1 ? "50" : "'1h'"));
            sessions[i].Ask($"begin; select {taken}({i})");
        }

        Task<string> first = sessions[0].AskAside($"select {wanted}(1)");
        Task<string> second = sessions[1].AskAside($"select {wanted}(2)");
        await UntilWaiting(sessions[2], 2);
        Assert.StartsWith("--! 40P01: deadlock detected", sessions[2].Ask($"select {wanted}(0)"), StringComparison.Ordinal);
        Assert.StartsWith("--> pg_advisory", await second, StringComparison.Ordinal);
        sessions[1].Ask("rollback");
        Assert.StartsWith("--> pg_advisory", await first, StringComparison.Ordinal);
        Assert.Equal($"--> mode:text --| {mode}Lock", sessions[2].Ask($"rollback; select mode from pg_locks where locktype = 'advisory' and objid = 1").Replace("--= ROLLBACK ", "", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("select 1 / 0", 2)]
    [InlineData("rollback to s", 2)]
    [InlineData("release s", 3)]
    public async Task What_is_rolled_back_holds_no_locks(string statement, int held)
    {
        await using ContentionServer server = await ContentionServer.Start();
        ScriptSession session = server.Connect();
        session.Ask("begin; select pg_advisory_xact_lock(1); savepoint s; select pg_advisory_xact_lock(2); select pg_advisory_xact_lock(3)");
        session.Ask("select pg_advisory_lock(3)");
        session.Ask(statement);
        Assert.Equal($"--> count:int8 --| {held}", server.Connect().Ask("select count(*) from pg_locks where locktype = 'advisory'"));
    }

    private static async Task UntilWaiting(ScriptSession session, int sessions)
    {
        while (session.Ask("select count(*) from pg_stat_activity where wait_event = 'advisory'") != $"--> count:int8 --| {sessions}")
        {
            await Task.Delay(5);
        }
    }
}
