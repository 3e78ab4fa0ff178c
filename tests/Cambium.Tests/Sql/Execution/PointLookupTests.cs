using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

/// <summary>A prepared lookup by key is a tree lookup and little else.</summary>
public class PointLookupTests
{
    [Fact]
    public void A_prepared_key_lookup_allocates_little()
    {
        using TestDatabase database = new("create table t (id int primary key, a int, v text)", "insert into t select g, g, 'v' || g from generate_series(1, 1000) g");
        Transaction transaction = database.Begin();
        QueryPlan plan = TestDatabase.Plan("select a, v from t where id = $1", transaction, (SqlType)DataType.Int4);
        CallContext call = CallContext.Detached();
        long sum = 0;
        void Execute(int id) => plan.Run(new QueryContext(transaction, call, [Value.FromInt32(id)]), row => sum += row[0].Int64);
        Execute(1);
        Execute(2);
        long before = GC.GetAllocatedBytesForCurrentThread();
        const int Count = 200;
        for (int execution = 0; execution < Count; execution++)
        {
            Execute(7);
        }

        long perExecution = (GC.GetAllocatedBytesForCurrentThread() - before) / Count;
        Assert.Equal(3 + (7L * Count), sum);

        // The context with its lists of trees and rows, the parameters, and this test's closures.
        Assert.InRange(perExecution, 0, 1000);
        transaction.Rollback();
    }
}
