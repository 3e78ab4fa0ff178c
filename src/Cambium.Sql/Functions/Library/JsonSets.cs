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
            library.Set($"{type}_each", (args, _) => Pairs(Object(args[0], isJsonb, $"{type}_each"), isText: false));
            library.Set($"{type}_each_text", (args, _) => Pairs(Object(args[0], isJsonb, $"{type}_each_text"), isText: true));
            library.Set($"{type}_object_keys", (args, _) => Names(Object(args[0], isJsonb, $"{type}_object_keys")));
            library.Set($"{type}_array_elements", (args, _) => Items(Array(args[0], isJsonb, $"{type}_array_elements"), isText: false));
            library.Set($"{type}_array_elements_text", (args, _) => Items(Array(args[0], isJsonb, $"{type}_array_elements_text"), isText: true));
            library.Set($"{type}_to_recordset", types => (args, ctx) =>
            {
                RequireTold(types, $"{type}_to_recordset");
                return args[0].IsNull ? [] : Rows(Records(args[0], isJsonb, $"{type}_to_recordset"), new JsonPopulation(types.Columns, isJsonb, ctx), null, $"{type}_to_recordset");
            });
            library.Set($"{type}_populate_recordset", types => (args, ctx) =>
            {
                RequireRowType(args[0], types, $"{type}_populate_recordset");
                return Populate(args, types, isJsonb, ctx);
            });
            library.Scalar($"{type}_to_record", types => (args, ctx) =>
            {
                RequireTold(types, $"{type}_to_record");
                return JsonPopulation.Of(types, null, isJsonb, ctx).ToRecord(JsonFunctions.Document(args[0], isJsonb), null);
            });
            library.Scalar($"{type}_populate_record", types => (args, ctx) =>
            {
                RequireRowType(args[0], types, $"{type}_populate_record");
                RecordValue? defaults = args[0].IsNull ? null : args[0].Record;
                return args[1].IsNull ? args[0] : JsonPopulation.Of(types, defaults, isJsonb, ctx).ToRecord(JsonFunctions.Document(args[1], isJsonb), defaults);
            });
            library.Aggregate($"{type}_agg", types =>
            {
                DataType item = types.Arguments[0].Type;
                return () => isJsonb ? new JsonbArrayState(item) : new ArrayState(item);
            }, isStrict: false);
            library.Aggregate($"{type}_object_agg", types =>
            {
                (DataType key, DataType value) = (types.Arguments[0].Type, types.Arguments[1].Type);
                return () => isJsonb ? new JsonbObjectState(key, value) : new ObjectState(key, value);
            }, isStrict: false);
        }
    }

    /// <summary>Whether a function makes values of types that its call tells: domains among them are for the binder to test.</summary>
    internal static bool MakesRows(string function) => function is
        "json_populate_record" or "jsonb_populate_record" or "json_to_record" or "jsonb_to_record"
        or "json_populate_recordset" or "jsonb_populate_recordset" or "json_to_recordset" or "jsonb_to_recordset";

    private static JsonPart Object(in Value value, bool isJsonb, string function)
    {
        JsonPart json = JsonFunctions.Document(value, isJsonb);
        string what = json.Kind == JsonKind.Array ? "an array" : "a scalar";
        return json.Kind == JsonKind.Object ? json : throw new SqlErrorException(SqlState.InvalidParameterValue,
            function.EndsWith("keys", StringComparison.Ordinal) ? $"cannot call {function} on {what}"
            : isJsonb ? $"cannot call {function} on a non-object"
            : json.Kind == JsonKind.Array ? "cannot deconstruct an array as an object"
            : "cannot deconstruct a scalar");
    }

    private static JsonPart Array(in Value value, bool isJsonb, string function)
    {
        JsonPart json = JsonFunctions.Document(value, isJsonb);
        bool isObject = json.Kind == JsonKind.Object;
        return json.Kind == JsonKind.Array ? json : throw new SqlErrorException(SqlState.InvalidParameterValue,
            isJsonb ? $"cannot extract elements from {(isObject ? "an object" : "a scalar")}" : $"cannot call {function} on {(isObject ? "a non-array" : "a scalar")}");
    }

    private static IEnumerable<Value[]> Pairs(JsonPart json, bool isText)
    {
        Value[] row = new Value[2];
        foreach (JsonPartMember member in json.Members)
        {
            row[0] = member.Name;
            row[1] = isText ? JsonFunctions.TextOf(member.Value) : member.Value.Text;
            yield return row;
        }
    }

    private static IEnumerable<Value[]> Names(JsonPart json)
    {
        Value[] row = new Value[1];
        foreach (JsonPartMember member in json.Members)
        {
            row[0] = member.Name;
            yield return row;
        }
    }

    private static IEnumerable<Value[]> Items(JsonPart json, bool isText)
    {
        Value[] row = new Value[1];
        foreach (JsonPart item in json.Items)
        {
            row[0] = isText ? JsonFunctions.TextOf(item) : item.Text;
            yield return row;
        }
    }

    /// <summary>An array that is to be one of objects.</summary>
    private static JsonPart Records(in Value value, bool isJsonb, string function)
    {
        JsonPart json = JsonFunctions.Document(value, isJsonb);
        if (json.Kind != JsonKind.Array)
        {
            string what = isJsonb ? "a non-array" : json.Kind == JsonKind.Object ? "an object" : "a scalar";
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"cannot call {function} on {what}");
        }

        return json;
    }

    private static JsonPart RequireObject(JsonPart item, string function) => item.Kind == JsonKind.Object
        ? item
        : throw new SqlErrorException(SqlState.InvalidParameterValue, $"argument of {function} must be an array of objects");

    private static IEnumerable<Value[]> Rows(JsonPart array, JsonPopulation population, RecordValue? defaults, string function)
    {
        foreach (JsonPart item in array.Items)
        {
            yield return population.ToRow(RequireObject(item, function), defaults);
        }
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

    /// <summary>Records of the first argument's type, or the columns of a column definition list; none of NULL.</summary>
    private static IEnumerable<Value[]> Populate(Value[] arguments, CallTypes types, bool isJsonb, CallContext context)
    {
        RecordValue? defaults = arguments[0].IsNull ? null : arguments[0].Record;
        string function = isJsonb ? "jsonb_populate_recordset" : "json_populate_recordset";
        if (arguments[1].IsNull)
        {
            yield break;
        }

        JsonPart array = Records(arguments[1], isJsonb, function);
        bool isWhole = types.Columns is [{ Type.Type: var single }] && single.IsRow;
        CallTypes row = isWhole ? types with { Columns = [], Result = types.Columns[0].Type.Type.Underlying() } : types;
        JsonPopulation population = JsonPopulation.Of(row, defaults, isJsonb, context);
        foreach (JsonPart item in array.Items)
        {
            yield return isWhole ? [population.ToRecord(RequireObject(item, function), defaults)] : population.ToRow(RequireObject(item, function), defaults);
        }
    }

    private sealed class ArrayState(DataType type) : AggregateState, IRowKeeper
    {
        private StringBuilder? _text;

        public long KeptBytes => (_text?.Length ?? 0) * 2L;

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            // Like PostgreSQL, containers in json go on lines of their own.
            bool isContainer = !arguments[0].IsNull && type.Underlying().Form is ValueForm.Array or ValueForm.Record;
            _text = _text is null ? new StringBuilder("[") : _text.Append(isContainer ? ", \n " : ", ");
            JsonText.Append(_text, type, arguments[0], context);
            ValueSize.RequireRoom(_text.Length, 0);
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _text is null ? Value.Null : Value.FromText(_text + "]");
    }

    private sealed class ObjectState(DataType key, DataType value) : AggregateState, IRowKeeper
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

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _text is null ? Value.Null : Value.FromText(_text + " }");
    }
}
