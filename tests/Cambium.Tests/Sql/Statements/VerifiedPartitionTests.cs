using Cambium.Engine.Verification;
using Cambium.Log.Verification;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>Partitions that come and go, as the verifier of the log sees them.</summary>
public sealed class VerifiedPartitionTests : IDisposable
{
    private readonly TestDatabase _database = new();

    public void Dispose() => _database.Dispose();

    /// <summary>What belongs into the default partition follows from the others.</summary>
    [Theory]
    [InlineData("alter table p detach partition low", "insert into p values (2)", "delete from p where k = 2", "alter table p attach partition low for values from (0) to (5)", "insert into p values (3)")]
    [InlineData("drop table low", "insert into p values (2)")]
    [InlineData("alter table p detach partition low", "insert into p values (2)", "create table next partition of p for values from (3) to (7)", "insert into p values (4), (1)")]
    public void Rows_of_the_default_partition_are_judged_by_the_bounds_of_their_time(params string[] statements)
    {
        SqlSession session = _database.NewSession();
        TestDatabase.Run(session, "create table p (k int) partition by range (k); create table low partition of p for values from (0) to (5); create table other partition of p default");
        TestDatabase.Run(session, "insert into p values (1), (9)");
        foreach (string statement in statements)
        {
            TestDatabase.Run(session, statement);
        }

        LogEvaluator evaluator = new(new TableExpressionCompiler());
        VerifyReport report = new LogVerifier(null, evaluator, evaluator).Verify(_database.Log.ReadFrom(1));
        Assert.True(report.Holds, report.Counterexample?.ToString());
    }
}
