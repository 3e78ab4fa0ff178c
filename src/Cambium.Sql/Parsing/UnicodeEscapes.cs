using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Parsing;

/// <summary>Unicode escapes of U&amp;'…' (\XXXX and \+XXXXXX) and the code points they share with E'…'.</summary>
internal static class UnicodeEscapes
{
    /// <summary>What is said of half of a surrogate pair.</summary>
    public const string HalfPair = "invalid Unicode surrogate pair";

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

    /// <summary>Whether it is the first half of a surrogate pair.</summary>
    public static bool IsHigh(int value) => value is >= 0xD800 and <= 0xDBFF;

    /// <summary>Whether it is the second half of a surrogate pair.</summary>
    public static bool IsLow(int value) => value is >= 0xDC00 and <= 0xDFFF;

    /// <summary>Whether it can be an escape's value, though perhaps half of a surrogate pair.</summary>
    public static bool IsCodePoint(int value) => value is > 0 and <= 0x10FFFF;

    /// <summary>Decodes the content of U&amp;'…'; <paramref name="content"/> is its offset in the statement, for errors.</summary>
    public static string Decode(string sql, string raw, char escape, int content)
    {
        if (!raw.Contains(escape))
        {
            return raw;
        }

        StringBuilder builder = new(raw.Length);
        int position = 0;
        int high = 0;
        while (position < raw.Length)
        {
            int start = position;
            bool isDoubled = raw[start] == escape && start + 1 < raw.Length && raw[start + 1] == escape;
            if (raw[start] != escape || isDoubled)
            {
                Require(high == 0, sql, content + start, HalfPair);
                builder.Append(raw[start]);
                position += isDoubled ? 2 : 1;
                continue;
            }

            int value = CodePoint(raw, ref position) ?? throw Invalid(sql, content + start);
            Require(IsCodePoint(value), sql, content + start, "invalid Unicode escape value");
            Require(IsLow(value) == (high != 0), sql, content + start, HalfPair);
            if (IsHigh(value))
            {
                high = value;
                continue;
            }

            builder.Append(char.ConvertFromUtf32(high == 0 ? value : char.ConvertToUtf32((char)high, (char)value)));
            high = 0;
        }

        Require(high == 0, sql, content + position, HalfPair);
        return builder.ToString();
    }

    private static void Require(bool holds, string sql, int offset, string error)
    {
        if (!holds)
        {
            throw SyntaxErrors.At(sql, offset, error);
        }
    }

    private static int? CodePoint(string raw, ref int position)
    {
        bool isLong = position + 1 < raw.Length && raw[position + 1] == '+';
        int digits = isLong ? 6 : 4;
        int first = position + (isLong ? 2 : 1);
        position = first + digits;
        return Digits(raw, first, digits);
    }

    private static SqlErrorException Invalid(string sql, int offset) =>
        SyntaxErrors.At(sql, offset, "invalid Unicode escape", hint: "Unicode escapes must be \\XXXX or \\+XXXXXX.");
}
