using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// A comparison by the type's own order; NULL if either side is. Both sides have one type, or are two integer or two float types whose
/// values compare as they lie.
/// </summary>
public sealed class BoundComparison(ComparisonOperator op, BoundExpression left, BoundExpression right, int position = 0)
    : BoundExpression(DataType.Boolean, position)
{
    public ComparisonOperator Operator { get; } = op;

    public BoundExpression Left { get; } = left;

    public BoundExpression Right { get; } = right;

    public override IReadOnlyList<BoundExpression> Children { get; } = [left, right];

    /// <summary>The operator of an extension's type that it was written with; 0 for the system's own.</summary>
    public int OperatorOid { get; init; }

    /// <summary>The type whose order decides.</summary>
    public DataType OperandType => Left.Type.Type.Underlying();

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundComparison(Operator, children[0], children[1], Position) { OperatorOid = OperatorOid };

    protected override bool SameNode(BoundExpression other) => ((BoundComparison)other).Operator == Operator;
}
