using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// <c>operand IN (items)</c>, all of one comparable type but for an operand that compares with them as it lies (<see cref="BoundComparison"/>); three-valued. Children: operand, then items. NOT IN is NOT of this.
/// </summary>
public sealed class BoundInList(IReadOnlyList<BoundExpression> operandAndItems, int position = 0) : BoundExpression(DataType.Boolean, position)
{
    public BoundExpression Operand => Children[0];

    /// <summary>The = of an extension's type that it compares with; 0 for the system's own.</summary>
    public int OperatorOid { get; init; }

    public IEnumerable<BoundExpression> Items => Children.Skip(1);

    public override IReadOnlyList<BoundExpression> Children { get; } = operandAndItems;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundInList(children, Position) { OperatorOid = OperatorOid };

    protected override bool SameNode(BoundExpression other) => true;
}
