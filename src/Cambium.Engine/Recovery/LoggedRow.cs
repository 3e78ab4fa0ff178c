using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Engine.Recovery;

/// <summary>Rows from what the log says of them.</summary>
internal static class LoggedRow
{
    /// <summary>Puts the columns that were written into a row.</summary>
    public static void SetColumns(TableDefinition table, IReadOnlyList<ColumnWrite> columns, Value[] values)
    {
        foreach (ColumnWrite write in columns)
        {
            ColumnDefinition column = table.FindColumn(write.ColumnId) ?? throw new InvalidDataException($"Table \"{table.Name}\" has no column {write.ColumnId}.");
            values[column.Ordinal] = LogValues.Decode(column.Type.Type, write.After);
        }
    }

    public static byte[] Encode(TableDefinition table, Value[] values) => table.Layout.Encode(values);
}
