using System.Runtime.CompilerServices;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>What jsonb's ? and @&gt; ask. Documents are looked through as text, as far as the answer needs.</summary>
public static class JsonContainment
{
    /// <summary>Whether that is a member's name, an item that is a string, or the string itself.</summary>
    /// <param name="jsonb">The document.</param>
    /// <param name="key">A text.</param>
    public static bool Exists(in Value jsonb, in Value key)
    {
        ReadOnlySpan<byte> json = jsonb.Utf8;
        int position = 0;
        switch (JsonScan.KindAt(json, 0))
        {
            case JsonKind.Object:
                return new JsonName(key).TryFind(json, ref position, out _);
            case JsonKind.Array:
                ReadOnlySpan<byte> content = JsonEscape.Encode(key).Utf8;
                while (JsonScan.TryNextItem(json, ref position, out Range item))
                {
                    if (IsString(json[item], content))
                    {
                        return true;
                    }
                }

                return false;
            default:
                return IsString(json, JsonEscape.Encode(key).Utf8);
        }
    }

    /// <summary>Objects by member, arrays in any order; at the top an array contains a scalar that is one of its items.</summary>
    public static bool Contains(ReadOnlySpan<byte> outer, ReadOnlySpan<byte> inner) =>
        JsonScan.KindAt(outer, 0) == JsonKind.Array && JsonScan.KindAt(inner, 0) < JsonKind.Array ? HasItem(outer, inner) : ContainsPart(outer, inner);

    private static bool ContainsPart(ReadOnlySpan<byte> outer, ReadOnlySpan<byte> inner)
    {
        JsonKind kind = JsonScan.KindAt(outer, 0);
        if (kind != JsonScan.KindAt(inner, 0))
        {
            return false;
        }

        if (kind < JsonKind.Array)
        {
            return JsonOrder.AreEqualScalars(outer, inner);
        }

        RuntimeHelpers.EnsureSufficientExecutionStack();
        return kind == JsonKind.Object ? ContainsMembers(outer, inner) : ContainsItems(outer, inner);
    }

    /// <summary>Both have their members in the same order: one pass through each.</summary>
    private static bool ContainsMembers(ReadOnlySpan<byte> outer, ReadOnlySpan<byte> inner)
    {
        int outerPosition = 0;
        for (int position = 0; JsonScan.TryNextMember(inner, ref position, out Range content, out Range wanted);)
        {
            if (!JsonName.FromContent(inner[content]).TryFind(outer, ref outerPosition, out Range found) || !ContainsPart(outer[found], inner[wanted]))
            {
                return false;
            }
        }

        return true;
    }

    private static bool ContainsItems(ReadOnlySpan<byte> outer, ReadOnlySpan<byte> inner)
    {
        for (int position = 0; JsonScan.TryNextItem(inner, ref position, out Range wanted);)
        {
            if (!HasItem(outer, inner[wanted]))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether some item of an array contains that.</summary>
    private static bool HasItem(ReadOnlySpan<byte> array, ReadOnlySpan<byte> wanted)
    {
        for (int position = 0; JsonScan.TryNextItem(array, ref position, out Range item);)
        {
            if (ContainsPart(array[item], wanted))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsString(ReadOnlySpan<byte> scalar, ReadOnlySpan<byte> content) => scalar[0] == '"' && scalar[1..^1].SequenceEqual(content);
}
