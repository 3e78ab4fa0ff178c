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

    /// <summary>The operand is the call of the cast's function, or what its body was made into: the cast itself has nothing left to do.</summary>
    public bool IsCalled { get; init; }

    /// <summary>The operand is the other half of the cast that was written: the conversion to the type, whose modifier follows here.</summary>
    public bool IsSecondHalf { get; init; }

    /// <summary>The value stays what it is, and is in the order of this collation. Null for conversions.</summary>
    internal CollationChoice? Collation { get; init; }

    /// <summary>What is converted, as it was written.</summary>
    public BoundExpression Converted => IsCalled && Operand is BoundCall call ? call.Children[0] : IsSecondHalf && Operand is BoundCast half ? half.Converted : Operand;

    public override IReadOnlyList<BoundExpression> Children { get; } = [operand];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundCast(children[0], Function, Type, IsExplicit, Position) { IsCalled = IsCalled, IsSecondHalf = IsSecondHalf, Collation = Collation };

    internal override IEnumerable<BoundExpression> CollationSources => Collation is null ? Children : [];

    // Without a modifier there is nothing to be cut: how the cast came to be makes no difference.
    protected override bool SameNode(BoundExpression other) =>
        (((BoundCast)other).IsExplicit == IsExplicit || Type.Modifier < 0) && ((BoundCast)other).Collation?.Collation == Collation?.Collation;
}
