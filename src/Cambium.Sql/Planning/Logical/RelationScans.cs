using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>Finds where a query looks at tables and system relations, in its subqueries and WITH queries, too.</summary>
internal static class RelationScans
{
    /// <returns>Every <see cref="LogicalScan"/> and <see cref="LogicalSystemScan"/>.</returns>
    public static IEnumerable<LogicalPlan> In(LogicalPlan plan)
    {
        foreach (LogicalPlan node in plan.Nodes())
        {
            if (node is LogicalScan or LogicalSystemScan)
            {
                yield return node;
            }

            IEnumerable<LogicalPlan> inner = node is LogicalCteScan { Definition: var cte } ? (cte.RecursivePlan is { } recursion ? [cte.Plan, recursion] : [cte.Plan]) : [];
            foreach (LogicalPlan scan in inner.SelectMany(In).Concat(node.Expressions.SelectMany(In)))
            {
                yield return scan;
            }
        }
    }

    /// <inheritdoc cref="In(LogicalPlan)"/>
    public static IEnumerable<LogicalPlan> In(BoundExpression expression) => expression.Nodes().OfType<BoundSubquery>().SelectMany(static subquery => In(subquery.Plan));
}
