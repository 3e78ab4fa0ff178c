using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>Rows for which the condition is true.</summary>
public sealed class LogicalFilter(LogicalPlan input, BoundExpression condition) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    public BoundExpression Condition { get; } = condition;

    public override IReadOnlyList<PlanColumn> Columns => Input.Columns;

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override IEnumerable<BoundExpression> Expressions => [Condition];

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalFilter(inputs[0], map(Condition));
}
