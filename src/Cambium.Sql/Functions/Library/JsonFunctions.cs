using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Operators and functions that take json and jsonb apart, change them and make them from SQL values.</summary>
internal static class JsonFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        RegisterAccess(library);
        RegisterConstruction(library);
        RegisterChanges(library);
    }

    /// <summary>Part of a document as the type it came from: jsonb written anew, json the characters it has in the text.</summary>
    internal static Value Part(JsonValue part, in Value whole, bool isJsonb) =>
        isJsonb ? Value.FromUtf8(JsonWriter.ToUtf8(part)) : whole.Slice(part.Start, part.End - part.Start);

    /// <summary>Part of a document as text: a string without quotes, NULL for null.</summary>
    internal static Value PartAsText(JsonValue? part, in Value whole, bool isJsonb) => part is null || part.Kind == JsonKind.Null ? Value.Null
        : part.Kind == JsonKind.String ? Value.FromText(part.String)
        : Part(part, whole, isJsonb);

    private static Range? Follow(in Value json, ArrayValue path, bool isJsonb)
    {
        ReadOnlySpan<byte> text = Document(json, isJsonb);
        Range? current = JsonScan.Whole(text);
        foreach (Value step in path.Items)
        {
            if (step.IsNull || current is not { } part)
            {
                return null;
            }

            current = JsonScan.KindAt(text, part) == JsonKind.Object ? JsonScan.Find(text, part, step.Utf8)
                : int.TryParse(step.Text, System.Globalization.CultureInfo.InvariantCulture, out int index) ? JsonScan.At(text, part, index)
                : null;
        }

        return current;
    }

    private static Range? Field(in Value json, in Value name, bool isJsonb)
    {
        ReadOnlySpan<byte> text = Document(json, isJsonb);
        return JsonScan.Find(text, JsonScan.Whole(text), name.Utf8);
    }

    /// <param name="index">From 0; from the end when negative.</param>
    /// <param name="isJsonb">A scalar counts as an array of itself: jsonb keeps it so.</param>
    private static Range? Item(in Value json, int index, bool isJsonb)
    {
        ReadOnlySpan<byte> text = Document(json, isJsonb);
        Range whole = JsonScan.Whole(text);
        return isJsonb && index is 0 or -1 && JsonScan.KindAt(text, whole) < JsonKind.Array ? whole : JsonScan.At(text, whole, index);
    }

    /// <summary>json may say characters that there can't be in text, wherever in it: who takes it apart is told.</summary>
    private static ReadOnlySpan<byte> Document(in Value json, bool isJsonb)
    {
        if (!isJsonb && json.Utf8.IndexOf("\\u"u8) >= 0)
        {
            JsonParser.Parse(json.Utf8);
        }

        return json.Utf8;
    }

    // Part of jsonb stands there as jsonb is written.
    private static Value Get(in Value whole, Range? part) => part is { } found ? whole.Slice(found.Start.Value, found.End.Value - found.Start.Value) : Value.Null;

    private static Value GetText(in Value whole, Range? part) => part is not { } found ? Value.Null : JsonScan.KindAt(whole.Utf8, found) switch
    {
        JsonKind.Null => Value.Null,
        JsonKind.String => JsonScan.TextOf(whole, found),
        _ => Get(whole, part),
    };

    private static void RegisterAccess(LibraryBuilder library)
    {
        foreach (string type in (string[])["json", "jsonb"])
        {
            bool isJsonb = type == "jsonb";
            library.Scalar($"{type}_object_field", (args, _) => Get(args[0], Field(args[0], args[1], isJsonb)));
            library.Scalar($"{type}_object_field_text", (args, _) => GetText(args[0], Field(args[0], args[1], isJsonb)));
            library.Scalar($"{type}_array_element", (args, _) => Get(args[0], Item(args[0], args[1].Int32, isJsonb)));
            library.Scalar($"{type}_array_element_text", (args, _) => GetText(args[0], Item(args[0], args[1].Int32, isJsonb)));
            library.Scalar($"{type}_extract_path", (args, _) => Get(args[0], Follow(args[0], args[1].Array, isJsonb)));
            library.Scalar($"{type}_extract_path_text", (args, _) => GetText(args[0], Follow(args[0], args[1].Array, isJsonb)));
            library.Scalar($"{type}_typeof", static (args, _) => Value.FromText(TypeName(JsonScan.KindAt(args[0].Utf8, JsonScan.Whole(args[0].Utf8)))));
            library.Scalar($"{type}_array_length", static (args, _) => ArrayLength(args[0].Utf8));
            library.Scalar($"{type}_strip_nulls", (args, _) => FromJson(StripNulls(JsonValue.FromJsonb(args[0])), isJsonb));
        }

        library.Scalar("jsonb_exists", static (args, _) => Value.FromBoolean(JsonContainment.Exists(args[0].Utf8, args[1].Utf8)));
        library.Scalar("jsonb_exists_any", static (args, _) => Value.FromBoolean(ExistsAny(args[0], args[1].Array)));
        library.Scalar("jsonb_exists_all", static (args, _) => Value.FromBoolean(ExistAll(args[0], args[1].Array)));
        library.Scalar("jsonb_contains", static _ =>
        {
            LastParsed<JsonValue> inner = new(static value => JsonValue.FromJsonb(value));
            return (args, _) => Value.FromBoolean(JsonContainment.Contains(args[0].Utf8, inner.Get(args[1])));
        });
        library.Scalar("jsonb_contained", static _ =>
        {
            LastParsed<JsonValue> inner = new(static value => JsonValue.FromJsonb(value));
            return (args, _) => Value.FromBoolean(JsonContainment.Contains(args[1].Utf8, inner.Get(args[0])));
        });
        library.Scalar("jsonb_pretty", static (args, _) => Value.FromText(JsonWriter.ToText(JsonValue.FromJsonb(args[0]), isPretty: true)));
    }

    private static void RegisterConstruction(LibraryBuilder library)
    {
        library.Scalar("to_json", static types => (args, ctx) => ToJson(types.Arguments[0].Type, args[0], ctx, isPretty: false));
        library.Scalar("to_jsonb", static types => (args, ctx) => JsonText.ToJson(types.Arguments[0].Type, args[0], ctx).ToJsonb());
        library.Scalar("row_to_json array_to_json", static types => (args, ctx) => ToJson(types.Arguments[0].Type, args[0], ctx, args.Length > 1 && args[1].Boolean));
        library.Scalar("json_build_array", static types => (args, ctx) => IsNullArray(types, args) ? Value.Null : Value.FromText(BuildArray(types, args, ctx)));
        library.Scalar("jsonb_build_array", static types => (args, ctx) => IsNullArray(types, args) ? Value.Null : BuildItems(Flatten(types, args), ctx).ToJsonb());
        library.Scalar("json_build_object", static types => (args, ctx) => IsNullArray(types, args) ? Value.Null : Value.FromText(BuildObject(Pairs(types, args, "json_build_object"), ctx)));
        library.Scalar("jsonb_build_object", static types => (args, ctx) => IsNullArray(types, args) ? Value.Null : BuildMembers(Pairs(types, args, "jsonb_build_object"), ctx).ToJsonb());
        library.Scalar("json_object(_text)", static (args, _) => Value.FromText(FromPairs(args[0].Array)));
        library.Scalar("jsonb_object(_text)", static (args, _) => ToJsonb(FromPairs(args[0].Array)));
        library.Scalar("json_object(_text,_text)", static (args, _) => Value.FromText(FromLists(args[0].Array, args[1].Array)));
        library.Scalar("jsonb_object(_text,_text)", static (args, _) => ToJsonb(FromLists(args[0].Array, args[1].Array)));
    }

    private static void RegisterChanges(LibraryBuilder library)
    {
        library.Scalar("jsonb_concat", static (args, _) => JsonChanges.Concat(JsonValue.FromJsonb(args[0]), JsonValue.FromJsonb(args[1])).ToJsonb());
        library.Scalar("jsonb_delete(jsonb,text)", static (args, _) => JsonChanges.Delete(JsonValue.FromJsonb(args[0]), [args[1].Text]).ToJsonb());
        library.Scalar("jsonb_delete(jsonb,_text)", static (args, _) => JsonChanges.Delete(JsonValue.FromJsonb(args[0]), args[1].Array).ToJsonb());
        library.Scalar("jsonb_delete(jsonb,int4)", static (args, _) => JsonChanges.Delete(JsonValue.FromJsonb(args[0]), args[1].Int32).ToJsonb());
        library.Scalar("jsonb_delete_path", static (args, _) => JsonChanges.DeletePath(JsonValue.FromJsonb(args[0]), args[1].Array).ToJsonb());
        library.Scalar("jsonb_set", static (args, _) =>
            JsonChanges.Set(JsonValue.FromJsonb(args[0]), args[1].Array, JsonValue.FromJsonb(args[2]), args[3].Boolean).ToJsonb());
        library.Scalar("jsonb_insert", static (args, _) =>
            JsonChanges.Insert(JsonValue.FromJsonb(args[0]), args[1].Array, JsonValue.FromJsonb(args[2]), args[3].Boolean).ToJsonb());
        library.Scalar("jsonb_set_lax", static (args, _) => JsonChanges.SetLax(args));
    }

    private static Value FromJson(JsonValue json, bool isJsonb) => isJsonb
        ? Value.FromUtf8(JsonWriter.ToUtf8(json))
        : Value.FromText(Compact(json));

    /// <summary>json as functions write it: without blanks.</summary>
    private static string Compact(JsonValue json)
    {
        StringBuilder text = new();
        Write(json);
        return text.ToString();

        void Write(JsonValue value)
        {
            switch (value.Kind)
            {
                case JsonKind.Array:
                    text.Append('[');
                    for (int i = 0; i < value.Items.Count; i++)
                    {
                        text.Append(i > 0 ? "," : "");
                        Write(value.Items[i]);
                    }

                    text.Append(']');
                    break;
                case JsonKind.Object:
                    text.Append('{');
                    for (int i = 0; i < value.Members.Count; i++)
                    {
                        text.Append(i > 0 ? "," : "");
                        JsonWriter.WriteString(value.Members[i].Name, text);
                        text.Append(':');
                        Write(value.Members[i].Value);
                    }

                    text.Append('}');
                    break;
                default:
                    text.Append(JsonWriter.ToText(value));
                    break;
            }
        }
    }

    private static string TypeName(JsonKind kind) => kind switch
    {
        JsonKind.Null => "null",
        JsonKind.String => "string",
        JsonKind.Number => "number",
        JsonKind.Array => "array",
        JsonKind.Object => "object",
        _ => "boolean",
    };

    private static Value ArrayLength(ReadOnlySpan<byte> json)
    {
        Range whole = JsonScan.Whole(json);
        return JsonScan.KindAt(json, whole) switch
        {
            JsonKind.Array => Value.FromInt32(JsonScan.CountItems(json, whole)),
            JsonKind.Object => throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot get array length of a non-array"),
            _ => throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot get array length of a scalar"),
        };
    }

    private static JsonValue StripNulls(JsonValue json) => json.Kind switch
    {
        JsonKind.Array => JsonValue.FromItems([.. json.Items.Select(StripNulls)]),
        JsonKind.Object => JsonValue.FromMembers([.. json.Members.Where(static member => member.Value.Kind != JsonKind.Null)
            .Select(static member => new JsonMember(member.Name, StripNulls(member.Value)))]),
        _ => json,
    };

    private static bool ExistsAny(in Value json, ArrayValue keys)
    {
        foreach (Value key in keys.Items)
        {
            if (!key.IsNull && JsonContainment.Exists(json.Utf8, key.Utf8))
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
            if (!key.IsNull && !JsonContainment.Exists(json.Utf8, key.Utf8))
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

    private static Value ToJsonb(string text) => JsonParser.Parse(Encoding.UTF8.GetBytes(text)).ToJsonb();

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

    private static JsonValue BuildItems((DataType Type, Value Value)[] values, CallContext context) =>
        JsonValue.FromItems([.. values.Select(item => JsonText.ToJson(item.Type, item.Value, context))]);

    /// <summary>Keys and values in turn.</summary>
    private static (DataType Type, Value Value)[] Pairs(CallTypes types, ReadOnlySpan<Value> args, string function)
    {
        (DataType Type, Value Value)[] values = Flatten(types, args);
        return values.Length % 2 == 0 ? values : throw new SqlErrorException(SqlState.InvalidParameterValue, "argument list must have even number of elements",
            hint: $"The arguments of {function}() must consist of alternating keys and values.");
    }

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

    private static JsonValue BuildMembers((DataType Type, Value Value)[] values, CallContext context)
    {
        JsonMember[] members = new JsonMember[values.Length / 2];
        for (int i = 0; i < members.Length; i++)
        {
            (DataType type, Value key) = values[2 * i];
            string name = KeyText(type, key, key.IsNull ? FormattableString.Invariant($"argument {(2 * i) + 1}: key must not be null") : "", context);
            members[i] = new JsonMember(name, JsonText.ToJson(values[(2 * i) + 1].Type, values[(2 * i) + 1].Value, context));
        }

        return JsonValue.FromMembers(members);
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
