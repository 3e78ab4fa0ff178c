using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>
/// Binds AS OF. It holds for the whole SELECT it stands in: its FROM list, and all that is nested in it and doesn't say otherwise.
/// </summary>
internal static class AsOfBinder
{
    private static readonly ExpressionRules s_rules = new("AS OF") { AllowsColumns = false, AllowsSubqueries = false };

    /// <summary>Binds something with the names, tables and rows of that time.</summary>
    public static BoundQuery Bind(AsOfClause clause, BindingContext context, Func<BoundQuery> bind)
    {
        IPastReader reader = context.PastReader ?? throw new SqlErrorException(SqlState.FeatureNotSupported, "AS OF cannot be used here", position: clause.Span.Position);
        PastState? outerPast = context.Past;
        CatalogReader outerCatalog = context.Catalog;
        try
        {
            context.Past = reader.Open(clause.Kind, BindValue(clause, context));
            context.Catalog = context.Past.Catalog;
            context.ReadsPast = true;
            return bind();
        }
        finally
        {
            context.Past = outerPast;
            context.Catalog = outerCatalog;
        }
    }

    /// <summary>The position as int8, or the time as timestamptz.</summary>
    public static BoundExpression BindValue(AsOfClause clause, BindingContext context)
    {
        BoundExpression value = new ExpressionBinder(context, new Scope(null), s_rules).Bind(clause.Value);
        DataType type = clause.Kind == AsOfKind.Commit ? DataType.Int8 : DataType.TimestampTz;
        return Coercion.TryCoerce(value, type, CastContext.Assignment, context) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch,
            $"argument of AS OF {(clause.Kind == AsOfKind.Commit ? "COMMIT" : "TIMESTAMP")} must be type {type.DisplayName}, not type {value.Type.Type.DisplayName}",
            position: clause.Value.Span.Position);
    }
}
