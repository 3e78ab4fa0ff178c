using System.Runtime.CompilerServices;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// Computes subqueries in SELECT lists of joined relations behind the join, for the rows that are left: x JOIN (SELECT t.a, (SELECT …) AS b FROM t) y
/// => SELECT …, (SELECT …) AS b FROM (x JOIN (SELECT t.a FROM t) y). Those that the join itself asks for stay.
/// </summary>
internal static class ProjectionPullup
{
    internal static LogicalPlan Apply(LogicalPlan plan)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        LogicalPlan applied = plan.MapInputs(Apply);
        return applied is LogicalJoin { Kind: LogicalJoinKind.Inner or LogicalJoinKind.Semi or LogicalJoinKind.Anti } join ? PullUp(join) : applied;
    }

    private static LogicalPlan PullUp(LogicalJoin join)
    {
        List<Computed> later = [];
        LogicalPlan left = Split(join.Left, [.. join.Condition?.Columns() ?? [], .. join.Right.FreeColumns()], later);
        LogicalPlan right = join.YieldsLeftOnly ? join.Right : Split(join.Right, join.Condition?.Columns() ?? [], later);
        if (later.Count == 0)
        {
            return join;
        }

        Dictionary<PlanColumn, Computed> pulled = later.ToDictionary(item => item.Column);
        return new LogicalProject(
            new LogicalJoin(join.Kind, left, right, join.Condition),
            [.. join.Columns.Select(column => pulled.TryGetValue(column, out Computed item) ? item : Passed(column))]);
    }

    /// <summary>The relation without the subqueries of its SELECT list, but with what they are computed from.</summary>
    private static LogicalPlan Split(LogicalPlan side, HashSet<PlanColumn> asked, List<Computed> later)
    {
        if (side is not LogicalProject project)
        {
            return side;
        }

        Computed[] dear = [.. project.Items.Where(item => !asked.Contains(item.Column) && Conjuncts.HasSubquery(item.Value) && !Conjuncts.IsVolatile(item.Value))];
        if (dear.Length == 0)
        {
            return side;
        }

        later.AddRange(dear);
        Computed[] kept = [.. project.Items.Except(dear)];
        HashSet<PlanColumn> sources = [];
        foreach (Computed item in dear)
        {
            item.Value.CollectColumns(sources);
        }

        sources.IntersectWith(project.Input.Columns);
        sources.ExceptWith(kept.Select(item => item.Column));
        return new LogicalProject(project.Input, [.. kept, .. sources.Select(Passed)]);
    }

    private static Computed Passed(PlanColumn column) => new(column, new BoundColumn(column));
}
