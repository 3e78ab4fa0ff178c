using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>AND of two or more; evaluated left to right, stopping at the first false.</summary>
public sealed class BoundAnd(IReadOnlyList<BoundExpression> operands, int position = 0) : BoundExpression(DataType.Boolean, position)
{
    public override IReadOnlyList<BoundExpression> Children { get; } = operands;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundAnd(children, Position);

    protected override bool SameNode(BoundExpression other) => true;
}

/// <summary>OR of two or more; evaluated left to right, stopping at the first true.</summary>
public sealed class BoundOr(IReadOnlyList<BoundExpression> operands, int position = 0) : BoundExpression(DataType.Boolean, position)
{
    public override IReadOnlyList<BoundExpression> Children { get; } = operands;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundOr(children, Position);

    protected override bool SameNode(BoundExpression other) => true;
}

public sealed class BoundNot(BoundExpression operand, int position = 0) : BoundExpression(DataType.Boolean, position)
{
    public BoundExpression Operand { get; } = operand;

    public override IReadOnlyList<BoundExpression> Children { get; } = [operand];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundNot(children[0], Position);

    protected override bool SameNode(BoundExpression other) => true;
}

/// <summary>IS [NOT] NULL; of a row, all fields must be (not) null.</summary>
public sealed class BoundIsNull(BoundExpression operand, bool isNegated, int position = 0) : BoundExpression(DataType.Boolean, position)
{
    public BoundExpression Operand { get; } = operand;

    public bool IsNegated { get; } = isNegated;

    public override IReadOnlyList<BoundExpression> Children { get; } = [operand];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundIsNull(children[0], IsNegated, Position);

    protected override bool SameNode(BoundExpression other) => ((BoundIsNull)other).IsNegated == IsNegated;
}

/// <summary>IS [NOT] TRUE, FALSE, UNKNOWN.</summary>
public sealed class BoundBooleanTest(BoundExpression operand, BooleanTestKind kind, bool isNegated, int position = 0)
    : BoundExpression(DataType.Boolean, position)
{
    public BoundExpression Operand { get; } = operand;

    public BooleanTestKind Kind { get; } = kind;

    public bool IsNegated { get; } = isNegated;

    public override IReadOnlyList<BoundExpression> Children { get; } = [operand];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundBooleanTest(children[0], Kind, IsNegated, Position);

    protected override bool SameNode(BoundExpression other) =>
        other is BoundBooleanTest test && test.Kind == Kind && test.IsNegated == IsNegated;
}

/// <summary>IS [NOT] DISTINCT FROM: equality in which NULL equals NULL. <paramref name="equality"/> compares <c>left = right</c>.</summary>
public sealed class BoundIsDistinct(BoundExpression left, BoundExpression right, BoundExpression equality, bool isNegated, int position = 0)
    : BoundExpression(DataType.Boolean, position)
{
    public bool IsNegated { get; } = isNegated;

    /// <summary>Left, right, and their equality.</summary>
    public override IReadOnlyList<BoundExpression> Children { get; } = [left, right, equality];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundIsDistinct(children[0], children[1], children[2], IsNegated, Position);

    protected override bool SameNode(BoundExpression other) => ((BoundIsDistinct)other).IsNegated == IsNegated;
}
