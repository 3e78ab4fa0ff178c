using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Plans window calls: a sort by partition and order, then the calls.</summary>
internal static class WindowPlanner
{
    internal static PlannedRelation Plan(LogicalWindow window, PhysicalPlanner planner)
    {
        BoundWindow definition = window.Window;
        PlannedRelation input = planner.Plan(window.Input, Requirement.None);

        // Values of keys that aren't plain columns are computed beside the rows, so that the calls see places.
        BoundExpression[] values = [.. definition.PartitionBy, .. definition.OrderBy.Select(key => key.Value)];
        (PlannedRelation source, int[] places) = planner.WithValues(input, values);
        int partitions = definition.PartitionBy.Count;
        BoundSortKey[] keys =
        [
            .. definition.PartitionBy.Select((_, index) => new BoundSortKey(At(source.Shape, places[index], values[index]), false, false)),
            .. definition.OrderBy.Select((key, index) => key with { Value = At(source.Shape, places[partitions + index], key.Value) }),
        ];
        PlannedRelation sorted = keys.Length == 0 ? source : planner.Sorted(source, keys);
        RowKey partition = new([.. places.Take(partitions)], [.. definition.PartitionBy.Select(key => key.Type.Type.Underlying())]);
        RowComparer order = new(
            [.. definition.OrderBy.Select((key, index) => new SortKey(places[partitions + index], key.Value.Type.Type.Underlying(), key.IsDescending, key.NullsFirst))]);
        WindowCall[] calls = [.. window.Calls.Select(call => Compile((BoundWindowCall)call.Value, sorted.Shape, planner.Compiler))];
        WindowOperator compiled = new(sorted.Operator, partition, order, calls);
        RowShape shape = sorted.Shape.With(
            window.Calls.Select((call, index) => KeyValuePair.Create(call.Column, sorted.Shape.Width + index)), sorted.Shape.Width + calls.Length);
        double cost = sorted.Cost + (sorted.Rows * CostModel.RowFilter * (1 + calls.Length));
        return (sorted with { Operator = compiled, Shape = shape, Cost = cost }).WithEstimate();
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
