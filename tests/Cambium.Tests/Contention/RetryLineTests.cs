using System.Globalization;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>The line of transactions that were refused, and of those they lost to.</summary>
public sealed class RetryLineTests
{
    private const string Begin = "begin; select max(v) from t";

    /// <summary>Else a line that one conflict began would keep all who change the row one behind the other for as long as they do.</summary>
    [Fact]
    public async Task Winners_join_it_only_while_losers_are_in_it()
    {
        await using ContentionServer server = await ContentionServer.Start("create table t (id int primary key, v int); insert into t values (1, 0), (2, 0)");
        ScriptSession winner = server.Connect();
        long waits;
        do
        {
            // A retry is taken for one within a second of the refusal, which may pass on a busy machine.
            waits = Waits(server);
            winner.Ask("rollback");
            ScriptSession loser = LoseTwice(server);
            loser.Ask(Begin);
            Win(winner);
            winner.Ask(Begin);
            loser.Ask("rollback");
        }
        while (Waits(server) == waits);

        waits = Waits(server);
        ScriptSession other = server.Connect();
        Win(other);
        other.Ask(Begin);
        Assert.Equal(waits, Waits(server));
    }

    private static ScriptSession LoseTwice(ContentionServer server)
    {
        ScriptSession loser = server.Connect();
        ScriptSession other = server.Connect();
        for (int losses = 0; losses < 2; losses++)
        {
            loser.Ask(Begin);
            other.Ask("update t set v = v + 1 where id = 1");
            loser.Ask("update t set v = -v where id = 1");
            Assert.StartsWith("--! 40001", loser.Ask("commit"), StringComparison.Ordinal);
            loser.Ask("rollback");
        }

        return loser;
    }

    private static void Win(ScriptSession session)
    {
        session.Ask(Begin);
        session.Ask("update t set v = v + 1 where id = 1");
        Assert.Equal("--= COMMIT", session.Ask("commit"));
    }

    private static long Waits(ContentionServer server) => long.Parse(
        server.Connect().Ask("select value from cambium.conflict_counters where name = 'queue_waits'").Split(' ')[^1], CultureInfo.InvariantCulture);
}
