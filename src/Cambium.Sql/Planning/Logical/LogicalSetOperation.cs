using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Planning.Logical;

/// <summary>UNION, INTERSECT or EXCEPT of inputs whose columns agree in number and type.</summary>
public sealed class LogicalSetOperation(SetOperator op, bool isAll, LogicalPlan left, LogicalPlan right, IReadOnlyList<PlanColumn> columns) : LogicalPlan
{
    public SetOperator Operator { get; } = op;

    public bool IsAll { get; } = isAll;

    public LogicalPlan Left { get; } = left;

    public LogicalPlan Right { get; } = right;

    public override IReadOnlyList<PlanColumn> Columns { get; } = columns;

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [left, right];

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalSetOperation(Operator, IsAll, inputs[0], inputs[1], Columns);
}
