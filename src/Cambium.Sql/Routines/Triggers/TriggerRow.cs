using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>A table's row as triggers see it, and back.</summary>
internal static class TriggerRow
{
    /// <param name="row">In the order of the table's columns, dropped ones included; null for none.</param>
    public static Value Of(TableDefinition table, Value[]? row) => row is null ? Value.Null : Value.FromObject(new RecordValue(
        [.. table.LiveColumns.Select(column => column.Type)],
        [.. table.LiveColumns.Select(column => row[column.Ordinal])],
        [.. table.LiveColumns.Select(column => column.Name)]));

    public static DataType TypeOf(TableDefinition table) =>
        DataType.CreateRecord([.. table.LiveColumns.Select(column => new CompositeField(column.Name, column.Type))]);

    /// <exception cref="SqlErrorException">42804: the function has returned a row of another structure.</exception>
    public static void CopyTo(RecordValue record, TableDefinition table, Value[] row)
    {
        RecordConversion.RequireSame(
            record.Items.Length, record.Types, [.. table.LiveColumns.Select(column => column.Type)],
            "returned row structure does not match the structure of the triggering table");
        for (int index = 0; index < record.Items.Length; index++)
        {
            row[table.LiveColumns[index].Ordinal] = record.Items[index];
        }
    }
}
