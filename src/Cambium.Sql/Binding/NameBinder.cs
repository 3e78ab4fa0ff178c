using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Finds what column names mean, from the innermost query outwards.</summary>
internal static class NameBinder
{
    internal static BoundExpression Bind(ColumnReference reference, ExpressionBinder binder)
    {
        int position = reference.Span.Position;
        if (binder.DomainValue is { } domainValue && reference.Parts.Count == 1 && reference.Name == "value")
        {
            return domainValue;
        }

        BoundExpression found = reference.Parts.Count switch
        {
            1 => BindPlain(reference.Name, position, binder),
            2 => BindQualified(null, reference.Parts[0], reference.Parts[1], position, binder),
            3 => BindQualified(reference.Parts[0], reference.Parts[1], reference.Parts[2], position, binder),
            _ => BindQualified(reference.Parts[1], reference.Parts[2], reference.Parts[3], position, binder),
        };
        if (!binder.Rules.AllowsColumns)
        {
            throw binder.Rules == ExpressionRules.Default
                ? new SqlErrorException(SqlState.FeatureNotSupported, "cannot use column reference in DEFAULT expression", position: position)
                : new SqlErrorException(
                    SqlState.InvalidColumnReference, $"argument of {binder.Rules.Construct} must not contain variables", position: position);
        }

        binder.Context.Access.AddColumns(found);
        return found is BoundColumn column ? new BoundColumn(column.Column, position) : found;
    }

    /// <summary>The row of a relation as one value.</summary>
    internal static BoundExpression WholeRow(ScopeRelation relation, int position) =>
        relation.IsScalar
            ? relation.Columns[0].Value
            : new BoundWholeRow(
                [.. relation.Columns.Select(column => column.Value)], [.. relation.Columns.Select(column => column.Name)], relation.RowType, position);

    private static BoundExpression BindPlain(string name, int position, ExpressionBinder binder)
    {
        for (Scope? scope = binder.Scope; scope is not null; scope = scope.Parent)
        {
            if (scope.FindColumn(name, position) is { } found)
            {
                return found;
            }
        }

        for (Scope? scope = binder.Scope; scope is not null; scope = scope.Parent)
        {
            if (scope.FindRelation(null, name, position) is { } relation)
            {
                return WholeRow(relation, position);
            }
        }

        throw new SqlErrorException(
            SqlState.UndefinedColumn, $"column \"{name}\" does not exist", hint: NameSuggestion.ForColumn(null, name, binder.Scope), position: position);
    }

    private static BoundExpression BindQualified(string? schema, string relationName, string name, int position, ExpressionBinder binder)
    {
        for (Scope? scope = binder.Scope; scope is not null; scope = scope.Parent)
        {
            if (scope.FindRelation(schema, relationName, position) is not { } relation)
            {
                continue;
            }

            BoundExpression? found = null;
            foreach (ScopeColumn column in relation.Columns)
            {
                if (column.Name == name)
                {
                    found = found is null
                        ? column.Value
                        : throw new SqlErrorException(SqlState.AmbiguousColumn, $"column reference \"{name}\" is ambiguous", position: position);
                }
            }

            found ??= relation.SystemColumns.FirstOrDefault(column => column.Name == name).Value;
            return found ?? throw new SqlErrorException(
                SqlState.UndefinedColumn, $"column {relationName}.{name} does not exist", hint: NameSuggestion.ForColumn(relationName, name, binder.Scope),
                position: position);
        }

        throw MissingRelation(schema is null ? relationName : $"{schema}.{relationName}", relationName, position, binder.Scope);
    }

    internal static SqlErrorException MissingRelation(string shown, string name, int position, Scope scope)
    {
        for (Scope? level = scope; level is not null; level = level.Parent)
        {
            foreach (ScopeRelation relation in level.Relations)
            {
                if (relation.Scan is { } scan && scan.Table.Name == name && relation.Name != name)
                {
                    return new SqlErrorException(
                        SqlState.UndefinedTable, $"invalid reference to FROM-clause entry for table \"{name}\"",
                        hint: $"Perhaps you meant to reference the table alias \"{relation.Name}\".", position: position);
                }
            }

            if (level.HiddenRelations.Contains(name))
            {
                return new SqlErrorException(
                    SqlState.UndefinedTable, $"invalid reference to FROM-clause entry for table \"{name}\"",
                    hint: $"There is an entry for table \"{name}\", but it cannot be referenced from this part of the query.", position: position);
            }
        }

        return new SqlErrorException(SqlState.UndefinedTable, $"missing FROM-clause entry for table \"{shown}\"", position: position);
    }
}
