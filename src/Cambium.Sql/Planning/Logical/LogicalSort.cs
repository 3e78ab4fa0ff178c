using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

public sealed class LogicalSort(LogicalPlan input, IReadOnlyList<BoundSortKey> keys) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    public IReadOnlyList<BoundSortKey> Keys { get; } = keys;

    public override IReadOnlyList<PlanColumn> Columns => Input.Columns;

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override IEnumerable<BoundExpression> Expressions => Keys.Select(key => key.Value);

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalSort(inputs[0], [.. Keys.Select(key => key with { Value = map(key.Value) })]);
}
