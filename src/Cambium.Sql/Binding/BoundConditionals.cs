using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// CASE, searched: conditions and results alternate, then the ELSE. An operand was evaluated into the operand's place once:
/// conditions read it through <see cref="BoundCaseOperand"/>.
/// </summary>
public sealed class BoundCase(BoundCaseOperand? placeholder, IReadOnlyList<BoundExpression> children, SqlType type, int position = 0)
    : BoundExpression(type, position)
{
    /// <summary>Where the operand's value is found; when present the first child is the operand.</summary>
    public BoundCaseOperand? Placeholder { get; } = placeholder;

    /// <summary>[operand] (when, then)* else.</summary>
    public override IReadOnlyList<BoundExpression> Children { get; } = children;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundCase(Placeholder, children, Type, Position);

    protected override IReadOnlyList<BoundCaseOperand> Places => Placeholder is null ? [] : [Placeholder];

    internal override IEnumerable<BoundExpression> CollationSources => Placeholder is null ? Children : Children.Skip(1);

    protected override bool SameNode(BoundExpression other) => true;
}

/// <summary>The value of a CASE's operand inside its conditions; also of NULLIF's first argument.</summary>
public sealed class BoundCaseOperand(SqlType type) : BoundExpression(type, 0)
{
    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => this;

    protected override bool SameNode(BoundExpression other) => ReferenceEquals(this, other);
}

/// <summary>COALESCE: the first that isn't NULL; later ones aren't evaluated.</summary>
public sealed class BoundCoalesce(IReadOnlyList<BoundExpression> arguments, SqlType type, int position = 0) : BoundExpression(type, position)
{
    public override IReadOnlyList<BoundExpression> Children { get; } = arguments;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundCoalesce(children, Type, Position);

    protected override bool SameNode(BoundExpression other) => true;
}

/// <summary>NULLIF(a, b): a unless the comparison of both holds. Children: a, equality.</summary>
public sealed class BoundNullIf(BoundExpression value, BoundExpression equality, int position = 0) : BoundExpression(value.Type, position)
{
    public override IReadOnlyList<BoundExpression> Children { get; } = [value, equality];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundNullIf(children[0], children[1], Position);

    protected override bool SameNode(BoundExpression other) => true;
}

/// <summary>GREATEST or LEAST, ignoring NULLs.</summary>
public sealed class BoundExtreme(IReadOnlyList<BoundExpression> arguments, bool isGreatest, SqlType type, int position = 0)
    : BoundExpression(type, position)
{
    public bool IsGreatest { get; } = isGreatest;

    public override IReadOnlyList<BoundExpression> Children { get; } = arguments;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundExtreme(children, IsGreatest, Type, Position);

    protected override bool SameNode(BoundExpression other) => ((BoundExtreme)other).IsGreatest == IsGreatest;
}
