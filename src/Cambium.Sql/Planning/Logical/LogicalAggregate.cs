using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>
/// Groups rows by keys and aggregates each group. Without keys there is exactly one group. A key that is a plain column keeps its
/// identity.
/// </summary>
/// <param name="sets">Grouping sets as indexes into the keys; null: one set of all keys.</param>
/// <param name="groupingColumns">For each GROUPING() call: its column and the indexes of its keys.</param>
public sealed class LogicalAggregate(
    LogicalPlan input,
    IReadOnlyList<Computed> keys,
    IReadOnlyList<Computed> aggregates,
    IReadOnlyList<IReadOnlyList<int>>? sets = null,
    IReadOnlyList<(PlanColumn Column, IReadOnlyList<int> Keys)>? groupingColumns = null) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    public IReadOnlyList<Computed> Keys { get; } = keys;

    /// <summary>Each value is a <see cref="BoundAggregate"/>.</summary>
    public IReadOnlyList<Computed> Aggregates { get; } = aggregates;

    public IReadOnlyList<IReadOnlyList<int>>? Sets { get; } = sets;

    public IReadOnlyList<(PlanColumn Column, IReadOnlyList<int> Keys)> GroupingColumns { get; } = groupingColumns ?? [];

    public override IReadOnlyList<PlanColumn> Columns { get; } =
    [
        .. keys.Select(key => key.Column), .. aggregates.Select(aggregate => aggregate.Column),
        .. (groupingColumns ?? []).Select(grouping => grouping.Column),
    ];

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override IEnumerable<BoundExpression> Expressions => Keys.Concat(Aggregates).Select(item => item.Value);

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalAggregate(
            inputs[0],
            [.. Keys.Select(key => key with { Value = map(key.Value) })],
            [.. Aggregates.Select(aggregate => aggregate with { Value = map(aggregate.Value) })],
            Sets,
            GroupingColumns);
}
