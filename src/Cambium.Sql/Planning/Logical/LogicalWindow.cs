using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>Adds the columns of window calls that share one partitioning and order; passes its input's columns on.</summary>
public sealed class LogicalWindow(LogicalPlan input, IReadOnlyList<Computed> calls) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    /// <summary>Each value is a <see cref="BoundWindowCall"/>; all have the same window.</summary>
    public IReadOnlyList<Computed> Calls { get; } = calls;

    public BoundWindow Window => ((BoundWindowCall)Calls[0].Value).Window;

    public override IReadOnlyList<PlanColumn> Columns { get; } = [.. input.Columns, .. calls.Select(call => call.Column)];

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override IEnumerable<BoundExpression> Expressions => Calls.Select(call => call.Value);

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalWindow(inputs[0], [.. Calls.Select(call => call with { Value = map(call.Value) })]);
}
