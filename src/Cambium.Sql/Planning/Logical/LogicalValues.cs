using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>Rows of expressions. One row without columns is what a SELECT without FROM reads; no rows is a contradiction.</summary>
public sealed class LogicalValues(IReadOnlyList<IReadOnlyList<BoundExpression>> rows, IReadOnlyList<PlanColumn> columns) : LogicalPlan
{
    public IReadOnlyList<IReadOnlyList<BoundExpression>> Rows { get; } = rows;

    public override IReadOnlyList<PlanColumn> Columns { get; } = columns;

    public override IEnumerable<BoundExpression> Expressions => Rows.SelectMany(row => row);

    /// <summary>A single row without columns.</summary>
    public static LogicalValues OneRow() => new([[]], []);

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) =>
        new LogicalValues([.. Rows.Select(row => (IReadOnlyList<BoundExpression>)[.. row.Select(map)])], Columns);
}
