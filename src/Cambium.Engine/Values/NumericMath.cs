using System.Numerics;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>
/// Roots, powers, exponentials and logarithms of numerics, with the result scales of PostgreSQL's numeric.c. Computed on big
/// integers in fixed point with guard digits, then rounded.
/// </summary>
public static class NumericMath
{
    private const int GuardDigits = 12;

    private static readonly Numeric s_ten = 10;
    private static readonly Numeric s_nineTenths = Numeric.Create(9L, 1);
    private static readonly Numeric s_elevenTenths = Numeric.Create(11L, 1);

    /// <exception cref="SqlErrorException">2201F for negative numbers.</exception>
    public static Numeric Sqrt(in Numeric value)
    {
        if (!value.IsFinite)
        {
            return value.Sign < 0 ? throw NegativeRoot() : value;
        }

        int weight = NumericArithmetic.Weigh(value).Weight;
        int digits = ((weight + 1) * 4 / 2) - 1;
        return Sqrt(value, NumericArithmetic.ClampScale(Math.Max(NumericArithmetic.SignificantDigitsMin - digits, value.Scale)));
    }

    /// <summary>Rounded to that scale.</summary>
    public static Numeric Sqrt(in Numeric value, int scale)
    {
        if (value.Sign < 0)
        {
            throw NegativeRoot();
        }

        // sqrt(u / 10^s) = sqrt(u * 10^(2w - s)) / 10^w with a digit to round by.
        int work = Math.Max(scale + 1, (value.Scale + 1) / 2);
        BigInteger root = IntegerRoot(value.Unscaled * PowersOfTen.Big((2 * work) - value.Scale));
        return NumericArithmetic.Round(Numeric.Create(root, work), scale);
    }

    public static Numeric Exp(in Numeric value)
    {
        if (!value.IsFinite)
        {
            return value.IsInfinity && value.Sign < 0 ? Numeric.Zero : value;
        }

        // PostgreSQL's guard: three times the largest scale of a result.
        if (Math.Abs(value.ToDouble()) >= 6000)
        {
            return value.Sign > 0 ? throw Numeric.Overflow() : Numeric.Create(0L, NumericArithmetic.ChosenScaleMax);
        }

        double digits = Math.Clamp(value.ToDouble() * 0.434294481903252, -NumericArithmetic.ChosenScaleMax * 2, NumericArithmetic.ChosenScaleMax * 2);
        int scale = NumericArithmetic.ClampScale(Math.Max(NumericArithmetic.SignificantDigitsMin - (int)Math.Clamp(digits, -2000, 2000), value.Scale));
        return Exp(value, scale);
    }

    /// <exception cref="SqlErrorException">2201E for zero and negative numbers.</exception>
    public static Numeric Ln(in Numeric value)
    {
        if (!value.IsFinite)
        {
            return value.Sign < 0 ? throw BadLogarithm(value) : value;
        }

        if (value.Sign <= 0)
        {
            throw BadLogarithm(value);
        }

        int scale = NumericArithmetic.ClampScale(Math.Max(NumericArithmetic.SignificantDigitsMin - LnWeight(value), value.Scale));
        return Ln(value, scale);
    }

    public static Numeric Log10(in Numeric value) => Log(s_ten, value);

    /// <exception cref="SqlErrorException">2201E, 22012.</exception>
    public static Numeric Log(in Numeric logBase, in Numeric value)
    {
        if (logBase.IsNaN || value.IsNaN)
        {
            return Numeric.NaN;
        }

        if (logBase.Sign <= 0 || value.Sign <= 0)
        {
            throw BadLogarithm(logBase.Sign <= 0 ? logBase : value);
        }

        if (!logBase.IsFinite || !value.IsFinite)
        {
            return logBase.IsInfinity && value.IsInfinity ? Numeric.NaN : logBase.IsInfinity ? Numeric.Zero : value;
        }

        int weight = LnWeight(value) - LnWeight(logBase);
        int scale = NumericArithmetic.ClampScale(Math.Max(Math.Max(NumericArithmetic.SignificantDigitsMin - weight, logBase.Scale), value.Scale));
        int work = scale + GuardDigits + Math.Max(0, weight) + Math.Max(0, -2 * LnWeight(logBase));
        Numeric divisor = Ln(logBase, work);
        return divisor.Sign == 0 ? throw NumericArithmetic.DivisionByZero() : NumericArithmetic.Divide(Ln(value, work), divisor, scale);
    }

    /// <exception cref="SqlErrorException">2201F for a negative base and a fraction, or zero and a negative exponent; 22003.</exception>
    public static Numeric Power(in Numeric value, in Numeric exponent)
    {
        if (!value.IsNaN && value.Sign < 0 && exponent.IsFinite && NumericArithmetic.Strip(exponent).Scale > 0)
        {
            throw new SqlErrorException(SqlState.InvalidArgumentForPowerFunction, "a negative number raised to a non-integer power yields a complex result");
        }

        if (!value.IsFinite || !exponent.IsFinite)
        {
            return PowerSpecial(value, exponent);
        }

        Numeric stripped = NumericArithmetic.Strip(exponent);
        if (value.Sign == 0 && exponent.Sign < 0)
        {
            throw new SqlErrorException(SqlState.InvalidArgumentForPowerFunction, "zero raised to a negative power is undefined");
        }

        if (stripped.Scale == 0 && stripped.IsSmall && stripped.Bits is >= int.MinValue and <= int.MaxValue)
        {
            return PowerInteger(value, (int)stripped.Bits, Math.Max(NumericArithmetic.SignificantDigitsMin, value.Scale));
        }

        if (value.Sign == 0)
        {
            return Numeric.Create(0L, NumericArithmetic.SignificantDigitsMin);
        }

        if (value.Sign < 0)
        {
            Numeric positive = Power(NumericArithmetic.Abs(value), exponent);
            return stripped.Unscaled.IsEven ? positive : -positive;
        }

        double ln = Ln(value, Math.Max(0, 8 - LnWeight(value))).ToDouble() * exponent.ToDouble();
        if (Math.Abs(ln) > 6020)
        {
            return ln > 0 ? throw Numeric.Overflow() : Numeric.Create(0L, NumericArithmetic.ChosenScaleMax);
        }

        int digits = (int)(ln * 0.434294481903252);
        int scale = NumericArithmetic.ClampScale(Math.Max(Math.Max(NumericArithmetic.SignificantDigitsMin - digits, value.Scale), exponent.Scale));
        int work = scale + Math.Max(digits, 0) + GuardDigits;
        return Exp(NumericArithmetic.Multiply(Ln(value, work + 8), exponent), scale);
    }

    private static Numeric PowerInteger(in Numeric value, int exponent, int scale)
    {
        switch (exponent)
        {
            case 0:
                return NumericArithmetic.Round(Numeric.One, scale);
            case 1:
                return NumericArithmetic.Round(value, scale);
            case -1:
                return NumericArithmetic.Divide(Numeric.One, value, scale);
        }

        if (value.Sign == 0)
        {
            return Numeric.Create(0L, scale);
        }

        double digits = exponent * (PowersOfTen.DigitCount(value.Unscaled) - value.Scale + Math.Log10(LeadingFraction(value)));
        if (digits > Numeric.IntegerDigitsMax)
        {
            throw Numeric.Overflow();
        }

        if (digits < -scale - 2)
        {
            return Numeric.Create(0L, scale);
        }

        // Square and multiply, keeping as many digits after the point as the result can show any of.
        int significant = (int)Math.Max(digits, 0) + scale + GuardDigits + 10;
        uint bits = exponent < 0 ? (uint)-(long)exponent : (uint)exponent;
        Numeric power = Numeric.One;
        Numeric square = value;
        while (true)
        {
            CancellationPoint.Check();
            if ((bits & 1) != 0)
            {
                power = Shorten(power * square, significant);
            }

            bits >>= 1;
            if (bits == 0)
            {
                break;
            }

            square = Shorten(square * square, significant);
        }

        return exponent < 0 ? NumericArithmetic.Divide(Numeric.One, power, scale) : NumericArithmetic.Round(power, scale);
    }

    /// <summary>Cuts digits after the point beyond that many significant ones.</summary>
    private static Numeric Shorten(in Numeric value, int significant)
    {
        int excess = PowersOfTen.DigitCount(value.Unscaled) - significant;
        return excess > 0 && value.Scale > 0 ? NumericArithmetic.Round(value, Math.Max(0, value.Scale - excess)) : value;
    }

    /// <summary>The digits as 0.ddd.</summary>
    private static double LeadingFraction(in Numeric value)
    {
        const int DoubleDigits = 17;
        BigInteger unscaled = BigInteger.Abs(value.Unscaled);
        int excess = PowersOfTen.DigitCount(unscaled) - DoubleDigits;
        BigInteger digits = excess > 0 ? unscaled / PowersOfTen.Big(excess) : unscaled;
        return double.Parse("0." + digits.ToString(System.Globalization.CultureInfo.InvariantCulture), System.Globalization.CultureInfo.InvariantCulture);
    }

    private static Numeric PowerSpecial(in Numeric value, in Numeric exponent)
    {
        if (value.IsNaN)
        {
            return exponent.IsFinite && exponent.Sign == 0 ? Numeric.One : Numeric.NaN;
        }

        if (exponent.IsNaN)
        {
            return value == Numeric.One ? Numeric.One : Numeric.NaN;
        }

        if (exponent.IsFinite)
        {
            bool isOdd = NumericArithmetic.Remainder(exponent, 2) != Numeric.Zero;
            return exponent.Sign == 0 ? Numeric.One : exponent.Sign < 0 ? Numeric.Zero : value.Sign < 0 && isOdd ? Numeric.NegativeInfinity : Numeric.PositiveInfinity;
        }

        int order = NumericArithmetic.Abs(value).CompareTo(Numeric.One);
        if (value.Sign == 0 && exponent.Sign < 0)
        {
            throw new SqlErrorException(SqlState.InvalidArgumentForPowerFunction, "zero raised to a negative power is undefined");
        }

        return order == 0 ? Numeric.One : order > 0 == exponent.Sign > 0 ? Numeric.PositiveInfinity : Numeric.Zero;
    }

    private static Numeric Exp(in Numeric value, int scale)
    {
        double approximate = value.ToDouble();
        if (approximate > 302_000)
        {
            throw Numeric.Overflow();
        }

        if (approximate < -2.303 * (scale + 2))
        {
            return Numeric.Create(0L, scale);
        }

        // exp(x) = exp(x / 2^k)^(2^k); the squarings cost k bits and the integer digits of the result.
        int halvings = approximate == 0 ? 0 : Math.Max(0, (int)Math.Ceiling(Math.Log2(Math.Abs(approximate))) + 8);
        int digits = scale + GuardDigits;
        int bits = FixedLogarithms.BitsFor(digits + (int)(Math.Abs(approximate) * 0.4343)) + halvings;
        BigInteger one = BigInteger.One << bits;
        BigInteger x = FixedPoint(NumericArithmetic.Abs(value), bits) >> halvings;
        BigInteger term = one;
        BigInteger sum = one;
        for (int n = 1; !term.IsZero; n++)
        {
            CancellationPoint.Check();
            term = ((term * x) >> bits) / n;
            sum += term;
        }

        for (int i = 0; i < halvings; i++)
        {
            CancellationPoint.Check();
            sum = (sum * sum) >> bits;
        }

        if (value.Sign < 0)
        {
            sum = (one << bits) / sum;
        }

        return NumericArithmetic.Round(Numeric.Create((sum * PowersOfTen.Big(digits)) >> bits, digits), scale);
    }

    private static Numeric Ln(in Numeric value, int scale)
    {
        int digits = scale + GuardDigits;
        int bits = FixedLogarithms.BitsFor(digits);
        BigInteger unscaled = value.Unscaled;
        BigInteger divisor = PowersOfTen.Big(value.Scale);

        // As m 2^e with m from 1 to 2: no more of the digits is divided than has to do with it.
        int excess = Math.Max(0, (int)divisor.GetBitLength() - (2 * bits));
        int shift = bits + 2 + (int)divisor.GetBitLength() - excess - (int)unscaled.GetBitLength();
        BigInteger quotient = (shift >= 0 ? unscaled << shift : unscaled >> -shift) / (divisor >> excess);
        int length = (int)quotient.GetBitLength() - 1;
        BigInteger mantissa = quotient >> (length - bits);
        BigInteger ln = FixedLogarithms.Of(bits).Logarithm(mantissa, length - shift - excess);
        return NumericArithmetic.Round(Numeric.Create((ln * PowersOfTen.Big(digits)) >> bits, digits), scale);
    }

    private static BigInteger FixedPoint(in Numeric value, int bits) => (value.Unscaled << bits) / PowersOfTen.Big(value.Scale);

    /// <summary>Floor of the square root, by Newton's method.</summary>
    private static BigInteger IntegerRoot(BigInteger value)
    {
        if (value.IsZero)
        {
            return value;
        }

        // From above, by the root of as many bits as a double has twice.
        const int LeadingBits = 100;
        int shift = Math.Max(0, (int)value.GetBitLength() - LeadingBits) / 2 * 2;
        BigInteger root = ((BigInteger)Math.Sqrt((double)(value >> shift)) + 2) << (shift / 2);
        while (true)
        {
            CancellationPoint.Check();
            BigInteger next = (root + (value / root)) >> 1;
            if (next >= root)
            {
                return root;
            }

            root = next;
        }
    }

    /// <summary>numeric.c's estimate_ln_dweight: decimal place of the first digit of ln(value).</summary>
    private static int LnWeight(in Numeric value)
    {
        if (value >= s_nineTenths && value <= s_elevenTenths)
        {
            Numeric distance = NumericArithmetic.Abs(value - Numeric.One);
            if (distance.Sign == 0)
            {
                return 0;
            }

            (int weight, int firstDigit) = NumericArithmetic.Weigh(distance);
            return (weight * 4) + (int)Math.Log10(firstDigit);
        }

        int digits = PowersOfTen.DigitCount(value.Unscaled);
        double ln = Math.Log(LeadingFraction(value)) + ((digits - value.Scale) * 2.302585092994046);
        return (int)Math.Log10(Math.Abs(ln));
    }

    private static SqlErrorException NegativeRoot() =>
        new(SqlState.InvalidArgumentForPowerFunction, "cannot take square root of a negative number");

    private static SqlErrorException BadLogarithm(in Numeric value) =>
        new(SqlState.InvalidArgumentForLog, value.Sign == 0 ? "cannot take logarithm of zero" : "cannot take logarithm of a negative number");
}
