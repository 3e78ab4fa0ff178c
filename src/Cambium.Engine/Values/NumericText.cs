using System.Globalization;
using System.Numerics;
using System.Text;

namespace Cambium.Engine.Values;

/// <summary>Text form of <see cref="Numeric"/>, both ways.</summary>
internal static class NumericText
{
    /// <summary>Digits that are read and written at once; of more, two parts are.</summary>
    private const int DigitsAtOnce = 2048;

    // 10 to the power of DigitsAtOnce, twice that, and so on; made when first needed.
    private static readonly Lazy<BigInteger>[] s_parts =
        [.. Enumerable.Range(0, 16).Select(static level => new Lazy<BigInteger>(() => PowersOfTen.Big(DigitsAtOnce << level)))];

    /// <summary>An exponent beyond this overflows whatever the digits are.</summary>
    private const int ExponentMax = 1_000_000;

    internal static string Format(in Numeric value)
    {
        if (!value.IsFinite)
        {
            return value.IsNaN ? "NaN" : value.Sign > 0 ? "Infinity" : "-Infinity";
        }

        string digits = value.IsSmall
            ? value.Bits.ToString(CultureInfo.InvariantCulture)
            : Digits(value.Unscaled);
        int scale = value.Scale;
        if (scale == 0)
        {
            return digits;
        }

        StringBuilder text = new(digits.Length + scale + 2);
        ReadOnlySpan<char> rest = digits;
        if (rest[0] == '-')
        {
            text.Append('-');
            rest = rest[1..];
        }

        int integerDigits = rest.Length - scale;
        if (integerDigits <= 0)
        {
            return text.Append("0.").Append('0', -integerDigits).Append(rest).ToString();
        }

        return text.Append(rest[..integerDigits]).Append('.').Append(rest[integerDigits..]).ToString();
    }

    /// <summary>Writes what <see cref="Format"/> returns, without a string for small numbers.</summary>
    /// <returns>Bytes written; <paramref name="into"/> must hold 64 bytes for a small number.</returns>
    internal static int FormatSmall(in Numeric value, Span<byte> into)
    {
        ulong rest = value.Bits < 0 ? (ulong)-value.Bits : (ulong)value.Bits;
        int scale = value.Scale;
        Span<byte> digits = stackalloc byte[64];
        int position = digits.Length;
        int count = 0;
        do
        {
            if (count == scale && scale != 0)
            {
                digits[--position] = (byte)'.';
            }

            digits[--position] = (byte)('0' + (rest % 10));
            rest /= 10;
            count++;
        }
        while (rest != 0 || count <= scale);

        if (value.Bits < 0)
        {
            digits[--position] = (byte)'-';
        }

        digits[position..].CopyTo(into);
        return digits.Length - position;
    }

    // So many digits fit 64 bits, whatever they are.
    private const int WordDigits = 18;

    internal static bool TryParse(ReadOnlySpan<byte> text, out Numeric value)
    {
        value = default;
        text = Blanks.Trim(text);
        if (text.IsEmpty)
        {
            return false;
        }

        bool isNegative = text[0] == '-';
        bool hasSign = isNegative || text[0] == '+';
        ReadOnlySpan<byte> rest = hasSign ? text[1..] : text;
        if (rest.IsEmpty || !(char.IsAsciiDigit((char)rest[0]) || rest[0] == '.'))
        {
            return TryParseSpecial(rest, hasSign, isNegative, out value);
        }

        int scale = 0;
        int digitCount = 0;
        bool pointSeen = false;
        ulong small = 0;
        int position = 0;
        for (; position < rest.Length; position++)
        {
            byte c = rest[position];
            if (c is >= (byte)'0' and <= (byte)'9')
            {
                digitCount++;
                scale += pointSeen ? 1 : 0;
                small = (small * 10) + (uint)(c - '0');
            }
            else if (c == '.' && !pointSeen)
            {
                pointSeen = true;
            }
            else
            {
                break;
            }
        }

        if (position == rest.Length && digitCount is > 0 and <= 2 * WordDigits)
        {
            Int128 whole = digitCount <= WordDigits ? small : TwoWords(rest, digitCount);
            value = Numeric.Create(isNegative ? -whole : whole, scale);
            return true;
        }

        if (digitCount == 0 || !TryParseExponent(rest[position..], out int exponent))
        {
            return false;
        }

        BigInteger unscaled = digitCount <= 18 ? small : ParseDigits(rest[..position]);
        if (isNegative)
        {
            unscaled = -unscaled;
        }

        if (exponent == 0 && digitCount <= 18)
        {
            value = Numeric.Create((long)unscaled, scale);
            return true;
        }

        scale -= exponent;
        if (scale < 0)
        {
            if (digitCount - (long)scale > Numeric.IntegerDigitsMax + 1 && !unscaled.IsZero)
            {
                throw Numeric.Overflow();
            }

            unscaled = unscaled.IsZero ? unscaled : unscaled * PowersOfTen.Big(-scale);
            scale = 0;
        }

        if (scale > Numeric.ScaleMax)
        {
            throw Numeric.Overflow();
        }

        value = Numeric.Create(unscaled, scale);
        return true;
    }

    private static bool TryParseSpecial(ReadOnlySpan<byte> word, bool hasSign, bool isNegative, out Numeric value)
    {
        value = Numeric.NaN;
        if (Ascii.EqualsIgnoreCase(word, "nan"u8))
        {
            return !hasSign;
        }

        value = isNegative ? Numeric.NegativeInfinity : Numeric.PositiveInfinity;
        return Ascii.EqualsIgnoreCase(word, "infinity"u8) || Ascii.EqualsIgnoreCase(word, "inf"u8);
    }

    private static bool TryParseExponent(ReadOnlySpan<byte> text, out int exponent)
    {
        exponent = 0;
        if (text.IsEmpty)
        {
            return true;
        }

        if (text[0] is not ((byte)'e' or (byte)'E') || text.Length < 2)
        {
            return false;
        }

        bool isNegative = text[1] == '-';
        int position = text[1] is (byte)'-' or (byte)'+' ? 2 : 1;
        if (position == text.Length)
        {
            return false;
        }

        for (; position < text.Length; position++)
        {
            if (!char.IsAsciiDigit((char)text[position]))
            {
                return false;
            }

            exponent = Math.Min((exponent * 10) + text[position] - '0', ExponentMax);
        }

        exponent = isNegative ? -exponent : exponent;
        return true;
    }

    /// <summary>The number that digits make, of which there are more than fit one word, and not more than fit two. Points are passed over.</summary>
    private static Int128 TwoWords(ReadOnlySpan<byte> text, int digitCount)
    {
        ulong high = 0;
        ulong low = 0;
        int count = 0;
        foreach (byte c in text)
        {
            if (c == '.')
            {
                continue;
            }

            ref ulong word = ref (count++ < digitCount - WordDigits ? ref high : ref low);
            word = (word * 10) + (uint)(c - '0');
        }

        return ((Int128)high * 1_000_000_000_000_000_000) + low;
    }

    private static BigInteger ParseDigits(ReadOnlySpan<byte> digitsAndPoint)
    {
        string text = Encoding.ASCII.GetString(digitsAndPoint);
        int point = text.IndexOf('.', StringComparison.Ordinal);
        return ParseDigits(point < 0 ? text : text.Remove(point, 1));
    }

    private static BigInteger ParseDigits(ReadOnlySpan<char> digits)
    {
        if (digits.Length <= DigitsAtOnce)
        {
            return BigInteger.Parse(digits, NumberStyles.None, CultureInfo.InvariantCulture);
        }

        CancellationPoint.Check();
        (int low, BigInteger part) = LowPart(digits.Length);
        return (ParseDigits(digits[..^low]) * part) + ParseDigits(digits[^low..]);
    }

    private static string Digits(BigInteger value)
    {
        StringBuilder text = new(value.Sign < 0 ? "-" : "");
        value = BigInteger.Abs(value);
        AppendDigits(text, value, PowersOfTen.DigitCount(value));
        return text.ToString();
    }

    /// <summary>Appends exactly that many digits.</summary>
    private static void AppendDigits(StringBuilder text, BigInteger value, int count)
    {
        if (count <= DigitsAtOnce)
        {
            text.Append(value.ToString(CultureInfo.InvariantCulture).PadLeft(count, '0'));
            return;
        }

        CancellationPoint.Check();
        (int low, BigInteger part) = LowPart(count);
        (BigInteger high, BigInteger rest) = BigInteger.DivRem(value, part);
        AppendDigits(text, high, count - low);
        AppendDigits(text, rest, low);
    }

    /// <summary>How many of so many digits are the lower part, and the power of ten that stands for it.</summary>
    private static (int Digits, BigInteger Power) LowPart(int count)
    {
        int level = BitOperations.Log2((uint)(count - 1) / DigitsAtOnce);
        return (DigitsAtOnce << level, s_parts[level].Value);
    }
}
