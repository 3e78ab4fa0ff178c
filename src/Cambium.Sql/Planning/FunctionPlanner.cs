using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Plans functions that return sets, in FROM and in lists of outputs.</summary>
internal sealed class FunctionPlanner(PhysicalPlanner planner)
{
    public PlannedRelation Plan(LogicalProjectSet set)
    {
        PlannedRelation input = planner.Plan(set.Input, Requirement.None);
        SetCall[] calls = [.. set.Calls.Select(call => Compile((BoundSetCall)call.Value, input.Shape))];
        ProjectSetOperator project = new(input.Operator, calls);
        RowShape shape = input.Shape.With(set.Calls.Select((call, index) => KeyValuePair.Create(call.Column, input.Shape.Width + index)), input.Shape.Width + calls.Length);
        return new PlannedRelation(project, shape, input.Rows * 10, input.Cost + (input.Rows * 10 * CostModel.RowOut), []).WithEstimate();
    }

    public PlannedRelation Plan(LogicalFunctionScan scan)
    {
        RowShape none = new(0);
        FunctionRows[] functions =
        [
            .. scan.Functions.Select(function => function.Call is BoundSetCall set
                ? new FunctionRows(Compile(set, none, function), null, function.Columns.Count, function.IsExpanded)
                : new FunctionRows(
                    null, planner.Compiler.Compile(function.Call, none), function.Columns.Count, function.IsExpanded,
                    function is { IsExpanded: true, Call: not BoundCall } && function.Call.Type.Type == DataType.Record ? [.. function.Columns.Select(static column => column.Type)] : null)),
        ];
        string name = scan.Functions[0].Call switch
        {
            BoundSetCall set => set.Function.Name,
            BoundCall call => call.Function.Name,
            _ => scan.Alias,
        };
        FunctionScan compiled = new(functions, scan.Ordinality is not null, scan.Alias, name);
        return new PlannedRelation(compiled, new RowShape(scan.Columns), 100, 1, []).WithEstimate();
    }

    /// <param name="source">What the call is in FROM; null: it stands elsewhere.</param>
    private SetCall Compile(BoundSetCall call, RowShape shape, FunctionSource? source = null) => new(
        call.Function.Bind(call.Types),
        call.Function.HasBody,
        [.. call.Children.Select(argument => planner.Compiler.Compile(argument, shape))],
        call.Function.IsStrict,
        call.Types.Columns.Count == 0 ? [call.Type] : [.. call.Types.Columns.Select(column => column.Type)],
        [.. call.Types.Columns.Select(column => column.Name)],
        !call.Types.IsRowOfOne && call.Types.Columns.Count <= 1,
        call.Type.Type.Underlying().Kind == TypeKind.Composite && call.Types.Columns.Count == 1 && !call.Types.IsRowOfOne,
        source is { IsExpanded: true } && call is { Type.Type: var type, Types.Columns: [{ Type.Type: var single }] } && type == DataType.Record && single == DataType.Record ? [.. source.Columns.Select(static column => column.Type)] : null);
}
