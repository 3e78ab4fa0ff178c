using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Parsing;

/// <summary>Unicode escapes of U&amp;'…' (\XXXX and \+XXXXXX) and the code points they share with E'…'.</summary>
internal static class UnicodeEscapes
{
    /// <summary>The number written by exactly <paramref name="count"/> hexadecimal digits, or null.</summary>
    public static int? Digits(string text, int start, int count)
    {
        if (start + count > text.Length)
        {
            return null;
        }

        uint value = 0;
        foreach (char character in text.AsSpan(start, count))
        {
            if (!char.IsAsciiHexDigit(character))
            {
                return null;
            }

            value = (value << 4) | (uint)(char.IsAsciiDigit(character) ? character - '0' : (character | 0x20) - 'a' + 10);
        }

        return value > int.MaxValue ? int.MaxValue : (int)value;
    }

    /// <summary>One character; 42601 for half a surrogate pair or a value that is none. The offset is where the escape stands.</summary>
    public static string Character(string sql, int value, int offset)
    {
        if (value is >= 0xD800 and <= 0xDFFF)
        {
            throw SyntaxErrors.AtOrNear(sql, offset, Math.Min(offset + 6, sql.Length), "invalid Unicode surrogate pair");
        }

        return value is > 0 and <= 0x10FFFF
            ? char.ConvertFromUtf32(value)
            : throw SyntaxErrors.At(sql, offset, "invalid Unicode escape value");
    }

    /// <summary>Decodes the content of U&amp;'…'; <paramref name="content"/> is its offset in the statement, for errors.</summary>
    public static string Decode(string sql, string raw, char escape, int start, int content)
    {
        if (!raw.Contains(escape))
        {
            return raw;
        }

        StringBuilder builder = new(raw.Length);
        int position = 0;
        while (position < raw.Length)
        {
            if (raw[position] != escape)
            {
                builder.Append(raw[position++]);
                continue;
            }

            if (position + 1 < raw.Length && raw[position + 1] == escape)
            {
                builder.Append(escape);
                position += 2;
                continue;
            }

            int offset = content + position;
            int value = CodePoint(raw, escape, ref position) ?? throw Invalid(sql, start + (offset - start));
            if (char.IsHighSurrogate((char)value) && value <= char.MaxValue && position < raw.Length && raw[position] == escape)
            {
                int low = CodePoint(raw, escape, ref position) ?? throw Invalid(sql, offset);
                value = low is >= 0xDC00 and <= 0xDFFF ? char.ConvertToUtf32((char)value, (char)low) : value;
            }

            builder.Append(value is >= 0xD800 and <= 0xDFFF ? throw SyntaxErrors.At(sql, offset, "invalid Unicode surrogate pair") : Character(sql, value, offset));
        }

        return builder.ToString();
    }

    private static int? CodePoint(string raw, char escape, ref int position)
    {
        bool isLong = position + 1 < raw.Length && raw[position + 1] == '+' && raw[position] == escape;
        int digits = isLong ? 6 : 4;
        int first = position + (isLong ? 2 : 1);
        position = first + digits;
        return Digits(raw, first, digits);
    }

    private static SqlErrorException Invalid(string sql, int offset) =>
        SyntaxErrors.At(sql, offset, "invalid Unicode escape", hint: "Unicode escapes must be \\XXXX or \\+XXXXXX.");
}
