using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Expands <c>*</c>, <c>t.*</c> and <c>(row).*</c>.</summary>
internal static class WildcardBinder
{
    internal static ScopeColumn[] Expand(Expression wildcard, ExpressionBinder binder)
    {
        int position = wildcard.Span.Position;
        IReadOnlyList<ScopeColumn> columns = wildcard is WildcardExpression star ? ExpandRelation(star, binder) : ExpandFields(binder.Bind(((FieldWildcard)wildcard).Operand), position, binder.Context);
        foreach (ScopeColumn column in columns)
        {
            binder.Context.Access.AddColumns(column.Value);
        }

        return [.. columns.Select(column => column.Value is BoundColumn plain ? column with { Value = new BoundColumn(plain.Column, position) } : column)];
    }

    /// <summary>The values of a row: <c>x.*</c> stands for all of x.</summary>
    internal static BoundExpression[] Values(IEnumerable<Expression> items, ExpressionBinder binder) =>
        [.. items.SelectMany(item => item is WildcardExpression or FieldWildcard ? Expand(item, binder).Select(column => column.Value) : [binder.Bind(item)])];

    /// <summary>The item, or the columns it stands for, bound.</summary>
    internal static IEnumerable<(Expression Item, BoundExpression? Value)> ExpandItem(Expression item, ExpressionBinder binder) =>
        item is WildcardExpression or FieldWildcard ? Expand(item, binder).Select(column => (item, (BoundExpression?)column.Value)) : [(item, null)];

    private static IReadOnlyList<ScopeColumn> ExpandRelation(WildcardExpression star, ExpressionBinder binder)
    {
        int position = star.Span.Position;
        if (star.Qualifier.Count == 0)
        {
            return binder.Scope.Relations.Count == 0 && binder.Scope.Columns.Count == 0
                ? throw new SqlErrorException(SqlState.SyntaxError, "SELECT * with no tables specified is not valid", position: position)
                : binder.Scope.Columns;
        }

        if (star.Qualifier.Count > 2)
        {
            binder.Context.Catalog.RequireOwnDatabase(star.Qualifier[^3], [.. star.Qualifier, "*"], position);
        }

        string name = star.Qualifier[^1];
        string? schema = star.Qualifier.Count > 1 ? star.Qualifier[^2] : null;
        for (Scope? scope = binder.Scope; scope is not null; scope = scope.Parent)
        {
            if (scope.FindRelation(schema, name, position) is { } relation)
            {
                return relation.Columns;
            }
        }

        return binder.Variables?.Find(star.Qualifier, true, position) is { } variable
            ? ExpandFields(variable, position, binder.Context)
            : throw NameBinder.MissingRelation(name, schema is not null, position, binder.Scope);
    }

    private static ScopeColumn[] ExpandFields(BoundExpression operand, int position, BindingContext context)
    {
        if (operand is BoundWholeRow whole)
        {
            return [.. whole.Children.Zip(whole.Names, (value, name) => new ScopeColumn(name, value)).SkipLast(whole.LaterCount)];
        }

        DataType type = operand.Type.Type.Underlying();
        if (type.Kind == TypeKind.Composite)
        {
            return [.. type.Fields.Take(ViewNames.CountFields(context, type)).Select((field, index) => new ScopeColumn(field.Name, new BoundField(operand, index, field.Type, position)))];
        }

        throw type == DataType.Record
            ? new SqlErrorException(SqlState.WrongObjectType, "record type has not been registered")
            : new SqlErrorException(
                SqlState.WrongObjectType, $"type {type.DisplayName} is not composite", position: position);
    }
}
