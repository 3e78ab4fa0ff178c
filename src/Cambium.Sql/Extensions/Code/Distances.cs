using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Extensions.Code;

/// <summary>btree_gist: the distance operators. Its operator classes are names that indexes bear.</summary>
internal static class Distances
{
    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("int2_dist", static (arguments, _) => Integer(arguments, short.MaxValue, "smallint"));
        library.Scalar("int4_dist date_dist", static (arguments, _) => Integer(arguments, int.MaxValue, "integer"));
        library.Scalar("int8_dist", static (arguments, _) => Integer(arguments, long.MaxValue, "bigint"));
        library.Scalar("oid_dist", static (arguments, _) => Value.FromUInt32((uint)Math.Abs((long)arguments[0].UInt32 - arguments[1].UInt32)));
        library.Scalar("cash_dist", static (arguments, _) => Integer(arguments, long.MaxValue, "money"));
        library.Scalar("float4_dist", static (arguments, _) => Value.FromDouble((float)Math.Abs(arguments[0].Double - arguments[1].Double)));
        library.Scalar("float8_dist", static (arguments, _) => Value.FromDouble(Math.Abs(arguments[0].Double - arguments[1].Double)));
        library.Scalar("time_dist", static (arguments, _) => Value.FromObject(new Interval(0, 0, Math.Abs(arguments[0].Int64 - arguments[1].Int64))));
        library.Scalar("ts_dist tstz_dist", static (arguments, _) => Times(arguments[0].Int64, arguments[1].Int64));
        library.Scalar("interval_dist", static (arguments, _) =>
        {
            (Interval left, Interval right) = (arguments[0].Interval, arguments[1].Interval);
            return Value.FromObject(left.CompareTo(right) >= 0 ? Subtract(left, right) : Subtract(right, left));
        });
    }

    private static Value Integer(ReadOnlySpan<Value> arguments, long max, string type)
    {
        Int128 distance = Int128.Abs((Int128)arguments[0].Int64 - arguments[1].Int64);
        return distance <= max ? Value.FromInt64((long)distance) : throw new SqlErrorException(SqlState.NumericValueOutOfRange, $"{type} out of range");
    }

    /// <summary>As subtracting two timestamps gives it: days and the rest of one.</summary>
    private static Value Times(long left, long right)
    {
        if (Engine.Times.CivilCalendar.IsInfinite(left) || Engine.Times.CivilCalendar.IsInfinite(right))
        {
            return Value.FromObject(new Interval(int.MaxValue, int.MaxValue, long.MaxValue));
        }

        long micros = Math.Abs(left - right);
        return Value.FromObject(new Interval(0, (int)(micros / DateTimes.MicrosPerDay), micros % DateTimes.MicrosPerDay));
    }

    private static Interval Subtract(Interval left, Interval right) => new(left.Months - right.Months, left.Days - right.Days, left.Micros - right.Micros);
}
