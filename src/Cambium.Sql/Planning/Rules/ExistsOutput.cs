using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// EXISTS (SELECT x … ORDER BY y LIMIT 1) => EXISTS (SELECT …): nobody looks at its select list, its order, or how many rows there are. What only those
/// take from the surrounding rows doesn't make a query depend on them.
/// </summary>
internal static class ExistsOutput
{
    internal static LogicalPlan Apply(LogicalPlan plan) => plan.Rewrite(Simplify);

    internal static LogicalPlan Without(LogicalPlan plan) => plan switch
    {
        LogicalProject project => Without(project.Input),
        LogicalSort sort => Without(sort.Input),
        LogicalDistinct distinct => Without(distinct.Input),
        LogicalLimit { PassesFirst: true } limit => Without(limit.Input),
        _ => plan,
    };

    private static BoundExpression? Simplify(BoundExpression expression) =>
        expression is BoundSubquery { Kind: SubqueryKind.Exists } exists && Without(exists.Plan) is var plan && !ReferenceEquals(plan, exists.Plan)
            ? new BoundSubquery(SubqueryKind.Exists, plan.Rewrite(Simplify), null, exists.Type, exists.Position)
            : null;
}
