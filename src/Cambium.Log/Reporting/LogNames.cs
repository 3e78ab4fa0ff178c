using System.Globalization;
using System.Text;
using System.Text.Json;
using Cambium.Log.Records;

namespace Cambium.Log.Reporting;

/// <summary>
/// Names of tables and columns as far as the catalog writes in a log tell them: rows of table 0 whose column 1 is a JSON text
/// <c>{"kind":"table","id":7,"schema":"public","name":"t","columns":[{"id":1,"name":"a","type":"integer"}]}</c>.
/// What isn't told goes by its id.
/// </summary>
public sealed class LogNames
{
    private const int DescriptorColumn = 1;

    private readonly Dictionary<int, string> _tables = new() { [TableWrites.CatalogTableId] = "catalog" };
    private readonly Dictionary<(int Table, int Column), (string Name, string? Type)> _columns = [];

    /// <summary>Follows the catalog through a record. A dropped table keeps its name, since earlier records speak of it.</summary>
    public void Follow(LogRecord record)
    {
        foreach (TableWrites writes in record.Writes)
        {
            if (writes.TableId != TableWrites.CatalogTableId)
            {
                continue;
            }

            foreach (ColumnWrite column in writes.Rows.SelectMany(row => row.Columns).Where(column => column.ColumnId == DescriptorColumn))
            {
                FollowDescriptor(column.After.Key.Span);
            }
        }
    }

    /// <summary>Names that are known from elsewhere than a log.</summary>
    public void Define(int tableId, string name, IEnumerable<(int Id, string Name, string? Type)> columns)
    {
        _tables[tableId] = name;
        foreach ((int id, string column, string? type) in columns)
        {
            _columns[(tableId, id)] = (column, type);
        }
    }

    public string Table(int tableId) => _tables.GetValueOrDefault(tableId) ?? "table " + Text(tableId);

    public string Column(int tableId, int columnId) =>
        _columns.TryGetValue((tableId, columnId), out (string Name, string? Type) column) ? column.Name : "column " + Text(columnId);

    /// <summary>The column's type as the catalog spells it; null when unknown.</summary>
    public string? ColumnType(int tableId, int columnId) => _columns.GetValueOrDefault((tableId, columnId)).Type;

    private void FollowDescriptor(ReadOnlySpan<byte> key)
    {
        int start = key.IndexOf((byte)'{');
        int end = key.LastIndexOf((byte)'}');
        if (start < 0 || end < start)
        {
            return;
        }

        try
        {
            using JsonDocument document = JsonDocument.Parse(Encoding.UTF8.GetString(key[start..(end + 1)]));
            FollowTable(document.RootElement);
        }
        catch (JsonException)
        {
            // Not a descriptor after all; its objects go by their ids.
        }
    }

    private void FollowTable(JsonElement descriptor)
    {
        if (TextOf(descriptor, "kind") != "table" || NumberOf(descriptor, "id") is not int tableId || TextOf(descriptor, "name") is not string name)
        {
            return;
        }

        string? schema = TextOf(descriptor, "schema");
        _tables[tableId] = schema is null or "public" ? name : $"{schema}.{name}";
        if (Find(descriptor, "columns") is not { ValueKind: JsonValueKind.Array } columns)
        {
            return;
        }

        foreach (JsonElement column in columns.EnumerateArray())
        {
            if (NumberOf(column, "id") is int columnId && TextOf(column, "name") is string columnName)
            {
                _columns[(tableId, columnId)] = (columnName, TextOf(column, "type"));
            }
        }
    }

    private static JsonElement? Find(JsonElement parent, string name)
    {
        if (parent.ValueKind == JsonValueKind.Object)
        {
            foreach (JsonProperty property in parent.EnumerateObject())
            {
                if (property.Name.Equals(name, StringComparison.OrdinalIgnoreCase))
                {
                    return property.Value;
                }
            }
        }

        return null;
    }

    private static string? TextOf(JsonElement parent, string name) =>
        Find(parent, name) is { ValueKind: JsonValueKind.String } value ? value.GetString() : null;

    private static int? NumberOf(JsonElement parent, string name) =>
        Find(parent, name) is { ValueKind: JsonValueKind.Number } value && value.TryGetInt32(out int number) ? number : null;

    private static string Text(int id) => id.ToString(CultureInfo.InvariantCulture);
}
