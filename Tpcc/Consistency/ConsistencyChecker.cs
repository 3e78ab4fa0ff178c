using System.Data.Common;
using System.Globalization;
using Tpcc.Measurement;
using Tpcc.Targets;

namespace Tpcc.Consistency;

/// <summary>Tests the conditions of clause 3.3.2, and that every acknowledged new order is there once.</summary>
internal sealed class ConsistencyChecker(ITarget target)
{
    public IReadOnlyList<ConditionResult> CheckConditions()
    {
        using DbConnection connection = target.Open();
        return [.. Conditions.All.Select(condition => Check(connection, condition))];
    }

    public long CountOrders()
    {
        using DbConnection connection = target.Open();
        return Count(connection, "SELECT count(*) FROM orders");
    }

    /// <summary>The durability check: orders in the table, less those before the run, are those whose COMMIT was answered. Unknown outcomes may add to them.</summary>
    public ConditionResult CheckAcknowledged(long ordersBefore, RunStatistics statistics)
    {
        long orders = CountOrders() - ordersBefore;
        long acknowledged = statistics.NewOrdersAcknowledged;
        long missing = Math.Max(0, acknowledged - orders);
        long unasked = Math.Max(0, orders - acknowledged - statistics.OutcomesUnknown);
        return new ConditionResult(string.Create(CultureInfo.InvariantCulture, $"Acknowledged new orders are stored once ({acknowledged:N0})"), missing + unasked);
    }

    private static ConditionResult Check(DbConnection connection, Condition condition)
    {
        string name = string.Create(CultureInfo.InvariantCulture, $"{condition.Number}. {condition.Text}");
        try
        {
            return new ConditionResult(name, Count(connection, condition.CountViolations));
        }
        catch (DbException e)
        {
            return new ConditionResult(name, 0, $"not checked: {e.Message}");
        }
    }

    private static long Count(DbConnection connection, string sql)
    {
        using DbCommand command = connection.CreateCommand();
        command.CommandText = sql;
        command.CommandTimeout = 0;
        return (long)command.ExecuteScalar()!;
    }
}
