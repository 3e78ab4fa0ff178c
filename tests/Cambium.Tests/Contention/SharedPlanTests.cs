using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>Sessions share plans; what an execution keeps must not be shared with it.</summary>
public sealed class SharedPlanTests
{
    [Theory]
    [InlineData("insert into r values ({0}, (select sum(v) from t where k = {0}))")]
    [InlineData("insert into r values ({0}, 0), (100 + {0}, (select sum(v) from t where k = {0})) on conflict (k) do update set v = (select sum(v) from t where k = {0})")]
    [InlineData("update r set v = 0 where k = {0} returning k, (select sum(v) from t where t.k = r.k)")]
    [InlineData("delete from r where k = {0} returning k, (select sum(v) from t where t.k = r.k)")]
    public async Task A_subquery_in_a_shared_plan_answers_each_session_by_itself(string statement)
    {
        await using ContentionServer server = await ContentionServer.Start(
            "create table t (k int, n int, v int, primary key (k, n))",
            "insert into t select k, n, k from generate_series(1, 4) k, generate_series(1, 100) n",
            "create table r (k int primary key, v int)");
        Task<List<string>>[] clients = [.. Enumerable.Range(1, 4).Select(k => Task.Factory.StartNew(
            () => Run(server.Connect(), statement, k), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default))];
        List<string>[] wrong = await Task.WhenAll(clients);
        Assert.Empty(wrong.SelectMany(static lines => lines));
    }

    private static List<string> Run(ScriptSession session, string statement, int k)
    {
        List<string> wrong = [];
        for (int round = 0; round < 60; round++)
        {
            if (!statement.StartsWith("insert", StringComparison.Ordinal))
            {
                session.Ask($"insert into r values ({k}, 0) on conflict do nothing");
            }

            string answer = session.Ask(string.Format(System.Globalization.CultureInfo.InvariantCulture, statement, k));
            string stored = session.Ask($"select coalesce(sum(v), 0) from r where k in ({k}, 100 + {k})");
            bool isRight = statement.StartsWith("insert", StringComparison.Ordinal)
                ? stored.EndsWith($"| {k * 100}", StringComparison.Ordinal)
                : answer.Contains($"| {k} | {k * 100}", StringComparison.Ordinal);
            if (!isRight)
            {
                wrong.Add($"client {k}: {answer} -> {stored}");
            }

            session.Ask($"delete from r where k in ({k}, 100 + {k})");
        }

        return wrong;
    }
}
