using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// Filter(x, … (SELECT f(agg) FROM t WHERE t.k = x.k) …) => Filter(LeftJoin(x, Aggregate by k(t)), … column …): the aggregate of all groups is
/// computed once instead of once per row.
/// </summary>
internal static class ScalarAggregateUnnesting
{
    internal static LogicalPlan Apply(LogicalPlan plan)
    {
        LogicalPlan[] inputs = [.. plan.Inputs.Select(Apply)];
        if (plan is not LogicalFilter filter)
        {
            return inputs.Length == 0 ? plan : plan.WithInputs(inputs);
        }

        LogicalPlan input = inputs[0];
        BoundExpression condition = filter.Condition;
        LogicalPlan joined = input;
        BoundExpression rewritten = condition.Rewrite(node =>
            node is BoundSubquery { Kind: SubqueryKind.Scalar } subquery && TryUnnest(subquery, input.Columns, ref joined) is { } column ? column : node is BoundSubquery ? node : null);
        if (ReferenceEquals(joined, input))
        {
            return new LogicalFilter(input, condition);
        }

        // The helper columns go no further.
        LogicalFilter result = new(joined, rewritten);
        return new LogicalProject(result, [.. input.Columns.Select(column => new Computed(column, new BoundColumn(column)))]);
    }

    private static BoundExpression? TryUnnest(BoundSubquery subquery, IReadOnlyList<PlanColumn> outer, ref LogicalPlan joined)
    {
        if (subquery.Plan is not LogicalProject { Items.Count: 1, Input: LogicalAggregate { Keys.Count: 0, Sets: null } aggregate } project
            || Conjuncts.IsVolatile(subquery) || !IsNullOnEmpty(project.Items[0].Value, aggregate)
            || aggregate.Expressions.Any(expression => expression.Columns().Overlaps(outer)) || project.Items[0].Value.Columns().Overlaps(outer))
        {
            return null;
        }

        LogicalPlan rows = aggregate.Input;
        if (!Decorrelation.TryPullUp(ref rows, outer, out BoundExpression? correlation) || correlation is null || rows.FreeColumns().Count > 0)
        {
            return null;
        }

        // Every pulled condition must be inner = outer: then the inner sides are the grouping keys.
        HashSet<PlanColumn> outside = [.. outer];
        List<Computed> keys = [];
        List<BoundExpression> conditions = [];
        foreach (BoundExpression part in Conjuncts.Split(correlation))
        {
            if (part is not BoundComparison { Operator: ComparisonOperator.Equal } equality)
            {
                return null;
            }

            bool leftIsOuter = equality.Left.Columns().Overlaps(outside);
            BoundExpression inner = leftIsOuter ? equality.Right : equality.Left;
            BoundExpression other = leftIsOuter ? equality.Left : equality.Right;
            if (inner.Columns().Overlaps(outside) || inner.Columns().Count == 0 || !other.Columns().IsSubsetOf(outside))
            {
                return null;
            }

            PlanColumn key = new("key", inner.Type);
            keys.Add(new Computed(key, inner));
            conditions.Add(new BoundComparison(ComparisonOperator.Equal, new BoundColumn(key), other));
        }

        LogicalAggregate grouped = new(rows, keys, aggregate.Aggregates);
        LogicalProject computed = new(grouped, [project.Items[0], .. keys.Select(key => new Computed(key.Column, new BoundColumn(key.Column)))]);
        joined = new LogicalJoin(LogicalJoinKind.Left, joined, computed, Conjuncts.Join(conditions));
        return new BoundColumn(project.Items[0].Column, subquery.Position);
    }

    /// <summary>Without rows the value is NULL, which is what the outer join yields for a missing group.</summary>
    private static bool IsNullOnEmpty(BoundExpression value, LogicalAggregate aggregate)
    {
        switch (value)
        {
            case BoundColumn column:
                return aggregate.Aggregates.FirstOrDefault(item => ReferenceEquals(item.Column, column.Column)).Value is BoundAggregate aggregated
                    && aggregated.Function.Name is "min" or "max" or "sum" or "avg" or "stddev" or "stddev_samp" or "variance" or "var_samp" or "array_agg" or "string_agg" or "bool_and" or "bool_or" or "every";
            case BoundCall { Function.IsStrict: true } call:
                return call.Children.Any(child => IsNullOnEmpty(child, aggregate)) && call.Children.All(child => child is BoundConstant { Value.IsNull: false } || IsNullOnEmpty(child, aggregate));
            case BoundCast cast:
                return IsNullOnEmpty(cast.Operand, aggregate);
            default:
                return false;
        }
    }
}
