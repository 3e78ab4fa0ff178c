using System.Collections.Concurrent;
using System.Numerics;

namespace Cambium.Engine.Values;

/// <summary>
/// Natural logarithms in fixed point, of so many bits behind the point: of a number between 1 and 2 that of the middle of the cell it lies in, which is
/// remembered, and that of the little between the two.
/// </summary>
internal sealed class FixedLogarithms
{
    private const int CellBits = 8;

    private const int CellCount = 1 << CellBits;

    /// <summary>Steps of precision, so that few are remembered.</summary>
    private const int BitsStep = 64;

    /// <summary>What is more precise isn't remembered.</summary>
    private const int RememberedMax = 2048;

    private static readonly ConcurrentDictionary<int, FixedLogarithms> s_known = new();

    private readonly int _bits;

    // Made when they are asked for, maybe twice; the last one is that of 2.
    private readonly object?[] _middles = new object?[CellCount + 1];

    private FixedLogarithms(int bits) => _bits = bits;

    /// <summary>Bits behind the point for that many decimal digits, with some to spare for what is lost on the way.</summary>
    public static int BitsFor(int digits)
    {
        const double BitsPerDigit = 3.3219280948873626;
        const int Spare = 32;
        return (((int)(digits * BitsPerDigit) + Spare) / BitsStep * BitsStep) + BitsStep;
    }

    public static FixedLogarithms Of(int bits) => bits <= RememberedMax ? s_known.GetOrAdd(bits, static bits => new FixedLogarithms(bits)) : new FixedLogarithms(bits);

    /// <summary>Of mantissa · 2^exponent.</summary>
    /// <param name="mantissa">From 1 to 2.</param>
    public BigInteger Logarithm(BigInteger mantissa, int exponent)
    {
        int cell = (int)((mantissa >> (_bits - CellBits)) & (CellCount - 1));
        BigInteger middle = (BigInteger)(2 * (CellCount + cell) + 1) << (_bits - CellBits - 1);
        BigInteger ratio = ((mantissa - middle) << _bits) / (mantissa + middle);
        return Middle(cell) + (Artanh(ratio) << 1) + (exponent == 0 ? BigInteger.Zero : exponent * Middle(CellCount));
    }

    /// <summary>ln(x) = 2 artanh((x - 1) / (x + 1)), of 1 + (cell + 1/2) / cells; of 2 for the last.</summary>
    private BigInteger Middle(int cell)
    {
        if (Volatile.Read(ref _middles[cell]) is BigInteger known)
        {
            return known;
        }

        (int above, int below) = cell == CellCount ? (1, 3) : ((2 * cell) + 1, (4 * CellCount) + (2 * cell) + 1);
        BigInteger made = Artanh(((BigInteger)above << _bits) / below) << 1;
        Volatile.Write(ref _middles[cell], made);
        return made;
    }

    private BigInteger Artanh(BigInteger value)
    {
        BigInteger power = BigInteger.Abs(value);
        BigInteger square = (power * power) >> _bits;
        BigInteger sum = BigInteger.Zero;
        for (int n = 1; !power.IsZero; n += 2)
        {
            CancellationPoint.Check();
            sum += power / n;
            power = (power * square) >> _bits;
        }

        return value.Sign < 0 ? -sum : sum;
    }
}
