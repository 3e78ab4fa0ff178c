using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;

namespace Cambium.Sql.Functions.Library;

/// <summary>jsonb with the part behind subscripts replaced: <c>SET j['a'][2] = '1'</c>. What is missing on the way is made, gaps in arrays are null.</summary>
internal static class JsonAssignment
{
    /// <param name="json">Null for an SQL NULL.</param>
    /// <param name="path">Keys and numbers; a number on the way makes an array.</param>
    internal static JsonValue Set(JsonValue? json, IReadOnlyList<(string Key, bool IsNumber)> path, JsonValue value) =>
        json is { IsScalar: true } ? throw Scalar() : Set(json, path, 0, value);

    private static JsonValue Set(JsonValue? json, IReadOnlyList<(string Key, bool IsNumber)> path, int level, JsonValue value)
    {
        if (level == path.Count)
        {
            return value;
        }

        (string key, bool isNumber) = path[level];
        json ??= isNumber ? JsonValue.FromItems([]) : JsonValue.FromMembers([]);
        return json.Kind switch
        {
            JsonKind.Object => JsonValue.FromMembers([.. json.Members.Where(member => member.Name != key), new JsonMember(key, Set(json.Find(key), path, level + 1, value))]),
            JsonKind.Array => SetItem(json, path, level, value),
            _ => throw Scalar(),
        };
    }

    private static JsonValue SetItem(JsonValue json, IReadOnlyList<(string Key, bool IsNumber)> path, int level, JsonValue value)
    {
        string place = (level + 1).ToString(CultureInfo.InvariantCulture);
        if (!int.TryParse(path[level].Key, CultureInfo.InvariantCulture, out int index))
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"path element at position {place} is not an integer: \"{path[level].Key}\"");
        }

        List<JsonValue> items = [.. json.Items];
        int position = index < 0 ? items.Count + index : index;
        if (position < 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"path element at position {place} is out of range: {index}");
        }

        while (items.Count < position)
        {
            items.Add(JsonValue.Null);
        }

        JsonValue part = Set(position < items.Count ? items[position] : null, path, level + 1, value);
        if (position < items.Count)
        {
            items[position] = part;
        }
        else
        {
            items.Add(part);
        }

        return JsonValue.FromItems(items);
    }

    private static SqlErrorException Scalar() => new(
        SqlState.InvalidParameterValue, "cannot replace existing key", "The path assumes key is a composite object, but it is a scalar value.");
}
