using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>A value tested against a domain's constraints. Children: the value, then the checks, which read it through the placeholder.</summary>
public sealed class BoundDomain(
    BoundExpression value, BoundCaseOperand placeholder, IReadOnlyList<BoundExpression> checks, TypeDefinition definition, string schema, SqlType type, int position = 0)
    : BoundExpression(type, position)
{
    public BoundCaseOperand Placeholder { get; } = placeholder;

    public TypeDefinition Definition { get; } = definition;

    /// <summary>The name of the domain's schema, for errors.</summary>
    public string Schema { get; } = schema;

    public override IReadOnlyList<BoundExpression> Children { get; } = [value, .. checks];

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) =>
        new BoundDomain(children[0], Placeholder, [.. children.Skip(1)], Definition, Schema, Type, Position);

    protected override IReadOnlyList<BoundCaseOperand> Places => [Placeholder];

    protected override bool SameNode(BoundExpression other) => ((BoundDomain)other).Definition.Id == Definition.Id;
}
