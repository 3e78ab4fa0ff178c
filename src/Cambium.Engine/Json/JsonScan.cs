using System.Buffers;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>
/// Finds parts of JSON text that is known to be right, without reading it into memory: of a document one member is asked for far more often than all.
/// Parts are told by where they begin and end in the text, in bytes.
/// </summary>
public static class JsonScan
{
    private static readonly SearchValues<byte> s_stringMarks = SearchValues.Create("\"\\"u8);
    private static readonly SearchValues<byte> s_structure = SearchValues.Create("\"{}[]"u8);
    private static readonly SearchValues<byte> s_scalarEnds = SearchValues.Create(",]} \t\n\r"u8);

    /// <summary>The whole value, without blanks around it.</summary>
    public static Range Whole(ReadOnlySpan<byte> json)
    {
        int start = SkipBlanks(json, 0);
        return start..SkipValue(json, start);
    }

    public static JsonKind KindAt(ReadOnlySpan<byte> json, Range part) => json[part.Start.Value] switch
    {
        (byte)'{' => JsonKind.Object,
        (byte)'[' => JsonKind.Array,
        (byte)'"' => JsonKind.String,
        (byte)'t' => JsonKind.True,
        (byte)'f' => JsonKind.False,
        (byte)'n' => JsonKind.Null,
        _ => JsonKind.Number,
    };

    /// <summary>The value of an object's member, the last of several; null when there is none, or it is no object.</summary>
    public static Range? Find(ReadOnlySpan<byte> json, Range part, ReadOnlySpan<byte> name)
    {
        if (KindAt(json, part) != JsonKind.Object)
        {
            return null;
        }

        Range? found = null;
        int position = SkipBlanks(json, part.Start.Value + 1);
        while (json[position] != '}')
        {
            CancellationPoint.Tick();
            int nameEnd = SkipString(json, position);
            bool isIt = IsText(json[(position + 1)..(nameEnd - 1)], name);

            // Behind the colon.
            position = SkipBlanks(json, SkipBlanks(json, nameEnd) + 1);
            int end = SkipValue(json, position);
            found = isIt ? position..end : found;
            position = SkipSeparator(json, end);
        }

        return found;
    }

    /// <summary>An array's item; null when there is none, or it is no array.</summary>
    /// <param name="index">From 0; from the end when negative.</param>
    public static Range? At(ReadOnlySpan<byte> json, Range part, int index)
    {
        if (KindAt(json, part) != JsonKind.Array)
        {
            return null;
        }

        int wanted = index < 0 ? CountItems(json, part) + index : index;
        int position = part.Start.Value;
        for (int item = 0; TryNextItem(json, ref position, out Range found); item++)
        {
            if (item == wanted)
            {
                return found;
            }
        }

        return null;
    }

    /// <summary>Items of an array.</summary>
    public static int CountItems(ReadOnlySpan<byte> json, Range part)
    {
        int count = 0;
        for (int position = part.Start.Value; TryNextItem(json, ref position, out _); count++)
        {
        }

        return count;
    }

    /// <summary>Goes through an array.</summary>
    /// <param name="position">Where the array begins, then behind the item before.</param>
    public static bool TryNextItem(ReadOnlySpan<byte> json, ref int position, out Range item)
    {
        CancellationPoint.Tick();
        if (json[position] is not (byte)']')
        {
            // Behind the bracket that opens it, or the comma.
            position = SkipBlanks(json, position + 1);
        }

        if (json[position] == ']')
        {
            item = default;
            return false;
        }

        int start = position;
        int end = SkipValue(json, start);
        item = start..end;
        position = SkipBlanks(json, end);
        return true;
    }

    /// <summary>What a string says.</summary>
    /// <exception cref="Errors.SqlErrorException">22P05: a character that there can't be in text, 22P02.</exception>
    public static Value TextOf(in Value whole, Range part)
    {
        ReadOnlySpan<byte> content = whole.Utf8[(part.Start.Value + 1)..(part.End.Value - 1)];
        return content.Contains((byte)'\\') ? Value.FromText(JsonParser.Parse(whole.Utf8[part]).String) : whole.Slice(part.Start.Value + 1, content.Length);
    }

    /// <summary>Whether a string says that.</summary>
    /// <param name="content">What stands between its quotes.</param>
    public static bool IsText(ReadOnlySpan<byte> content, ReadOnlySpan<byte> text)
    {
        if (!content.Contains((byte)'\\'))
        {
            return content.SequenceEqual(text);
        }

        return content.Length > text.Length && Encoding.UTF8.GetBytes(JsonParser.Parse((byte[])[(byte)'"', .. content, (byte)'"']).String).AsSpan().SequenceEqual(text);
    }

    private static int SkipSeparator(ReadOnlySpan<byte> json, int position)
    {
        position = SkipBlanks(json, position);
        return json[position] == ',' ? SkipBlanks(json, position + 1) : position;
    }

    private static int SkipBlanks(ReadOnlySpan<byte> json, int position)
    {
        while (json[position] is (byte)' ' or (byte)'\t' or (byte)'\n' or (byte)'\r')
        {
            position++;
        }

        return position;
    }

    private static int SkipValue(ReadOnlySpan<byte> json, int start)
    {
        switch (json[start])
        {
            case (byte)'"':
                return SkipString(json, start);
            case (byte)'{' or (byte)'[':
                int depth = 1;
                int position = start + 1;
                while (depth > 0)
                {
                    position = Next(json, position, s_structure);
                    if (json[position] == '"')
                    {
                        position = SkipString(json, position);
                        continue;
                    }

                    depth += json[position] is (byte)'{' or (byte)'[' ? 1 : -1;
                    position++;
                }

                return position;
            default:
                int length = json[start..].IndexOfAny(s_scalarEnds);
                return length < 0 ? json.Length : start + length;
        }
    }

    private static int SkipString(ReadOnlySpan<byte> json, int start)
    {
        int position = start + 1;
        while (true)
        {
            position = Next(json, position, s_stringMarks);
            if (json[position] == '"')
            {
                return position + 1;
            }

            position += 2;
        }
    }

    private static int Next(ReadOnlySpan<byte> json, int position, SearchValues<byte> marks)
    {
        int distance = json[position..].IndexOfAny(marks);
        return distance >= 0 ? position + distance : throw new FormatException("the text is no JSON");
    }
}
