using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// Filter(x, EXISTS (q)) => SemiJoin(x, q'), NOT EXISTS => AntiJoin, IN and = ANY => SemiJoin, NOT IN => null-aware AntiJoin. Conditions of
/// q on columns of x move into the join's condition.
/// </summary>
internal static class SubqueryUnnesting
{
    internal static LogicalPlan Apply(LogicalPlan plan)
    {
        LogicalPlan[] inputs = [.. plan.Inputs.Select(Apply)];
        if (plan is not LogicalFilter filter)
        {
            return inputs.Length == 0 ? plan : plan.WithInputs(inputs);
        }

        LogicalPlan input = inputs[0];
        List<BoundExpression> plain = [];
        List<BoundExpression> queries = [];
        foreach (BoundExpression part in Conjuncts.Split(filter.Condition))
        {
            (IsUnnestable(part) ? queries : plain).Add(part);
        }

        // What must be computed for each row waits until there are fewer.
        List<BoundExpression> late = queries.Count == 0 ? [] : [.. plain.Where(Conjuncts.HasSubquery)];
        input = Conjuncts.Filter(input, [.. plain.Except(late)]);
        foreach (BoundExpression part in queries)
        {
            input = Unnest(part, input);
        }

        return Conjuncts.Filter(input, late);
    }

    private static bool IsUnnestable(BoundExpression part)
    {
        BoundExpression inner = part is BoundNot not ? not.Operand : part;
        return inner is BoundSubquery { Kind: SubqueryKind.Exists or SubqueryKind.Any } subquery
            && !Conjuncts.IsVolatile(subquery)
            && (subquery.Test is null || !Conjuncts.HasSubquery(subquery.Test));
    }

    private static LogicalJoin Unnest(BoundExpression part, LogicalPlan input)
    {
        bool isNegated = part is BoundNot;
        BoundSubquery subquery = (BoundSubquery)(part is BoundNot not ? not.Operand : part);
        LogicalPlan right = Apply(subquery.Plan);
        LogicalJoinKind kind = !isNegated ? LogicalJoinKind.Semi
            : subquery.Kind == SubqueryKind.Exists ? LogicalJoinKind.Anti
            : LogicalJoinKind.NullAwareAnti;
        BoundExpression? condition = subquery.Test;

        // What NOT IN doesn't find must stay apart from what its query doesn't yield, so its conditions stay inside.
        if (kind != LogicalJoinKind.NullAwareAnti && Decorrelation.TryPullUp(ref right, input.Columns, out BoundExpression? pulled))
        {
            condition = Conjuncts.Join(condition, pulled);
        }

        return new LogicalJoin(kind, input, right, condition);
    }
}
