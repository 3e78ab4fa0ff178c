using System.Runtime.CompilerServices;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// Moves conditions down to where their columns come from: through projections, into joins' sides, through grouping by its keys, into the
/// branches of set operations. What follows for one side of a join from a constant on the other goes with them. A condition that is never true leaves no rows to read. A condition that no NULL row of an outer join's optional side passes makes the join an inner one.
/// </summary>
internal static class FilterPushdown
{
    internal static LogicalPlan Apply(LogicalPlan plan) => Push(plan, []);

    /// <summary>The plan with the conditions applied somewhere in it.</summary>
    /// <param name="later">Conditions that will be tested above: rows that don't pass them need not be made.</param>
    private static LogicalPlan Push(LogicalPlan plan, List<BoundExpression> conditions, IReadOnlyList<BoundExpression>? later = null)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (conditions.Any(condition => condition is BoundConstant { IsTrue: false }))
        {
            return new LogicalValues([], plan.Columns);
        }

        LogicalPlan pushed = PushInto(plan, conditions, later ?? []);
        return pushed is not LogicalValues && IsEmpty(pushed) ? new LogicalValues([], pushed.Columns) : pushed;
    }

    private static LogicalPlan PushInto(LogicalPlan plan, List<BoundExpression> conditions, IReadOnlyList<BoundExpression> later)
    {
        switch (plan)
        {
            case LogicalFilter filter:
                // The filter's own conditions come first: they guarded the ones above.
                return Push(filter.Input, [.. Conjuncts.Split(filter.Condition), .. conditions], later);
            case LogicalBarrier barrier:
                return PushThroughBarrier(barrier, conditions);
            case LogicalProject project:
                return PushThroughProject(project, conditions);
            case LogicalJoin join:
                return PushIntoJoin(join, conditions, later);
            case LogicalAggregate aggregate:
                return PushThroughAggregate(aggregate, conditions);
            case LogicalSort sort:
                return new LogicalSort(Push(sort.Input, conditions), sort.Keys);
            case LogicalDistinct { IsSorted: false } distinct:
                return PushSome(distinct, conditions, condition => condition.Columns().IsSubsetOf(distinct.On) || !condition.Columns().Overlaps(distinct.Columns));
            case LogicalSetOperation operation:
                return PushIntoSetOperation(operation, conditions);
            case LogicalWindow window:
                HashSet<PlanColumn> partition = [.. window.Window.PartitionBy.OfType<BoundColumn>().Select(column => column.Column)];
                partition.IntersectWith(window.Calls.SelectMany(call => ((BoundWindowCall)call.Value).Window.PartitionBy.OfType<BoundColumn>()).Select(column => column.Column));
                return PushSome(window, conditions, condition => condition.Columns().IsSubsetOf(partition) || !condition.Columns().Overlaps(window.Columns));
            default:
                return Conjuncts.Filter(plan.MapInputs(Apply), conditions);
        }
    }

    private static LogicalPlan PushSome(LogicalPlan plan, List<BoundExpression> conditions, Func<BoundExpression, bool> mayPass)
    {
        List<BoundExpression> pushed = [.. conditions.Where(condition => mayPass(condition) && !Conjuncts.IsVolatile(condition))];
        return Conjuncts.Filter(plan.WithInputs([Push(plan.Inputs[0], pushed)]), [.. conditions.Except(pushed)]);
    }

    /// <summary>A barrier that keeps nothing above a table's own rows is none any more: what comes later are keys of joins.</summary>
    private static LogicalPlan PushThroughBarrier(LogicalBarrier barrier, List<BoundExpression> conditions)
    {
        List<BoundExpression> pushed = [.. conditions.Where(condition => Leakproof.Is(condition) && !Conjuncts.IsVolatile(condition))];
        LogicalPlan input = Push(barrier.Input, pushed);
        return pushed.Count == conditions.Count && input is LogicalScan or LogicalFilter { Input: LogicalScan } or LogicalValues
            ? input
            : Conjuncts.Filter(new LogicalBarrier(input), [.. conditions.Except(pushed)]);
    }

    private static LogicalPlan PushThroughProject(LogicalProject project, List<BoundExpression> conditions)
    {
        Dictionary<PlanColumn, BoundExpression> values = [];
        foreach (Computed item in project.Items)
        {
            values[item.Column] = item.Value;
        }

        List<BoundExpression> pushed = [];
        List<BoundExpression> kept = [];
        foreach (BoundExpression condition in conditions)
        {
            bool isMovable = !Conjuncts.IsVolatile(condition)
                && condition.Columns().All(column => !values.TryGetValue(column, out BoundExpression? value) || IsCheap(value));
            if (isMovable)
            {
                pushed.Add(condition.Rewrite(node => node is BoundColumn column && values.TryGetValue(column.Column, out BoundExpression? value) ? value : null));
            }
            else
            {
                kept.Add(condition);
            }
        }

        LogicalPlan input = Push(project.Input, pushed);
        return IsEmpty(input) ? new LogicalValues([], project.Columns) : Conjuncts.Filter(new LogicalProject(input, project.Items), kept);
    }

    /// <summary>May be computed twice, once for the condition.</summary>
    private static bool IsCheap(BoundExpression value) => !Conjuncts.IsVolatile(value) && !Conjuncts.HasSubquery(value);

    private static LogicalPlan PushThroughAggregate(LogicalAggregate aggregate, List<BoundExpression> conditions)
    {
        Dictionary<PlanColumn, BoundExpression> keys = [];
        foreach (Computed key in aggregate.Keys)
        {
            keys[key.Column] = key.Value;
        }

        List<BoundExpression> pushed = [];
        List<BoundExpression> kept = [];
        HashSet<PlanColumn> own = [.. aggregate.Columns];
        foreach (BoundExpression condition in conditions)
        {
            HashSet<PlanColumn> used = condition.Columns();
            bool usesKeysOnly = used.All(column => !own.Contains(column) || (keys.TryGetValue(column, out BoundExpression? value) && IsCheap(value)));
            if (aggregate.Sets is null && usesKeysOnly && used.Overlaps(own) && !Conjuncts.IsVolatile(condition))
            {
                pushed.Add(condition.Rewrite(node => node is BoundColumn column && keys.TryGetValue(column.Column, out BoundExpression? value) ? value : null));
            }
            else
            {
                kept.Add(condition);
                if (!used.Overlaps(own) && IsCheap(condition))
                {
                    // Without its truth nothing below matters; without GROUP BY there would be a row of nothing all the same.
                    pushed.Add(condition);
                }
            }
        }

        return Conjuncts.Filter(aggregate.WithInputs([Push(aggregate.Input, pushed)]), kept);
    }

    private static LogicalPlan PushIntoSetOperation(LogicalSetOperation operation, List<BoundExpression> conditions)
    {
        List<BoundExpression> movable = [.. conditions.Where(IsCheap)];
        LogicalPlan Side(LogicalPlan side)
        {
            Dictionary<PlanColumn, PlanColumn> columns = [];
            for (int index = 0; index < operation.Columns.Count; index++)
            {
                columns[operation.Columns[index]] = side.Columns[index];
            }

            return Push(side, [.. movable.Select(condition => condition.Rewrite(node =>
                node is BoundColumn column && columns.TryGetValue(column.Column, out PlanColumn? own) ? new BoundColumn(own) : null))]);
        }

        return Conjuncts.Filter(operation.WithInputs([Side(operation.Left), Side(operation.Right)]), [.. conditions.Except(movable)]);
    }

    private static LogicalPlan PushIntoJoin(LogicalJoin given, List<BoundExpression> conditions, IReadOnlyList<BoundExpression> later)
    {
        LogicalJoin join = Simplify(given, [.. conditions, .. later]);
        LogicalJoinKind kind = join.Kind;
        HashSet<PlanColumn> left = [.. join.Left.Columns];
        HashSet<PlanColumn> right = [.. join.Right.Columns];
        List<BoundExpression> toLeft = [];
        List<BoundExpression> toRight = [];
        List<BoundExpression> above = [];
        List<BoundExpression> on = [];
        foreach (BoundExpression condition in conditions)
        {
            HashSet<PlanColumn> used = condition.Columns();
            bool usesLeft = used.Overlaps(left);
            bool usesRight = !join.YieldsLeftOnly && used.Overlaps(right);
            if (Conjuncts.IsVolatile(condition) || (!usesLeft && !usesRight && kind == LogicalJoinKind.Inner))
            {
                above.Add(condition);
            }
            else if (!usesRight && kind != LogicalJoinKind.Full)
            {
                toLeft.Add(condition);
            }
            else if (!usesLeft && !usesRight)
            {
                // Of surrounding rows alone: it decides about all rows of either side.
                toLeft.Add(condition);
                toRight.Add(condition);
            }
            else if (!usesLeft && kind == LogicalJoinKind.Inner)
            {
                toRight.Add(condition);
            }
            else
            {
                (kind == LogicalJoinKind.Inner ? on : above).Add(condition);
            }
        }

        foreach (BoundExpression condition in Conjuncts.Split(join.Condition))
        {
            HashSet<PlanColumn> used = condition.Columns();
            bool usesLeft = used.Overlaps(left);
            bool usesRight = used.Overlaps(right);
            bool isFixed = kind is LogicalJoinKind.Full or LogicalJoinKind.NullAwareAnti || Conjuncts.IsVolatile(condition) || (!usesLeft && !usesRight && Conjuncts.HasSubquery(condition));
            bool goesRight = !isFixed && !usesLeft;
            bool goesLeft = !isFixed && !usesRight && kind is LogicalJoinKind.Inner or LogicalJoinKind.Semi;
            if (goesRight)
            {
                toRight.Add(condition);
            }

            // One of neither side decides about both.
            if (goesLeft)
            {
                toLeft.Add(condition);
            }

            if (!goesLeft && !goesRight)
            {
                on.Add(condition);
            }
        }

        FixedColumns.Spread(join, kind, toLeft, toRight, on);
        HashSet<PlanColumn> both = [.. left, .. right];
        BoundExpression[] laterThanLeft = kind == LogicalJoinKind.Full ? [] : kind is LogicalJoinKind.Inner or LogicalJoinKind.Semi ? [.. later, .. above, .. on] : [.. later, .. above];
        BoundExpression[] laterThanRight = kind is LogicalJoinKind.Full or LogicalJoinKind.NullAwareAnti ? [] : kind == LogicalJoinKind.Inner ? [.. later, .. above, .. on] : [.. on];
        LogicalPlan leftSide = Push(join.Left, toLeft, laterThanLeft);
        LogicalPlan rightSide = Push(join.Right, toRight, laterThanRight);
        leftSide = kind == LogicalJoinKind.Full ? leftSide : Raise(leftSide, both, above);
        rightSide = kind is LogicalJoinKind.Inner or LogicalJoinKind.Semi ? Raise(rightSide, both, above) : rightSide;
        bool isEmpty = kind switch
        {
            LogicalJoinKind.Inner or LogicalJoinKind.Semi => IsEmpty(leftSide) || IsEmpty(rightSide),
            LogicalJoinKind.Full => false,
            _ => IsEmpty(leftSide),
        };
        return isEmpty ? new LogicalValues([], join.Columns) : Conjuncts.Filter(new LogicalJoin(kind, leftSide, rightSide, Conjuncts.Join(on)), above);
    }

    /// <summary>Takes out of one side of a join what is the same for all rows of both: it is tested once, above.</summary>
    private static LogicalPlan Raise(LogicalPlan side, HashSet<PlanColumn> both, List<BoundExpression> above)
    {
        if (side is not LogicalFilter filter)
        {
            return side;
        }

        List<BoundExpression> conditions = Conjuncts.Split(filter.Condition);
        BoundExpression[] once = [.. conditions.Where(condition => Conjuncts.IsOneTime(condition, both))];
        above.AddRange(once.Where(condition => !above.Exists(condition.SameAs)));
        return once.Length == 0 ? side : Conjuncts.Filter(filter.Input, [.. conditions.Except(once)]);
    }

    /// <summary>There is no row, nor what could make one of none.</summary>
    private static bool IsEmpty(LogicalPlan plan) => plan switch
    {
        LogicalValues values => values.Rows.Count == 0,
        LogicalFilter or LogicalSort or LogicalDistinct or LogicalWindow or LogicalLimit { PassesFirst: true } or LogicalAggregate { Keys.Count: > 0, Sets: null } => IsEmpty(plan.Inputs[0]),
        _ => false,
    };

    /// <summary>An outer join whose NULL rows can't pass the conditions above needs not produce them.</summary>
    private static LogicalJoin Simplify(LogicalJoin join, List<BoundExpression> conditions)
    {
        bool rejectsRight = conditions.Any(condition => RejectsNulls(condition, join.Right.Columns));
        bool rejectsLeft = conditions.Any(condition => RejectsNulls(condition, join.Left.Columns));
        return join.Kind switch
        {
            LogicalJoinKind.Left when rejectsRight => new LogicalJoin(LogicalJoinKind.Inner, join.Left, join.Right, join.Condition),
            LogicalJoinKind.Full when rejectsLeft && rejectsRight => new LogicalJoin(LogicalJoinKind.Inner, join.Left, join.Right, join.Condition),
            LogicalJoinKind.Full when rejectsLeft => new LogicalJoin(LogicalJoinKind.Left, join.Left, join.Right, join.Condition),
            LogicalJoinKind.Full when rejectsRight => new LogicalJoin(LogicalJoinKind.Left, join.Right, join.Left, join.Condition),
            _ => join,
        };
    }

    private static bool RejectsNulls(BoundExpression condition, IReadOnlyList<PlanColumn> columns)
    {
        return condition switch
        {
            BoundComparison comparison => IsNullWith(comparison.Left) || IsNullWith(comparison.Right),
            BoundIsNull { IsNegated: true } isNotNull => IsNullWith(isNotNull.Operand),
            BoundInList inList => IsNullWith(inList.Operand),
            BoundCall { Function.IsStrict: true } call => call.Children.Any(IsNullWith),
            BoundOr or => or.Children.All(child => RejectsNulls(child, columns)),
            BoundAnd and => and.Children.Any(child => RejectsNulls(child, columns)),
            BoundColumn column => columns.Contains(column.Column),
            _ => false,
        };

        bool IsNullWith(BoundExpression expression) => expression switch
        {
            BoundColumn column => columns.Contains(column.Column),
            BoundCast cast => IsNullWith(cast.Operand),
            BoundCall { Function.IsStrict: true } call => call.Children.Any(IsNullWith),
            _ => false,
        };
    }
}
