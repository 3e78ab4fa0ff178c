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
            library.Set($"{type}_array_elements", (args, _) => Items(args[0], $"{type}_array_elements").Select(item => new[] { JsonFunctions.Part(item, args[0], isJsonb) }));
            library.Set($"{type}_array_elements_text", (args, _) => Items(args[0], $"{type}_array_elements_text").Select(item => new[] { JsonFunctions.PartAsText(item, args[0], isJsonb) }));
            library.Set($"{type}_to_recordset", types => (args, ctx) =>
            {
                RequireTold(types, $"{type}_to_recordset");
                return Records(args[0], $"{type}_to_recordset").Select(item => new JsonPopulation(args[0], isJsonb, ctx).ToRow(item, types.Columns, null));
            });
            library.Set($"{type}_populate_recordset", types => (args, ctx) =>
            {
                RequireRowType(args[0], types, $"{type}_populate_recordset");
                return Populate(args, types, isJsonb, ctx);
            });
            library.Scalar($"{type}_to_record", types => (args, ctx) =>
            {
                RequireTold(types, $"{type}_to_record");
                return new JsonPopulation(args[0], isJsonb, ctx).ToRecord(JsonValue.FromJsonb(args[0]), types, null);
            });
            library.Scalar($"{type}_populate_record", types => (args, ctx) =>
            {
                RequireRowType(args[0], types, $"{type}_populate_record");
                return args[1].IsNull ? args[0] : new JsonPopulation(args[1], isJsonb, ctx).ToRecord(JsonValue.FromJsonb(args[1]), types, args[0].IsNull ? null : args[0].Record);
            });
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

    /// <summary>Whether a function makes values of types that its call tells: domains among them are for the binder to test.</summary>
    internal static bool MakesRows(string function) => function is
        "json_populate_record" or "jsonb_populate_record" or "json_to_record" or "jsonb_to_record"
        or "json_populate_recordset" or "jsonb_populate_recordset" or "json_to_recordset" or "jsonb_to_recordset";

    private static IReadOnlyList<JsonMember> Members(in Value value, string function)
    {
        JsonValue json = JsonValue.FromJsonb(value);
        string what = json.Kind == JsonKind.Array ? "an array" : "a scalar";
        return json.Kind == JsonKind.Object ? json.Members : throw new SqlErrorException(SqlState.InvalidParameterValue,
            function.EndsWith("keys", StringComparison.Ordinal) ? $"cannot call {function} on {what}"
            : function.StartsWith("jsonb", StringComparison.Ordinal) ? $"cannot call {function} on a non-object"
            : json.Kind == JsonKind.Array ? "cannot deconstruct an array as an object"
            : "cannot deconstruct a scalar");
    }

    private static IReadOnlyList<JsonValue> Items(in Value value, string function)
    {
        JsonValue json = JsonValue.FromJsonb(value);
        bool isObject = json.Kind == JsonKind.Object;
        return json.Kind == JsonKind.Array ? json.Items : throw new SqlErrorException(SqlState.InvalidParameterValue,
            function.StartsWith("jsonb_array", StringComparison.Ordinal) ? $"cannot extract elements from {(isObject ? "an object" : "a scalar")}"
            : $"cannot call {function} on {(isObject ? "a non-array" : "a scalar")}");
    }

    /// <summary>The objects of an array; none of NULL.</summary>
    private static IEnumerable<JsonValue> Records(in Value value, string function)
    {
        if (value.IsNull)
        {
            return [];
        }

        JsonValue json = JsonValue.FromJsonb(value);
        if (json.Kind != JsonKind.Array)
        {
            string what = function.StartsWith("jsonb", StringComparison.Ordinal) ? "a non-array" : json.Kind == JsonKind.Object ? "an object" : "a scalar";
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"cannot call {function} on {what}");
        }

        return json.Items.Select(item => item.Kind == JsonKind.Object
            ? item
            : throw new SqlErrorException(SqlState.InvalidParameterValue, $"argument of {function} must be an array of objects"));
    }

    /// <exception cref="SqlErrorException">42804: the first argument is no row; 0A000: neither the call nor the argument tells the columns.</exception>
    private static void RequireRowType(in Value row, CallTypes types, string function)
    {
        if (types.Arguments[0].Type.Underlying().Form != ValueForm.Record)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"first argument of {function} must be a row type");
        }

        if (row.IsNull)
        {
            RequireTold(types, function);
        }
    }

    /// <exception cref="SqlErrorException">0A000: the call doesn't tell the columns.</exception>
    private static void RequireTold(CallTypes types, string function)
    {
        bool isTold = types.Columns.Any(static column => column.Type.Type.Oid != DataType.Record.Oid) || types.Result.Type.Oid != DataType.Record.Oid;
        if (!isTold)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"could not determine row type for result of {function}",
                hint: "Provide a non-null record argument, or call the function in the FROM clause using a column definition list.");
        }
    }

    /// <summary>Records of the first argument's type, or the columns of a column definition list.</summary>
    private static IEnumerable<Value[]> Populate(Value[] arguments, CallTypes types, bool isJsonb, CallContext context)
    {
        RecordValue? defaults = arguments[0].IsNull ? null : arguments[0].Record;
        IEnumerable<JsonValue> items = Records(arguments[1], isJsonb ? "jsonb_populate_recordset" : "json_populate_recordset");
        JsonPopulation population = new(arguments[1], isJsonb, context);
        if (types.Columns is [{ Type.Type: var single }] && (single.Underlying().Kind == TypeKind.Composite || single == DataType.Record))
        {
            CallTypes record = types with { Columns = [], Result = single.Underlying() };
            return items.Select(item => new[] { population.ToRecord(item, record, defaults) });
        }

        IReadOnlyList<SetColumn> columns = JsonPopulation.ColumnsOf(types, defaults);
        return items.Select(item => population.ToRow(item, columns, defaults));
    }

    private sealed class ArrayState(DataType type, bool isJsonb) : AggregateState, IRowKeeper
    {
        private StringBuilder? _text;

        public long KeptBytes => (_text?.Length ?? 0) * 2L;

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            // Like PostgreSQL, containers in json go on lines of their own.
            bool isContainer = !isJsonb && !arguments[0].IsNull && type.Underlying().Form is ValueForm.Array or ValueForm.Record;
            _text = _text is null ? new StringBuilder("[") : _text.Append(isContainer ? ", \n " : ", ");
            if (isJsonb && !arguments[0].IsNull)
            {
                _text.Append(type.Underlying().Form == ValueForm.Jsonb ? arguments[0].Text : JsonWriter.ToText(JsonText.ToJson(type, arguments[0], context).Normalised()));
            }
            else
            {
                JsonText.Append(_text, type, arguments[0], context);
            }

            ValueSize.RequireRoom(_text.Length, 0);
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _text is null ? Value.Null : Value.FromText(_text + "]");
    }

    private sealed class ObjectState(DataType key, DataType value, bool isJsonb) : AggregateState, IRowKeeper
    {
        private StringBuilder? _text;

        public long KeptBytes => (_text?.Length ?? 0) * 2L;

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            _text = _text is null ? new StringBuilder("{ ") : _text.Append(", ");
            JsonWriter.WriteString(JsonFunctions.KeyText(key, arguments[0], "field name must not be null", context), _text);
            _text.Append(" : ");
            JsonText.Append(_text, value, arguments[1], context);
            ValueSize.RequireRoom(_text.Length, 0);
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _text is null ? Value.Null
            : isJsonb ? JsonParser.Parse(Encoding.UTF8.GetBytes(_text + " }")).ToJsonb()
            : Value.FromText(_text + " }");
    }
}
