using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>$n; <see cref="Index"/> counts from 0. Its type may be unknown until the first use that needs one.</summary>
public sealed class BoundParameter(int index, SqlType type, int position = 0) : BoundExpression(type, position)
{
    public int Index { get; } = index;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => this;

    protected override bool SameNode(BoundExpression other) => ((BoundParameter)other).Index == Index;
}
