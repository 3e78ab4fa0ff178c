using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>JSON into rows: members into columns of their names, containers into arrays and composites, the rest through the type's input.</summary>
/// <param name="whole">The document; parts of a json keep its text.</param>
internal sealed class JsonPopulation(Value whole, bool isJsonb, CallContext context)
{
    // Of the member that is being read.
    private string? _key;

    internal Value ToRecord(JsonValue json, CallTypes types, RecordValue? defaults)
    {
        RequireObject(json);
        return ToRecord(json, ColumnsOf(types, defaults), defaults);
    }

    /// <summary>What the JSON is read into: the fields of the row that gives the values of what it leaves out, which must have the columns the caller asks for.</summary>
    /// <exception cref="SqlErrorException">42804.</exception>
    internal static IReadOnlyList<SetColumn> ColumnsOf(CallTypes types, RecordValue? defaults)
    {
        IReadOnlyList<SetColumn> columns = types.Columns.Count > 0
            ? types.Columns
            : [.. types.Result.Type.Underlying().Fields.Select(static field => new SetColumn(field.Name, field.Type))];
        bool isDeclared = types.Result.Type.Oid != DataType.Record.Oid || defaults is null;
        if (isDeclared)
        {
            return columns;
        }

        if (columns.Count > 0)
        {
            RecordFit.Require(defaults!, [.. columns.Select(static column => column.Type)]);
        }

        return [.. defaults!.Types.Select((type, i) => new SetColumn(defaults.Names?[i] ?? $"f{i + 1}", type))];
    }

    /// <param name="json">An object.</param>
    internal Value[] ToRow(JsonValue json, IReadOnlyList<SetColumn> columns, RecordValue? defaults)
    {
        Value[] row = new Value[columns.Count];
        for (int i = 0; i < row.Length; i++)
        {
            _key = columns[i].Name;
            row[i] = json.Find(_key) is { } member ? ToValue(member, columns[i].Type, defaults?.Items[i] ?? Value.Null) : defaults?.Items[i] ?? Value.Null;
        }

        return row;
    }

    private static void RequireObject(JsonValue json)
    {
        if (json.Kind != JsonKind.Object)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"cannot call populate_composite on {(json.Kind == JsonKind.Array ? "an array" : "a scalar")}");
        }
    }

    private Value ToRecord(JsonValue json, IReadOnlyList<SetColumn> columns, RecordValue? defaults) => Value.FromObject(
        new RecordValue([.. columns.Select(static column => column.Type)], ToRow(json, columns, defaults), [.. columns.Select(static column => column.Name)]));

    /// <param name="before">What a row had in its place: an object changes the fields that it has.</param>
    private Value ToValue(JsonValue json, SqlType type, in Value before = default)
    {
        DataType target = type.Type.Underlying();
        if (json.Kind == JsonKind.Null)
        {
            return Value.Null;
        }

        if (target.Form == ValueForm.Jsonb)
        {
            return json.ToJsonb();
        }

        if (target.Kind == TypeKind.Array && json.Kind != JsonKind.String)
        {
            return ToArray(json, new SqlType(target.Element!, type.Modifier));
        }

        if (target.Kind == TypeKind.Composite && json.Kind != JsonKind.String)
        {
            RequireObject(json);
            SetColumn[] columns = [.. target.Fields.Select(static field => new SetColumn(field.Name, field.Type))];
            return ToRecord(json, columns, before.IsNull ? null : before.Record);
        }

        bool isString = json.Kind == JsonKind.String && target.Oid != DataType.Json.Oid;
        string text = isString ? json.String : isJsonb ? JsonWriter.ToText(json) : whole.Slice(json.Start, json.End - json.Start).Text;
        return TextFormat.Parse(type, text, context.Format);
    }

    /// <summary>Nested JSON arrays are dimensions, as far as the first item goes down.</summary>
    /// <exception cref="SqlErrorException">22P02: not an array where one is due, or of another length than its neighbours.</exception>
    private Value ToArray(JsonValue json, SqlType element)
    {
        if (json.Kind != JsonKind.Array)
        {
            throw NotAnArray([]);
        }

        List<int> lengths = [];
        bool opens = element.Type.Underlying().Form != ValueForm.Jsonb && element.Type.Underlying().Oid != DataType.Json.Oid;
        for (JsonValue level = json; level.Kind == JsonKind.Array; level = level.Items[0])
        {
            lengths.Add(level.Items.Count);
            if (!opens || level.Items.Count == 0)
            {
                break;
            }
        }

        List<Value> items = [];
        Collect(json, [], lengths, element, items);
        return Value.FromArray(items.Count == 0
            ? new ArrayValue(element.Type, [])
            : new ArrayValue(element.Type, [.. lengths], [.. lengths.Select(_ => 1)], [.. items]));
    }

    /// <param name="place">Where in the array the JSON stands, from 0 in each dimension.</param>
    private void Collect(JsonValue json, int[] place, List<int> lengths, SqlType element, List<Value> items)
    {
        if (place.Length == lengths.Count)
        {
            items.Add(ToValue(json, element));
            return;
        }

        if (json.Kind != JsonKind.Array)
        {
            throw NotAnArray(place);
        }

        if (json.Items.Count != lengths[place.Length])
        {
            throw new SqlErrorException(
                SqlState.InvalidTextRepresentation, "malformed JSON array", "Multidimensional arrays must have sub-arrays with matching dimensions.");
        }

        for (int index = 0; index < json.Items.Count; index++)
        {
            Collect(json.Items[index], [.. place, index], lengths, element, items);
        }
    }

    private SqlErrorException NotAnArray(int[] place)
    {
        string element = string.Concat(place.Select(static index => FormattableString.Invariant($"[{index}]")));
        return new SqlErrorException(
            SqlState.InvalidTextRepresentation, "expected JSON array",
            hint: element.Length == 0 ? $"See the value of key \"{_key}\"." : $"See the array element {element} of key \"{_key}\".");
    }
}
