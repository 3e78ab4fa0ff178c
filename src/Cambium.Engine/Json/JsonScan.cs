using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>
/// Finds parts of JSON text that is known to be right, without reading it into memory: of a document one member is asked for far more often than all.
/// Parts are told by where they begin and end in the text, in bytes.
/// </summary>
public static class JsonScan
{
    private static readonly SearchValues<byte> s_blanks = SearchValues.Create(" \t\n\r"u8);

    /// <summary>The whole value, without blanks around it.</summary>
    public static Range Whole(ReadOnlySpan<byte> json)
    {
        int start = SkipBlanks(json, 0);
        return start..(json.LastIndexOfAnyExcept(s_blanks) + 1);
    }

    public static JsonKind KindAt(ReadOnlySpan<byte> json, int start) => json[start] switch
    {
        (byte)'{' => JsonKind.Object,
        (byte)'[' => JsonKind.Array,
        (byte)'"' => JsonKind.String,
        (byte)'t' => JsonKind.True,
        (byte)'f' => JsonKind.False,
        (byte)'n' => JsonKind.Null,
        _ => JsonKind.Number,
    };

    /// <summary>Items of the array, or members of the object, that the text begins with.</summary>
    internal static int Count(ReadOnlySpan<byte> json)
    {
        int count = 0;
        int position = 0;
        if (json[0] == '[')
        {
            for (; TryNextItem(json, ref position, out _); count++)
            {
            }
        }
        else
        {
            for (; TryNextMember(json, ref position, out _, out _); count++)
            {
            }
        }

        return count;
    }

    /// <summary>Goes through an array.</summary>
    /// <param name="json">The text.</param>
    /// <param name="position">Where the array begins, then behind the item before.</param>
    /// <param name="item">The next item.</param>
    public static bool TryNextItem(ReadOnlySpan<byte> json, ref int position, out Range item)
    {
        CancellationPoint.Tick();
        position = SkipBlanks(json, position);
        if (json[position] != ']')
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
        position = SkipValue(json, start);
        item = start..position;
        return true;
    }

    /// <summary>Goes through an object.</summary>
    /// <param name="json">The text.</param>
    /// <param name="position">Where the object begins, then behind the member before.</param>
    /// <param name="name">The next member's name, what stands between its quotes.</param>
    /// <param name="value">Its value.</param>
    public static bool TryNextMember(ReadOnlySpan<byte> json, ref int position, out Range name, out Range value)
    {
        if (!TryNextName(json, ref position, out name))
        {
            value = default;
            return false;
        }

        int start = position;
        position = SkipValue(json, start);
        value = start..position;
        return true;
    }

    /// <summary>The same up to where the member's value begins.</summary>
    internal static bool TryNextName(ReadOnlySpan<byte> json, ref int position, out Range name)
    {
        CancellationPoint.Tick();
        position = SkipBlanks(json, position);
        if (json[position] != '}')
        {
            position = SkipBlanks(json, position + 1);
        }

        if (json[position] == '}')
        {
            name = default;
            return false;
        }

        int end = SkipString(json, position);
        name = (position + 1)..(end - 1);

        // Behind the colon.
        position = SkipBlanks(json, SkipBlanks(json, end) + 1);
        return true;
    }

    internal static int SkipBlanks(ReadOnlySpan<byte> json, int position)
    {
        while (json[position] is (byte)' ' or (byte)'\t' or (byte)'\n' or (byte)'\r')
        {
            position++;
        }

        return position;
    }

    /// <summary>The place behind the value that begins there.</summary>
    internal static int SkipValue(ReadOnlySpan<byte> json, int start)
    {
        switch (json[start])
        {
            case (byte)'"':
                return SkipString(json, start);
            case (byte)'{' or (byte)'[':
                return JsonSkip.Container(json, start);
            default:
                int position = start + 1;
                while (position < json.Length && json[position] is not ((byte)',' or (byte)']' or (byte)'}' or <= (byte)' '))
                {
                    position++;
                }

                return position;
        }
    }

    /// <summary>The place behind the string that begins there.</summary>
    internal static int SkipString(ReadOnlySpan<byte> json, int start)
    {
        int position = start + 1;
        while (true)
        {
            position = NextMark(json, position);
            if (json[position] == '"')
            {
                return position + 1;
            }

            position += 2;
        }
    }

    /// <summary>The next quote or backslash. Names and most strings are short: looking here is cheaper than calling what looks fast through long ones.</summary>
    private static int NextMark(ReadOnlySpan<byte> json, int position)
    {
        if (json.Length - position >= Vector128<byte>.Count)
        {
            Vector128<byte> text = Vector128.LoadUnsafe(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), position));
            uint marks = (Vector128.Equals(text, Vector128.Create((byte)'"')) | Vector128.Equals(text, Vector128.Create((byte)'\\'))).ExtractMostSignificantBits();
            if (marks != 0)
            {
                return position + BitOperations.TrailingZeroCount(marks);
            }

            position += Vector128<byte>.Count;
        }

        int distance = json[position..].IndexOfAny((byte)'"', (byte)'\\');
        return distance >= 0 ? position + distance : throw new FormatException("the text is no JSON");
    }
}
