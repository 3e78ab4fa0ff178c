using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>The rows of a WITH query. Columns are this reference's own, in the definition's order.</summary>
/// <param name="taken">The values for <see cref="CteDefinition.Taken"/>.</param>
public sealed class LogicalCteScan(CteDefinition definition, IReadOnlyList<PlanColumn> columns, IReadOnlyList<BoundExpression> taken) : LogicalPlan
{
    public CteDefinition Definition { get; } = definition;

    public override IReadOnlyList<PlanColumn> Columns { get; } = columns;

    public override IEnumerable<BoundExpression> Expressions => taken;

    /// <summary>What is taken and reads otherwise here than in the definition.</summary>
    internal IEnumerable<Computed> Renamed => Definition.Taken.Zip(taken, static (own, value) => own with { Value = value })
        .Where(static item => item.Value is not BoundColumn column || !ReferenceEquals(column.Column, item.Column));

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalCteScan(Definition, Columns, [.. taken.Select(map)]);
}

/// <summary>Inside a recursive query: the rows of the last step.</summary>
/// <param name="position">Where the statement refers to it.</param>
public sealed class LogicalWorkTable(CteDefinition definition, IReadOnlyList<PlanColumn> columns, int position) : LogicalPlan
{
    public CteDefinition Definition { get; } = definition;

    public int Position { get; } = position;

    public override IReadOnlyList<PlanColumn> Columns { get; } = columns;

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) => this;
}
