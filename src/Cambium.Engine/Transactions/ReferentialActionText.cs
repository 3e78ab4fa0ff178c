using System.Globalization;
using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>What a foreign key does to rows that reference others, as the statement that PostgreSQL would run: errors tell what they come of.</summary>
internal static class ReferentialActionText
{
    /// <param name="table">Whose rows are changed.</param>
    /// <param name="key">Of it.</param>
    /// <param name="isDelete">The referenced row is deleted, and not changed.</param>
    public static string Of(CatalogSnapshot catalog, TableDefinition table, ForeignKeyDefinition key, bool isDelete)
    {
        ReferentialAction action = isDelete ? key.OnDelete : key.OnUpdate;
        string schema = catalog.TryGet(table.SchemaId, out SchemaDefinition? found) ? found.Name : "";
        string name = $"{(table.IsPartitioned ? "" : "ONLY ")}{Identifier.InQuotes(schema)}.{Identifier.InQuotes(table.Name)}";
        ColumnDefinition[] columns = [.. key.ColumnIds.Select(id => table.FindColumn(id)!)];
        ColumnDefinition[] assigned = isDelete && key.OnDeleteColumnIds.Length > 0 ? [.. key.OnDeleteColumnIds.Select(id => table.FindColumn(id)!)] : columns;
        StringBuilder text = new();
        int parameter = 0;
        if (action == ReferentialAction.Cascade && isDelete)
        {
            text.Append(CultureInfo.InvariantCulture, $"DELETE FROM {name}");
        }
        else
        {
            IEnumerable<string> items = action == ReferentialAction.Cascade
                ? columns.Select(column => string.Create(CultureInfo.InvariantCulture, $"{Identifier.InQuotes(column.Name)} = ${++parameter}"))
                : assigned.Select(column => $"{Identifier.InQuotes(column.Name)} = {(action == ReferentialAction.SetNull ? "NULL" : "DEFAULT")}");
            text.Append(CultureInfo.InvariantCulture, $"UPDATE {name} SET ").AppendJoin(", ", items);
        }

        IEnumerable<string> conditions = columns.Select(column =>
        {
            string cast = column.Type.Type.Underlying() == DataType.Varchar ? "::pg_catalog.text" : "";
            return string.Create(CultureInfo.InvariantCulture, $"${++parameter}{cast} OPERATOR(pg_catalog.=) {Identifier.InQuotes(column.Name)}{cast}");
        });
        return text.Append(" WHERE ").AppendJoin(" AND ", conditions).ToString();
    }
}
