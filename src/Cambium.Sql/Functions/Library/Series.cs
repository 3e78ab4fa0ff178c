using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>generate_series and generate_subscripts.</summary>
internal static class Series
{
    internal static void Register(LibraryBuilder library)
    {
        library.Set("generate_series(int4,int4)", static (args, _) => Integers(args[0].Int64, args[1].Int64, 1, int.MaxValue, int.MinValue));
        library.Set("generate_series(int4,int4,int4)", static (args, _) => Integers(args[0].Int64, args[1].Int64, Step(args[2].Int64), int.MaxValue, int.MinValue));
        library.Set("generate_series(int8,int8)", static (args, _) => Integers(args[0].Int64, args[1].Int64, 1, long.MaxValue, long.MinValue));
        library.Set("generate_series(int8,int8,int8)", static (args, _) => Integers(args[0].Int64, args[1].Int64, Step(args[2].Int64), long.MaxValue, long.MinValue));
        library.Set("generate_series(numeric,numeric)", static (args, _) => Numerics(args[0].Numeric, args[1].Numeric, Numeric.One));
        library.Set("generate_series(numeric,numeric,numeric)", static (args, _) => Numerics(args[0].Numeric, args[1].Numeric, args[2].Numeric));
        library.Set("generate_series(timestamp,timestamp,interval)", static (args, _) => Times(args[0].Int64, args[1].Int64, args[2].Interval, TimestampArithmetic.Add));
        library.Set("generate_series(timestamptz,timestamptz,interval)", static (args, ctx) =>
            Times(args[0].Int64, args[1].Int64, args[2].Interval, (time, step) => TimestampArithmetic.Add(time, step, ctx.Format.TimeZone)));
        library.Set("generate_subscripts", static (args, _) => Subscripts(args[0].Array, args[1].Int32, args.Length > 2 && args[2].Boolean));
    }

    private static long Step(long step) => step != 0 ? step : throw ZeroStep();

    private static SqlErrorException ZeroStep() => new(SqlState.InvalidParameterValue, "step size cannot equal zero");

    private static IEnumerable<Value[]> Integers(long start, long stop, long step, long max, long min)
    {
        Value[] row = new Value[1];
        for (long i = start; step > 0 ? i <= stop : i >= stop; i += step)
        {
            row[0] = Value.FromInt64(i);
            yield return row;
            if (step > 0 ? i > max - step : i < min - step)
            {
                yield break;
            }
        }
    }

    private static IEnumerable<Value[]> Numerics(Numeric start, Numeric stop, Numeric step)
    {
        foreach ((Numeric value, string name) in new[] { (start, "start"), (stop, "stop"), (step, "step size") })
        {
            if (!value.IsFinite)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"{name}{(name == "step size" ? "" : " value")} cannot be {(value.IsNaN ? "NaN" : "infinity")}");
            }
        }

        return step.Sign == 0 ? throw ZeroStep() : Enumerate(start, stop, step);

        static IEnumerable<Value[]> Enumerate(Numeric current, Numeric stop, Numeric step)
        {
            Value[] row = new Value[1];
            for (Numeric? next = current; next is { } value && (step.Sign > 0 ? value <= stop : value >= stop); next = Next(value, step))
            {
                row[0] = Value.FromNumeric(value);
                yield return row;
            }
        }

        // Null behind the last number there is.
        static Numeric? Next(in Numeric value, in Numeric step)
        {
            try
            {
                return value + step;
            }
            catch (SqlErrorException e) when (e.SqlState == SqlState.NumericValueOutOfRange)
            {
                return null;
            }
        }
    }

    private static IEnumerable<Value[]> Times(long start, long stop, Interval step, Func<long, Interval, long> add)
    {
        int sign = Int128.Sign(step.Span);
        if (sign == 0)
        {
            throw ZeroStep();
        }

        return Enumerate();

        IEnumerable<Value[]> Enumerate()
        {
            Value[] row = new Value[1];
            for (long time = start; sign > 0 ? time <= stop : time >= stop; time = add(time, step))
            {
                row[0] = Value.FromInt64(time);
                yield return row;
                if (CivilCalendar.IsInfinite(time))
                {
                    yield break;
                }
            }
        }
    }

    private static IEnumerable<Value[]> Subscripts(ArrayValue array, int dimension, bool isReversed)
    {
        if (dimension < 1 || dimension > array.Dimensions)
        {
            yield break;
        }

        int low = array.LowerBounds[dimension - 1];
        int length = array.Lengths[dimension - 1];
        for (int i = 0; i < length; i++)
        {
            yield return [Value.FromInt32(isReversed ? low + length - 1 - i : low + i)];
        }
    }
}
