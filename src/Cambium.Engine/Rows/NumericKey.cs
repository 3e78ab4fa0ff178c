using System.Buffers.Binary;
using System.Globalization;
using System.Numerics;
using Cambium.Engine.Values;

namespace Cambium.Engine.Rows;

/// <summary>
/// Numeric in a key: class byte, exponent, digits in pairs.
/// </summary>
/// <remarks>
/// <code>
/// class     0x08 -infinity   0x10 negative   0x18 zero   0x20 positive   0x28 infinity   0x30 NaN
/// exponent  e in 0.d1d2d3… * 10^e with d1 > 0: one byte 0x80 + e when -100 &lt;= e &lt;= 100,
///           otherwise 0x01 (below) or 0xFF (above) and e in four bytes, big-endian, sign flipped
/// digits    pairs of decimal digits + 1 (1 to 100), without trailing zeros, then 0x00
/// negative  exponent and digits inverted
/// </code>
/// 1.0 and 1.00 have the same bytes: 20 81 0B 00.
/// </remarks>
internal static class NumericKey
{
    private const byte NegativeInfinity = 0x08;
    private const byte Negative = 0x10;
    private const byte Zero = 0x18;
    private const byte Positive = 0x20;
    private const byte PositiveInfinity = 0x28;
    private const byte NotANumber = 0x30;

    private const int ShortExponentMax = 100;

    internal static void Append(ref KeyBuilder key, in Numeric value)
    {
        if (!value.IsFinite || value.Sign == 0)
        {
            key.AppendByte(value.IsNaN ? NotANumber : value.Sign == 0 ? Zero : value.Sign > 0 ? PositiveInfinity : NegativeInfinity);
            return;
        }

        key.AppendByte(value.Sign > 0 ? Positive : Negative);
        int start = key.Length;
        if (value.IsSmall)
        {
            Span<byte> digits = stackalloc byte[20];
            int count = WriteDigits(value.Bits < 0 ? (ulong)-value.Bits : (ulong)value.Bits, digits);
            AppendDigits(ref key, digits[..count], value.Scale);
        }
        else
        {
            string text = BigInteger.Abs(value.Unscaled).ToString(CultureInfo.InvariantCulture);
            byte[] digits = new byte[text.Length];
            for (int i = 0; i < digits.Length; i++)
            {
                digits[i] = (byte)(text[i] - '0');
            }

            AppendDigits(ref key, digits, value.Scale);
        }

        if (value.Sign < 0)
        {
            key.Invert(start);
        }
    }

    /// <summary>The number with as few digits after the point as it needs.</summary>
    internal static Numeric Read(ref ReadOnlySpan<byte> key)
    {
        byte kind = key[0];
        key = key[1..];
        switch (kind)
        {
            case Zero:
                return Numeric.Zero;
            case NotANumber:
                return Numeric.NaN;
            case PositiveInfinity:
                return Numeric.PositiveInfinity;
            case NegativeInfinity:
                return Numeric.NegativeInfinity;
        }

        byte mask = kind == Negative ? (byte)0xFF : (byte)0;
        int exponent = (key[0] ^ mask) - 0x80;
        key = key[1..];
        if (exponent is < -ShortExponentMax or > ShortExponentMax)
        {
            exponent = BinaryPrimitives.ReadInt32BigEndian(key) ^ (mask == 0 ? 0 : -1) ^ int.MinValue;
            key = key[4..];
        }

        int end = key.IndexOf(mask);
        Numeric result = FromPairs(key[..end], mask, exponent);
        key = key[(end + 1)..];
        return mask == 0 ? result : -result;
    }

    private static int WriteDigits(ulong value, Span<byte> digits)
    {
        int count = PowersOfTen.DigitCount((UInt128)value);
        for (int i = count - 1; i >= 0; i--)
        {
            digits[i] = (byte)(value % 10);
            value /= 10;
        }

        return count;
    }

    private static void AppendDigits(ref KeyBuilder key, scoped ReadOnlySpan<byte> digits, int scale)
    {
        int exponent = digits.Length - scale;
        if (exponent is >= -ShortExponentMax and <= ShortExponentMax)
        {
            key.AppendByte((byte)(0x80 + exponent));
        }
        else
        {
            key.AppendByte(exponent < 0 ? (byte)0x01 : (byte)0xFF);
            BinaryPrimitives.WriteInt32BigEndian(key.Reserve(4), exponent ^ int.MinValue);
        }

        digits = digits.TrimEnd((byte)0);
        for (int i = 0; i < digits.Length; i += 2)
        {
            key.AppendByte((byte)((digits[i] * 10) + (i + 1 < digits.Length ? digits[i + 1] : 0) + 1));
        }

        key.AppendByte(0);
    }

    private static Numeric FromPairs(ReadOnlySpan<byte> pairs, byte mask, int exponent)
    {
        int digitCount = pairs.Length * 2;
        BigInteger unscaled = BigInteger.Zero;
        ulong chunk = 0;
        int chunkPairs = 0;
        foreach (byte pair in pairs)
        {
            chunk = (chunk * 100) + (uint)((pair ^ mask) - 1);
            if (++chunkPairs == 9)
            {
                unscaled = (unscaled * PowersOfTen.Int64(18)) + chunk;
                chunk = 0;
                chunkPairs = 0;
            }
        }

        unscaled = (unscaled * PowersOfTen.Big(chunkPairs * 2)) + chunk;
        int scale = digitCount - exponent;
        return NumericArithmetic.Strip(scale >= 0 ? Numeric.Create(unscaled, scale) : Numeric.Create(unscaled * PowersOfTen.Big(-scale), 0));
    }
}
