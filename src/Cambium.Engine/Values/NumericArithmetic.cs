using System.Numerics;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>
/// Exact arithmetic with PostgreSQL's rules for the scale of results: sums take the larger scale, products the sum of both,
/// quotients at least 16 significant digits.
/// </summary>
public static class NumericArithmetic
{
    /// <summary>PostgreSQL's NUMERIC_MIN_SIG_DIGITS.</summary>
    internal const int SignificantDigitsMin = 16;

    /// <summary>PostgreSQL's NUMERIC_MAX_DISPLAY_SCALE: bound of chosen scales.</summary>
    internal const int ChosenScaleMax = 1000;

    public static Numeric Add(in Numeric left, in Numeric right)
    {
        if (left.IsSmall && right.IsSmall)
        {
            if (ReferenceEquals(left.Form, right.Form))
            {
                long sum = unchecked(left.Bits + right.Bits);
                return ((left.Bits ^ sum) & (right.Bits ^ sum)) < 0 ? Numeric.Create((Int128)left.Bits + right.Bits, left.Scale) : new Numeric(left.Form, sum);
            }

            int difference = left.Scale - right.Scale;
            if (difference is >= -18 and <= 18)
            {
                // A sum of one column's values and a constant, mostly, which 64 bits hold.
                (long longer, long shorter) = difference > 0 ? (left.Bits, right.Bits) : (right.Bits, left.Bits);
                long high = Math.BigMul(shorter, PowersOfTen.Int64(Math.Abs(difference)), out long low);
                long sum = unchecked(longer + low);
                if (high == low >> 63 && ((longer ^ sum) & (low ^ sum)) >= 0)
                {
                    return new Numeric(difference > 0 ? left.Form : right.Form, sum);
                }

                return difference > 0
                    ? Numeric.Create(left.Bits + ((Int128)right.Bits * PowersOfTen.Int64(difference)), left.Scale)
                    : Numeric.Create(((Int128)left.Bits * PowersOfTen.Int64(-difference)) + right.Bits, right.Scale);
            }
        }

        if (!left.IsFinite || !right.IsFinite)
        {
            return left.IsNaN || right.IsNaN || (left.IsInfinity && right.IsInfinity && left.Sign != right.Sign) ? Numeric.NaN
                : left.IsInfinity ? left : right;
        }

        int scale = Math.Max(left.Scale, right.Scale);
        return Numeric.Create(Unscaled(left, scale) + Unscaled(right, scale), scale);
    }

    public static Numeric Subtract(in Numeric left, in Numeric right)
    {
        if (left.IsSmall && right.IsSmall && ReferenceEquals(left.Form, right.Form))
        {
            long difference = unchecked(left.Bits - right.Bits);
            return ((left.Bits ^ right.Bits) & (left.Bits ^ difference)) < 0 ? Numeric.Create((Int128)left.Bits - right.Bits, left.Scale) : new Numeric(left.Form, difference);
        }

        return Add(left, Negate(right));
    }

    public static Numeric Multiply(in Numeric left, in Numeric right)
    {
        int scale = left.Scale + right.Scale;
        if (left.IsSmall && right.IsSmall)
        {
            long high = Math.BigMul(left.Bits, right.Bits, out long low);
            return high == low >> 63 ? Numeric.Create(low, scale) : Numeric.Create((Int128)left.Bits * right.Bits, scale);
        }

        if (!left.IsFinite || !right.IsFinite)
        {
            return left.IsNaN || right.IsNaN || left.Sign == 0 || right.Sign == 0 ? Numeric.NaN
                : left.Sign == right.Sign ? Numeric.PositiveInfinity : Numeric.NegativeInfinity;
        }

        Numeric product = Numeric.Create(left.Unscaled * right.Unscaled, scale);
        return scale > Numeric.ScaleMax ? Round(product, Numeric.ScaleMax) : product;
    }

    public static Numeric Divide(in Numeric left, in Numeric right)
    {
        if (!left.IsFinite || !right.IsFinite)
        {
            return DivideSpecial(left, right);
        }

        if (right.Sign == 0)
        {
            throw DivisionByZero();
        }

        return Divide(left, right, DivisionScale(left, right));
    }

    /// <summary>Quotient with the given scale, rounded half away from zero.</summary>
    public static Numeric Divide(in Numeric left, in Numeric right, int scale)
    {
        int shift = scale + right.Scale - left.Scale;
        if (left.IsSmall && right.IsSmall && shift is >= 0 and <= 19)
        {
            // At most 10^19 * 2^63 < 2^127.
            Int128 dividend = (Int128)left.Bits * PowersOfTen.Int128(shift);
            (Int128 quotient, Int128 rest) = Int128.DivRem(dividend, right.Bits);
            if (Int128.Abs(rest) * 2 >= Int128.Abs(right.Bits))
            {
                quotient += (left.Bits < 0) == (right.Bits < 0) ? 1 : -1;
            }

            return Numeric.Create(quotient, scale);
        }

        BigInteger numerator = left.Unscaled;
        BigInteger denominator = right.Unscaled;
        if (shift >= 0)
        {
            numerator *= PowersOfTen.Big(shift);
        }
        else
        {
            denominator *= PowersOfTen.Big(-shift);
        }

        return Numeric.Create(DivideRounded(numerator, denominator), scale);
    }

    /// <summary>The sign of the dividend, as C's fmod.</summary>
    public static Numeric Remainder(in Numeric left, in Numeric right)
    {
        if (!left.IsFinite || !right.IsFinite)
        {
            if (left.IsNaN || right.IsNaN)
            {
                return Numeric.NaN;
            }

            if (left.IsInfinity)
            {
                return right.Sign == 0 ? throw DivisionByZero() : Numeric.NaN;
            }

            return left;
        }

        if (right.Sign == 0)
        {
            throw DivisionByZero();
        }

        int scale = Math.Max(left.Scale, right.Scale);
        return Numeric.Create(BigInteger.Remainder(Unscaled(left, scale), Unscaled(right, scale)), scale);
    }

    /// <summary>The whole quotient, rounded towards zero, with scale 0 (div()).</summary>
    public static Numeric DivideTruncated(in Numeric left, in Numeric right)
    {
        if (!left.IsFinite || !right.IsFinite)
        {
            return DivideSpecial(left, right);
        }

        if (right.Sign == 0)
        {
            throw DivisionByZero();
        }

        int scale = Math.Max(left.Scale, right.Scale);
        return Numeric.Create(BigInteger.Divide(Unscaled(left, scale), Unscaled(right, scale)), 0);
    }

    public static Numeric Negate(in Numeric value) => value.Form.Kind switch
    {
        NumericKind.Small => value.Bits == long.MinValue ? Numeric.Create(-(Int128)value.Bits, value.Scale) : new Numeric(value.Form, -value.Bits),
        NumericKind.Big => Numeric.Create(-value.Unscaled, value.Scale),
        NumericKind.PositiveInfinity => Numeric.NegativeInfinity,
        NumericKind.NegativeInfinity => Numeric.PositiveInfinity,
        _ => value,
    };

    public static Numeric Abs(in Numeric value) => value.Sign < 0 ? Negate(value) : value;

    /// <summary>Rounds half away from zero; shows that many digits. A negative scale rounds before the point and shows none.</summary>
    public static Numeric Round(in Numeric value, int scale) => Rescale(value, scale, DivideRounded);

    public static Numeric Truncate(in Numeric value, int scale) => Rescale(value, scale, BigInteger.Divide);

    public static Numeric Floor(in Numeric value) => value.Scale == 0 ? value : Rescale(value, 0, FloorDivide);

    public static Numeric Ceiling(in Numeric value) => Negate(Floor(Negate(value)));

    /// <summary>Without zeros at the end of the fraction (trim_scale).</summary>
    public static Numeric Strip(in Numeric value)
    {
        if (!value.IsFinite || value.Scale == 0)
        {
            return value;
        }

        int scale = value.Scale;
        if (value.IsSmall)
        {
            long bits = value.Bits;
            while (scale > 0 && bits % 10 == 0)
            {
                bits /= 10;
                scale--;
            }

            return Numeric.Create(bits, scale);
        }

        BigInteger unscaled = value.Unscaled;
        while (scale > 0)
        {
            CancellationPoint.Tick();
            BigInteger quotient = BigInteger.DivRem(unscaled, 10, out BigInteger rest);
            if (!rest.IsZero)
            {
                break;
            }

            unscaled = quotient;
            scale--;
        }

        return Numeric.Create(unscaled, scale);
    }

    internal static SqlErrorException DivisionByZero() => new(SqlState.DivisionByZero, "division by zero");

    /// <summary>The digits at a scale no smaller than the number's.</summary>
    internal static BigInteger Unscaled(in Numeric value, int scale) =>
        scale == value.Scale ? value.Unscaled : value.Unscaled * PowersOfTen.Big(scale - value.Scale);

    /// <summary>Half away from zero.</summary>
    internal static BigInteger DivideRounded(BigInteger numerator, BigInteger denominator)
    {
        BigInteger quotient = BigInteger.DivRem(numerator, denominator, out BigInteger rest);
        if (BigInteger.Abs(rest) * 2 >= BigInteger.Abs(denominator))
        {
            quotient += numerator.Sign * denominator.Sign;
        }

        return quotient;
    }

    /// <summary>
    /// PostgreSQL's place of the first base-10000 digit, and that digit; every rule for chosen scales is in these terms.
    /// </summary>
    internal static (int Weight, int FirstDigit) Weigh(in Numeric value)
    {
        BigInteger unscaled = BigInteger.Abs(value.Unscaled);
        if (unscaled.IsZero)
        {
            return (0, 0);
        }

        int digits = value.IsSmall ? PowersOfTen.DigitCount((UInt128)unscaled) : PowersOfTen.DigitCount(unscaled);
        int exponent = digits - value.Scale - 1;
        int weight = exponent >= 0 ? exponent / 4 : -((3 - exponent) / 4);
        int shift = (4 * weight) + value.Scale;
        return (weight, (int)(shift >= 0 ? unscaled / PowersOfTen.Big(shift) : unscaled * PowersOfTen.Big(-shift)));
    }

    internal static int ClampScale(int scale) => Math.Clamp(scale, 0, ChosenScaleMax);

    /// <summary>numeric.c's select_div_scale.</summary>
    internal static int DivisionScale(in Numeric left, in Numeric right)
    {
        (int weightLeft, int firstLeft) = Weigh(left);
        (int weightRight, int firstRight) = Weigh(right);
        int weight = weightLeft - weightRight - (firstLeft <= firstRight ? 1 : 0);
        int scale = SignificantDigitsMin - (weight * 4);
        return ClampScale(Math.Max(Math.Max(scale, left.Scale), right.Scale));
    }

    private static Numeric DivideSpecial(in Numeric left, in Numeric right)
    {
        if (left.IsNaN || right.IsNaN)
        {
            return Numeric.NaN;
        }

        if (!left.IsInfinity)
        {
            return Numeric.Zero;
        }

        return right.IsInfinity ? Numeric.NaN
            : right.Sign == 0 ? throw DivisionByZero()
            : left.Sign == right.Sign ? Numeric.PositiveInfinity : Numeric.NegativeInfinity;
    }

    private static Numeric Rescale(in Numeric value, int scale, Func<BigInteger, BigInteger, BigInteger> divide)
    {
        if (!value.IsFinite || scale == value.Scale)
        {
            return value;
        }

        if (value.IsSmall && scale > value.Scale && scale - value.Scale <= 18)
        {
            return Numeric.Create((Int128)value.Bits * PowersOfTen.Int64(scale - value.Scale), scale);
        }

        if (scale > value.Scale)
        {
            return Numeric.Create(Unscaled(value, scale), scale);
        }

        BigInteger quotient = divide(value.Unscaled, PowersOfTen.Big(value.Scale - scale));
        return scale < 0 ? Numeric.Create(quotient.IsZero ? quotient : quotient * PowersOfTen.Big(-scale), 0) : Numeric.Create(quotient, scale);
    }

    private static BigInteger FloorDivide(BigInteger numerator, BigInteger denominator)
    {
        BigInteger quotient = BigInteger.DivRem(numerator, denominator, out BigInteger rest);
        return rest.Sign < 0 ? quotient - 1 : quotient;
    }
}
