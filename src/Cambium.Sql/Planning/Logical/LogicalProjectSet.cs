using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>
/// Set-returning functions of a select list: each input row yields as many rows as the longest of them, shorter ones padded with NULL.
/// Passes its input's columns on.
/// </summary>
public sealed class LogicalProjectSet(LogicalPlan input, IReadOnlyList<Computed> calls) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    /// <summary>Each value is a <see cref="BoundSetCall"/>.</summary>
    public IReadOnlyList<Computed> Calls { get; } = calls;

    public override IReadOnlyList<PlanColumn> Columns { get; } = [.. input.Columns, .. calls.Select(call => call.Column)];

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override IEnumerable<BoundExpression> Expressions => Calls.Select(call => call.Value);

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalProjectSet(inputs[0], [.. Calls.Select(call => call with { Value = map(call.Value) })]);
}
