using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>jsonb with one place in its text changed: what stands before it and behind it is copied as it is.</summary>
public static class JsonEdit
{
    /// <summary>The text with a value in another's place.</summary>
    public static Value Replace(in Value jsonb, Range part, ReadOnlySpan<byte> value)
    {
        ReadOnlySpan<byte> json = jsonb.Utf8;
        (int start, int end) = (part.Start.Value, part.End.Value);
        byte[] text = GC.AllocateUninitializedArray<byte>(checked(json.Length - (end - start) + value.Length));
        CancellationPoint.Copy(json[..start], text);
        CancellationPoint.Copy(value, text.AsSpan(start));
        CancellationPoint.Copy(json[end..], text.AsSpan(start + value.Length));
        return Value.FromUtf8(text);
    }

    /// <summary>The text without an item or a whole member.</summary>
    public static Value Remove(in Value jsonb, Range element)
    {
        ReadOnlySpan<byte> json = jsonb.Utf8;
        (int start, int end) = (element.Start.Value, element.End.Value);

        // A comma and a blank go with it: those behind it, or those before the last one.
        bool isFirst = json[start - 1] is (byte)'[' or (byte)'{';
        return json[end] == ',' ? Replace(jsonb, start..(end + 2), default) : Replace(jsonb, (isFirst ? start : start - 2)..end, default);
    }

    /// <summary>The text with an item or member more.</summary>
    /// <param name="jsonb">The document.</param>
    /// <param name="place">Where an element begins that is to be behind it, or the container ends.</param>
    /// <param name="element">An item, or a member with its name.</param>
    public static Value Insert(in Value jsonb, int place, ReadOnlySpan<byte> element)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        bool isLast = jsonb.Utf8[place] is (byte)']' or (byte)'}';
        bool isFirst = jsonb.Utf8[place - 1] is (byte)'[' or (byte)'{';
        if (isLast && !isFirst)
        {
            writer.AppendSeparator();
        }

        writer.Append(element);
        if (!isLast)
        {
            writer.AppendSeparator();
        }

        Value changed = Replace(jsonb, place..place, writer.WrittenSpan);
        writer.Clear();
        return changed;
    }
}
