using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Log.Verification;

namespace Cambium.Engine.Verification;

/// <summary>Rows of a log as their table's definition sees them.</summary>
internal static class LogRow
{
    /// <summary>The row in the order of the table's columns; columns added after it was written have their missing value.</summary>
    public static Value[] Read(TableDefinition table, RowImage image)
    {
        Value[] row = new Value[table.Columns.Length];
        foreach (ColumnDefinition column in table.Columns)
        {
            row[column.Ordinal] = column.IsDropped ? Value.Null : column.MissingValue;
        }

        foreach ((int id, LogValue value) in image)
        {
            if (table.FindColumn(id) is { IsDropped: false } column)
            {
                row[column.Ordinal] = LogValues.Decode(column.Type.Type, value);
            }
        }

        return row;
    }

    /// <summary>A column's key encoding.</summary>
    public static ReadOnlySpan<byte> KeyOf(ColumnDefinition column, RowImage image) =>
        image.TryGet(column.Id, out LogValue value) ? value.Key.Span : LogValues.Encode(column.Type.Type, column.MissingValue).Key.Span;

    /// <summary>The key encodings of some columns one after the other; null when one of them is NULL and that isn't allowed.</summary>
    public static byte[]? KeyOf(ColumnDefinition[] columns, RowImage image, bool withNulls)
    {
        KeyBuilder key = new(stackalloc byte[256]);
        foreach (ColumnDefinition column in columns)
        {
            ReadOnlySpan<byte> part = KeyOf(column, image);
            if (part[0] == LogValue.NullMarker && !withNulls)
            {
                return null;
            }

            key.Append(part);
        }

        return key.ToArray();
    }
}
