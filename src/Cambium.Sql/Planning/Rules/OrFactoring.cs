using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// (a AND b) OR (a AND c) => a AND (b OR c), so that a can be used for joins and indexes; a = 1 OR a = 2 => a IN (1, 2), which is looked up at once.
/// </summary>
internal static class OrFactoring
{
    internal static LogicalPlan Apply(LogicalPlan plan)
    {
        LogicalPlan[] inputs = [.. plan.Inputs.Select(Apply)];
        return plan switch
        {
            LogicalFilter filter => new LogicalFilter(inputs[0], Factor(filter.Condition)),
            LogicalJoin { Condition: { } condition } join => new LogicalJoin(join.Kind, inputs[0], inputs[1], Factor(condition)),
            _ => inputs.Length == 0 ? plan : plan.WithInputs(inputs),
        };
    }

    private static BoundExpression Factor(BoundExpression condition)
    {
        if (condition is BoundAnd and)
        {
            return Conjuncts.Join(Conjuncts.Split(new BoundAnd([.. and.Children.Select(Factor)])))!;
        }

        if (condition is not BoundOr or || Conjuncts.IsVolatile(condition))
        {
            return condition;
        }

        List<BoundExpression>[] branches = [.. or.Children.Select(Conjuncts.Split)];
        List<BoundExpression> common = [.. branches[0].Where(part => branches.All(branch => branch.Any(other => other.SameAs(part))))];
        if (common.Count == 0)
        {
            return Any(or.Children);
        }

        List<BoundExpression> rest = [];
        foreach (List<BoundExpression> branch in branches)
        {
            List<BoundExpression> own = [.. branch.Where(part => !common.Any(shared => shared.SameAs(part)))];
            if (own.Count == 0)
            {
                // One branch is nothing but the common part: the others add nothing.
                return Conjuncts.Join(common)!;
            }

            rest.Add(Conjuncts.Join(own)!);
        }

        return new BoundAnd([.. common, Any(rest)]);
    }

    private static BoundExpression Any(IReadOnlyList<BoundExpression> alternatives)
    {
        IReadOnlyList<BoundExpression> listed = EqualityAlternatives.Listed(alternatives);
        return listed.Count == 1 ? listed[0] : new BoundOr(listed);
    }
}
