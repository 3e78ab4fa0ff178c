namespace Cambium.Sql.Binding;

/// <summary>A column's value in the current row, or in an outer query's row.</summary>
public sealed class BoundColumn(PlanColumn column, int position = 0) : BoundExpression(column.Type, position)
{
    public PlanColumn Column { get; } = column;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => this;

    public override void CollectColumns(ISet<PlanColumn> columns) => columns.Add(Column);

    protected override bool SameNode(BoundExpression other) => ReferenceEquals(((BoundColumn)other).Column, Column);
}
