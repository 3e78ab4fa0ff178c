using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>JSON into rows: members into columns of their names, containers into arrays and composites, the rest through the type's input.</summary>
internal sealed class JsonPopulation
{
    private readonly IReadOnlyList<SetColumn> _columns;
    private readonly bool _isJsonb;
    private readonly CallContext _context;

    // Of the columns, as texts.
    private readonly Value[] _names;

    // Of the member that is being read.
    private string? _key;

    internal JsonPopulation(IReadOnlyList<SetColumn> columns, bool isJsonb, CallContext context)
    {
        _columns = columns;
        _isJsonb = isJsonb;
        _context = context;
        _names = [.. columns.Select(static column => Value.FromText(column.Name))];
    }

    internal static JsonPopulation Of(CallTypes types, RecordValue? defaults, bool isJsonb, CallContext context) => new(ColumnsOf(types, defaults), isJsonb, context);

    internal Value ToRecord(JsonPart json, RecordValue? defaults)
    {
        RequireObject(json);
        return Value.FromObject(new RecordValue(
            [.. _columns.Select(static column => column.Type)], ToRow(json, defaults), [.. _columns.Select(static column => column.Name)]));
    }

    /// <param name="json">An object.</param>
    /// <param name="defaults">What the columns are that it says nothing of.</param>
    internal Value[] ToRow(JsonPart json, RecordValue? defaults)
    {
        Value[] row = new Value[_columns.Count];
        for (int i = 0; i < row.Length; i++)
        {
            _key = _columns[i].Name;
            Value before = defaults?.Items[i] ?? Value.Null;
            row[i] = JsonFunctions.Find(json, new JsonName(_names[i]), _isJsonb) is { } member ? ToValue(member, _columns[i].Type, before) : before;
        }

        return row;
    }

    /// <summary>What the JSON is read into: the fields of the row that gives the values of what it leaves out, which must have the columns the caller asks for.</summary>
    /// <exception cref="SqlErrorException">42804.</exception>
    private static IReadOnlyList<SetColumn> ColumnsOf(CallTypes types, RecordValue? defaults)
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

    private static void RequireObject(JsonPart json)
    {
        if (json.Kind != JsonKind.Object)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"cannot call populate_composite on {(json.Kind == JsonKind.Array ? "an array" : "a scalar")}");
        }
    }

    /// <param name="json">A member's value, or an item.</param>
    /// <param name="type">What it is read into.</param>
    /// <param name="before">What a row had in its place: an object changes the fields that it has.</param>
    private Value ToValue(JsonPart json, SqlType type, in Value before = default)
    {
        DataType target = type.Type.Underlying();
        if (json.Kind == JsonKind.Null)
        {
            return Value.Null;
        }

        if (target.Form == ValueForm.Jsonb)
        {
            return _isJsonb ? json.Text : JsonbInput.Parse(json.Utf8);
        }

        if (target.Kind == TypeKind.Array && json.Kind != JsonKind.String)
        {
            return ToArray(json, new SqlType(target.Element!, type.Modifier));
        }

        if (target.Kind == TypeKind.Composite && json.Kind != JsonKind.String)
        {
            SetColumn[] fields = [.. target.Fields.Select(static field => new SetColumn(field.Name, field.Type))];
            return new JsonPopulation(fields, _isJsonb, _context).ToRecord(json, before.IsNull ? null : before.Record);
        }

        // Where a string is read into json, it is written anew.
        Value text = json.Kind != JsonKind.String ? json.Text : target.Oid == DataType.Json.Oid ? JsonPart.FromString(json.String).Text : json.String;
        return TextFormat.Parse(type, text.Utf8, _context.Format);
    }

    /// <summary>Nested JSON arrays are dimensions, as far as the first item goes down.</summary>
    /// <exception cref="SqlErrorException">22P02: not an array where one is due, or of another length than its neighbours.</exception>
    private Value ToArray(JsonPart json, SqlType element)
    {
        if (json.Kind != JsonKind.Array)
        {
            throw NotAnArray([]);
        }

        List<int> lengths = [];
        bool opens = element.Type.Underlying().Form != ValueForm.Jsonb && element.Type.Underlying().Oid != DataType.Json.Oid;
        for (JsonPart? level = json; level is { Kind: JsonKind.Array } array; level = opens ? array.At(0) : null)
        {
            lengths.Add(array.Count);
        }

        List<Value> items = [];
        Collect(json, [], lengths, element, items);
        return Value.FromArray(items.Count == 0
            ? new ArrayValue(element.Type, [])
            : new ArrayValue(element.Type, [.. lengths], [.. lengths.Select(_ => 1)], [.. items]));
    }

    /// <param name="place">Where in the array the JSON stands, from 0 in each dimension.</param>
    private void Collect(JsonPart json, int[] place, List<int> lengths, SqlType element, List<Value> items)
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

        int index = 0;
        foreach (JsonPart item in json.Items)
        {
            Collect(item, [.. place, index++], lengths, element, items);
        }

        // What is wrong with an element is told before that there are too many, or too few.
        if (json.Count != lengths[place.Length])
        {
            throw new SqlErrorException(
                SqlState.InvalidTextRepresentation, "malformed JSON array", "Multidimensional arrays must have sub-arrays with matching dimensions.");
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
