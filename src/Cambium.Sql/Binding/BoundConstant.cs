using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>A constant. A quoted literal whose type isn't known yet has type unknown and its text as value.</summary>
public sealed class BoundConstant(Value value, SqlType type, int position = 0) : BoundExpression(type, position)
{
    public static readonly BoundConstant True = new(Value.FromBoolean(true), DataType.Boolean);

    public static readonly BoundConstant False = new(Value.FromBoolean(false), DataType.Boolean);

    public Value Value { get; } = value;

    /// <summary>What a literal said before its type's modifier rounded or filled it: definitions are printed so.</summary>
    public Value Written { get; init; } = value;

    public bool IsTrue => !Value.IsNull && Type.Type == DataType.Boolean && Value.Boolean;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => this;

    // Equal isn't enough: sums of 1.0 and of 1.00 have other scales, and a month isn't 30 days when it is added to a date.
    protected override bool SameNode(BoundExpression other) =>
        ValueImage.IsSame(Type.Type == DataType.Unknown ? DataType.Text : Type.Type, Value, ((BoundConstant)other).Value);
}
