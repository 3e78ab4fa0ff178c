using System.Text;

namespace Cambium.Engine.Json;

/// <summary>What jsonb's ? and @&gt; ask. The document asked about is looked through as text, as far as the answer needs.</summary>
public static class JsonContainment
{
    private const int StackNameMax = 256;

    /// <summary>Whether that is a member's name, an item that is a string, or the string itself.</summary>
    public static bool Exists(ReadOnlySpan<byte> json, ReadOnlySpan<byte> key)
    {
        Range whole = JsonScan.Whole(json);
        switch (JsonScan.KindAt(json, whole))
        {
            case JsonKind.Object:
                return JsonScan.Find(json, whole, key) is not null;
            case JsonKind.Array:
                for (int position = whole.Start.Value; JsonScan.TryNextItem(json, ref position, out Range item);)
                {
                    if (IsString(json, item, key))
                    {
                        return true;
                    }
                }

                return false;
            default:
                return IsString(json, whole, key);
        }
    }

    /// <summary>Objects by member, arrays in any order; at the top an array contains a scalar that is one of its items.</summary>
    public static bool Contains(ReadOnlySpan<byte> outer, JsonValue inner)
    {
        Range whole = JsonScan.Whole(outer);
        return JsonScan.KindAt(outer, whole) == JsonKind.Array && inner.IsScalar
            ? JsonParser.Parse(outer).Items.Any(item => item.IsScalar && JsonOrder.AreEqual(item, inner))
            : Contains(outer, whole, inner);
    }

    private static bool Contains(ReadOnlySpan<byte> outer, Range part, JsonValue inner)
    {
        if (JsonScan.KindAt(outer, part) != inner.Kind)
        {
            return false;
        }

        if (inner.Kind != JsonKind.Object)
        {
            return Contains(JsonParser.Parse(outer[part]), inner);
        }

        Span<byte> buffer = stackalloc byte[StackNameMax];
        for (int index = 0; index < inner.Members.Count; index++)
        {
            JsonMember member = inner.Members[index];
            ReadOnlySpan<byte> name = Encoding.UTF8.TryGetBytes(member.Name, buffer, out int length) ? buffer[..length] : Encoding.UTF8.GetBytes(member.Name);
            if (JsonScan.Find(outer, part, name) is not { } value || !Contains(outer, value, member.Value))
            {
                return false;
            }
        }

        return true;
    }

    private static bool Contains(JsonValue outer, JsonValue inner) => (outer.Kind, inner.Kind) switch
    {
        (JsonKind.Object, JsonKind.Object) => inner.Members.All(member => outer.Find(member.Name) is { } value && Contains(value, member.Value)),
        (JsonKind.Array, JsonKind.Array) => inner.Items.All(item => outer.Items.Any(candidate => Contains(candidate, item))),
        _ => outer.Kind == inner.Kind && outer.IsScalar && JsonOrder.AreEqual(outer, inner),
    };

    private static bool IsString(ReadOnlySpan<byte> json, Range part, ReadOnlySpan<byte> text) =>
        json[part.Start] == '"' && JsonScan.IsText(json[(part.Start.Value + 1)..(part.End.Value - 1)], text);
}
