using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// Columns that conditions set equal to a constant or a parameter, and those that they set equal to such a column: from a.x = 5 and a.x = b.y follows b.y = 5, by which
/// b is looked up by itself, in its partitions, too, and read no further (docs/decisions/0087).
/// </summary>
internal static class FixedColumns
{
    /// <summary>Adds what follows for the sides of a join to the conditions that go there.</summary>
    /// <param name="kind">What the join is by now.</param>
    /// <param name="on">What stays between the sides.</param>
    internal static void Spread(LogicalJoin join, LogicalJoinKind kind, List<BoundExpression> toLeft, List<BoundExpression> toRight, IReadOnlyList<BoundExpression> on)
    {
        if (kind is LogicalJoinKind.Full or LogicalJoinKind.Right or LogicalJoinKind.NullAwareAnti || on.Count == 0)
        {
            return;
        }

        // Of other joins than inner ones only what holds on the left holds of all that matches.
        bool isInner = kind == LogicalJoinKind.Inner;
        List<BoundExpression> known = [.. toLeft, .. Inside(join.Left)];
        if (isInner)
        {
            known.AddRange(toRight);
            known.AddRange(Inside(join.Right));
        }

        BoundComparison[] given = [.. known.OfType<BoundComparison>().Where(condition => TryRead(condition) is not null)];
        if (given.Length == 0)
        {
            return;
        }

        HashSet<PlanColumn> left = [.. join.Left.Columns];
        HashSet<PlanColumn> right = [.. join.Right.Columns];
        EqualColumns equal = new([.. known, .. on], new HashSet<PlanColumn>([.. left, .. right]));
        HashSet<PlanColumn> settled = [.. given.Select(static condition => TryRead(condition)!.Value.Column)];
        settled.UnionWith(toRight.OfType<BoundComparison>().Select(TryRead).OfType<(PlanColumn Column, BoundExpression Value)>().Select(static found => found.Column));
        foreach (BoundComparison condition in given)
        {
            (PlanColumn column, BoundExpression value) = TryRead(condition)!.Value;
            foreach (PlanColumn other in equal.ClassOf(column) ?? [])
            {
                if ((isInner || right.Contains(other)) && settled.Add(other))
                {
                    (right.Contains(other) ? toRight : toLeft).Add(new BoundComparison(ComparisonOperator.Equal, new BoundColumn(other), value, condition.Position) { OperatorOid = condition.OperatorOid });
                }
            }
        }
    }

    /// <summary>The columns of a relation that its filter sets equal to constants or parameters.</summary>
    internal static IEnumerable<PlanColumn> Of(LogicalPlan relation) => relation is LogicalFilter filter ? OfConditions(filter.Condition) : [];

    /// <summary>The columns that are set equal to constants or parameters in all rows of a relation, however it is made.</summary>
    internal static HashSet<PlanColumn> OfRows(LogicalPlan plan)
    {
        HashSet<PlanColumn> known = plan switch
        {
            LogicalFilter or LogicalSort or LogicalDistinct or LogicalLimit or LogicalLock or LogicalBarrier or LogicalWindow => OfRows(plan.Inputs[0]),
            LogicalJoin { Kind: LogicalJoinKind.Inner } join => [.. OfRows(join.Left), .. OfRows(join.Right), .. OfConditions(join.Condition)],
            LogicalJoin { Kind: LogicalJoinKind.Left } or LogicalJoin { YieldsLeftOnly: true } => OfRows(plan.Inputs[0]),
            LogicalJoin { Kind: LogicalJoinKind.Right } join => OfRows(join.Right),
            LogicalProject project => Named(project.Items, OfRows(project.Input)),
            LogicalAggregate { Sets: null } aggregate => Named(aggregate.Keys, OfRows(aggregate.Input)),
            _ => [],
        };
        if (plan is LogicalFilter filter)
        {
            known.UnionWith(OfConditions(filter.Condition));
        }

        return known;

        static HashSet<PlanColumn> Named(IReadOnlyList<Computed> items, HashSet<PlanColumn> known) =>
            [.. items.Where(item => item.Value is BoundColumn { Column: var column } && known.Contains(column)).Select(static item => item.Column)];
    }

    private static IEnumerable<PlanColumn> OfConditions(BoundExpression? condition) =>
        Conjuncts.Split(condition).OfType<BoundComparison>().Select(TryRead).OfType<(PlanColumn Column, BoundExpression Value)>().Select(static found => found.Column);

    private static (PlanColumn Column, BoundExpression Value)? TryRead(BoundComparison condition) => condition switch
    {
        { Operator: ComparisonOperator.Equal, Left: BoundColumn column, Right: BoundConstant or BoundParameter } => (column.Column, condition.Right),
        { Operator: ComparisonOperator.Equal, Right: BoundColumn column, Left: BoundConstant or BoundParameter } => (column.Column, condition.Left),
        _ => null,
    };

    /// <summary>The conditions that all rows of a relation meet.</summary>
    private static IEnumerable<BoundExpression> Inside(LogicalPlan plan) => plan switch
    {
        LogicalFilter filter => [.. Conjuncts.Split(filter.Condition), .. Inside(filter.Input)],
        LogicalJoin { Kind: LogicalJoinKind.Inner } join => [.. Conjuncts.Split(join.Condition), .. Inside(join.Left), .. Inside(join.Right)],
        LogicalJoin { Kind: LogicalJoinKind.Left or LogicalJoinKind.Semi or LogicalJoinKind.Anti or LogicalJoinKind.NullAwareAnti } join => Inside(join.Left),
        _ => [],
    };
}
