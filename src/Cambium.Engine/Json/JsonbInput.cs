using System.Text;
using System.Text.Unicode;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>
/// Reads JSON text into jsonb in one pass from text to text. What it meets that is not right, or is rare, it leaves to <see cref="JsonParser"/>, which has the
/// words for what is wrong.
/// </summary>
public static class JsonbInput
{
    // Numbers of more digits have limits to be tested.
    private const int DigitsMax = 1000;

    /// <exception cref="SqlErrorException">22P02, 22P05, 54001.</exception>
    public static Value Parse(ReadOnlySpan<byte> text)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        if (TryRead(text, ref writer))
        {
            return writer.ToValue();
        }

        writer.Clear();
        return JsonParser.Parse(text).ToJsonb();
    }

    /// <summary>Writes what JSON text says as jsonb.</summary>
    /// <exception cref="SqlErrorException">22P02, 22P05, 54001.</exception>
    public static void Append(ref JsonbWriter writer, scoped ReadOnlySpan<byte> text)
    {
        JsonbWriter read = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.Append(TryRead(text, ref read) ? read.WrittenSpan : JsonParser.Parse(text).ToJsonb().Utf8);
        read.Clear();
    }

    private static bool TryRead(scoped ReadOnlySpan<byte> text, ref JsonbWriter writer)
    {
        int position = 0;
        if (!Utf8.IsValid(text) || !TryReadValue(text, ref position, ref writer, 0))
        {
            return false;
        }

        SkipBlanks(text, ref position);
        return position == text.Length;
    }

    private static byte SkipBlanks(ReadOnlySpan<byte> text, ref int position)
    {
        while (position < text.Length && text[position] is (byte)' ' or (byte)'\t' or (byte)'\n' or (byte)'\r')
        {
            position++;
        }

        return position < text.Length ? text[position] : (byte)0;
    }

    private static bool TryReadValue(scoped ReadOnlySpan<byte> text, ref int position, ref JsonbWriter writer, int depth)
    {
        CancellationPoint.Tick();
        if (depth > JsonParser.DepthMax)
        {
            return false;
        }

        return SkipBlanks(text, ref position) switch
        {
            (byte)'{' => TryReadObject(text, ref position, ref writer, depth),
            (byte)'[' => TryReadArray(text, ref position, ref writer, depth),
            (byte)'"' => TryReadString(text, ref position, ref writer),
            (byte)'-' or (>= (byte)'0' and <= (byte)'9') => TryReadNumber(text, ref position, ref writer),
            (byte)'t' => TryReadWord("true"u8, text, ref position, ref writer),
            (byte)'f' => TryReadWord("false"u8, text, ref position, ref writer),
            (byte)'n' => TryReadWord("null"u8, text, ref position, ref writer),
            _ => false,
        };
    }

    private static bool TryReadObject(scoped ReadOnlySpan<byte> text, ref int position, ref JsonbWriter writer, int depth)
    {
        int @object = writer.BeginObject();
        position++;
        if (SkipBlanks(text, ref position) == '}')
        {
            position++;
            writer.EndObject(@object);
            return true;
        }

        while (true)
        {
            int name = writer.BeginName(@object);
            if (SkipBlanks(text, ref position) != '"' || !TryReadString(text, ref position, ref writer))
            {
                return false;
            }

            writer.EndName(name);
            if (SkipBlanks(text, ref position) != ':')
            {
                return false;
            }

            position++;
            if (!TryReadValue(text, ref position, ref writer, depth + 1))
            {
                return false;
            }

            byte separator = SkipBlanks(text, ref position);
            position++;
            if (separator == '}')
            {
                writer.EndObject(@object);
                return true;
            }

            if (separator != ',')
            {
                return false;
            }
        }
    }

    private static bool TryReadArray(scoped ReadOnlySpan<byte> text, ref int position, ref JsonbWriter writer, int depth)
    {
        writer.Append((byte)'[');
        position++;
        if (SkipBlanks(text, ref position) == ']')
        {
            position++;
            writer.Append((byte)']');
            return true;
        }

        while (true)
        {
            if (!TryReadValue(text, ref position, ref writer, depth + 1))
            {
                return false;
            }

            byte separator = SkipBlanks(text, ref position);
            position++;
            if (separator == ']')
            {
                writer.Append((byte)']');
                return true;
            }

            if (separator != ',')
            {
                return false;
            }

            writer.AppendSeparator();
        }
    }

    private static bool TryReadString(scoped ReadOnlySpan<byte> text, ref int position, ref JsonbWriter writer)
    {
        // With the quote before it.
        int start = position++;
        Span<byte> character = stackalloc byte[4];
        while (true)
        {
            int plain = text[position..].IndexOfAny(JsonEscape.Special);
            if (plain < 0)
            {
                return false;
            }

            position += plain;
            if (text[position] == '"')
            {
                position++;
                writer.Append(text[start..position]);
                return true;
            }

            writer.Append(text[start..position]);
            if (text[position] != '\\' || !JsonEscape.TryReadEscape(text[position..], out int consumed, out Rune escaped))
            {
                return false;
            }

            writer.AppendContent(character[..escaped.EncodeToUtf8(character)]);
            position += consumed;
            start = position;
        }
    }

    private static bool TryReadNumber(scoped ReadOnlySpan<byte> text, ref int position, ref JsonbWriter writer)
    {
        int start = position;
        position += text[position] == '-' ? 1 : 0;
        int integers = SkipDigits(text, ref position);
        bool isPlain = integers == 1 || (integers > 1 && text[position - integers] != '0');
        if (isPlain && position < text.Length && text[position] == '.')
        {
            position++;
            isPlain = SkipDigits(text, ref position) > 0;
        }

        ReadOnlySpan<byte> number = text[start..position];
        if (!isPlain || !IsEndOfToken(text, position))
        {
            return TryReadExponent(text, isPlain, start, ref position, ref writer);
        }

        // There is no negative zero.
        if (number.Length > DigitsMax || (number[0] == '-' && number.IndexOfAnyInRange((byte)'1', (byte)'9') < 0))
        {
            return false;
        }

        writer.Append(number);
        return true;
    }

    /// <summary>A number with an exponent is written without one.</summary>
    private static bool TryReadExponent(scoped ReadOnlySpan<byte> text, bool isPlain, int start, ref int position, ref JsonbWriter writer)
    {
        if (!isPlain || position == text.Length || text[position] is not ((byte)'e' or (byte)'E'))
        {
            return false;
        }

        position++;
        position += position < text.Length && text[position] is (byte)'+' or (byte)'-' ? 1 : 0;
        if (SkipDigits(text, ref position) is 0 or > 4 || position - start > DigitsMax || !IsEndOfToken(text, position) || !Numeric.TryParse(text[start..position], out Numeric number))
        {
            return false;
        }

        writer.AppendNumber(number);
        return true;
    }

    private static int SkipDigits(ReadOnlySpan<byte> text, ref int position)
    {
        int start = position;
        while (position < text.Length && text[position] is >= (byte)'0' and <= (byte)'9')
        {
            position++;
        }

        return position - start;
    }

    private static bool TryReadWord(scoped ReadOnlySpan<byte> word, scoped ReadOnlySpan<byte> text, ref int position, ref JsonbWriter writer)
    {
        if (!text[position..].StartsWith(word) || !IsEndOfToken(text, position + word.Length))
        {
            return false;
        }

        position += word.Length;
        writer.Append(word);
        return true;
    }

    private static bool IsEndOfToken(ReadOnlySpan<byte> text, int position) =>
        position == text.Length || text[position] is (byte)',' or (byte)'}' or (byte)']' or (byte)' ' or (byte)'\t' or (byte)'\n' or (byte)'\r';
}
