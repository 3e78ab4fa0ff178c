using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>Takes the conditions on surrounding rows out of a subplan.</summary>
internal static class Decorrelation
{
    /// <summary>
    /// Moves those parts of the plan's filters that use <paramref name="outer"/> columns out of it. The plan then passes on the columns they
    /// need. False, with the plan unchanged, when outer columns are used elsewhere too.
    /// </summary>
    internal static bool TryPullUp(ref LogicalPlan plan, IReadOnlyList<PlanColumn> outer, out BoundExpression? condition)
    {
        condition = null;
        HashSet<PlanColumn> outside = [.. outer];
        HashSet<PlanColumn> free = plan.FreeColumns();
        if (!free.Overlaps(outside))
        {
            return false;
        }

        List<BoundExpression> pulled = [];
        if (Pull(plan, outside, pulled) is not { } rest || rest.FreeColumns().Overlaps(outside))
        {
            return false;
        }

        condition = Conjuncts.Join(pulled);
        plan = rest;
        return true;
    }

    private static LogicalPlan? Pull(LogicalPlan plan, HashSet<PlanColumn> outside, List<BoundExpression> pulled)
    {
        switch (plan)
        {
            case LogicalFilter filter:
                if (Pull(filter.Input, outside, pulled) is not { } input)
                {
                    return null;
                }

                List<BoundExpression> kept = [];
                foreach (BoundExpression part in Conjuncts.Split(filter.Condition))
                {
                    (part.Columns().Overlaps(outside) ? pulled : kept).Add(part);
                }

                return Conjuncts.Filter(input, kept);
            case LogicalProject project:
                int before = pulled.Count;
                if (Pull(project.Input, outside, pulled) is not { } source)
                {
                    return null;
                }

                return PassOn(project, source, pulled.Skip(before));
            case LogicalJoin { Kind: LogicalJoinKind.Inner } join:
                LogicalPlan? left = Pull(join.Left, outside, pulled);
                LogicalPlan? right = Pull(join.Right, outside, pulled);
                if (left is null || right is null)
                {
                    return null;
                }

                List<BoundExpression> inside = [];
                foreach (BoundExpression part in Conjuncts.Split(join.Condition))
                {
                    (part.Columns().Overlaps(outside) ? pulled : inside).Add(part);
                }

                return new LogicalJoin(join.Kind, left, right, Conjuncts.Join(inside));
            case LogicalJoin { YieldsLeftOnly: true } semi:
                return Pull(semi.Left, outside, pulled) is { } outerSide ? new LogicalJoin(semi.Kind, outerSide, semi.Right, semi.Condition) : null;
            default:
                return plan;
        }
    }

    private static LogicalProject PassOn(LogicalProject project, LogicalPlan source, IEnumerable<BoundExpression> pulled)
    {
        HashSet<PlanColumn> needed = [];
        foreach (BoundExpression part in pulled)
        {
            part.CollectColumns(needed);
        }

        needed.IntersectWith(source.Columns);
        needed.ExceptWith(project.Columns);
        return new LogicalProject(source, [.. project.Items, .. needed.Select(column => new Computed(column, new BoundColumn(column)))]);
    }
}
