using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>A value tested against a domain's constraints. Children: the value, then the checks, which read it through the placeholder.</summary>
/// <param name="named">The domain that errors name: this one, or one over it that the value becomes.</param>
public sealed class BoundDomain(
    BoundExpression value, BoundCaseOperand placeholder, IReadOnlyList<BoundExpression> checks, TypeDefinition definition, DomainName named, SqlType type, int position = 0)
    : BoundExpression(type, position)
{
    public BoundCaseOperand Placeholder { get; } = placeholder;

    public TypeDefinition Definition { get; } = definition;

    public DomainName Named { get; } = named;

    public override IReadOnlyList<BoundExpression> Children { get; } = [value, .. checks];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundDomain(children[0], Placeholder, [.. children.Skip(1)], Definition, Named, Type, Position);

    /// <summary>The same test as part of another domain's, down to those that this one is over.</summary>
    internal BoundDomain Within(DomainName outer) =>
        new(Children[0] is BoundDomain below ? below.Within(outer) : Children[0], Placeholder, [.. Children.Skip(1)], Definition, outer, Type, Position);

    protected override IReadOnlyList<BoundCaseOperand> Places => [Placeholder];

    protected override bool SameNode(BoundExpression other) => ((BoundDomain)other).Definition.Id == Definition.Id && ((BoundDomain)other).Named == Named;
}
