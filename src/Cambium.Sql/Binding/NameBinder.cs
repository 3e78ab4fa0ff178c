using Cambium.Engine.Errors;
using Cambium.Engine.Values;
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

        if (binder.Variables is { } variables)
        {
            return BindAmongVariables(reference, variables, binder);
        }

        if (reference.Parts.Count > 4)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, $"improper qualified name (too many dotted names): {string.Join('.', reference.Parts)}", position: reference.Span.Position);
        }

        // Some places may not name columns, whether there are such or not.
        BoundExpression found = Find(reference, binder)
            ?? throw (binder.Rules == ExpressionRules.Default ? ColumnInDefault(position) : binder.Rules == ExpressionRules.PartitionBound ? ColumnInBound(position) : Missing(reference, binder));
        return Allowed(found, position, binder, reference);
    }

    /// <summary>Columns come before variables or the other way round, as the function says.</summary>
    private static BoundExpression BindAmongVariables(ColumnReference reference, IVariableNames variables, ExpressionBinder binder)
    {
        int position = reference.Span.Position;
        if (variables.Conflict == VariableConflict.UseVariable && variables.Find(reference.Parts, false, position) is { } preferred)
        {
            return preferred;
        }

        BoundExpression? column = Find(reference, binder);
        if (column is not null && variables.Conflict == VariableConflict.UseColumn)
        {
            return Allowed(column, position, binder, reference);
        }

        BoundExpression? variable = variables.Find(reference.Parts, column is null, position);
        if (variable is BoundField field)
        {
            binder.Context.NoteField(reference.Span, field.Children[0].Type.Type, field.Index);
        }

        if (column is null)
        {
            return variable ?? throw Missing(reference, binder);
        }

        return variable is null
            ? Allowed(column, position, binder, reference)
            : throw new SqlErrorException(
                SqlState.AmbiguousColumn, $"column reference \"{string.Join('.', reference.Parts)}\" is ambiguous",
                "It could refer to either a PL/pgSQL variable or a table column.", position: position);
    }

    private static SqlErrorException ColumnInDefault(int position) =>
        new(SqlState.FeatureNotSupported, "cannot use column reference in DEFAULT expression", position: position);

    private static SqlErrorException ColumnInBound(int position) =>
        new(SqlState.FeatureNotSupported, "cannot use column reference in partition bound expression", position: position);

    private static BoundExpression Allowed(BoundExpression found, int position, ExpressionBinder binder, ColumnReference reference)
    {
        if (found is BoundColumn { Column.Field: { } field })
        {
            binder.Context.NoteField(reference.Span, field.Row, field.Index);
        }

        if (!binder.Rules.AllowsColumns && !(binder.Rules.AllowsOuterColumns && found.Columns().All(column => !binder.Scope.Owns(column))))
        {
            throw binder.Rules == ExpressionRules.Default
                ? ColumnInDefault(position)
                : binder.Rules == ExpressionRules.PartitionBound
                ? ColumnInBound(position)
                : new SqlErrorException(
                    SqlState.InvalidColumnReference, $"argument of {binder.Rules.Construct} must not contain variables", position: position);
        }

        for (Scope? scope = binder.Scope; scope is not null; scope = scope.Parent)
        {
            if (scope.Refused.Count > 0 && scope.Refused.Find(refused => refused.Has(found)) is { } refused)
            {
                throw refused.Error(position);
            }
        }

        if (binder.Rules.SystemColumns is { } refusal
            && binder.Scope.Relations.Select(relation => relation.SystemName(found)).FirstOrDefault(static known => known is not null) is { } name)
        {
            refusal.Test(name, position);
        }

        binder.Context.Access.AddColumns(found);
        return found is BoundColumn column ? new BoundColumn(column.Column, position) : found;
    }

    /// <summary>The row of a relation as one value.</summary>
    internal static BoundExpression WholeRow(ScopeRelation relation, int position) =>
        relation.IsScalar
            ? relation.Columns[0].Value
            : new BoundWholeRow(
                [.. relation.Columns.Concat(relation.LaterColumns).Select(column => column.Value)], [.. relation.Columns.Concat(relation.LaterColumns).Select(column => column.Name)], relation.MayBeAbsent,
                relation.RowType == DataType.Record ? DataType.CreateRecord([.. relation.Columns.Select(column => new CompositeField(column.Name, column.Value.Type))]) : relation.RowType,
                position)
            {
                LaterCount = relation.LaterColumns.Count,
            };

    /// <summary>The column or row of that name; null when there is none.</summary>
    private static BoundExpression? Find(ColumnReference reference, ExpressionBinder binder) => reference.Parts.Count switch
    {
        1 => FindPlain(reference.Name, reference.Span.Position, binder.Scope),
        _ => FindRelation(reference, binder) is { } relation
            ? FindColumn(relation, reference.Name, reference.Span.Position)
                ?? FunctionBinder.TryAttribute(WholeRow(relation, reference.Span.Position), reference.Name, binder, reference)
                ?? CallOfRow(reference, binder)
            : null,
    };

    /// <summary><c>t.count</c> for count(t.*): names of the system's functions stand in the place of columns, too.</summary>
    private static BoundExpression? CallOfRow(ColumnReference reference, ExpressionBinder binder)
    {
        WildcardExpression row = new([.. reference.Parts.SkipLast(1)], reference.Span);
        if (FunctionBinder.TryCall(reference.Name, row, binder, reference.Span) is not { } call)
        {
            return null;
        }

        // A column of that name may be added later.
        string written = $"pg_catalog.{Identifier.Quote(reference.Name)}({string.Join('.', row.Qualifier.Select(Identifier.Quote))}.*)";
        binder.Context.NotePlace(reference.Span, false, _ => written);
        return call;
    }

    private static SqlErrorException Missing(ColumnReference reference, ExpressionBinder binder)
    {
        Scope scope = binder.Scope;
        (string name, int position) = (reference.Name, reference.Span.Position);
        if (reference.Parts.Count == 1)
        {
            return new SqlErrorException(
                SqlState.UndefinedColumn, $"column \"{name}\" does not exist", hint: NameSuggestion.ForColumn(null, name, scope), position: position);
        }

        string relation = reference.Parts[^2];
        return FindRelation(reference, binder) is null
            ? MissingRelation(relation, reference.Parts.Count > 2, position, scope)
            : new SqlErrorException(
                SqlState.UndefinedColumn, $"column {relation}.{name} does not exist", hint: NameSuggestion.ForColumn(relation, name, scope), position: position);
    }

    private static BoundExpression? FindPlain(string name, int position, Scope innermost)
    {
        for (Scope? scope = innermost; scope is not null; scope = scope.Parent)
        {
            if (scope.FindColumn(name, position) is { } found)
            {
                return found;
            }
        }

        for (Scope? scope = innermost; scope is not null; scope = scope.Parent)
        {
            if (scope.FindRelation(null, name, position) is { } relation)
            {
                return WholeRow(relation, position);
            }
        }

        return null;
    }

    private static ScopeRelation? FindRelation(ColumnReference reference, ExpressionBinder binder)
    {
        if (reference.Parts.Count > 3)
        {
            binder.Context.Catalog.RequireOwnDatabase(reference.Parts[^4], reference.Parts, reference.Span.Position);
        }

        string? schema = reference.Parts.Count > 2 ? reference.Parts[^3] : null;
        for (Scope? scope = binder.Scope; scope is not null; scope = scope.Parent)
        {
            if (scope.FindRelation(schema, reference.Parts[^2], reference.Span.Position) is { } relation)
            {
                return relation;
            }
        }

        return null;
    }

    private static BoundExpression? FindColumn(ScopeRelation relation, string name, int position)
    {
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

        return found ?? relation.SystemColumns.FirstOrDefault(column => column.Name == name).Value;
    }

    /// <param name="isQualified">A schema is written before the name: then it is no table behind an alias that is meant.</param>
    internal static SqlErrorException MissingRelation(string name, bool isQualified, int position, Scope scope)
    {
        for (Scope? level = scope; level is not null; level = level.Parent)
        {
            foreach (ScopeRelation relation in level.Relations)
            {
                if (!isQualified && relation.TableName == name && relation.Name != name)
                {
                    return new SqlErrorException(
                        SqlState.UndefinedTable, $"invalid reference to FROM-clause entry for table \"{name}\"",
                        hint: $"Perhaps you meant to reference the table alias \"{relation.Name}\".", position: position);
                }
            }

            // Visible, but not where the schema that was written says.
            if (level.HiddenRelations.Concat(level.Relations).Any(relation => relation.Name == name))
            {
                return new SqlErrorException(
                    SqlState.UndefinedTable, $"invalid reference to FROM-clause entry for table \"{name}\"",
                    hint: $"There is an entry for table \"{name}\", but it cannot be referenced from this part of the query.", position: position);
            }
        }

        return new SqlErrorException(SqlState.UndefinedTable, $"missing FROM-clause entry for table \"{name}\"", position: position);
    }
}
