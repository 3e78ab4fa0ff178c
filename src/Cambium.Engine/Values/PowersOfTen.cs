using System.Numerics;

namespace Cambium.Engine.Values;

/// <summary>Powers of ten in the widths numeric arithmetic uses.</summary>
internal static class PowersOfTen
{
    private const int CachedBig = 256;

    private static readonly long[] s_int64 = Create(19, 1L, x => x * 10);
    private static readonly Int128[] s_int128 = Create(39, System.Int128.One, x => x * 10);
    private static readonly BigInteger[] s_big = Create(CachedBig, BigInteger.One, x => x * 10);

    /// <summary>10^0 to 10^18.</summary>
    internal static long Int64(int exponent) => s_int64[exponent];

    /// <summary>10^0 to 10^38.</summary>
    internal static Int128 Int128(int exponent) => s_int128[exponent];

    internal static BigInteger Big(int exponent) => exponent < CachedBig ? s_big[exponent] : BigInteger.Pow(10, exponent);

    /// <summary>Decimal digits of a number; 0 has none.</summary>
    internal static int DigitCount(UInt128 value)
    {
        int count = 0;
        while (count < 39 && value >= (UInt128)s_int128[Math.Min(count, 38)])
        {
            count++;
            if (count == 39)
            {
                break;
            }
        }

        return count;
    }

    /// <summary>Decimal digits of the absolute value; 0 has none.</summary>
    internal static int DigitCount(BigInteger value)
    {
        value = BigInteger.Abs(value);
        if (value.IsZero)
        {
            return 0;
        }

        // The logarithm by the first 64 bits decides, unless it is so near to a power of ten that only a comparison can.
        const double Near = 1e-9;
        int shift = (int)Math.Max(0, value.GetBitLength() - 64);
        double logarithm = Math.Log10((double)(ulong)(value >> shift)) + (shift * Math.Log10(2));
        int digits = (int)(logarithm + Near) + 1;
        return (int)(logarithm - Near) + 1 == digits || value >= Big(digits - 1) ? digits : digits - 1;
    }

    private static T[] Create<T>(int count, T one, Func<T, T> timesTen)
    {
        T[] powers = new T[count];
        powers[0] = one;
        for (int i = 1; i < count; i++)
        {
            powers[i] = timesTen(powers[i - 1]);
        }

        return powers;
    }
}
