using System.Diagnostics;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>
/// A JSON value as the text it stands in, from its first byte to its last: a document, or what was found in one. Nothing is read into memory before somebody
/// asks for it. The text must be known to be right.
/// </summary>
/// <remarks>
/// jsonb is kept as text that has one form only: members are unique and ordered by the length of their names, then bytes, a blank stands behind each comma and
/// colon, and strings are escaped as <see cref="JsonEscape"/> does it. So what has the same bytes is equal, and what is equal differs at most in zeros behind
/// decimal points.
/// </remarks>
public readonly struct JsonPart
{
    private JsonPart(in Value text)
    {
        Text = text;
    }

    public static JsonPart Null { get; } = FromJsonb(Value.FromUtf8("null"u8));

    public static JsonPart True { get; } = FromJsonb(Value.FromUtf8("true"u8));

    public static JsonPart False { get; } = FromJsonb(Value.FromUtf8("false"u8));

    /// <summary>The value itself: of a part of a jsonb it is one.</summary>
    public Value Text { get; }

    public ReadOnlySpan<byte> Utf8 => Text.Utf8;

    public JsonKind Kind => JsonScan.KindAt(Text.Utf8, 0);

    public bool IsScalar => Kind < JsonKind.Array;

    /// <summary>Whether an array or object has nothing in it.</summary>
    public bool IsEmpty => Utf8 is [(byte)'[' or (byte)'{', .. var inner, _] && inner.IndexOfAnyExcept(" \t\n\r"u8) < 0;

    public Numeric Number => Numeric.TryParse(Utf8, out Numeric number) ? number : throw Numeric.Overflow();

    /// <summary>What a string says.</summary>
    /// <exception cref="Errors.SqlErrorException">22P05: a character that there can't be in text, 22P02.</exception>
    public Value String
    {
        get
        {
            Debug.Assert(Kind == JsonKind.String, "only strings say something");
            return JsonEscape.Decode(Text.Slice(1, Text.ByteLength - 2));
        }
    }

    /// <summary>An array's items.</summary>
    public JsonItems Items => new(Text);

    /// <summary>An object's members, as they stand there.</summary>
    public JsonPartMembers Members => new(Text);

    /// <summary>Items of an array or members of an object.</summary>
    public int Count => Kind == JsonKind.Array && JsonPlaces.Of(Text) is { } places ? places.CountItems(Utf8) : JsonScan.Count(Utf8);

    public static JsonPart FromJsonb(in Value jsonb) => new(jsonb);

    /// <summary>Of the type json, whose text may have blanks around it.</summary>
    public static JsonPart FromJson(in Value json)
    {
        Range whole = JsonScan.Whole(json.Utf8);
        return new JsonPart(json.Slice(whole.Start.Value, whole.End.Value - whole.Start.Value));
    }

    public static JsonPart FromBoolean(bool value) => value ? True : False;

    public static JsonPart FromNumber(in Numeric number) => new(Value.FromText(number.ToString()));

    /// <param name="text">A text value.</param>
    public static JsonPart FromString(in Value text)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.AppendString(text.Utf8);
        return new JsonPart(writer.ToValue());
    }

    /// <summary>An array's item; none when there is none, or it is no array.</summary>
    /// <param name="index">From 0; from the end when negative.</param>
    public JsonPart? At(int index)
    {
        if (Kind != JsonKind.Array)
        {
            return null;
        }

        JsonPlaces? places = JsonPlaces.Of(Text);
        int wanted = index >= 0 ? index : index + (places?.CountItems(Utf8) ?? JsonScan.Count(Utf8));
        if (wanted < 0)
        {
            return null;
        }

        bool isFound = places is not null ? places.TryFindItem(Utf8, wanted, out Range item) : JsonLookup.TryFindItem(Text, 0, wanted, out item);
        return isFound ? Part(item) : null;
    }

    /// <summary>The value of a jsonb object's member; none when there is none, or it is no object.</summary>
    public JsonPart? Find(in JsonName name)
    {
        if (Kind != JsonKind.Object)
        {
            return null;
        }

        int position = 0;
        bool isFound = JsonPlaces.Of(Text) is { } places ? places.TryFindMember(Utf8, name.Content, out Range value) : name.TryFind(Utf8, ref position, out value);
        return isFound ? Part(value) : null;
    }

    /// <summary>The same of a json object, whose members have no order; the last one of several.</summary>
    public JsonPart? FindLast(in JsonName name)
    {
        ReadOnlySpan<byte> json = Utf8;
        JsonPart? found = null;
        if (json[0] == '{')
        {
            for (int position = 0; JsonScan.TryNextMember(json, ref position, out Range member, out Range value);)
            {
                found = name.IsSaidBy(json[member]) ? Part(value) : found;
            }
        }

        return found;
    }

    internal static JsonPart Of(in Value text, Range part) => new(text.Slice(part.Start.Value, part.End.Value - part.Start.Value));

    private JsonPart Part(Range part) => Of(Text, part);
}
