using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// A conversion to <see cref="BoundExpression.Type"/>: first <see cref="Function"/> (null: the representation is the same), then the
/// target's modifier.
/// </summary>
public sealed class BoundCast(BoundExpression operand, CastFunction? function, SqlType type, bool isExplicit, int position = 0)
    : BoundExpression(type, position)
{
    public BoundExpression Operand { get; } = operand;

    public CastFunction? Function { get; } = function;

    /// <summary>Explicit casts cut what is too long; others refuse it.</summary>
    public bool IsExplicit { get; } = isExplicit;

    public override IReadOnlyList<BoundExpression> Children { get; } = [operand];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundCast(children[0], Function, Type, IsExplicit, Position);

    protected override bool SameNode(BoundExpression other) => ((BoundCast)other).IsExplicit == IsExplicit;
}
