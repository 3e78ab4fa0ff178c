using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>|| - #- jsonb_set and jsonb_insert: documents with a part changed, sharing the rest.</summary>
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

    internal static JsonValue Concat(JsonValue left, JsonValue right)
    {
        if (left.Kind == JsonKind.Object && right.Kind == JsonKind.Object)
        {
            return JsonValue.FromMembers([.. left.Members, .. right.Members]);
        }

        return JsonValue.FromItems([.. Items(left), .. Items(right)]);

        static IReadOnlyList<JsonValue> Items(JsonValue json) => json.Kind == JsonKind.Array ? json.Items : [json];
    }

    internal static JsonValue Delete(JsonValue json, IReadOnlyList<string> keys) => json.Kind switch
    {
        JsonKind.Object => JsonValue.FromMembers([.. json.Members.Where(member => !keys.Contains(member.Name))]),
        JsonKind.Array => JsonValue.FromItems([.. json.Items.Where(item => item.Kind != JsonKind.String || !keys.Contains(item.String))]),
        _ => throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot delete from scalar"),
    };

    internal static JsonValue Delete(JsonValue json, ArrayValue keys)
    {
        RequireList(keys);
        return Delete(json, [.. keys.Items.Where(static key => !key.IsNull).Select(static key => key.Text)]);
    }

    internal static JsonValue Delete(JsonValue json, int index)
    {
        if (json.Kind != JsonKind.Array)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, json.Kind == JsonKind.Object ? "cannot delete from object using integer index" : "cannot delete from scalar");
        }

        int position = index < 0 ? json.Items.Count + index : index;
        return JsonValue.FromItems([.. json.Items.Where((_, i) => i != position)]);
    }

    internal static JsonValue DeletePath(JsonValue json, ArrayValue path) => Change(json, path, Kind.Delete, JsonValue.Null);

    internal static JsonValue Set(JsonValue json, ArrayValue path, JsonValue value, bool createsMissing) =>
        Change(json, path, createsMissing ? Kind.SetOrCreate : Kind.Set, value);

    internal static JsonValue Insert(JsonValue json, ArrayValue path, JsonValue value, bool isAfter) =>
        Change(json, path, isAfter ? Kind.InsertAfter : Kind.InsertBefore, value);

    /// <summary>jsonb_set_lax(target, path, value, create, what to do with NULL).</summary>
    internal static Value SetLax(ReadOnlySpan<Value> args)
    {
        if (args[0].IsNull || args[1].IsNull || args[3].IsNull)
        {
            return Value.Null;
        }

        JsonValue json = JsonValue.FromJsonb(args[0]);
        return (args[4].IsNull ? null : args[4].Text) switch
        {
            not null when !args[2].IsNull => Set(json, args[1].Array, JsonValue.FromJsonb(args[2]), args[3].Boolean).ToJsonb(),
            "raise_exception" => throw new SqlErrorException(SqlState.NullValueNotAllowed, "JSON value must not be null",
                "Exception was raised because null_value_treatment is \"raise_exception\".",
                "To avoid, either change the null_value_treatment argument or ensure that an SQL NULL is not passed."),
            "use_json_null" => Set(json, args[1].Array, JsonValue.Null, args[3].Boolean).ToJsonb(),
            "delete_key" => DeletePath(json, args[1].Array).ToJsonb(),
            "return_target" => args[0],
            _ => throw new SqlErrorException(SqlState.InvalidParameterValue,
                "null_value_treatment must be \"delete_key\", \"return_target\", \"use_json_null\", or \"raise_exception\""),
        };
    }

    private static JsonValue Change(JsonValue json, ArrayValue path, Kind kind, JsonValue value)
    {
        RequireList(path);
        if (json.IsScalar)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, kind == Kind.Delete ? "cannot delete path in scalar" : "cannot set path in scalar");
        }

        bool isEmpty = json.Items.Count + json.Members.Count == 0;
        return isEmpty && kind is (Kind.Delete or Kind.Set) ? json : Apply(json, path, 0, kind, value);
    }

    /// <exception cref="SqlErrorException">2202E: an array of more than one dimension.</exception>
    internal static void RequireList(ArrayValue array)
    {
        if (array.Dimensions > 1)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts");
        }
    }

    private static JsonValue Apply(JsonValue json, ArrayValue path, int level, Kind kind, JsonValue value)
    {
        if (path.Count == 0)
        {
            return json;
        }

        Value step = path.Items[level];
        if (step.IsNull)
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, string.Create(CultureInfo.InvariantCulture, $"path element at position {level + 1} is null"));
        }

        return json.Kind switch
        {
            JsonKind.Object => ApplyToObject(json, path, level, kind, value),
            JsonKind.Array => ApplyToArray(json, path, level, kind, value),
            _ => json,
        };
    }

    private static JsonValue ApplyToObject(JsonValue json, ArrayValue path, int level, Kind kind, JsonValue value)
    {
        string name = path.Items[level].Text;
        bool isLast = level == path.Count - 1;
        List<JsonMember> members = [];
        bool found = false;
        foreach (JsonMember member in json.Members)
        {
            if (member.Name != name)
            {
                members.Add(member);
                continue;
            }

            found = true;
            if (!isLast)
            {
                members.Add(new JsonMember(name, Apply(member.Value, path, level + 1, kind, value)));
            }
            else if (kind is Kind.InsertBefore or Kind.InsertAfter)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot replace existing key", hint: "Try using the function jsonb_set to replace key value.");
            }
            else if (kind != Kind.Delete)
            {
                members.Add(new JsonMember(name, value));
            }
        }

        if (!found && isLast && kind is Kind.SetOrCreate or Kind.InsertBefore or Kind.InsertAfter)
        {
            members.Add(new JsonMember(name, value));
        }

        return JsonValue.FromMembers(members);
    }

    private static JsonValue ApplyToArray(JsonValue json, ArrayValue path, int level, Kind kind, JsonValue value)
    {
        if (!int.TryParse(path.Items[level].Text, CultureInfo.InvariantCulture, out int index))
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation,
                string.Create(CultureInfo.InvariantCulture, $"path element at position {level + 1} is not an integer: \"{path.Items[level].Text}\""));
        }

        bool isLast = level == path.Count - 1;
        List<JsonValue> items = [.. json.Items];
        int position = index < 0 ? items.Count + index : index;
        bool isInside = position >= 0 && position < items.Count;
        if (!isLast)
        {
            if (isInside)
            {
                items[position] = Apply(items[position], path, level + 1, kind, value);
            }

            return JsonValue.FromItems(items);
        }

        switch (kind)
        {
            case Kind.Delete:
                if (isInside)
                {
                    items.RemoveAt(position);
                }

                break;
            case Kind.Set or Kind.SetOrCreate when isInside:
                items[position] = value;
                break;
            case Kind.Set:
                break;
            case Kind.InsertAfter when isInside:
                items.Insert(position + 1, value);
                break;
            default:
                items.Insert(Math.Clamp(position, 0, items.Count), value);
                break;
        }

        return JsonValue.FromItems(items);
    }
}
