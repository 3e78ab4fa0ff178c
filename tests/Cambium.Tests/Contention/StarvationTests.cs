using System.Diagnostics;
using System.Globalization;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>Many clients that read and write the same row in blocks of several round trips: all of them get on, in few tries.</summary>
public sealed class StarvationTests
{
    private const int Clients = 24;
    private static readonly TimeSpan s_duration = TimeSpan.FromSeconds(2);

    [Theory]
    [InlineData("select v from t where id = 1", "update t set v = {0} where id = 1")]
    [InlineData("select max(v) from t", "update t set v = {0} where id = 1")]
    [InlineData("select max(n) from log", "insert into log values ({0})")]
    public async Task Every_client_commits_and_few_tries_are_needed(string read, string write)
    {
        await using ContentionServer server = await ContentionServer.Start(
            "create table t (id int primary key, v int); insert into t values (1, 0); create table log (n int primary key); insert into log values (0)");
        List<int>[] tries = await Task.WhenAll(Enumerable.Range(0, Clients).Select(_ => Task.Factory.StartNew(
            () => Work(server.Connect(), read, write), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default)));
        Assert.All(tries, static client => Assert.NotEmpty(client));
        int[] all = [.. tries.SelectMany(static client => client).Order()];
        Assert.InRange(all[all.Length * 99 / 100], 1, 10);
        Assert.Equal(all.Length.ToString(CultureInfo.InvariantCulture), server.Connect().Ask(read).Split(' ')[^1]);
    }

    /// <returns>The number of tries of each transaction.</returns>
    private static List<int> Work(ScriptSession session, string read, string write)
    {
        List<int> tries = [];
        Stopwatch watch = Stopwatch.StartNew();
        while (watch.Elapsed < s_duration)
        {
            int count = 0;
            do
            {
                count++;
                session.Ask("begin");
                int value = int.Parse(session.Ask(read).Split(' ')[^1], CultureInfo.InvariantCulture);
                session.Ask(string.Format(CultureInfo.InvariantCulture, write, value + 1));
            }
            while (session.Ask("commit") != "--= COMMIT");
            tries.Add(count);
        }

        return tries;
    }
}
