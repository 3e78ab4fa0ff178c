using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Turns type names into types with modifiers.</summary>
public static class TypeResolver
{
    /// <exception cref="SqlErrorException">42704: no such type; 22023: modifier out of range.</exception>
    public static SqlType Resolve(TypeName name, CatalogReader catalog)
    {
        if (name.IsColumnType)
        {
            return ResolveColumnType(name, catalog);
        }

        catalog.RequireOwnDatabase(name.Name, isRelation: false, points: false);
        if (name.Name.Schema is { } schema and not "pg_catalog" && !SystemCatalog.IsTemporarySchema(schema))
        {
            catalog.SchemaId(schema, name.Span.Position);
        }

        DataType type = catalog.FindType(name.Name.Schema, name.Name.Name)
            ?? FindRowType(name.Name, catalog)
            ?? FindArray(name.Name, catalog)
            ?? throw UnsupportedNames.Type(name.Name, name.Span.Position)
            ?? new SqlErrorException(SqlState.UndefinedObject, $"type \"{name.Name}{(name.IsArray ? "[]" : "")}\" does not exist", position: name.Span.Position);
        if (type.Kind == TypeKind.Shell && !name.IsArray)
        {
            throw OnlyShell(name.Name, name.Span.Position);
        }

        int modifier = Modifier(type, name);
        if (!name.IsArray)
        {
            return new SqlType(type, modifier);
        }

        return new SqlType(
            type.Array ?? throw new SqlErrorException(
                SqlState.UndefinedObject, $"type \"{name.Name}[]\" does not exist", position: name.Span.Position),
            modifier);
    }

    /// <summary>42704: there is the name, and no type yet.</summary>
    internal static SqlErrorException OnlyShell(QualifiedName name, int position = 0) => new(SqlState.UndefinedObject, $"type \"{name}\" is only a shell", position: position);

    /// <summary>The relation of whose rows a type has the name: in definitions in any schema, as other types are.</summary>
    private static object? FindRows(QualifiedName name, CatalogReader catalog) => catalog.FindRelation(name) ?? (!catalog.IsInDefinition || name.Schema is not null ? null
        : catalog.LongPath().Select(place => catalog.FindRelation(new QualifiedName([place.Name, name.Name], name.Span))).FirstOrDefault(static found => found is not null));

    private static DataType? FindRowType(QualifiedName name, CatalogReader catalog) =>
        FindRows(name, catalog) switch
        {
            TableDefinition table => table.RowType,
            ISystemTable system => RelationFacts.Find(system.Oid)?.RowType,
            SystemView view => RelationFacts.Find(view.Oid)?.RowType,
            _ => null,
        };

    /// <summary>The array type of a user's type or a table by the name that catalogs show for it: that of the element behind an underscore.</summary>
    private static DataType? FindArray(QualifiedName name, CatalogReader catalog)
    {
        if (name.Name is not ['_', _, ..] || DataType.FromName(name.Name[1..]) is not null)
        {
            return null;
        }

        QualifiedName element = new([.. name.Parts.Take(name.Parts.Count - 1), name.Name[1..]], name.Span);
        return (catalog.FindType(element.Schema, element.Name) ?? FindRowType(element, catalog))?.Array;
    }

    private static SqlType ResolveColumnType(TypeName name, CatalogReader catalog)
    {
        SyntaxList<string> parts = name.Name.Parts;
        QualifiedName relation = new([.. parts.Take(parts.Count - 1)], name.Span);

        // A composite type is a relation, too.
        DataType row = FindRowType(relation, catalog)
            ?? (catalog.FindType(relation.Schema, relation.Name) is { Kind: TypeKind.Composite } composite ? composite : null)
            ?? throw new SqlErrorException(SqlState.UndefinedTable, $"relation \"{relation}\" does not exist", position: name.Span.Position);
        CompositeField field = row.Fields.FirstOrDefault(field => field.Name == parts[^1]) ?? throw new SqlErrorException(
            SqlState.UndefinedColumn, $"column \"{parts[^1]}\" of relation \"{relation.Name}\" does not exist", position: name.Span.Position);
        return field.Type;
    }

    private static int Modifier(DataType type, TypeName name)
    {
        int[] values = [.. name.Modifiers.Select(modifier => ModifierValue(type, modifier, name.Span.Position))];
        if (type == DataType.Interval)
        {
            values = [FieldsMask(name.IntervalFields), .. values];
        }

        if (values.Length == 0)
        {
            return -1;
        }

        try
        {
            return TypeModifier.Encode(type, values);
        }
        catch (SqlErrorException error) when (error.PlaceAt(name.Span.Position))
        {
            throw;
        }
    }

    private static int ModifierValue(DataType type, Expression modifier, int position) =>
        (modifier is NumericLiteral { IsInteger: true } literal && int.TryParse(literal.Text, CultureInfo.InvariantCulture, out int value))
        || (modifier is StringLiteral text && int.TryParse(text.Value, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out value))
            ? value
            : modifier is StringLiteral word
            ? throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type integer: \"{word.Value}\"", position: position)
            : throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"type modifiers for type \"{type.Name}\" must be simple constants or identifiers", position: modifier.Span.Position);

    /// <summary>PostgreSQL's INTERVAL_MASK bits of a field restriction.</summary>
    private static int FieldsMask(IntervalFields fields)
    {
        const int Month = 1 << 1, Year = 1 << 2, Day = 1 << 3, Hour = 1 << 10, Minute = 1 << 11, Second = 1 << 12;
        return fields switch
        {
            IntervalFields.Year => Year,
            IntervalFields.Month => Month,
            IntervalFields.Day => Day,
            IntervalFields.Hour => Hour,
            IntervalFields.Minute => Minute,
            IntervalFields.Second => Second,
            IntervalFields.YearToMonth => Year | Month,
            IntervalFields.DayToHour => Day | Hour,
            IntervalFields.DayToMinute => Day | Hour | Minute,
            IntervalFields.DayToSecond => Day | Hour | Minute | Second,
            IntervalFields.HourToMinute => Hour | Minute,
            IntervalFields.HourToSecond => Hour | Minute | Second,
            IntervalFields.MinuteToSecond => Minute | Second,
            _ => TypeModifier.AllFields,
        };
    }
}
