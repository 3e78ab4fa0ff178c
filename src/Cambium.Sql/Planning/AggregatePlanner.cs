using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Plans grouping, with shortcuts for COUNT(*) by tree counts and MIN and MAX by the end of an index.</summary>
internal sealed class AggregatePlanner(PhysicalPlanner planner, ScanPlanner scans)
{
    internal PlannedRelation Plan(LogicalAggregate aggregate, Requirement requirement)
    {
        Computed[] calls = [.. aggregate.Aggregates.Where(call => planner.Used.Contains(call.Column))];
        if (aggregate.Keys.Count == 0 && aggregate.Sets is null && calls.Length > 0 && TryPlanShort(aggregate, calls) is { } looked)
        {
            return looked;
        }

        return TryPlanFirst(aggregate, calls, requirement) ?? Aggregate(aggregate, calls, planner.Plan(aggregate.Input, Requirement.None));
    }

    /// <summary>Where only the first groups are wanted: by rows that come in their order, if they can be had at less than the price of all rows.</summary>
    private PlannedRelation? TryPlanFirst(LogicalAggregate aggregate, Computed[] calls, Requirement requirement)
    {
        bool arePlain = aggregate.Sets is null && aggregate.Keys.Count > 0 && aggregate.Keys.All(static key => key.Value is BoundColumn);
        if (!arePlain || double.IsInfinity(requirement.RowLimit) || !requirement.Order.All(order => aggregate.Keys.Any(key => ReferenceEquals(key.Column, order.Column))))
        {
            return null;
        }

        JoinEstimates estimates = new(planner, scans);
        double limit = requirement.RowLimit * estimates.RowsPerGroup(aggregate.Input, aggregate.Keys.Select(static key => key.Value));
        OrderColumn[] wanted =
        [
            .. requirement.Order,
            .. aggregate.Keys.Where(key => !requirement.Order.Any(order => ReferenceEquals(order.Column, key.Column))).Select(static key => new OrderColumn(key.Column, false, false)),
        ];
        BoundSortKey[] keys = [.. wanted.Select(order => new BoundSortKey(aggregate.Keys.First(key => ReferenceEquals(key.Column, order.Column)).Value, order.IsDescending, order.NullsFirst))];
        int subplans = planner.Compiler.Subplans.Count;
        PlannedRelation input = planner.Plan(
            aggregate.Input, new Requirement([.. keys.Select(static key => new OrderColumn(((BoundColumn)key.Value).Column, key.IsDescending, key.NullsFirst))], limit));
        int ordered = PhysicalPlanner.OrderedKeys(input, keys);
        if (ordered == 0 || limit * 2 > estimates.Rows(aggregate.Input))
        {
            planner.Compiler.Subplans.RemoveRange(subplans, planner.Compiler.Subplans.Count - subplans);
            return null;
        }

        RowKey run = new([.. keys.Take(ordered).Select(key => input.Shape.PlaceOf(((BoundColumn)key.Value).Column))], [.. keys.Take(ordered).Select(static key => key.Value.Type.Type.Underlying())]);
        PlannedRelation grouped = Aggregate(aggregate, calls, input, run);
        return grouped with { Order = [.. wanted.Take(ordered).Select(order => new OrderPlace(grouped.Shape.PlaceOf(order.Column), order.IsDescending, order.NullsFirst))] };
    }

    /// <summary>Each call by its own shortcut, side by side in one row; null when one has none.</summary>
    private PlannedRelation? TryPlanShort(LogicalAggregate aggregate, Computed[] calls)
    {
        PlannedRelation? row = null;
        List<PlanColumn> columns = [];
        foreach (Computed call in calls)
        {
            BoundAggregate only = (BoundAggregate)call.Value;
            if ((TryPlanCount(aggregate, call.Column, only) ?? (TryPlanEnd(aggregate, only) is { } end ? Aggregate(aggregate, [call], end) : null)) is not { } value)
            {
                return null;
            }

            columns.Add(call.Column);
            row = row is null ? value : Beside(row, value, columns);
        }

        return row;
    }

    /// <summary>Two relations of one row each as one.</summary>
    private static PlannedRelation Beside(PlannedRelation left, PlannedRelation right, List<PlanColumn> columns)
    {
        NestedLoopJoin joined = new(LogicalJoinKind.Inner, left.Operator, right.Operator, [], null, null);
        return new PlannedRelation(joined, new RowShape([.. columns]), 1, left.Cost + right.Cost, []).WithEstimate();
    }

    /// <param name="run">Keys that the input is ordered by, when groups are to be finished one after the other; null: all at the end.</param>
    private PlannedRelation Aggregate(LogicalAggregate aggregate, Computed[] calls, PlannedRelation input, RowKey? run = null)
    {
        CompiledExpression[] keys = [.. aggregate.Keys.Select(key => planner.Compiler.Compile(key.Value, input.Shape))];
        DataType[] keyTypes = [.. aggregate.Keys.Select(key => key.Value.Type.Type.Underlying())];
        int[][] sets = aggregate.Sets is { } given ? [.. given.Select(set => set.ToArray())] : [[.. Enumerable.Range(0, keys.Length)]];

        RowShape shape = new(
            [.. aggregate.Keys.Select(key => key.Column), .. calls.Select(call => call.Column), .. aggregate.GroupingColumns.Select(grouping => grouping.Column)]);
        AggregateCall[] compiled = [.. calls.Select(call => Compile((BoundAggregate)call.Value, input.Shape, shape))];
        GroupShape groups = new(keys, keyTypes, compiled, sets, [.. aggregate.GroupingColumns.Select(grouping => grouping.Keys.ToArray())]);
        foreach (Computed computed in aggregate.Keys.Concat(calls))
        {
            planner.Texts.Define(computed.Column, computed.Value);
        }

        string[] keyTexts = [.. aggregate.Keys.Select(key => planner.Texts.Of(key.Value))];
        Operator grouped = run is not null ? new GroupAggregate(input.Operator, groups, run, keyTexts)
            : new HashAggregate(groups.IsParallelSafe ? input.Operator : PhysicalPlanner.Gathered(input.Operator), groups, keyTexts);
        double rows = keys.Length == 0 ? 1 : Math.Max(1, Math.Min(input.Rows, Math.Pow(200, Math.Min(3, keys.Length))) * 0.5);
        double cost = input.Cost + (input.Rows * (CostModel.HashBuild + (calls.Length * CostModel.RowFilter)));
        return new PlannedRelation(grouped, shape, rows, cost, []).WithEstimate(run is null ? cost : 0);
    }

    private AggregateCall Compile(BoundAggregate call, RowShape shape, RowShape groups) => new(
        call.Function.Bind(call.Types),
        [.. call.Arguments.Select(argument => planner.Compiler.Compile(argument, call.IsOrderedSet ? groups : shape))],
        [.. call.Arguments.Select(argument => argument.Type.Type.Underlying())],
        call.Function.IsStrict,
        call.IsDistinct,
        call.Filter is null ? null : planner.Compiler.Compile(call.Filter, shape),
        [.. call.SortKeys.Select(key => planner.Compiler.Compile(key.Value, shape))],
        [
            .. call.SortKeys.Select((key, index) => new SortKey(
                (call.IsOrderedSet ? 0 : call.Arguments.Count) + index, key.Value.Type.Type.Underlying(), key.IsDescending, key.NullsFirst)),
        ],
        call.IsOrderedSet);

    private PlannedRelation? TryPlanCount(LogicalAggregate aggregate, PlanColumn column, BoundAggregate call)
    {
        if (call.Function.Name != "count" || call.Arguments.Count > 0 || call.Filter is not null)
        {
            return null;
        }

        (LogicalScan? scan, List<BoundExpression> conditions) = ScanOf(aggregate.Input);
        return scan is not null && scans.TryPlanCount(scan, conditions) is { } counted
            ? new PlannedRelation(counted, new RowShape([column]), 1, CostModel.TreeSeek, []).WithEstimate()
            : null;
    }

    /// <summary>MIN and MAX of an indexed column: the first row in index order whose column isn't NULL.</summary>
    private PlannedRelation? TryPlanEnd(LogicalAggregate aggregate, BoundAggregate call)
    {
        if (call.Function.Name is not ("min" or "max") || call.Filter is not null || call.Arguments is not [BoundColumn { Column.Source: not null } column])
        {
            return null;
        }

        (LogicalScan? scan, List<BoundExpression> conditions) = ScanOf(aggregate.Input);
        if (scan is null || !scan.TableColumns.Contains(column.Column))
        {
            return null;
        }

        bool isMax = call.Function.Name == "max";
        if (!column.Column.Source.NotNull)
        {
            conditions.Add(new BoundIsNull(column, true));
        }

        BoundSortKey key = new(column, isMax, isMax);
        PlannedRelation ordered = planner.Plan(Conjuncts.Filter(scan, conditions), new Requirement([new OrderColumn(column.Column, isMax, isMax)], 1));
        if (!ReferenceEquals(planner.Sorted(ordered, [key]), ordered))
        {
            return null;
        }

        LimitOperator first = new(ordered.Operator, new ConstantNode(Value.FromInt64(1)), null, null);
        return (ordered with { Operator = first, Rows = 1 }).WithEstimate();
    }

    private static (LogicalScan? Scan, List<BoundExpression> Conditions) ScanOf(LogicalPlan plan) => plan switch
    {
        LogicalScan scan => (scan, []),
        LogicalFilter { Input: LogicalScan scan } filter => (scan, Conjuncts.Split(filter.Condition)),
        _ => (null, []),
    };
}
