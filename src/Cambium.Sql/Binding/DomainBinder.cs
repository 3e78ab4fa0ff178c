using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;

namespace Cambium.Sql.Binding;

/// <summary>Puts a domain's constraints around a value of its base type, and those of domains inside of arrays and rows around these.</summary>
internal static class DomainBinder
{
    internal static BoundExpression Constrain(BoundExpression value, SqlType domain, BindingContext binding, int position)
    {
        if (!binding.Catalog.Catalog.TryGet(domain.Type.Oid, out TypeDefinition? definition))
        {
            return new BoundCast(value, null, domain, true, position);
        }

        binding.Catalog.NoteUse(definition);
        binding.NoteType(domain.Type);
        BoundCaseOperand placeholder = new(domain.Type.BaseType!.Value);
        List<BoundExpression> checks = [];
        foreach (CheckConstraint check in definition.ChecksByName)
        {
            checks.Add(binding.Apart(() => BindCheck(placeholder, check.ExpressionSql, binding)));
        }

        DomainName name = new(definition.Id, binding.Catalog.SchemaName(definition), definition.Name);
        return new BoundDomain(value is BoundDomain below ? below.Within(name) : value, placeholder, checks, definition, name, domain, position);
    }

    /// <summary>A domain's CHECK over a value of its base type.</summary>
    internal static BoundExpression BindCheck(SqlType baseType, string sql, BindingContext binding) => BindCheck(new BoundCaseOperand(baseType), sql, binding);

    private static BoundExpression BindCheck(BoundCaseOperand value, string sql, BindingContext binding)
    {
        ExpressionBinder binder = new(binding, new Scope(null), ExpressionRules.Check) { DomainValue = value };
        return Coercion.Condition(binder.Bind(SqlParser.ParseExpression(sql)), "CHECK", binding);
    }

    /// <summary>The value, its parts tested where their types are domains, however deep.</summary>
    internal static BoundExpression ConstrainParts(BoundExpression value, BindingContext binding)
    {
        DataType type = value.Type.Type.Underlying();
        List<BoundParts.Part> parts = [];
        if (type.Element is { } element && HasDomain(element))
        {
            parts.Add(Test(BoundParts.AllElements, element, binding));
        }
        else if (type.Kind == TypeKind.Composite)
        {
            for (int index = 0; index < type.Fields.Count; index++)
            {
                if (HasDomain(type.Fields[index].Type.Type))
                {
                    parts.Add(Test(index, type.Fields[index].Type, binding));
                }
            }
        }

        return parts.Count == 0 ? value : new BoundParts(value, parts);
    }

    /// <summary>A value that was read as text or bytes of a type, tested where that is a domain or has some inside; null: there is nothing to test.</summary>
    internal static BoundExpression? ConstrainRead(BoundExpression value, SqlType type, BindingContext binding) => HasDomain(type.Type) ? ConstrainAll(value, type, binding) : null;

    /// <summary>The value tested by all the domains that its type is, from the innermost on, and its parts before that.</summary>
    private static BoundExpression ConstrainAll(BoundExpression value, SqlType type, BindingContext binding) => ConstrainWhole(ConstrainParts(value, binding), type, binding, 0);

    /// <summary>The value tested by all the domains that its type is; as it is when that is none.</summary>
    internal static BoundExpression ConstrainWhole(BoundExpression value, SqlType type, BindingContext binding, int position) => type.Type.Kind == TypeKind.Domain
        ? Constrain(ConstrainWhole(value, type.Type.BaseType!.Value, binding, position), type, binding, position)
        : value;

    private static BoundParts.Part Test(int place, SqlType type, BindingContext binding)
    {
        BoundCaseOperand placeholder = new(type.Type.Underlying());
        return new BoundParts.Part(place, placeholder, ConstrainAll(placeholder, type, binding));
    }

    /// <summary>It is a domain or has some inside.</summary>
    internal static bool HasDomain(DataType type) => type.Kind == TypeKind.Domain
        || (type.Element is { } element && HasDomain(element))
        || (type.Kind == TypeKind.Composite && type.Fields.Any(field => HasDomain(field.Type.Type)));
}
