using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>unistr's escapes: backslash and four hexadecimal digits, u and four, + and six, U and eight; two backslashes are one.</summary>
internal static class UnicodeEscapes
{
    /// <exception cref="SqlErrorException">42601: not an escape, or half of a surrogate pair.</exception>
    internal static string Decode(string text)
    {
        StringBuilder decoded = new();
        int position = 0;
        bool wantsLow = false;
        while (position < text.Length)
        {
            CancellationPoint.Tick();
            if (text[position] != '\\')
            {
                RefuseHalf(wantsLow);
                decoded.Append(text[position++]);
                continue;
            }

            if (position + 1 < text.Length && text[position + 1] == '\\')
            {
                RefuseHalf(wantsLow);
                decoded.Append('\\');
                position += 2;
                continue;
            }

            int code = ReadCode(text, ref position);
            if (wantsLow != code is >= 0xDC00 and <= 0xDFFF)
            {
                RefuseHalf(true);
            }

            wantsLow = code is >= 0xD800 and <= 0xDBFF;
            decoded.Append(code > 0xFFFF ? char.ConvertFromUtf32(code) : ((char)code).ToString());
        }

        RefuseHalf(wantsLow);
        return decoded.ToString();
    }

    private static int ReadCode(string text, ref int position)
    {
        char kind = position + 1 < text.Length ? text[position + 1] : ' ';
        (int skip, int digits) = kind switch { 'u' => (2, 4), '+' => (2, 6), 'U' => (2, 8), _ => (1, 4) };
        if (position + skip + digits > text.Length
            || !uint.TryParse(text.AsSpan(position + skip, digits), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out uint code))
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, "invalid Unicode escape", hint: "Unicode escapes must be \\XXXX, \\+XXXXXX, \\uXXXX, or \\UXXXXXXXX.");
        }

        if (code is 0 or > 0x10FFFF)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid Unicode code point: {code:X4}");
        }

        position += skip + digits;
        return (int)code;
    }

    private static void RefuseHalf(bool isHalf)
    {
        if (isHalf)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "invalid Unicode surrogate pair");
        }
    }
}
