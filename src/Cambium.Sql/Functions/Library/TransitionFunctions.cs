using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>The plain functions that PostgreSQL's own aggregates are made of and aggregates of users may be: their states are numbers and arrays.</summary>
internal static class TransitionFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("int8inc int8inc_any int8inc_float8_float8", static (args, _) => Counted(args[0].Int64, 1));
        library.Scalar("int8dec int8dec_any", static (args, _) => Counted(args[0].Int64, -1));
        library.Scalar("int2_sum int4_sum", static (args, _) => args[1].IsNull ? args[0] : args[0].IsNull ? Value.FromInt64(args[1].Int64) : Counted(args[0].Int64, args[1].Int64));
        library.Scalar("int4inc", static (args, _) => args[0].Int32 < int.MaxValue
            ? Value.FromInt32(args[0].Int32 + 1)
            : throw new SqlErrorException(SqlState.NumericValueOutOfRange, "integer out of range"));
        library.Scalar("int8_sum", static (args, _) => args[1].IsNull ? args[0]
            : args[0].IsNull ? Value.FromNumeric(Numeric.Create(args[1].Int64, 0))
            : Value.FromNumeric(args[0].Numeric + Numeric.Create(args[1].Int64, 0)));
        library.Scalar("booland_statefunc", static (args, _) => Value.FromBoolean(args[0].Boolean && args[1].Boolean));
        library.Scalar("boolor_statefunc", static (args, _) => Value.FromBoolean(args[0].Boolean || args[1].Boolean));
        library.Scalar("int2_avg_accum int4_avg_accum", static (args, _) => Pair(args[0].Array, args[1].Int64));
        library.Scalar("int2int4_sum", static (args, _) => State(args[0].Array, DataType.Int8, 2)[0].Int64 == 0 ? Value.Null : args[0].Array.Items[1]);
        library.Scalar("int8_avg", static (args, _) => State(args[0].Array, DataType.Int8, 2) is var state && state[0].Int64 == 0
            ? Value.Null
            : Value.FromNumeric(Numeric.Create(state[1].Int64, 0) / Numeric.Create(state[0].Int64, 0)));
        library.Scalar("float4_accum float8_accum", static (args, _) => Moments(State(args[0].Array, DataType.Float8, 3), args[1].Double));
        Finish(library, "float8_avg", 1, static state => state[1].Double / state[0].Double);
        Finish(library, "float8_var_pop", 1, static state => state[2].Double / state[0].Double);
        Finish(library, "float8_var_samp", 2, static state => state[2].Double / (state[0].Double - 1));
        Finish(library, "float8_stddev_pop", 1, static state => Math.Sqrt(state[2].Double / state[0].Double));
        Finish(library, "float8_stddev_samp", 2, static state => Math.Sqrt(state[2].Double / (state[0].Double - 1)));
    }

    private static void Finish(LibraryBuilder library, string name, int countMin, Func<Value[], double> compute) =>
        library.Scalar(name, (args, _) => State(args[0].Array, DataType.Float8, 3) is var state && state[0].Double < countMin ? Value.Null : Value.FromDouble(compute(state)));

    private static Value Counted(long count, long by)
    {
        Int128 sum = (Int128)count + by;
        return sum >= long.MinValue && sum <= long.MaxValue ? Value.FromInt64((long)sum) : throw new SqlErrorException(SqlState.NumericValueOutOfRange, "bigint out of range");
    }

    /// <summary>{count, sum}.</summary>
    private static Value Pair(ArrayValue array, long number)
    {
        Value[] state = State(array, DataType.Int8, 2);
        return Value.FromArray(new ArrayValue(DataType.Int8, [Value.FromInt64(state[0].Int64 + 1), Value.FromInt64(state[1].Int64 + number)]));
    }

    /// <summary>{count, sum, sum of squares of the differences from the mean}, by the method of Youngs and Cramer.</summary>
    private static Value Moments(Value[] state, double x)
    {
        double before = state[0].Double;
        double count = before + 1;
        double sum = state[1].Double + x;
        double squares = state[2].Double;
        if (before > 0)
        {
            double difference = (x * count) - sum;
            squares += difference * difference / (count * before);
            if (double.IsInfinity(sum) || double.IsInfinity(squares))
            {
                squares = double.IsInfinity(state[1].Double) || double.IsInfinity(x)
                    ? double.NaN
                    : throw new SqlErrorException(SqlState.NumericValueOutOfRange, "value out of range: overflow");
            }
        }
        else if (!double.IsFinite(x))
        {
            squares = double.NaN;
        }

        return Value.FromArray(new ArrayValue(DataType.Float8, [Value.FromDouble(count), Value.FromDouble(sum), Value.FromDouble(squares)]));
    }

    /// <exception cref="SqlErrorException">XX000: not so many numbers.</exception>
    private static Value[] State(ArrayValue array, DataType type, int count) => array.Dimensions == 1 && array.Count == count && !array.Items.Any(static item => item.IsNull)
        ? array.Items
        : throw new SqlErrorException(SqlState.InternalError, $"expected {count}-element {type.Name} array");
}
