using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>
/// The same rows. What is asked of them is asked of these only: a condition that might tell something of its arguments otherwise than by its
/// result doesn't move below.
/// </summary>
public sealed class LogicalBarrier(LogicalPlan input) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    public override IReadOnlyList<PlanColumn> Columns => Input.Columns;

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) => new LogicalBarrier(inputs[0]);
}
