using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>LOCK TABLE, and the making of a relation, by several sessions at once.</summary>
public sealed class TableQueueTests
{
    /// <summary>Whoever waits does so until it is its turn, however late a busy machine lets the others go on.</summary>
    private static Task<ContentionServer> Start(params string[] statements) => ContentionServer.Start([.. statements, "alter role cambium set queue_timeout = '1h'"]);

    [Fact]
    public async Task Who_locks_a_table_sees_what_those_before_have_left()
    {
        await using ContentionServer server = await Start("create table t (id int primary key)");
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; lock table t");
        second.Ask("begin");
        Task<string> waiting = second.AskAside("lock table t in exclusive mode");
        first.Ask("insert into t select count(*) + 1 from t");
        Assert.NotSame(waiting, await Task.WhenAny(waiting, Task.Delay(150)));
        first.Ask("commit");
        Assert.Equal("--= LOCK TABLE", await waiting);
        Assert.Equal("--= INSERT 0 1", second.Ask("insert into t select count(*) + 1 from t"));
        Assert.Equal("--= COMMIT", second.Ask("commit"));
        Assert.Equal("--> id:int4 --| 1 --| 2", first.Ask("select id from t order by id"));
    }

    [Fact]
    public async Task Who_only_reads_waits_for_no_table()
    {
        await using ContentionServer server = await Start("create table t (id int primary key)");
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; lock table t");
        Assert.Equal("--= BEGIN --= LOCK TABLE", second.Ask("begin read only; lock table t in share mode"));
        Assert.Equal("--= BEGIN --= LOCK TABLE", server.Connect().Ask("begin; lock table t in access share mode"));
    }

    [Theory]
    [InlineData("create table t (id int)")]
    [InlineData("create table if not exists t (id int)", "--~ relation \"t\" already exists, skipping --= CREATE TABLE")]
    [InlineData("create sequence if not exists t", "--~ relation \"t\" already exists, skipping --= CREATE SEQUENCE")]
    public async Task Who_makes_a_relation_sees_that_another_has(string statement, string answer = "--! 42P07: relation \"t\" already exists")
    {
        await using ContentionServer server = await Start();
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; create table t (id int)");
        second.Ask("begin");
        Task<string> waiting = second.AskAside(statement);
        Assert.NotSame(waiting, await Task.WhenAny(waiting, Task.Delay(150)));
        Assert.Equal("--= COMMIT", first.Ask("commit"));
        Assert.Equal(answer, await waiting);
    }
}
