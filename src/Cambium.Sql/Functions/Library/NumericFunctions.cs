using System.Numerics;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Operators and functions of numeric.</summary>
internal static class NumericFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("numeric_add", static (args, _) => Value.FromNumeric(args[0].Numeric + args[1].Numeric));
        library.Scalar("numeric_sub", static (args, _) => Value.FromNumeric(args[0].Numeric - args[1].Numeric));
        library.Scalar("numeric_mul", static (args, _) => Value.FromNumeric(args[0].Numeric * args[1].Numeric));
        library.Scalar("numeric_div", static (args, _) => Value.FromNumeric(args[0].Numeric / args[1].Numeric));
        library.Scalar("numeric_mod mod(numeric,numeric)", static (args, _) => Value.FromNumeric(args[0].Numeric % args[1].Numeric));
        library.Scalar("numeric_div_trunc div(numeric,numeric)", static (args, _) => Value.FromNumeric(NumericArithmetic.DivideTruncated(args[0].Numeric, args[1].Numeric)));
        library.Scalar("numeric_uminus", static (args, _) => Value.FromNumeric(-args[0].Numeric));
        library.Scalar("numeric_uplus", static (args, _) => args[0]);
        library.Scalar("numeric_abs abs(numeric)", static (args, _) => Value.FromNumeric(NumericArithmetic.Abs(args[0].Numeric)));
        library.Scalar("numeric_inc", static (args, _) => Value.FromNumeric(args[0].Numeric + Numeric.One));
        library.Scalar("ceil(numeric) ceiling(numeric)", static (args, _) => Value.FromNumeric(NumericArithmetic.Ceiling(args[0].Numeric)));
        library.Scalar("floor(numeric)", static (args, _) => Value.FromNumeric(NumericArithmetic.Floor(args[0].Numeric)));
        library.Scalar("round(numeric)", static (args, _) => Value.FromNumeric(NumericArithmetic.Round(args[0].Numeric, 0)));
        library.Scalar("round(numeric,int4)", static (args, _) => Value.FromNumeric(NumericArithmetic.Round(args[0].Numeric, Math.Clamp(args[1].Int32, -Numeric.IntegerDigitsMax - 1, Numeric.ScaleMax))));
        library.Scalar("trunc(numeric)", static (args, _) => Value.FromNumeric(NumericArithmetic.Truncate(args[0].Numeric, 0)));
        library.Scalar("trunc(numeric,int4)", static (args, _) => Value.FromNumeric(NumericArithmetic.Truncate(args[0].Numeric, Math.Clamp(args[1].Int32, -Numeric.IntegerDigitsMax, Numeric.ScaleMax))));
        library.Scalar("sign(numeric)", static (args, _) => args[0].Numeric.IsNaN ? args[0] : Value.FromNumeric(args[0].Numeric.Sign));
        library.Scalar("sqrt(numeric) numeric_sqrt", static (args, _) => Value.FromNumeric(NumericMath.Sqrt(args[0].Numeric)));
        library.Scalar("exp(numeric) numeric_exp", static (args, _) => Value.FromNumeric(NumericMath.Exp(args[0].Numeric)));
        library.Scalar("ln(numeric) numeric_ln", static (args, _) => Value.FromNumeric(NumericMath.Ln(args[0].Numeric)));
        library.Scalar("log(numeric) log10(numeric)", static (args, _) => Value.FromNumeric(NumericMath.Log10(args[0].Numeric)));
        library.Scalar("log(numeric,numeric) numeric_log", static (args, _) => Value.FromNumeric(NumericMath.Log(args[0].Numeric, args[1].Numeric)));
        library.Scalar("power(numeric,numeric) pow(numeric,numeric) numeric_power", static (args, _) => Value.FromNumeric(NumericMath.Power(args[0].Numeric, args[1].Numeric)));
        library.Scalar("scale(numeric)", static (args, _) => args[0].Numeric.IsFinite ? Value.FromInt32(args[0].Numeric.Scale) : Value.Null);
        library.Scalar("min_scale", static (args, _) => args[0].Numeric.IsFinite ? Value.FromInt32(NumericArithmetic.Strip(args[0].Numeric).Scale) : Value.Null);
        library.Scalar("trim_scale", static (args, _) => Value.FromNumeric(NumericArithmetic.Strip(args[0].Numeric)));
        library.Scalar("gcd(numeric,numeric)", static (args, _) => Divisor(args[0].Numeric, args[1].Numeric));
        library.Scalar("lcm(numeric,numeric)", static (args, _) => Multiple(args[0].Numeric, args[1].Numeric));
        library.Scalar("factorial(int8)", static (args, _) => Factorial(args[0].Int64));
        library.Scalar("width_bucket(numeric,numeric,numeric,int4)", static (args, _) => WidthBucket(args[0].Numeric, args[1].Numeric, args[2].Numeric, args[3].Int32));
        library.Scalar("width_bucket(anycompatible,anycompatiblearray)", static types => (args, _) => WidthBucket(types.Arguments[0].Type, args[0], args[1].Array));
    }

    internal static Value WidthBucket(in Numeric operand, in Numeric low, in Numeric high, int count)
    {
        if (count <= 0)
        {
            throw new SqlErrorException(SqlState.InvalidArgumentForWidthBucketFunction, "count must be greater than zero");
        }

        if (operand.IsNaN || low.IsNaN || high.IsNaN)
        {
            throw new SqlErrorException(SqlState.InvalidArgumentForWidthBucketFunction, "operand, lower bound, and upper bound cannot be NaN");
        }

        if (!low.IsFinite || !high.IsFinite)
        {
            throw new SqlErrorException(SqlState.InvalidArgumentForWidthBucketFunction, "lower and upper bounds must be finite");
        }

        int order = low.CompareTo(high);
        if (order == 0)
        {
            throw new SqlErrorException(SqlState.InvalidArgumentForWidthBucketFunction, "lower bound cannot equal upper bound");
        }

        bool isBelow = order < 0 ? operand < low : operand > low;
        bool isAbove = order < 0 ? operand >= high : operand <= high;
        if (isBelow || isAbove)
        {
            return isBelow ? Value.FromInt32(0) : count == int.MaxValue ? throw new SqlErrorException(SqlState.NumericValueOutOfRange, "integer out of range") : Value.FromInt32(count + 1);
        }

        Numeric bucket = NumericArithmetic.DivideTruncated((operand - low) * count, high - low);
        bucket.TryToInt64(out long index);
        return Value.FromInt32((int)index + 1);
    }

    private static Value WidthBucket(DataType type, in Value operand, ArrayValue thresholds)
    {
        if (thresholds.Dimensions > 1)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "thresholds must be one-dimensional array");
        }

        if (thresholds.Items.Any(item => item.IsNull))
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, "thresholds array must not contain NULLs");
        }

        ValueComparison compare = ValueComparer.GetComparison(type);
        int bucket = 0;
        int end = thresholds.Count;
        while (bucket < end)
        {
            int middle = (bucket + end) / 2;
            if (compare(operand, thresholds.Items[middle]) < 0)
            {
                end = middle;
            }
            else
            {
                bucket = middle + 1;
            }
        }

        return Value.FromInt32(bucket);
    }

    private static Value Divisor(in Numeric left, in Numeric right)
    {
        if (!left.IsFinite || !right.IsFinite)
        {
            return Value.FromNumeric(Numeric.NaN);
        }

        int scale = Math.Max(left.Scale, right.Scale);
        return Value.FromNumeric(Numeric.Create(
            BigInteger.GreatestCommonDivisor(NumericArithmetic.Round(left, scale).Unscaled, NumericArithmetic.Round(right, scale).Unscaled), scale));
    }

    private static Value Multiple(in Numeric left, in Numeric right)
    {
        if (!left.IsFinite || !right.IsFinite)
        {
            return Value.FromNumeric(Numeric.NaN);
        }

        int scale = Math.Max(left.Scale, right.Scale);
        (BigInteger a, BigInteger b) = (NumericArithmetic.Round(left, scale).Unscaled, NumericArithmetic.Round(right, scale).Unscaled);
        return Value.FromNumeric(Numeric.Create(a.IsZero || b.IsZero ? BigInteger.Zero : BigInteger.Abs(a / BigInteger.GreatestCommonDivisor(a, b) * b), scale));
    }

    private static Value Factorial(long number)
    {
        if (number < 0)
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "factorial of a negative number is undefined");
        }

        if (number > 32177)
        {
            throw Numeric.Overflow();
        }

        BigInteger product = BigInteger.One;
        for (long i = 2; i <= number; i++)
        {
            CancellationPoint.Tick();
            product *= i;
        }

        return Value.FromNumeric(Numeric.Create(product, 0));
    }
}
