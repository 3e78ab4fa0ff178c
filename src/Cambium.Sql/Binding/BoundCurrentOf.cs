using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>WHERE CURRENT OF: the row is the one a cursor stands on. Children: the table's row key, the cursor's name.</summary>
public sealed class BoundCurrentOf(BoundExpression rowKey, BoundExpression cursor, int position = 0) : BoundExpression(DataType.Boolean, position)
{
    public BoundExpression Cursor { get; } = cursor;

    public override IReadOnlyList<BoundExpression> Children { get; } = [rowKey, cursor];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundCurrentOf(children[0], children[1], Position);

    protected override bool SameNode(BoundExpression other) => true;
}
