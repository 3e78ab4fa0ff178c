using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>The first row of each set of rows equal in <see cref="On"/>; the input of DISTINCT ON is sorted by these first.</summary>
public sealed class LogicalDistinct(LogicalPlan input, IReadOnlyList<PlanColumn> on, bool isSorted) : LogicalPlan
{
    public LogicalPlan Input { get; } = input;

    public IReadOnlyList<PlanColumn> On { get; } = on;

    /// <summary>Equal rows are neighbours already.</summary>
    public bool IsSorted { get; } = isSorted;

    public override IReadOnlyList<PlanColumn> Columns => Input.Columns;

    public override IReadOnlyList<LogicalPlan> Inputs { get; } = [input];

    public override IEnumerable<BoundExpression> Expressions => On.Select(column => new BoundColumn(column));

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalDistinct(inputs[0], On, IsSorted);
}
