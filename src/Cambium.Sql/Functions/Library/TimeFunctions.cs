using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>The clock, arithmetic, parts and construction of dates, times, timestamps and intervals.</summary>
internal static class TimeFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("now transaction_timestamp", static (_, ctx) => Value.FromInt64(ctx.TransactionStart));
        library.Scalar("statement_timestamp", static (_, ctx) => Value.FromInt64(ctx.StatementStart));
        library.Scalar("clock_timestamp", static (_, ctx) => Value.FromInt64(CivilCalendar.FromDateTimeOffset(ctx.Clock.GetUtcNow())));
        library.Scalar("timeofday", static (_, ctx) => Value.FromText(DateTimeOutput.FormatTimestampTz(
            CivilCalendar.FromDateTimeOffset(ctx.Clock.GetUtcNow()), ctx.Format with { DateStyle = DateStyle.Postgres })));
        RegisterArithmetic(library);
        RegisterParts(library);
        RegisterConstruction(library);
    }

    private static void RegisterArithmetic(LibraryBuilder library)
    {
        library.Scalar("date_pli", static (args, _) => AddDays(args[0].Int32, args[1].Int32));
        library.Scalar("integer_pl_date", static (args, _) => AddDays(args[1].Int32, args[0].Int32));
        library.Scalar("date_mii", static (args, _) => AddDays(args[0].Int32, -(long)args[1].Int32));
        library.Scalar("date_mi", static (args, _) => CivilCalendar.IsInfinite(args[0].Int32) || CivilCalendar.IsInfinite(args[1].Int32)
            ? throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "cannot subtract infinite dates")
            : Value.FromInt32(args[0].Int32 - args[1].Int32));
        library.Scalar("date_pl_interval", static (args, _) => Value.FromInt64(TimestampArithmetic.Add(Casts.DateToTimestamp(args[0].Int32), args[1].Interval)));
        library.Scalar("interval_pl_date", static (args, _) => Value.FromInt64(TimestampArithmetic.Add(Casts.DateToTimestamp(args[1].Int32), args[0].Interval)));
        library.Scalar("date_mi_interval", static (args, _) => Value.FromInt64(TimestampArithmetic.Add(Casts.DateToTimestamp(args[0].Int32), IntervalArithmetic.Negate(args[1].Interval))));
        library.Scalar("datetime_pl timestamp(date,time)", static (args, _) => DateAndTime(args[0], args[1].Int64));
        library.Scalar("timedate_pl", static (args, _) => DateAndTime(args[1], args[0].Int64));
        library.Scalar("datetimetz_pl timestamptz(date,timetz)", static (args, _) => DateAndTimeTz(args[0], args[1].TimeTz));
        library.Scalar("timetzdate_pl", static (args, _) => DateAndTimeTz(args[1], args[0].TimeTz));
        library.Scalar("timestamp_pl_interval", static (args, _) => Value.FromInt64(TimestampArithmetic.Add(args[0].Int64, args[1].Interval)));
        library.Scalar("interval_pl_timestamp", static (args, _) => Value.FromInt64(TimestampArithmetic.Add(args[1].Int64, args[0].Interval)));
        library.Scalar("timestamp_mi_interval", static (args, _) => Value.FromInt64(TimestampArithmetic.Add(args[0].Int64, IntervalArithmetic.Negate(args[1].Interval))));
        library.Scalar("timestamptz_pl_interval", static (args, ctx) => Value.FromInt64(TimestampArithmetic.Add(args[0].Int64, args[1].Interval, ctx.Format.TimeZone)));
        library.Scalar("interval_pl_timestamptz", static (args, ctx) => Value.FromInt64(TimestampArithmetic.Add(args[1].Int64, args[0].Interval, ctx.Format.TimeZone)));
        library.Scalar("timestamptz_mi_interval", static (args, ctx) =>
            Value.FromInt64(TimestampArithmetic.Add(args[0].Int64, IntervalArithmetic.Negate(args[1].Interval), ctx.Format.TimeZone)));
        library.Scalar("timestamp_mi timestamptz_mi", static (args, _) => Value.FromObject(TimestampArithmetic.Subtract(args[0].Int64, args[1].Int64)));
        library.Scalar("time_pl_interval", static (args, _) => Value.FromInt64(Wrap((Int128)args[0].Int64 + args[1].Interval.Micros)));
        library.Scalar("interval_pl_time", static (args, _) => Value.FromInt64(Wrap((Int128)args[1].Int64 + args[0].Interval.Micros)));
        library.Scalar("time_mi_interval", static (args, _) => Value.FromInt64(Wrap((Int128)args[0].Int64 - args[1].Interval.Micros)));
        library.Scalar("time_mi_time", static (args, _) => Value.FromObject(new Interval(0, 0, args[0].Int64 - args[1].Int64)));
        library.Scalar("timetz_pl_interval", static (args, _) => Value.FromObject(args[0].TimeTz with { Micros = Wrap((Int128)args[0].TimeTz.Micros + args[1].Interval.Micros) }));
        library.Scalar("interval_pl_timetz", static (args, _) => Value.FromObject(args[1].TimeTz with { Micros = Wrap((Int128)args[1].TimeTz.Micros + args[0].Interval.Micros) }));
        library.Scalar("timetz_mi_interval", static (args, _) => Value.FromObject(args[0].TimeTz with { Micros = Wrap((Int128)args[0].TimeTz.Micros - args[1].Interval.Micros) }));
        library.Scalar("interval_pl", static (args, _) => Value.FromObject(IntervalArithmetic.Add(args[0].Interval, args[1].Interval)));
        library.Scalar("interval_mi", static (args, _) => Value.FromObject(IntervalArithmetic.Subtract(args[0].Interval, args[1].Interval)));
        library.Scalar("interval_um", static (args, _) => Value.FromObject(IntervalArithmetic.Negate(args[0].Interval)));
        library.Scalar("interval_mul", static (args, _) => Value.FromObject(IntervalArithmetic.Multiply(args[0].Interval, args[1].Double)));
        library.Scalar("mul_d_interval", static (args, _) => Value.FromObject(IntervalArithmetic.Multiply(args[1].Interval, args[0].Double)));
        library.Scalar("interval_div", static (args, _) => Value.FromObject(IntervalArithmetic.Divide(args[0].Interval, args[1].Double)));
        library.Scalar("justify_hours", static (args, _) => Value.FromObject(IntervalArithmetic.JustifyHours(args[0].Interval)));
        library.Scalar("justify_days", static (args, _) => Value.FromObject(IntervalArithmetic.JustifyDays(args[0].Interval)));
        library.Scalar("justify_interval", static (args, _) => Value.FromObject(IntervalArithmetic.Justify(args[0].Interval)));
        library.Scalar("age(timestamp,timestamp)", static (args, _) => Value.FromObject(TimestampArithmetic.Age(args[0].Int64, args[1].Int64)));
        library.Scalar("age(timestamptz,timestamptz)", static (args, ctx) => Value.FromObject(TimestampArithmetic.Age(Local(args[0], ctx), Local(args[1], ctx))));
        library.Scalar("age(timestamp)", static (args, ctx) => Value.FromObject(TimestampArithmetic.Age(Today(ctx), args[0].Int64)));
        library.Scalar("age(timestamptz)", static (args, ctx) => Value.FromObject(TimestampArithmetic.Age(Today(ctx), Local(args[0], ctx))));
        library.Scalar("isfinite(date)", static (args, _) => Value.FromBoolean(!CivilCalendar.IsInfinite(args[0].Int32)));
        library.Scalar("isfinite(timestamp) isfinite(timestamptz)", static (args, _) => Value.FromBoolean(!CivilCalendar.IsInfinite(args[0].Int64)));
        library.Scalar("isfinite(interval)", static (_, _) => Value.True);
        library.Scalar("timezone(text,timestamptz)", static (args, _) => Value.FromInt64(TimeZones.ToLocal(Zone(args[0].Text), args[1].Int64)));
        library.Scalar("timezone(text,timestamp)", static (args, _) => Value.FromInt64(TimeZones.ToUtc(Zone(args[0].Text), args[1].Int64)));
        library.Scalar("timezone(interval,timestamptz)", static (args, _) => Value.FromInt64(TimestampArithmetic.Add(args[1].Int64, ZoneOffset(args[0].Interval))));
        library.Scalar("timezone(interval,timestamp)", static (args, _) => Value.FromInt64(TimestampArithmetic.Add(args[1].Int64, IntervalArithmetic.Negate(ZoneOffset(args[0].Interval)))));
        library.Scalar("timestamptz(date,time)", static (args, ctx) =>
        {
            Value local = DateAndTime(args[0], args[1].Int64);
            return CivilCalendar.IsInfinite(local.Int64) ? local : Value.FromInt64(TimeZones.ToUtc(ctx.Format.TimeZone, local.Int64));
        });
        library.Scalar("timezone(text,timetz)", static (args, ctx) => InZone(args[1].TimeTz, -TimeZones.OffsetAtUtc(Zone(args[0].Text), ctx.TransactionStart)));
        library.Scalar("timezone(interval,timetz)", static (args, _) => InZone(args[1].TimeTz, (int)-(ZoneOffset(args[0].Interval).Micros / DateTimes.MicrosPerSecond)));
        library.Scalar("overlaps(timestamp,timestamp,timestamp,timestamp) overlaps(timestamptz,timestamptz,timestamptz,timestamptz) overlaps(time,time,time,time)",
            static types => Overlaps(types.Arguments[0].Type));
    }

    private static void RegisterParts(LibraryBuilder library)
    {
        library.Scalar("date_trunc(text,timestamp)", static (args, _) => Value.FromInt64(DateParts.Truncate(args[0].Text, args[1].Int64)));
        library.Scalar("date_trunc(text,timestamptz)", static (args, ctx) => Value.FromInt64(DateParts.Truncate(args[0].Text, args[1].Int64, ctx.Format.TimeZone)));
        library.Scalar("date_trunc(text,timestamptz,text)", static (args, _) => Value.FromInt64(DateParts.Truncate(args[0].Text, args[1].Int64, Zone(args[2].Text))));
        library.Scalar("date_trunc(text,interval)", static (args, _) => Value.FromObject(DateParts.Truncate(args[0].Text, args[1].Interval)));
        foreach (string type in (string[])["date", "time", "timetz", "timestamp", "timestamptz", "interval"])
        {
            library.Scalar($"extract(text,{type})", types => Extract(types.Arguments[1].Type, isDouble: false));
            library.Scalar($"date_part(text,{type})", types => Extract(types.Arguments[1].Type, isDouble: true));
        }

        library.Scalar("date_bin(interval,timestamp,timestamp) date_bin(interval,timestamptz,timestamptz)", static (args, _) => Bin(args[0].Interval, args[1].Int64, args[2].Int64));
    }

    private static void RegisterConstruction(LibraryBuilder library)
    {
        library.Scalar("make_date", static (args, _) => Value.FromInt32(MakeDate(args[0].Int32, args[1].Int32, args[2].Int32)));
        library.Scalar("make_time", static (args, _) => Value.FromInt64(MakeTime(args[0].Int32, args[1].Int32, args[2].Double)));
        library.Scalar("make_timestamp", static (args, _) => Value.FromInt64(MakeTimestamp(args)));
        library.Scalar("make_timestamptz(int4,int4,int4,int4,int4,float8)", static (args, ctx) => Value.FromInt64(TimeZones.ToUtc(ctx.Format.TimeZone, MakeTimestamp(args))));
        library.Scalar("make_timestamptz(int4,int4,int4,int4,int4,float8,text)", static (args, _) => Value.FromInt64(TimeZones.ToUtc(SignedZone(args[6].Text), MakeTimestamp(args))));
        library.Scalar("make_interval", static (args, _) => Value.FromObject(IntervalArithmetic.Create(
            (args[0].Int32 * 12L) + args[1].Int32,
            (args[2].Int32 * 7L) + args[3].Int32,
            (args[4].Int32 * (Int128)DateTimes.MicrosPerHour) + (args[5].Int32 * (Int128)DateTimes.MicrosPerMinute) + Micros(args[6].Double))));
        library.Scalar("to_timestamp(float8)", static (args, _) => FromEpoch(args[0].Double));
        string[] pairs =
        [
            "date(timestamp)", "date(timestamptz)", "time(timestamp)", "time(timestamptz)", "time(interval)", "time(timetz)", "timestamp(date)", "timestamp(timestamptz)",
            "timestamptz(date)", "timestamptz(timestamp)", "interval(time)", "timetz(time)", "timetz(timestamptz)",
        ];
        foreach (string pair in pairs)
        {
            library.Scalar(pair, static types =>
            {
                CastFunction cast = Casts.Find(types.Arguments[0].Type, types.Result.Type, out _)!;
                return (args, ctx) => cast(args[0], ctx);
            });
        }
    }

    /// <param name="zone">Seconds west of Greenwich.</param>
    private static Value InZone(TimeTz time, int zone) => Value.FromObject(new TimeTz(Wrap((Int128)time.Utc - (zone * DateTimes.MicrosPerSecond)), zone));

    internal static TimeZoneRules Zone(string name) => TimeZones.FindOrAbbreviation(name) ?? throw new SqlErrorException(SqlState.InvalidParameterValue, $"time zone \"{name}\" not recognized");

    /// <summary>A zone in which a signed number of hours counts eastwards, as in ISO 8601.</summary>
    private static TimeZoneRules SignedZone(string name)
    {
        if (name.Length > 0 && char.IsAsciiDigit(name[0]))
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid input syntax for type numeric time zone: \"{name}\"",
                hint: "Numeric time zones must have \"-\" or \"+\" as first character.");
        }

        if (name is not ['+' or '-', ..])
        {
            return Zone(name);
        }

        try
        {
            return TimeZones.FromOffset(-TextFormat.Parse(DataType.TimeTz, "00:00" + name, SessionFormat.Default).TimeTz.Zone);
        }
        catch (SqlErrorException error) when (error.SqlState == SqlState.InvalidTimeZoneDisplacementValue)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"numeric time zone \"{name}\" out of range", innerException: error);
        }
    }

    private static Interval ZoneOffset(Interval interval) => interval.Months != 0 || interval.Days != 0
        ? throw new SqlErrorException(SqlState.InvalidParameterValue, $"interval time zone \"{IntervalOutput.Format(interval, IntervalStyle.Postgres)}\" must not include months or days")
        : interval;

    private static long Local(in Value timestamptz, CallContext context) => TimeZones.ToLocal(context.Format.TimeZone, timestamptz.Int64);

    private static long Today(CallContext context)
    {
        long now = TimeZones.ToLocal(context.Format.TimeZone, context.TransactionStart);
        return now - CivilCalendar.Split(now).Time;
    }

    private static Value AddDays(int date, long days) => Value.FromInt32(CivilCalendar.IsInfinite(date) ? date : CivilCalendar.CheckDate(date + days));

    private static Value DateAndTime(in Value date, long time)
    {
        long midnight = Casts.DateToTimestamp(date.Int32);
        return Value.FromInt64(CivilCalendar.IsInfinite(midnight) ? midnight : CivilCalendar.CheckTimestamp((Int128)midnight + time));
    }

    private static Value DateAndTimeTz(in Value date, TimeTz time)
    {
        long midnight = Casts.DateToTimestamp(date.Int32);
        return Value.FromInt64(CivilCalendar.IsInfinite(midnight) ? midnight : CivilCalendar.CheckTimestamp((Int128)midnight + time.Utc));
    }

    /// <summary>A time of day, round the clock.</summary>
    private static long Wrap(Int128 micros)
    {
        long rest = (long)(micros % DateTimes.MicrosPerDay);
        return rest < 0 ? rest + DateTimes.MicrosPerDay : rest;
    }

    private static ScalarImplementation Extract(DataType type, bool isDouble)
    {
        // date_part takes a date for its midnight, so that it has hours; to extract it has none.
        CastFunction? cast = isDouble && type == DataType.Date ? Casts.Find(type, DataType.Timestamp, out _) : null;
        DataType partOf = cast is null ? type : DataType.Timestamp;
        return (args, ctx) =>
        {
            string field = args[0].Text.ToLowerInvariant();
            Numeric? part = DateParts.Extract(field, partOf, cast is null ? args[1] : cast(args[1], ctx), ctx.Format.TimeZone);
            return part is not { } found ? Value.Null : isDouble ? Value.FromDouble(found.ToDouble()) : Value.FromNumeric(found);
        };
    }

    /// <exception cref="SqlErrorException">22008: not a number, or infinite.</exception>
    private static Int128 Micros(double seconds) => double.IsFinite(seconds) ? (Int128)Math.Round(seconds * 1e6) : throw IntervalArithmetic.OutOfRange();

    private static Value Bin(Interval stride, long timestamp, long origin)
    {
        if (stride.Months != 0)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "timestamps cannot be binned into intervals containing months or years");
        }

        Int128 width = stride.Span;
        if (width > long.MaxValue || width < long.MinValue)
        {
            throw IntervalArithmetic.OutOfRange();
        }

        if (width <= 0)
        {
            throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "stride must be greater than zero");
        }

        if (CivilCalendar.IsInfinite(timestamp))
        {
            return Value.FromInt64(timestamp);
        }

        Int128 distance = (Int128)timestamp - origin;
        if (distance > long.MaxValue || distance < long.MinValue)
        {
            throw IntervalArithmetic.OutOfRange();
        }

        Int128 rest = distance % width;
        Int128 start = timestamp - (rest < 0 ? rest + width : rest);
        return Value.FromInt64(start < long.MinValue
            ? throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "timestamp out of range")
            : CivilCalendar.CheckTimestamp((long)start));
    }

    /// <param name="shownYear">The year in messages; null: with the year before 1 as 0.</param>
    private static int MakeDate(int year, int month, int day, int? shownYear = null)
    {
        int astronomical = year < 0 ? year + 1 : year;
        if (year == 0 || month is < 1 or > 12 || day < 1 || day > CivilCalendar.DaysInMonth(astronomical, month))
        {
            throw new SqlErrorException(SqlState.DatetimeFieldOverflow, string.Create(CultureInfo.InvariantCulture, $"date field value out of range: {shownYear ?? astronomical}-{TwoDigits(month)}-{TwoDigits(day)}"));
        }

        long days = CivilCalendar.ToDays(astronomical, month, day);
        return days is >= CivilCalendar.DateMin and < CivilCalendar.DateEnd
            ? (int)days
            : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, string.Create(CultureInfo.InvariantCulture, $"date out of range: {shownYear ?? astronomical}-{TwoDigits(month)}-{TwoDigits(day)}"));
    }

    private static long MakeTime(int hour, int minute, double second)
    {
        bool isValid = hour is >= 0 and <= 24 && minute is >= 0 and <= 59 && second is >= 0 and <= 60 && (hour < 24 || (minute == 0 && second == 0));
        return isValid
            ? (((hour * 60L) + minute) * DateTimes.MicrosPerMinute) + (long)Math.Round(second * 1e6)
            : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, string.Create(CultureInfo.InvariantCulture, $"time field value out of range: {hour}:{TwoDigits(minute)}:{second.ToString("g6", CultureInfo.InvariantCulture).PadLeft(2, '0')}"));
    }

    private static string TwoDigits(int number) => number.ToString(CultureInfo.InvariantCulture).PadLeft(2, '0');

    private static long MakeTimestamp(ReadOnlySpan<Value> args) => CivilCalendar.CheckTimestamp(
        ((Int128)MakeDate(args[0].Int32, args[1].Int32, args[2].Int32, args[0].Int32) * DateTimes.MicrosPerDay) + MakeTime(args[3].Int32, args[4].Int32, args[5].Double));

    private static Value FromEpoch(double seconds)
    {
        if (double.IsNaN(seconds))
        {
            throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "timestamp cannot be NaN");
        }

        if (double.IsInfinity(seconds))
        {
            return Value.FromInt64(seconds > 0 ? CivilCalendar.TimestampInfinity : CivilCalendar.TimestampMinusInfinity);
        }

        double micros = Math.Round((seconds - 946_684_800) * 1e6, MidpointRounding.ToEven);
        return micros >= CivilCalendar.TimestampMin && micros < CivilCalendar.TimestampEnd
            ? Value.FromInt64((long)micros)
            : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"timestamp out of range: \"{TextFormat.ToText(DataType.Float8, Value.FromDouble(seconds), SessionFormat.Default)}\"");
    }

    /// <summary>OVERLAPS of two periods given by their ends, which may come in either order and be NULL.</summary>
    private static ScalarImplementation Overlaps(DataType type) => (args, _) =>
    {
        (Value start1, Value end1) = Ordered(args[0], args[1]);
        (Value start2, Value end2) = Ordered(args[2], args[3]);
        if (start1.IsNull || start2.IsNull)
        {
            return Value.Null;
        }

        int order = ValueComparer.Compare(type, start1, start2);
        if (order == 0)
        {
            return end1.IsNull || end2.IsNull ? Value.Null : Value.True;
        }

        Value earlierEnd = order > 0 ? end2 : end1;
        Value laterStart = order > 0 ? start1 : start2;
        Value laterEnd = order > 0 ? end1 : end2;
        if (earlierEnd.IsNull)
        {
            return Value.Null;
        }

        return ValueComparer.Compare(type, laterStart, earlierEnd) < 0 ? Value.True : laterEnd.IsNull ? Value.Null : Value.False;

        (Value, Value) Ordered(Value a, Value b) => a.IsNull ? (b, a) : !b.IsNull && ValueComparer.Compare(type, a, b) > 0 ? (b, a) : (a, b);
    };
}
