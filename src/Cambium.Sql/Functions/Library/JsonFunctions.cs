using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Operators and functions that take json and jsonb apart, change them and make them from SQL values.</summary>
internal static class JsonFunctions
{
    // By JsonKind.
    private static readonly Value[] s_typeNames = [.. new[] { "null", "string", "number", "boolean", "boolean", "array", "object" }.Select(Value.FromText)];

    internal static void Register(LibraryBuilder library)
    {
        RegisterAccess(library);
        RegisterConstruction(library);
        RegisterChanges(library);
    }

    /// <summary>json may say characters that there can't be in text, wherever in it: who takes it apart is told.</summary>
    internal static JsonPart Document(in Value json, bool isJsonb)
    {
        if (isJsonb)
        {
            return JsonPart.FromJsonb(json);
        }

        if (json.Utf8.IndexOf("\\u"u8) >= 0)
        {
            JsonParser.Parse(json.Utf8);
        }

        return JsonPart.FromJson(json);
    }

    internal static JsonPart? Find(JsonPart json, in JsonName name, bool isJsonb) => isJsonb ? json.Find(name) : json.FindLast(name);

    /// <summary>Part of a document as text: a string without quotes, NULL for null.</summary>
    internal static Value TextOf(JsonPart part) => part.Kind switch
    {
        JsonKind.Null => Value.Null,
        JsonKind.String => part.String,
        _ => part.Text,
    };

    private static JsonPart? Follow(in Value json, ArrayValue path, bool isJsonb)
    {
        JsonPart whole = Document(json, isJsonb);
        return isJsonb ? Follow(whole, path) : FollowLast(whole, path.Items);
    }

    private static JsonPart? Follow(JsonPart whole, ArrayValue path)
    {
        JsonPart? current = whole;
        foreach (Value step in path.Items)
        {
            if (step.IsNull || current is not { } part)
            {
                return null;
            }

            current = part.Kind == JsonKind.Object ? part.Find(new JsonName(step)) : ItemAt(part, step);
        }

        return current;
    }

    /// <summary>Of json, in which names repeat: the last that the path leads to, through whichever of them.</summary>
    private static JsonPart? FollowLast(JsonPart part, ReadOnlySpan<Value> path)
    {
        if (path.IsEmpty || path[0].IsNull)
        {
            return path.IsEmpty ? part : null;
        }

        if (part.Kind != JsonKind.Object)
        {
            return ItemAt(part, path[0]) is { } item ? FollowLast(item, path[1..]) : null;
        }

        JsonName name = new(path[0]);
        JsonPart? found = null;
        foreach (JsonPartMember member in part.Members)
        {
            found = name.IsNameOf(member) ? FollowLast(member.Value, path[1..]) ?? found : found;
        }

        return found;
    }

    private static JsonPart? ItemAt(JsonPart part, in Value step) =>
        int.TryParse(step.Text, System.Globalization.CultureInfo.InvariantCulture, out int index) ? part.At(index) : null;

    private static JsonPart? Field(in Value json, in Value name, bool isJsonb) => Find(Document(json, isJsonb), new JsonName(name), isJsonb);

    /// <param name="index">From 0; from the end when negative.</param>
    /// <param name="isJsonb">A scalar counts as an array of itself: jsonb keeps it so.</param>
    private static JsonPart? Item(in Value json, int index, bool isJsonb)
    {
        JsonPart whole = Document(json, isJsonb);
        return isJsonb && index is 0 or -1 && whole.IsScalar ? whole : whole.At(index);
    }

    private static Value Get(JsonPart? part) => part is { } found ? found.Text : Value.Null;

    private static Value GetText(JsonPart? part) => part is { } found ? TextOf(found) : Value.Null;

    private static void RegisterAccess(LibraryBuilder library)
    {
        foreach (string type in (string[])["json", "jsonb"])
        {
            bool isJsonb = type == "jsonb";
            library.Scalar($"{type}_object_field", (args, _) => Get(Field(args[0], args[1], isJsonb)));
            library.Scalar($"{type}_object_field_text", (args, _) => GetText(Field(args[0], args[1], isJsonb)));
            library.Scalar($"{type}_array_element", (args, _) => Get(Item(args[0], args[1].Int32, isJsonb)));
            library.Scalar($"{type}_array_element_text", (args, _) => GetText(Item(args[0], args[1].Int32, isJsonb)));
            library.Scalar($"{type}_extract_path", (args, _) => Get(Follow(args[0], args[1].Array, isJsonb)));
            library.Scalar($"{type}_extract_path_text", (args, _) => GetText(Follow(args[0], args[1].Array, isJsonb)));
            library.Scalar($"{type}_typeof", static (args, _) => s_typeNames[(int)JsonPart.FromJson(args[0]).Kind]);
            library.Scalar($"{type}_array_length", static (args, _) => ArrayLength(JsonPart.FromJson(args[0])));
        }

        library.Scalar("jsonb_exists", static (args, _) => Value.FromBoolean(JsonContainment.Exists(args[0], args[1])));
        library.Scalar("jsonb_exists_any", static (args, _) => Value.FromBoolean(ExistsAny(args[0], args[1].Array)));
        library.Scalar("jsonb_exists_all", static (args, _) => Value.FromBoolean(ExistAll(args[0], args[1].Array)));
        library.Scalar("jsonb_contains", static (args, _) => Value.FromBoolean(JsonContainment.Contains(args[0].Utf8, args[1].Utf8)));
        library.Scalar("jsonb_contained", static (args, _) => Value.FromBoolean(JsonContainment.Contains(args[1].Utf8, args[0].Utf8)));
        library.Scalar("jsonb_pretty", static (args, _) => JsonLayout.Indented(args[0]));
        library.Scalar("jsonb_strip_nulls", static (args, _) => JsonLayout.WithoutNulls(args[0]));
        library.Scalar("json_strip_nulls", static (args, _) => JsonLayout.CompactWithoutNulls(Document(args[0], isJsonb: false)));
    }

    private static void RegisterConstruction(LibraryBuilder library)
    {
        library.Scalar("to_json", static types => (args, ctx) => ToJson(types.Arguments[0].Type, args[0], ctx, isPretty: false));
        library.Scalar("to_jsonb", static types => (args, ctx) => JsonText.ToJsonb(types.Arguments[0].Type, args[0], ctx));
        library.Scalar("row_to_json array_to_json", static types => (args, ctx) => ToJson(types.Arguments[0].Type, args[0], ctx, args.Length > 1 && args[1].Boolean));
        library.Scalar("json_build_array", static types => (args, ctx) => IsNullArray(types, args) ? Value.Null : Value.FromText(BuildArray(types, args, ctx)));
        library.Scalar("jsonb_build_array", static types => (args, ctx) => IsNullArray(types, args) ? Value.Null : JsonbConstruction.Array(types, args, ctx));
        library.Scalar("json_build_object", static types => (args, ctx) => IsNullArray(types, args) ? Value.Null : Value.FromText(BuildObject(Pairs(types, args, "json_build_object"), ctx)));
        library.Scalar("jsonb_build_object", static types => (args, ctx) => IsNullArray(types, args) ? Value.Null : JsonbConstruction.Object(types, args, ctx));
        library.Scalar("json_object(_text)", static (args, _) => Value.FromText(FromPairs(args[0].Array)));
        library.Scalar("jsonb_object(_text)", static (args, _) => ToJsonb(FromPairs(args[0].Array)));
        library.Scalar("json_object(_text,_text)", static (args, _) => Value.FromText(FromLists(args[0].Array, args[1].Array)));
        library.Scalar("jsonb_object(_text,_text)", static (args, _) => ToJsonb(FromLists(args[0].Array, args[1].Array)));
    }

    private static void RegisterChanges(LibraryBuilder library)
    {
        library.Scalar("jsonb_concat", static (args, _) => JsonChanges.Concat(args[0], args[1]));
        library.Scalar("jsonb_delete(jsonb,text)", static (args, _) => JsonChanges.Delete(args[0], args.Slice(1, 1)));
        library.Scalar("jsonb_delete(jsonb,_text)", static (args, _) => JsonChanges.Delete(args[0], args[1].Array));
        library.Scalar("jsonb_delete(jsonb,int4)", static (args, _) => JsonChanges.Delete(args[0], args[1].Int32));
        library.Scalar("jsonb_delete_path", static (args, _) => JsonChanges.DeletePath(args[0], args[1].Array));
        library.Scalar("jsonb_set", static (args, _) => JsonChanges.Set(args[0], args[1].Array, args[2], args[3].Boolean));
        library.Scalar("jsonb_insert", static (args, _) => JsonChanges.Insert(args[0], args[1].Array, args[2], args[3].Boolean));
        library.Scalar("jsonb_set_lax", static (args, _) => JsonChanges.SetLax(args));
    }

    private static Value ArrayLength(JsonPart json) => json.Kind switch
    {
        JsonKind.Array => Value.FromInt32(json.Count),
        JsonKind.Object => throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot get array length of a non-array"),
        _ => throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot get array length of a scalar"),
    };

    private static bool ExistsAny(in Value json, ArrayValue keys)
    {
        foreach (Value key in keys.Items)
        {
            if (!key.IsNull && JsonContainment.Exists(json, key))
            {
                return true;
            }
        }

        return false;
    }

    private static bool ExistAll(in Value json, ArrayValue keys)
    {
        foreach (Value key in keys.Items)
        {
            if (!key.IsNull && !JsonContainment.Exists(json, key))
            {
                return false;
            }
        }

        return true;
    }

    private static Value ToJson(DataType type, in Value value, CallContext context, bool isPretty)
    {
        StringBuilder text = new();
        JsonText.Append(text, type, value, context, isPretty);
        return Value.FromText(text.ToString());
    }

    private static Value ToJsonb(string text) => JsonbInput.Parse(Utf8Text.Encode(text));

    /// <summary>VARIADIC NULL.</summary>
    private static bool IsNullArray(CallTypes types, ReadOnlySpan<Value> args) => types.IsVariadicArray && args[0].IsNull;

    private static (DataType Type, Value Value)[] Flatten(CallTypes types, ReadOnlySpan<Value> args)
    {
        if (types.IsVariadicArray)
        {
            return [.. args[0].Array.Items.Select(item => (types.Arguments[0].Type.Element!, item))];
        }

        (DataType, Value)[] values = new (DataType, Value)[args.Length];
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = (types.Arguments[i].Type, args[i]);
        }

        return values;
    }

    private static string BuildArray(CallTypes types, ReadOnlySpan<Value> args, CallContext context)
    {
        StringBuilder text = new("[");
        foreach ((DataType type, Value value) in Flatten(types, args))
        {
            text.Append(text.Length > 1 ? ", " : "");
            JsonText.Append(text, type, value, context);
        }

        return text.Append(']').ToString();
    }

    /// <summary>Keys and values in turn.</summary>
    private static (DataType Type, Value Value)[] Pairs(CallTypes types, ReadOnlySpan<Value> args, string function)
    {
        (DataType Type, Value Value)[] values = Flatten(types, args);
        return values.Length % 2 == 0 ? values : throw OddArguments(function);
    }

    internal static SqlErrorException OddArguments(string function) => new(
        SqlState.InvalidParameterValue, "argument list must have even number of elements", hint: $"The arguments of {function}() must consist of alternating keys and values.");

    private static string BuildObject((DataType Type, Value Value)[] values, CallContext context)
    {
        StringBuilder text = new("{");
        for (int i = 0; i < values.Length; i += 2)
        {
            text.Append(i > 0 ? ", " : "");
            JsonWriter.WriteString(KeyText(values[i].Type, values[i].Value, values[i].Value.IsNull ? FormattableString.Invariant($"argument {i + 1} cannot be null") : "", context), text);
            text.Append(" : ");
            JsonText.Append(text, values[i + 1].Type, values[i + 1].Value, context);
        }

        return text.Append('}').ToString();
    }

    /// <summary>A key of an object: the value's text, never NULL and never a container.</summary>
    internal static string KeyText(DataType type, in Value key, string nullMessage, CallContext context)
    {
        if (key.IsNull)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, nullMessage, hint: nullMessage.EndsWith("cannot be null", StringComparison.Ordinal) ? "Object keys should be text." : null);
        }

        if (type.Form is ValueForm.Array or ValueForm.Record or ValueForm.Jsonb || type.Oid == DataType.Json.Oid)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "key value must be scalar, not array, composite, or json");
        }

        return type.Form == ValueForm.Boolean ? key.Boolean ? "true" : "false" : JsonText.TimeText(type, key, context);
    }

    private static string FromPairs(ArrayValue array)
    {
        bool isPairs = array.Dimensions == 2 && array.Lengths[1] == 2;
        if (array.Dimensions == 2 && !isPairs)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "array must have two columns");
        }

        if (array.Dimensions > 2)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts");
        }

        if (array.Count % 2 != 0)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "array must have even number of elements");
        }

        return FromMembers([.. array.Items.Where(static (_, i) => i % 2 == 0)], [.. array.Items.Where(static (_, i) => i % 2 == 1)]);
    }

    private static string FromLists(ArrayValue keys, ArrayValue values)
    {
        if (keys.Dimensions > 1 || keys.Dimensions != values.Dimensions)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts");
        }

        return keys.Count == values.Count ? FromMembers(keys.Items, values.Items) : throw new SqlErrorException(SqlState.ArraySubscriptError, "mismatched array dimensions");
    }

    private static string FromMembers(Value[] keys, Value[] values)
    {
        StringBuilder text = new("{");
        for (int i = 0; i < keys.Length; i++)
        {
            if (keys[i].IsNull)
            {
                throw new SqlErrorException(SqlState.NullValueNotAllowed, "null value not allowed for object key");
            }

            text.Append(i > 0 ? ", " : "");
            JsonWriter.WriteString(keys[i].Text, text);
            text.Append(" : ");
            if (values[i].IsNull)
            {
                text.Append("null");
            }
            else
            {
                JsonWriter.WriteString(values[i].Text, text);
            }
        }

        return text.Append('}').ToString();
    }
}
