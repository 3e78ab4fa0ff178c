using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Operators and functions of real and double precision; overflow and underflow are errors as in PostgreSQL.</summary>
internal static class FloatArithmetic
{
    internal static void Register(LibraryBuilder library)
    {
        foreach (string pair in (string[])["4", "8", "48", "84"])
        {
            bool isSingle = pair == "4";
            library.Scalar($"float{pair}pl", Binary(isSingle, static (a, b) => a + b));
            library.Scalar($"float{pair}mi", Binary(isSingle, static (a, b) => a - b));
            library.Scalar($"float{pair}mul", Binary(isSingle, static (a, b) => a * b, static (a, b) => a != 0 && b != 0));
            library.Scalar($"float{pair}div", Binary(isSingle,
                static (a, b) => b == 0 && !double.IsNaN(a) ? throw IntegerArithmetic.DivisionByZero() : a / b, static (a, b) => a != 0 && !double.IsInfinity(b)));
        }

        library.Scalar("float4um float8um", static (args, _) => Value.FromDouble(-args[0].Double));
        library.Scalar("float4up float8up", static (args, _) => args[0]);
        library.Scalar("float4abs float8abs abs(float4) abs(float8)", static (args, _) => Value.FromDouble(Math.Abs(args[0].Double)));
        Unary(library, "ceil(float8) ceiling(float8)", Math.Ceiling);
        Unary(library, "floor(float8)", Math.Floor);
        Unary(library, "round(float8) dround", static x => Math.Round(x, MidpointRounding.ToEven));
        Unary(library, "trunc(float8) dtrunc", Math.Truncate);
        Unary(library, "sign(float8)", static x => x > 0 ? 1 : x < 0 ? -1 : 0);
        library.Scalar("sqrt(float8) dsqrt", static (args, _) => args[0].Double < 0
            ? throw new SqlErrorException(SqlState.InvalidArgumentForPowerFunction, "cannot take square root of a negative number")
            : Value.FromDouble(Math.Sqrt(args[0].Double)));
        Unary(library, "cbrt(float8) dcbrt", Math.Cbrt);
        Unary(library, "exp(float8) dexp", Math.Exp, checkUnderflow: static x => !double.IsInfinity(x));
        library.Scalar("ln(float8) dlog1", static (args, _) => Logarithm(args[0].Double, Math.Log));
        library.Scalar("log(float8) log10(float8) dlog10", static (args, _) => Logarithm(args[0].Double, Math.Log10));
        library.Scalar("power(float8,float8) pow(float8,float8) dpow", static (args, _) => Power(args[0].Double, args[1].Double));
        RegisterTrigonometry(library);
        library.Scalar("pi", static (_, _) => Value.FromDouble(Math.PI));
        library.Scalar("random()", static (_, ctx) => Value.FromDouble(ctx.Random.NextDouble()));
        library.Scalar("setseed", static (args, ctx) =>
        {
            if (args[0].Double is not (>= -1 and <= 1))
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"setseed parameter {TextFormat.ToText(DataType.Float8, args[0], ctx.Format)} is out of allowed range [-1,1]");
            }

            ctx.Random = new SeededRandom(args[0].Double);
            return Value.FromText("");
        });
        library.Scalar("width_bucket(float8,float8,float8,int4)", static (args, _) =>
            NumericFunctions.WidthBucket(Numeric.FromDouble(args[0].Double), Numeric.FromDouble(args[1].Double), Numeric.FromDouble(args[2].Double), args[3].Int32));
    }

    /// <summary>A finite result, or PostgreSQL's error for the one that isn't.</summary>
    internal static Value Checked(double result, bool mayBeInfinite, bool mayBeZero, bool isSingle = false)
    {
        double rounded = isSingle ? (float)result : result;
        if (double.IsInfinity(rounded) && !mayBeInfinite)
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "value out of range: overflow");
        }

        if (rounded == 0 && !mayBeZero)
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "value out of range: underflow");
        }

        return Value.FromDouble(rounded);
    }

    private static ScalarImplementation Binary(bool isSingle, Func<double, double, double> compute, Func<double, double, bool>? checkUnderflow = null) => (args, _) =>
    {
        (double a, double b) = (args[0].Double, args[1].Double);
        double result = isSingle ? (float)compute(a, b) : compute(a, b);
        return double.IsFinite(result) && result != 0
            ? Value.FromDouble(result)
            : Checked(result, double.IsInfinity(a) || double.IsInfinity(b), checkUnderflow is null || !checkUnderflow(a, b), isSingle);
    };

    private static void Unary(LibraryBuilder library, string names, Func<double, double> compute, Func<double, bool>? checkUnderflow = null) =>
        library.Scalar(names, (args, _) => Checked(compute(args[0].Double), double.IsInfinity(args[0].Double), checkUnderflow is null || !checkUnderflow(args[0].Double)));

    private static Value Logarithm(double value, Func<double, double> compute) => value switch
    {
        0 => throw new SqlErrorException(SqlState.InvalidArgumentForLog, "cannot take logarithm of zero"),
        < 0 => throw new SqlErrorException(SqlState.InvalidArgumentForLog, "cannot take logarithm of a negative number"),
        _ => Value.FromDouble(compute(value)),
    };

    private static Value Power(double value, double exponent)
    {
        if (value == 0 && exponent < 0)
        {
            throw new SqlErrorException(SqlState.InvalidArgumentForPowerFunction, "zero raised to a negative power is undefined");
        }

        if (value < 0 && double.IsFinite(exponent) && Math.Floor(exponent) != exponent)
        {
            throw new SqlErrorException(SqlState.InvalidArgumentForPowerFunction, "a negative number raised to a non-integer power yields a complex result");
        }

        return Checked(Math.Pow(value, exponent), double.IsInfinity(value) || double.IsInfinity(exponent), value == 0 || double.IsInfinity(value) || double.IsInfinity(exponent));
    }

    private static void RegisterTrigonometry(LibraryBuilder library)
    {
        const double Degree = Math.PI / 180;
        (string Name, Func<double, double> Compute)[] functions =
        [
            ("sin", static x => Finite(x, Math.Sin)), ("cos", static x => Finite(x, Math.Cos)), ("tan", static x => Finite(x, Math.Tan)), ("cot", static x => Finite(x, y => 1 / Math.Tan(y))), ("atan", Math.Atan),
            ("sind", static x => Finite(x, DegreeTrigonometry.Sin)), ("cosd", static x => Finite(x, DegreeTrigonometry.Cos)), ("tand", static x => Finite(x, DegreeTrigonometry.Tan)),
            ("cotd", static x => Finite(x, DegreeTrigonometry.Cot)), ("atand", DegreeTrigonometry.Atan),
            ("sinh", Math.Sinh), ("cosh", Math.Cosh), ("tanh", Math.Tanh), ("asinh", Math.Asinh),
            ("acosh", static x => Defined(x >= 1 || double.IsNaN(x), x, Math.Acosh)), ("atanh", static x => Defined(!(Math.Abs(x) > 1), x, Math.Atanh)),
        ];
        foreach ((string name, Func<double, double> compute) in functions)
        {
            library.Scalar(name, (args, _) => Value.FromDouble(compute(args[0].Double)));
        }

        Unary(library, "degrees", static x => x / Degree, static x => x != 0);
        Unary(library, "radians", static x => x * Degree, static x => x != 0);
        library.Scalar("asin", static (args, _) => InUnit(args[0].Double, Math.Asin));
        library.Scalar("acos", static (args, _) => InUnit(args[0].Double, Math.Acos));
        library.Scalar("asind", static (args, _) => InUnit(args[0].Double, DegreeTrigonometry.Asin));
        library.Scalar("acosd", static (args, _) => InUnit(args[0].Double, DegreeTrigonometry.Acos));
        library.Scalar("atan2", static (args, _) => Value.FromDouble(Math.Atan2(args[0].Double, args[1].Double)));
        library.Scalar("atan2d", static (args, _) => Value.FromDouble(DegreeTrigonometry.Atan2(args[0].Double, args[1].Double)));
    }

    private static double Finite(double value, Func<double, double> compute) => Defined(!double.IsInfinity(value), value, compute);

    private static double Defined(bool isDefined, double value, Func<double, double> compute) =>
        isDefined ? compute(value) : throw new SqlErrorException(SqlState.NumericValueOutOfRange, "input is out of range");

    private static Value InUnit(double value, Func<double, double> compute) => value is < -1 or > 1
        ? throw new SqlErrorException(SqlState.NumericValueOutOfRange, "input is out of range")
        : Value.FromDouble(compute(value));
}
