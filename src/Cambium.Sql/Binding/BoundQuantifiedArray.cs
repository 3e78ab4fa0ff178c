using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// <c>left op ANY|ALL (array)</c>. Children: left, array, and the test of left against <see cref="Element"/>, which is set to each
/// element in turn.
/// </summary>
public sealed class BoundQuantifiedArray(BoundExpression left, BoundExpression array, BoundExpression test, BoundCaseOperand leftValue, BoundCaseOperand element, bool isAll, int position = 0)
    : BoundExpression(DataType.Boolean, position)
{
    public BoundCaseOperand LeftValue { get; } = leftValue;

    public BoundCaseOperand Element { get; } = element;

    public bool IsAll { get; } = isAll;

    public override IReadOnlyList<BoundExpression> Children { get; } = [left, array, test];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundQuantifiedArray(children[0], children[1], children[2], LeftValue, Element, IsAll, Position);

    protected override IReadOnlyList<BoundCaseOperand> Places => [LeftValue, Element];

    protected override bool SameNode(BoundExpression other) => ((BoundQuantifiedArray)other).IsAll == IsAll;
}
