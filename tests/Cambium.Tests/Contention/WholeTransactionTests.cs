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
}
