using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Turns type names into types with modifiers.</summary>
public static class TypeResolver
{
    private const int IntervalFullPrecision = 0xFFFF;

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
            ?? FindRowType(name, catalog)
            ?? throw UnsupportedNames.Type(name.Name, name.Span.Position)
            ?? new SqlErrorException(SqlState.UndefinedObject, $"type \"{name.Name}\" does not exist", position: name.Span.Position);
        int modifier = Modifier(type, name);
        if (!name.IsArray)
        {
            return new SqlType(type, modifier);
        }

        return new SqlType(
            type.Array ?? throw new SqlErrorException(
                SqlState.UndefinedObject, $"could not find array type for data type {type.DisplayName}", position: name.Span.Position),
            modifier);
    }

    private static DataType? FindRowType(TypeName name, CatalogReader catalog) =>
        catalog.FindRelation(name.Name) is TableDefinition table ? table.RowType : null;

    private static SqlType ResolveColumnType(TypeName name, CatalogReader catalog)
    {
        SyntaxList<string> parts = name.Name.Parts;
        QualifiedName relation = new([.. parts.Take(parts.Count - 1)], name.Span);
        if (catalog.FindRelation(relation) is not TableDefinition table)
        {
            throw new SqlErrorException(SqlState.UndefinedTable, $"relation \"{relation}\" does not exist", position: name.Span.Position);
        }

        Engine.Catalog.ColumnDefinition column = table.FindColumn(parts[^1]) ?? throw new SqlErrorException(
            SqlState.UndefinedColumn, $"column \"{parts[^1]}\" of relation \"{table.Name}\" does not exist", position: name.Span.Position);
        return column.Type;
    }

    private static int Modifier(DataType type, TypeName name)
    {
        int[] values = [.. name.Modifiers.Select(modifier => ModifierValue(type, modifier))];
        if (type == DataType.Interval)
        {
            int fields = FieldsMask(name.IntervalFields);
            if (values.Length == 0 && name.IntervalFields == IntervalFields.All)
            {
                return -1;
            }

            int precision = values.Length == 0 ? IntervalFullPrecision : values[0];
            return (fields << 16) | precision;
        }

        if (values.Length == 0)
        {
            return -1;
        }

        if (type == DataType.Numeric)
        {
            if (values.Length > 2)
            {
                throw Invalid("invalid NUMERIC type modifier", name);
            }

            return NumericModifier(values, name);
        }

        if (type == DataType.Varchar || type == DataType.Bpchar)
        {
            string display = type == DataType.Varchar ? "varchar" : "char";
            return values[0] switch
            {
                < 1 => throw Invalid($"length for type {display} must be at least 1", name),
                > 10485760 => throw Invalid($"length for type {display} cannot exceed 10485760", name),
                _ => values[0] + 4,
            };
        }

        if (type == DataType.Bit || type == DataType.VarBit)
        {
            string display = type == DataType.Bit ? "bit" : "varbit";
            return values[0] < 1 ? throw Invalid($"length for type {display} must be at least 1", name) : values[0];
        }

        if (type == DataType.Time || type == DataType.TimeTz || type == DataType.Timestamp || type == DataType.TimestampTz)
        {
            return values[0] < 0
                ? throw Invalid($"{type.Name.ToUpperInvariant()}({values[0].ToString(CultureInfo.InvariantCulture)}) precision must not be negative", name)
                : Math.Min(values[0], 6);
        }

        throw new SqlErrorException(
            SqlState.SyntaxError, $"type modifier is not allowed for type \"{type.Name}\"", position: name.Span.Position);
    }

    private static int ModifierValue(DataType type, Expression modifier) =>
        (modifier is NumericLiteral { IsInteger: true } literal && int.TryParse(literal.Text, CultureInfo.InvariantCulture, out int value))
        || (modifier is StringLiteral text && int.TryParse(text.Value, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out value))
            ? value
            : modifier is StringLiteral word
            ? throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type integer: \"{word.Value}\"", position: word.Span.Position)
            : throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"type modifiers for type \"{type.Name}\" must be simple constants or identifiers", position: modifier.Span.Position);

    private static int NumericModifier(int[] values, TypeName name)
    {
        int precision = values[0];
        int scale = values.Length > 1 ? values[1] : 0;
        string shown = precision.ToString(CultureInfo.InvariantCulture);
        if (precision is < 1 or > 1000)
        {
            throw Invalid($"NUMERIC precision {shown} must be between 1 and 1000", name);
        }

        if (scale is < -1000 or > 1000)
        {
            throw Invalid($"NUMERIC scale {scale.ToString(CultureInfo.InvariantCulture)} must be between -1000 and 1000", name);
        }

        return ((precision << 16) | (scale & 0x7FF)) + 4;
    }

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
            _ => 0x7FFF,
        };
    }

    private static SqlErrorException Invalid(string message, TypeName name) =>
        new(SqlState.InvalidParameterValue, message, position: name.Span.Position);
}
