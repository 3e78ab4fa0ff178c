using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>json and jsonb as rows, rows from json, and the aggregates that make json.</summary>
internal static class JsonSets
{
    internal static void Register(LibraryBuilder library)
    {
        foreach (string type in (string[])["json", "jsonb"])
        {
            bool isJsonb = type == "jsonb";
            library.Set($"{type}_each", (args, _) => Members(args[0], $"{type}_each").Select(member =>
                new[] { Value.FromText(member.Name), JsonFunctions.Part(member.Value, args[0], isJsonb) }));
            library.Set($"{type}_each_text", (args, _) => Members(args[0], $"{type}_each_text").Select(member =>
                new[] { Value.FromText(member.Name), JsonFunctions.PartAsText(member.Value, args[0], isJsonb) }));
            library.Set($"{type}_object_keys", (args, _) => Members(args[0], $"{type}_object_keys").Select(static member => new[] { Value.FromText(member.Name) }));
            library.Set($"{type}_array_elements", (args, _) => Items(args[0], "elements").Select(item => new[] { JsonFunctions.Part(item, args[0], isJsonb) }));
            library.Set($"{type}_array_elements_text", (args, _) => Items(args[0], "elements").Select(item => new[] { JsonFunctions.PartAsText(item, args[0], isJsonb) }));
            library.Set($"{type}_to_recordset", types => (args, ctx) => Items(args[0], "recordset").Select(item => ToRow(item, types.Columns, null, ctx)));
            library.Set($"{type}_populate_recordset", types => (args, ctx) => args[1].IsNull ? [] : Populate(args, types, ctx));
            library.Scalar($"{type}_to_record", types => (args, ctx) => ToRecord(JsonValue.FromJsonb(args[0]), types, null, ctx));
            library.Scalar($"{type}_populate_record", types => (args, ctx) =>
                args[1].IsNull ? args[0] : ToRecord(JsonValue.FromJsonb(args[1]), types, args[0].IsNull ? null : args[0].Record, ctx));
            library.Aggregate($"{type}_agg", types =>
            {
                DataType item = types.Arguments[0].Type;
                return () => new ArrayState(item, isJsonb);
            }, isStrict: false);
            library.Aggregate($"{type}_object_agg", types =>
            {
                (DataType key, DataType value) = (types.Arguments[0].Type, types.Arguments[1].Type);
                return () => new ObjectState(key, value, isJsonb);
            }, isStrict: false);
        }
    }

    private static IReadOnlyList<JsonMember> Members(in Value value, string function)
    {
        JsonValue json = JsonValue.FromJsonb(value);
        return json.Kind == JsonKind.Object ? json.Members : throw new SqlErrorException(SqlState.InvalidParameterValue,
            function.EndsWith("keys", StringComparison.Ordinal)
                ? $"cannot call {function} on {(json.Kind == JsonKind.Array ? "an array" : "a scalar")}"
                : $"cannot call {function} on a non-object");
    }

    private static IReadOnlyList<JsonValue> Items(in Value value, string what)
    {
        JsonValue json = JsonValue.FromJsonb(value);
        return json.Kind == JsonKind.Array ? json.Items : throw new SqlErrorException(SqlState.InvalidParameterValue,
            json.Kind == JsonKind.Object ? $"cannot extract {what} from an object" : $"cannot extract {what} from a scalar");
    }

    /// <summary>Records of the first argument's type, or the columns of a column definition list.</summary>
    private static IEnumerable<Value[]> Populate(Value[] arguments, CallTypes types, CallContext context)
    {
        RecordValue? defaults = arguments[0].IsNull ? null : arguments[0].Record;
        IEnumerable<JsonValue> items = Items(arguments[1], "recordset");
        if (types.Columns is [{ Type.Type: var single }] && (single.Underlying().Kind == TypeKind.Composite || single == DataType.Record))
        {
            CallTypes record = types with { Columns = [], Result = single.Underlying() };
            return items.Select(item => new[] { ToRecord(item, record, defaults, context) });
        }

        if (defaults is not null && defaults.Items.Length != types.Columns.Count)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "function return row and query-specified return row do not match",
                $"Returned row contains {defaults.Items.Length} attribute{(defaults.Items.Length == 1 ? "" : "s")}, but query expects {types.Columns.Count}.");
        }

        return items.Select(item => ToRow(item, types.Columns, defaults, context));
    }

    private static Value ToRecord(JsonValue json, CallTypes types, RecordValue? defaults, CallContext context)
    {
        IReadOnlyList<SetColumn> columns = types.Columns.Count > 0
            ? types.Columns
            : [.. types.Result.Type.Fields.Select(static field => new SetColumn(field.Name, field.Type))];
        if (columns.Count == 0 && defaults is not null)
        {
            columns = [.. defaults.Types.Select((type, i) => new SetColumn(defaults.Names?[i] ?? $"f{i + 1}", type))];
        }

        return Value.FromObject(new RecordValue([.. columns.Select(static column => column.Type)], ToRow(json, columns, defaults, context), [.. columns.Select(static column => column.Name)]));
    }

    private static Value[] ToRow(JsonValue json, IReadOnlyList<SetColumn> columns, RecordValue? defaults, CallContext context)
    {
        if (json.Kind != JsonKind.Object)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "argument of json_populate_recordset must be an array of objects");
        }

        Value[] row = new Value[columns.Count];
        for (int i = 0; i < row.Length; i++)
        {
            row[i] = json.Find(columns[i].Name) is { } member ? ToValue(member, columns[i].Type, context) : defaults?.Items[i] ?? Value.Null;
        }

        return row;
    }

    /// <summary>A JSON value as an SQL value of a type: containers into arrays and composites, strings through the type's input.</summary>
    private static Value ToValue(JsonValue json, SqlType type, CallContext context)
    {
        DataType target = type.Type.Underlying();
        if (json.Kind == JsonKind.Null && target.Form != ValueForm.Jsonb && target.Oid != DataType.Json.Oid)
        {
            return Value.Null;
        }

        if (target.Form == ValueForm.Jsonb)
        {
            return json.ToJsonb();
        }

        if (target.Kind == TypeKind.Array && json.Kind == JsonKind.Array)
        {
            SqlType element = new(target.Element!, type.Modifier);
            return Value.FromArray(new ArrayValue(target.Element!, [.. json.Items.Select(item => ToValue(item, element, context))]));
        }

        if (target.Kind == TypeKind.Composite && json.Kind == JsonKind.Object)
        {
            SetColumn[] columns = [.. target.Fields.Select(static field => new SetColumn(field.Name, field.Type))];
            return Value.FromObject(new RecordValue([.. columns.Select(static c => c.Type)], ToRow(json, columns, null, context), [.. columns.Select(static c => c.Name)]));
        }

        bool isString = json.Kind == JsonKind.String && target.Oid != DataType.Json.Oid;
        return TextFormat.Parse(type, isString ? json.String : JsonWriter.ToText(json), context.Format);
    }

    private sealed class ArrayState(DataType type, bool isJsonb) : AggregateState
    {
        private StringBuilder? _text;

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            _text = _text is null ? new StringBuilder("[") : _text.Append(", ");
            JsonText.Append(_text, type, arguments[0], context);
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _text is null ? Value.Null : Done(_text + "]", isJsonb);
    }

    private sealed class ObjectState(DataType key, DataType value, bool isJsonb) : AggregateState
    {
        private StringBuilder? _text;

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            _text = _text is null ? new StringBuilder("{ ") : _text.Append(", ");
            JsonFunctions.AppendKey(_text, key, arguments[0], "field name must not be null", context);
            _text.Append(" : ");
            JsonText.Append(_text, value, arguments[1], context);
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _text is null ? Value.Null : Done(_text + " }", isJsonb);
    }

    private static Value Done(string text, bool isJsonb) => isJsonb ? JsonParser.Parse(Encoding.UTF8.GetBytes(text)).ToJsonb() : Value.FromText(text);
}
