using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;

namespace Cambium.Sql.Binding;

/// <summary>Puts a domain's constraints around a value of its base type.</summary>
internal static class DomainBinder
{
    internal static BoundExpression Constrain(BoundExpression value, SqlType domain, BindingContext binding, int position)
    {
        if (!binding.Catalog.Catalog.TryGet(domain.Type.Oid, out TypeDefinition? definition))
        {
            return new BoundCast(value, null, domain, true, position);
        }

        binding.Catalog.NoteUse(definition);
        BoundCaseOperand placeholder = new(domain.Type.BaseType!.Value);
        List<BoundExpression> checks = [];
        foreach (CheckConstraint check in definition.Checks)
        {
            ExpressionBinder binder = new(binding, new Scope(null), ExpressionRules.Check) { DomainValue = placeholder };
            checks.Add(Coercion.Condition(binder.Bind(SqlParser.ParseExpression(check.ExpressionSql)), "CHECK", binding));
        }

        return new BoundDomain(value, placeholder, checks, definition, binding.Catalog.SchemaName(definition), domain, position);
    }
}
