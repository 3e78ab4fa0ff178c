using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

/// <summary>Endless work ends when it is cancelled, whichever operator is at it.</summary>
public class CancellationTests
{
    [Theory]
    [InlineData("select count(*) from t a, t b, t c, t d")]
    [InlineData("select a.x from t a, t b, t c, t d order by 1")]
    [InlineData("with recursive r(n) as (select 1 union all select n + 1 from r) select count(*) from r")]
    [InlineData("select count(*) from t a where exists (select 1 from t b, t c, t d where b.x + c.x + d.x < a.x)")]
    [InlineData("select sum(count(*)) over () from t a, t b, t c group by a.x, b.x, c.x")]
    [InlineData("select count(g) from generate_series(1, 10000000000) g")]
    public void A_cancelled_query_ends(string sql)
    {
        using TestDatabase database = new("create table t (x int)", "insert into t select g from generate_series(1, 2000) g");
        Transaction transaction = database.Begin();
        using CancellationTokenSource cancellation = new();
        QueryPlan plan = TestDatabase.Plan(sql, transaction);
        QueryContext context = new(transaction, CallContext.Detached(), [], cancellation.Token);
        cancellation.CancelAfter(TimeSpan.FromMilliseconds(100));
        SqlErrorException error = Assert.Throws<SqlErrorException>(() => plan.Run(context, _ => { }));
        Assert.Equal(SqlState.QueryCanceled, error.SqlState);
        transaction.Rollback();
    }
}
