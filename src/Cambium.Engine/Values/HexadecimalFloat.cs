using System.Globalization;

namespace Cambium.Engine.Values;

/// <summary>Numbers as C's strtod reads them in base 16: <c>-0x1.8p3</c>.</summary>
internal static class HexadecimalFloat
{
    /// <summary>As many digits as are counted exactly.</summary>
    private const int DigitsMax = 15;

    /// <param name="length">Of the number, which may have something behind it.</param>
    internal static bool TryParse(ReadOnlySpan<char> text, out double value, out int length)
    {
        (value, length) = (0, 0);
        int at = text is ['+' or '-', ..] ? 1 : 0;
        if (at + 2 >= text.Length || text[at] != '0' || text[at + 1] is not ('x' or 'X'))
        {
            return false;
        }

        at += 2;
        long mantissa = 0;
        long exponent = 0;
        int point = -1;
        int digits = 0;
        for (; at < text.Length && (char.IsAsciiHexDigit(text[at]) || (text[at] == '.' && point < 0)); at++)
        {
            if (text[at] == '.')
            {
                point = at;
                continue;
            }

            digits++;
            bool isCounted = mantissa < 1L << (4 * DigitsMax);
            mantissa = isCounted ? (mantissa << 4) | (uint)Convert.ToInt32(text[at].ToString(), 16) : mantissa;
            exponent += (isCounted ? 0 : 4) - (point >= 0 ? 4 : 0);
        }

        if (digits == 0)
        {
            return false;
        }

        if (at + 1 < text.Length && text[at] is 'p' or 'P')
        {
            int start = text[at + 1] is '+' or '-' ? at + 2 : at + 1;
            int end = start;
            while (end < text.Length && char.IsAsciiDigit(text[end]))
            {
                end++;
            }

            if (end > start)
            {
                // Beyond some thousands it is all the same: infinite, or nothing.
                exponent += int.TryParse(text[(at + 1)..end], NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int written) ? written : text[at + 1] == '-' ? -100_000 : 100_000;
                at = end;
            }
        }

        value = Math.ScaleB(mantissa, (int)Math.Clamp(exponent, -100_000, 100_000)) * (text[0] == '-' ? -1 : 1);
        length = at;
        return true;
    }
}
