using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Planning;

/// <summary>Plans window calls: a sort by partition and order, then the calls.</summary>
internal static class WindowPlanner
{
    /// <param name="conditions">Conditions above the window, which bound what of it can be of use.</param>
    internal static PlannedRelation Plan(LogicalWindow window, PhysicalPlanner planner, IReadOnlyList<BoundExpression> conditions, Requirement requirement)
    {
        Computed[] needed = [.. window.Calls.Where(call => planner.Used.Contains(call.Column))];
        if (needed.Length == 0)
        {
            // Of its columns none is asked for.
            return planner.Plan(window.Input, requirement);
        }

        BoundWindow definition = window.Window;
        WindowReach reach = needed.Max(static call => Reach((BoundWindowCall)call.Value));
        BoundComparison? bound = reach == WindowReach.Partition ? null : conditions.OfType<BoundComparison>().FirstOrDefault(condition => BoundOf(condition, window) is not null);
        (BoundWindowCall Call, BoundExpression Most)? most = bound is null ? null : BoundOf(bound, window);
        if (most is { Call.Function.Name: "rank" })
        {
            // Peers of the last have its rank.
            reach = WindowReach.Peers;
        }

        definition = InOrder(definition, requirement);
        Requirement wanted = InputRequirement(definition, reach, most?.Most, requirement, planner, window.Input);
        PlannedRelation input = planner.Plan(window.Input, wanted);

        // Values of keys that aren't plain columns are computed beside the rows, so that the calls see places.
        BoundExpression[] values = [.. definition.PartitionBy, .. definition.OrderBy.Select(key => key.Value)];
        (PlannedRelation source, int[] places) = planner.WithValues(input, values);
        int partitions = definition.PartitionBy.Count;
        BoundSortKey[] keys =
        [
            .. PartitionKeys(definition, requirement).Select((key, index) => key with { Value = At(source.Shape, places[index], values[index]) }),
            .. definition.OrderBy.Select((key, index) => key with { Value = At(source.Shape, places[partitions + index], key.Value) }),
        ];
        bool isTop = most is not null && reach == WindowReach.Row && partitions == 0;
        PlannedRelation sorted = keys.Length == 0 ? source : planner.Sorted(source, keys, isTop ? new LogicalLimit(window.Input, most!.Value.Most, null, null) : null, isPartial: !double.IsInfinity(wanted.RowLimit));
        RowKey partition = new([.. places.Take(partitions)], [.. definition.PartitionBy.Select(key => key.Type.Type.Underlying())]);
        RowComparer order = new(
            [.. definition.OrderBy.Select((key, index) => new SortKey(places[partitions + index], key.Value.Type.Type.Underlying(), key.IsDescending, key.NullsFirst))]);
        WindowCall[] calls = [.. needed.Select(call => Compile((BoundWindowCall)call.Value, sorted.Shape, planner.Compiler))];
        WindowOperator compiled = new(
            sorted.Operator, partition, order, calls, reach, most is null ? null : planner.Compiler.Compile(most.Value.Most, new RowShape(0)), bound is null ? null : planner.Texts.Of(bound));
        RowShape shape = sorted.Shape.With(
            needed.Select((call, index) => KeyValuePair.Create(call.Column, sorted.Shape.Width + index)), sorted.Shape.Width + calls.Length);
        double cost = sorted.Cost + (sorted.Rows * CostModel.RowFilter * (1 + calls.Length));
        return (sorted with { Operator = compiled, Shape = shape, Cost = cost }).WithEstimate();
    }

    private static WindowReach Reach(BoundWindowCall call) => call.Function?.Name switch
    {
        "row_number" or "rank" or "dense_rank" => WindowReach.Row,
        "lag" when call.Arguments.Count == 1 || call.Arguments[1] is BoundConstant { Value: { IsNull: false, Int32: >= 0 } } => WindowReach.Row,
        null or "first_value" or "last_value" or "nth_value" => call.Frame switch
        {
            { Exclusion: not FrameExclusion.NoOthers } => WindowReach.Partition,
            { End: FrameBoundKind.CurrentRow, Unit: FrameUnit.Rows } => WindowReach.Row,
            { End: FrameBoundKind.CurrentRow } => WindowReach.Peers,
            _ => WindowReach.Partition,
        },
        _ => WindowReach.Partition,
    };

    /// <summary>Of <c>row_number() &lt;= most</c>, and with &lt; and =, the call and the bound; null for other conditions.</summary>
    private static (BoundWindowCall Call, BoundExpression Most)? BoundOf(BoundComparison condition, LogicalWindow window)
    {
        return Of(condition.Left, condition.Operator, condition.Right) ?? Of(condition.Right, condition.Operator.Flip(), condition.Left);

        (BoundWindowCall, BoundExpression)? Of(BoundExpression side, ComparisonOperator op, BoundExpression most)
        {
            bool bounds = op is ComparisonOperator.LessOrEqual or ComparisonOperator.Less or ComparisonOperator.Equal
                && most.Type.Type.Underlying() is var type && (type == DataType.Int8 || type == DataType.Int4 || type == DataType.Int2)
                && !most.Columns().Overlaps(window.Columns) && !Conjuncts.IsVolatile(most) && !Conjuncts.HasSubquery(most);
            return bounds && side is BoundColumn { Column: var column }
                && window.Calls.FirstOrDefault(call => ReferenceEquals(call.Column, column)).Value is BoundWindowCall { Function.Name: "row_number" or "rank" } ranking
                ? (ranking, most)
                : null;
        }
    }

    /// <summary>Partitions by their keys in the order in which the rows are wanted.</summary>
    private static BoundWindow InOrder(BoundWindow window, Requirement requirement) => new(
        [.. window.PartitionBy.OrderBy(key => requirement.Order.TakeWhile(order => !(key is BoundColumn column && ReferenceEquals(column.Column, order.Column))).Count())], window.OrderBy);

    /// <summary>The keys of partitions, each in the direction in which the rows are wanted.</summary>
    private static IEnumerable<BoundSortKey> PartitionKeys(BoundWindow window, Requirement requirement) => window.PartitionBy.Select(key =>
        requirement.Order.FirstOrDefault(order => key is BoundColumn column && ReferenceEquals(column.Column, order.Column)) is { Column: not null } wanted
            ? new BoundSortKey(key, wanted.IsDescending, wanted.NullsFirst)
            : new BoundSortKey(key, false, false));

    /// <summary>An order is worth asking for where only the beginning will be read.</summary>
    private static Requirement InputRequirement(BoundWindow definition, WindowReach reach, BoundExpression? most, Requirement requirement, PhysicalPlanner planner, LogicalPlan input)
    {
        BoundSortKey[] keys = [.. PartitionKeys(definition, requirement), .. definition.OrderBy];
        OrderColumn[] order = [.. keys.TakeWhile(static key => key.Value is BoundColumn).Select(static key => new OrderColumn(((BoundColumn)key.Value).Column, key.IsDescending, key.NullsFirst))];
        bool isWhole = definition.PartitionBy.Count == 0;
        double limit = requirement.Order.Count <= order.Length && requirement.Order.Zip(order).All(static pair => pair.First == pair.Second) ? requirement.RowLimit : double.PositiveInfinity;
        if (isWhole)
        {
            limit = most is BoundConstant { Value: { IsNull: false, Int64: var number } } ? Math.Max(1, number) : most is not null ? 100 : limit;
        }

        if ((isWhole && reach == WindowReach.Partition) || order.Length < keys.Length || double.IsInfinity(limit))
        {
            return Requirement.None;
        }

        // Partitions are read to their ends, or passed over.
        double partition = isWhole ? 1 : planner.RowsPerGroup(input, definition.PartitionBy);
        return new Requirement(order, most is null || isWhole ? limit + partition : limit * partition);
    }

    /// <summary>The column at a place, whatever it is called.</summary>
    private static BoundColumn At(RowShape shape, int place, BoundExpression value) =>
        value as BoundColumn ?? new BoundColumn(shape.Places.First(entry => entry.Value == place).Key);

    private static WindowCall Compile(BoundWindowCall call, RowShape shape, ExpressionCompiler compiler)
    {
        WindowFrameBounds frame = new(
            call.Frame,
            call.Frame.StartBound is null ? null : compiler.Compile(call.Frame.StartBound, shape),
            call.Frame.EndBound is null ? null : compiler.Compile(call.Frame.EndBound, shape));
        CompiledExpression[] arguments = [.. call.Arguments.Select(argument => compiler.Compile(argument, shape))];
        CompiledExpression? filter = call.Filter is null ? null : compiler.Compile(call.Filter, shape);
        return call.Function is { } function
            ? new WindowCall(function.Bind(call.Types), null, arguments, false, filter, frame)
            : new WindowCall(null, call.Aggregate!.Function.Bind(call.Types), arguments, call.Aggregate.Function.IsStrict, filter, frame);
    }
}
