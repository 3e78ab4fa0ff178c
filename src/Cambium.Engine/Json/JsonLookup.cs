using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>Where in the text of a jsonb value something stands, or would: what a change of it asks.</summary>
public static class JsonLookup
{
    /// <summary>Finds an object's member.</summary>
    /// <param name="jsonb">The document.</param>
    /// <param name="start">Where the object begins.</param>
    /// <param name="name">A text.</param>
    /// <param name="member">The member with its name; where there is none, the place before which it belongs.</param>
    /// <param name="value">Its value.</param>
    public static bool TryFindMember(in Value jsonb, int start, in Value name, out Range member, out Range value)
    {
        ReadOnlySpan<byte> json = jsonb.Utf8;
        ReadOnlySpan<byte> wanted = JsonEscape.Encode(name).Utf8;
        for (int position = start; JsonScan.TryNextName(json, ref position, out Range content); position = JsonScan.SkipValue(json, position))
        {
            int order = JsonbMemberPlaces.CompareNames(json[content], wanted);
            if (order == 0)
            {
                value = position..JsonScan.SkipValue(json, position);
                member = (content.Start.Value - 1)..value.End;
                return true;
            }

            if (order > 0)
            {
                value = default;
                member = (content.Start.Value - 1)..(content.Start.Value - 1);
                return false;
            }
        }

        value = default;
        int end = JsonScan.SkipValue(json, start) - 1;
        member = end..end;
        return false;
    }

    /// <summary>Finds an array's item.</summary>
    /// <param name="jsonb">The document.</param>
    /// <param name="start">Where the array begins.</param>
    /// <param name="index">From 0.</param>
    /// <param name="item">The item; where there are fewer, the end of the array.</param>
    public static bool TryFindItem(in Value jsonb, int start, int index, out Range item)
    {
        ReadOnlySpan<byte> json = jsonb.Utf8;
        int position = start;
        for (int place = 0; JsonScan.TryNextItem(json, ref position, out item); place++)
        {
            if (place == index)
            {
                return true;
            }
        }

        item = position..position;
        return false;
    }

    /// <summary>Items of the array that begins there.</summary>
    public static int CountItems(in Value jsonb, int start) => JsonScan.Count(jsonb.Utf8[start..]);

    public static JsonKind KindAt(in Value jsonb, int start) => JsonScan.KindAt(jsonb.Utf8, start);
}
