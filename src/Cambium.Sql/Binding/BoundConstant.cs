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

    protected override bool SameNode(BoundExpression other)
    {
        Value theirs = ((BoundConstant)other).Value;
        if (Value.IsNull || theirs.IsNull)
        {
            return Value.IsNull && theirs.IsNull;
        }

        DataType type = Type.Type == DataType.Unknown ? DataType.Text : Type.Type;
        return ValueComparer.IsComparable(type) && ValueComparer.Equals(type, Value, theirs);
    }
}
