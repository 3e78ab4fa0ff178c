using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Which queries read the rows of a recursion's last step, so that each step has to compute them anew.</summary>
internal static class WorkTableUse
{
    /// <summary>Whether a WITH query inside a recursive one reads the work table of the query around it.</summary>
    internal static bool ReadsOuter(CteDefinition cte) => Reads(cte, work => work != cte, [cte]);

    /// <summary>Whether a plan reads the definition's work table, subqueries and the WITH queries it uses included.</summary>
    internal static bool Reads(LogicalPlan plan, CteDefinition definition) => Reads(plan, work => work == definition, []);

    /// <summary>The same, but for the WITH queries it uses.</summary>
    /// <returns>Where it does so first.</returns>
    internal static LogicalWorkTable? FindHere(LogicalPlan plan, CteDefinition definition) => plan.Nodes().SelectMany(node => node is LogicalWorkTable work && work.Definition == definition
            ? [work]
            : node.Expressions.SelectMany(expression => expression.Nodes()).OfType<BoundSubquery>().Select(subquery => FindHere(subquery.Plan, definition)).OfType<LogicalWorkTable>())
        .MinBy(static work => work.Position);

    private static bool Reads(CteDefinition cte, Predicate<CteDefinition> isWanted, HashSet<CteDefinition> seen) =>
        Reads(cte.Plan, isWanted, seen) || (cte.RecursivePlan is { } step && Reads(step, isWanted, seen));

    private static bool Reads(LogicalPlan plan, Predicate<CteDefinition> isWanted, HashSet<CteDefinition> seen)
    {
        foreach (LogicalPlan node in plan.Nodes())
        {
            bool reads = node switch
            {
                LogicalWorkTable work => isWanted(work.Definition),
                LogicalCteScan scan => seen.Add(scan.Definition) && Reads(scan.Definition, work => isWanted(work) && work != scan.Definition, seen),
                _ => false,
            };
            if (reads || node.Expressions.SelectMany(expression => expression.Nodes()).OfType<BoundSubquery>().Any(subquery => Reads(subquery.Plan, isWanted, seen)))
            {
                return true;
            }
        }

        return false;
    }
}
