using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>A column and the expression that computes it. When the expression is that same column, it is passed on.</summary>
public readonly record struct Computed(PlanColumn Column, BoundExpression Value);

/// <summary>Computes columns from each row.</summary>
public sealed class LogicalProject(LogicalPlan input, IReadOnlyList<Computed> items) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    public IReadOnlyList<Computed> Items { get; } = items;

    public override IReadOnlyList<PlanColumn> Columns { get; } = [.. items.Select(item => item.Column)];

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override IEnumerable<BoundExpression> Expressions => Items.Select(item => item.Value);

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalProject(inputs[0], [.. Items.Select(item => item with { Value = map(item.Value) })]);
}
