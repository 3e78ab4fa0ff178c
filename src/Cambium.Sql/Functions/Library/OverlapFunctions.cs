using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>OVERLAPS of two periods, each from its start to its end or by an interval; ends may come first, and be NULL.</summary>
internal static class OverlapFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("overlaps(timetz,timetz,timetz,timetz)", static types => Compare(types, static (_, end, _) => end));
        foreach (string type in (string[])["timestamp", "timestamptz", "time"])
        {
            Func<Value, Value, CallContext, Value> add = type switch
            {
                "timestamp" => static (start, length, _) => Value.FromInt64(TimestampArithmetic.Add(start.Int64, length.Interval)),
                "timestamptz" => static (start, length, context) => Value.FromInt64(TimestampArithmetic.Add(start.Int64, length.Interval, context.Format.TimeZone)),
                _ => static (start, length, _) => Value.FromInt64((long)((((Int128)start.Int64 + length.Interval.Micros) % DateTimes.MicrosPerDay + DateTimes.MicrosPerDay) % DateTimes.MicrosPerDay)),
            };
            foreach (string signature in (string[])["{0},{0},{0},{0}", "{0},interval,{0},{0}", "{0},{0},{0},interval", "{0},interval,{0},interval"])
            {
                library.Scalar($"overlaps({signature.Replace("{0}", type, StringComparison.Ordinal)})", types => Compare(types, add));
            }
        }
    }

    private static ScalarImplementation Compare(CallTypes types, Func<Value, Value, CallContext, Value> add)
    {
        ValueComparison compare = ValueComparer.GetComparison(types.Arguments[0].Type);
        bool firstAdds = types.Arguments[1].Type == DataType.Interval;
        bool secondAdds = types.Arguments[3].Type == DataType.Interval;
        return (args, context) => Overlap(
            args[0], End(args[0], args[1], firstAdds, add, context), args[2], End(args[2], args[3], secondAdds, add, context), compare);
    }

    private static Value End(in Value start, in Value end, bool adds, Func<Value, Value, CallContext, Value> add, CallContext context) =>
        !adds ? end : start.IsNull || end.IsNull ? Value.Null : add(start, end, context);

    private static Value Overlap(Value start, Value end, Value otherStart, Value otherEnd, ValueComparison compare)
    {
        if ((start.IsNull && end.IsNull) || (otherStart.IsNull && otherEnd.IsNull))
        {
            return Value.Null;
        }

        (start, end) = Ordered(start, end, compare);
        (otherStart, otherEnd) = Ordered(otherStart, otherEnd, compare);
        int order = compare(start, otherStart);
        if (order == 0)
        {
            return end.IsNull || otherEnd.IsNull ? Value.Null : Value.True;
        }

        // The later start against the earlier period's end.
        (Value later, Value earlierEnd, Value laterEnd) = order > 0 ? (start, otherEnd, end) : (otherStart, end, otherEnd);
        return earlierEnd.IsNull ? Value.Null
            : compare(later, earlierEnd) < 0 ? Value.True
            : laterEnd.IsNull ? Value.Null
            : Value.False;
    }

    private static (Value Start, Value End) Ordered(in Value start, in Value end, ValueComparison compare) =>
        start.IsNull ? (end, Value.Null) : !end.IsNull && compare(start, end) > 0 ? (end, start) : (start, end);
}
