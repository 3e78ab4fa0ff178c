using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>|| - #- jsonb_set and jsonb_insert: documents with a part changed. The rest of the text is copied unread.</summary>
internal static class JsonChanges
{
    private enum Kind
    {
        Delete,
        Set,
        SetOrCreate,
        InsertBefore,
        InsertAfter,
    }

    internal static Value Concat(in Value left, in Value right)
    {
        (JsonPart first, JsonPart second) = (JsonPart.FromJsonb(left), JsonPart.FromJsonb(right));
        bool areObjects = first.Kind == JsonKind.Object && second.Kind == JsonKind.Object;
        if (areObjects && (first.IsEmpty || second.IsEmpty))
        {
            return first.IsEmpty ? right : left;
        }

        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        if (areObjects)
        {
            Merge(ref writer, first.Members, second.Members);
        }
        else
        {
            writer.Append((byte)'[');
            ReadOnlySpan<byte> items = ItemsOf(first);
            writer.Append(items);
            ReadOnlySpan<byte> others = ItemsOf(second);
            if (items.Length > 0 && others.Length > 0)
            {
                writer.AppendSeparator();
            }

            writer.Append(others);
            writer.Append((byte)']');
        }

        return writer.ToValue();

        static ReadOnlySpan<byte> ItemsOf(JsonPart json) => json.Kind == JsonKind.Array ? json.Utf8[1..^1] : json.Utf8;
    }

    /// <summary>The members of two objects, which are in order; of those that both have the second's.</summary>
    private static void Merge(ref JsonbWriter writer, JsonPartMembers first, JsonPartMembers second)
    {
        writer.Append((byte)'{');
        bool hasFirst = first.MoveNext();
        bool hasSecond = second.MoveNext();
        while (hasFirst || hasSecond)
        {
            int order = !hasFirst ? 1 : !hasSecond ? -1 : first.Current.CompareName(second.Current);
            if (writer.Length > 1)
            {
                writer.AppendSeparator();
            }

            (order < 0 ? first.Current : second.Current).AppendTo(ref writer);
            hasFirst = order <= 0 ? first.MoveNext() : hasFirst;
            hasSecond = order >= 0 ? second.MoveNext() : hasSecond;
        }

        writer.Append((byte)'}');
    }

    internal static Value Delete(in Value jsonb, ReadOnlySpan<Value> keys)
    {
        JsonKind kind = JsonLookup.KindAt(jsonb, 0);
        if (kind < JsonKind.Array)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot delete from scalar");
        }

        Value rest = jsonb;
        foreach (Value key in keys)
        {
            if (!key.IsNull)
            {
                rest = kind == JsonKind.Array ? DeleteStrings(rest, key) : JsonLookup.TryFindMember(rest, 0, key, out Range member, out _) ? JsonEdit.Remove(rest, member) : rest;
            }
        }

        return rest;
    }

    private static Value DeleteStrings(in Value array, in Value text)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        ReadOnlySpan<byte> content = JsonEscape.Encode(text).Utf8;
        writer.Append((byte)'[');
        foreach (JsonPart item in JsonPart.FromJsonb(array).Items)
        {
            if (item.Kind == JsonKind.String && item.Utf8[1..^1].SequenceEqual(content))
            {
                continue;
            }

            if (writer.Length > 1)
            {
                writer.AppendSeparator();
            }

            writer.Append(item.Utf8);
        }

        writer.Append((byte)']');
        return writer.ToValue();
    }

    internal static Value Delete(in Value jsonb, ArrayValue keys)
    {
        RequireList(keys);
        return Delete(jsonb, keys.Items);
    }

    internal static Value Delete(in Value jsonb, int index)
    {
        JsonKind kind = JsonLookup.KindAt(jsonb, 0);
        if (kind != JsonKind.Array)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, kind == JsonKind.Object ? "cannot delete from object using integer index" : "cannot delete from scalar");
        }

        int position = index < 0 ? JsonLookup.CountItems(jsonb, 0) + index : index;
        return JsonLookup.TryFindItem(jsonb, 0, position, out Range item) ? JsonEdit.Remove(jsonb, item) : jsonb;
    }

    internal static Value DeletePath(in Value jsonb, ArrayValue path) => Change(jsonb, path, Kind.Delete, default);

    internal static Value Set(in Value jsonb, ArrayValue path, in Value value, bool createsMissing) =>
        Change(jsonb, path, createsMissing ? Kind.SetOrCreate : Kind.Set, value.Utf8);

    internal static Value Insert(in Value jsonb, ArrayValue path, in Value value, bool isAfter) =>
        Change(jsonb, path, isAfter ? Kind.InsertAfter : Kind.InsertBefore, value.Utf8);

    /// <summary>jsonb_set_lax(target, path, value, create, what to do with NULL).</summary>
    internal static Value SetLax(ReadOnlySpan<Value> args)
    {
        if (args[0].IsNull || args[1].IsNull || args[3].IsNull)
        {
            return Value.Null;
        }

        return (args[4].IsNull ? null : args[4].Text) switch
        {
            not null when !args[2].IsNull => Set(args[0], args[1].Array, args[2], args[3].Boolean),
            "raise_exception" => throw new SqlErrorException(SqlState.NullValueNotAllowed, "JSON value must not be null",
                "Exception was raised because null_value_treatment is \"raise_exception\".",
                "To avoid, either change the null_value_treatment argument or ensure that an SQL NULL is not passed."),
            "use_json_null" => Set(args[0], args[1].Array, JsonPart.Null.Text, args[3].Boolean),
            "delete_key" => DeletePath(args[0], args[1].Array),
            "return_target" => args[0],
            _ => throw new SqlErrorException(SqlState.InvalidParameterValue,
                "null_value_treatment must be \"delete_key\", \"return_target\", \"use_json_null\", or \"raise_exception\""),
        };
    }

    /// <exception cref="SqlErrorException">2202E: an array of more than one dimension.</exception>
    internal static void RequireList(ArrayValue array)
    {
        if (array.Dimensions > 1)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts");
        }
    }

    /// <summary>Goes down the path, and changes the text where that ends.</summary>
    private static Value Change(in Value jsonb, ArrayValue path, Kind kind, ReadOnlySpan<byte> value)
    {
        RequireList(path);
        JsonPart whole = JsonPart.FromJsonb(jsonb);
        if (whole.IsScalar)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, kind == Kind.Delete ? "cannot delete path in scalar" : "cannot set path in scalar");
        }

        if (path.Count == 0 || (whole.IsEmpty && kind is (Kind.Delete or Kind.Set)))
        {
            return jsonb;
        }

        int start = 0;
        for (int level = 0; level < path.Count; level++)
        {
            Value step = path.Items[level];
            if (step.IsNull)
            {
                throw new SqlErrorException(SqlState.NullValueNotAllowed, string.Create(CultureInfo.InvariantCulture, $"path element at position {level + 1} is null"));
            }

            bool isLast = level == path.Count - 1;
            switch (JsonLookup.KindAt(jsonb, start))
            {
                case JsonKind.Object when isLast:
                    return ChangeMember(jsonb, start, step, kind, value);
                case JsonKind.Object when JsonLookup.TryFindMember(jsonb, start, step, out _, out Range member):
                    start = member.Start.Value;
                    break;
                case JsonKind.Array when isLast:
                    return ChangeItem(jsonb, start, Index(step, level), kind, value);
                case JsonKind.Array when TryFindItem(jsonb, start, Index(step, level), out Range item):
                    start = item.Start.Value;
                    break;
                default:
                    return jsonb;
            }
        }

        return jsonb;
    }

    private static int Index(in Value step, int level) => int.TryParse(step.Text, CultureInfo.InvariantCulture, out int index)
        ? index
        : throw new SqlErrorException(SqlState.InvalidTextRepresentation,
            string.Create(CultureInfo.InvariantCulture, $"path element at position {level + 1} is not an integer: \"{step.Text}\""));

    private static bool TryFindItem(in Value jsonb, int start, int index, out Range item) =>
        JsonLookup.TryFindItem(jsonb, start, index < 0 ? JsonLookup.CountItems(jsonb, start) + index : index, out item);

    private static Value ChangeMember(in Value jsonb, int start, in Value name, Kind kind, ReadOnlySpan<byte> value)
    {
        if (JsonLookup.TryFindMember(jsonb, start, name, out Range member, out Range before))
        {
            return kind switch
            {
                Kind.Delete => JsonEdit.Remove(jsonb, member),
                Kind.Set or Kind.SetOrCreate => JsonEdit.Replace(jsonb, before, value),
                _ => throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot replace existing key", hint: "Try using the function jsonb_set to replace key value."),
            };
        }

        return kind is Kind.Delete or Kind.Set ? jsonb : InsertMember(jsonb, member.Start.Value, name, value);
    }

    /// <param name="jsonb">The document.</param>
    /// <param name="place">Before which the member belongs.</param>
    /// <param name="name">Its name, a text.</param>
    /// <param name="value">Its value, jsonb.</param>
    internal static Value InsertMember(in Value jsonb, int place, in Value name, ReadOnlySpan<byte> value)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.AppendString(name.Utf8);
        writer.Append(": "u8);
        writer.Append(value);
        Value changed = JsonEdit.Insert(jsonb, place, writer.WrittenSpan);
        writer.Clear();
        return changed;
    }

    private static Value ChangeItem(in Value jsonb, int start, int index, Kind kind, ReadOnlySpan<byte> value)
    {
        int count = JsonLookup.CountItems(jsonb, start);
        int position = index < 0 ? count + index : index;
        bool isInside = position >= 0 && position < count;
        Range item;
        switch (kind)
        {
            case Kind.Delete or Kind.Set when !isInside:
                return jsonb;
            case Kind.Delete:
                JsonLookup.TryFindItem(jsonb, start, position, out item);
                return JsonEdit.Remove(jsonb, item);
            case Kind.Set or Kind.SetOrCreate when isInside:
                JsonLookup.TryFindItem(jsonb, start, position, out item);
                return JsonEdit.Replace(jsonb, item, value);
            default:
                JsonLookup.TryFindItem(jsonb, start, Math.Clamp(position + (kind == Kind.InsertAfter && isInside ? 1 : 0), 0, count), out item);
                return JsonEdit.Insert(jsonb, item.Start.Value, value);
        }
    }
}
