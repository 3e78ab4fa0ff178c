using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.SystemCatalogs.Functions;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>A table's row as triggers see it, and back.</summary>
internal static class TriggerRow
{
    private static readonly ScalarFunction s_number = new(0, "xmin", [], DataType.Xid, static (_, call) => Value.FromUInt32((uint)CatalogFunctions.Session(call).Transactions.Number.Value))
    {
        Volatility = Volatility.Stable,
    };

    /// <param name="row">In the order of the table's columns, dropped ones included; null for none.</param>
    /// <param name="isUpdated">The row is to be updated: its generated columns aren't computed yet, and what they were before isn't shown.</param>
    public static Value Of(TableDefinition table, Value[]? row, bool isUpdated = false) => row is null ? Value.Null : Value.FromObject(new RecordValue(
        [.. table.LiveColumns.Select(column => column.Type)],
        [.. table.LiveColumns.Select(column => isUpdated && column.GeneratedSql is not null ? Value.Null : row[column.Ordinal])],
        [.. table.LiveColumns.Select(column => column.Name)]));

    /// <summary>A system column of NEW or OLD. A row that the transaction itself has written has its number as xmin, which functions look for; others have what queries show, one that isn't written yet has none.</summary>
    /// <param name="variable">The variable behind a name: <see cref="TriggerVariables.Key"/>, <see cref="TriggerVariables.IsOwn"/>.</param>
    public static BoundExpression SystemColumn(TableDefinition table, string name, BoundExpression[] fields, Func<string, BoundExpression> variable)
    {
        BoundExpression tableId = new BoundConstant(Value.FromUInt32((uint)table.Id), DataType.OidType);
        BoundExpression isThere = new BoundIsNull(variable(TriggerVariables.Key), true);
        switch (name)
        {
            case "tableoid":
                return new BoundCase(null, [isThere, tableId, SystemColumns.Zero(DataType.OidType)], DataType.OidType);
            case "ctid":
                return SystemColumns.TidOf(table, variable(TriggerVariables.Key));
            case "xmin":
                BoundExpression number = new BoundCall(s_number, [], new CallTypes([], DataType.Xid));
                return new BoundCase(
                    null, [variable(TriggerVariables.IsOwn), number, isThere, SystemColumns.VersionOf([tableId, .. fields]), new BoundConstant(Value.Null, DataType.Xid)], DataType.Xid);
            default:
                return SystemColumns.Zero(name is "xmax" ? DataType.Xid : DataType.Cid);
        }
    }

    public static DataType TypeOf(TableDefinition table) =>
        DataType.CreateRecord([.. table.LiveColumns.Select(column => new CompositeField(column.Name, column.Type))]);

    /// <summary>The table's row type, which functions that take its rows know, for a row of that structure; others are records.</summary>
    public static DataType Named(DataType record, TableDefinition table) => table.RowType is var row
        && record.Fields.Select(static field => (field.Name, field.Type)).SequenceEqual(row.Fields.Select(static field => (field.Name, field.Type))) ? row : record;

    /// <param name="isUpdated">The row keeps its generated columns: they are computed from what triggers leave, whatever these assign to them.</param>
    /// <exception cref="SqlErrorException">42804: the function has returned a row of another structure.</exception>
    public static void CopyTo(RecordValue record, TableDefinition table, Value[] row, bool isUpdated = false)
    {
        RecordConversion.RequireSame(
            record.Items.Length, record.Types, [.. table.LiveColumns.Select(column => column.Type)],
            "returned row structure does not match the structure of the triggering table");
        for (int index = 0; index < record.Items.Length; index++)
        {
            if (!isUpdated || table.LiveColumns[index].GeneratedSql is null)
            {
                row[table.LiveColumns[index].Ordinal] = record.Items[index];
            }
        }
    }
}
