using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Input functions of date, time, timetz, timestamp and timestamptz.</summary>
public static class DateTimeInput
{
    public static int ParseDate(string text, SessionFormat format)
    {
        DateTimeFields fields = DateTimeParser.Parse(text, "date", format, isDate: true);
        return fields.Special switch
        {
            DateTimeSpecial.Infinity => CivilCalendar.DateInfinity,
            DateTimeSpecial.MinusInfinity => CivilCalendar.DateMinusInfinity,
            DateTimeSpecial.Epoch => CivilCalendar.Split(Moment(DateTimeSpecial.Epoch)).Days,
            _ when fields.Days is >= CivilCalendar.DateMin and < CivilCalendar.DateEnd => (int)fields.Days,
            _ => throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"date out of range: \"{text}\""),
        };
    }

    public static long ParseTime(string text, SessionFormat format) => DateTimeParser.ParseTime(text, "time", format).Time;

    public static TimeTz ParseTimeTz(string text, SessionFormat format)
    {
        DateTimeFields fields = DateTimeParser.ParseTime(text, "time with time zone", format);
        long day = fields.Days ?? CivilCalendar.Split(TimeZones.ToLocal(format.TimeZone, format.Now)).Days;
        return new TimeTz(fields.Time, -OffsetOf(fields, (day * DateTimes.MicrosPerDay) + fields.Time, format));
    }

    /// <summary>A zone in the text is ignored.</summary>
    public static long ParseTimestamp(string text, SessionFormat format)
    {
        DateTimeFields fields = DateTimeParser.Parse(text, "timestamp", format);
        return fields.Special != DateTimeSpecial.None ? Moment(fields.Special) : Check(Local(fields), text);
    }

    public static long ParseTimestampTz(string text, SessionFormat format)
    {
        DateTimeFields fields = DateTimeParser.Parse(text, "timestamp with time zone", format);
        if (fields.Special != DateTimeSpecial.None)
        {
            return Moment(fields.Special);
        }

        Int128 local = Local(fields);

        // The time at the place may be outside of what the time itself must be within.
        return ToUtc(fields, local > long.MaxValue || local < long.MinValue ? Check(local, text) : (long)local, format, text);
    }

    private static Int128 Local(DateTimeFields fields) => (fields.Days!.Value * (Int128)DateTimes.MicrosPerDay) + fields.Time;

    private static int OffsetOf(DateTimeFields fields, long local, SessionFormat format) => fields.Zone is { } zone ? TimeZones.OffsetAtLocal(zone, local)
        : fields.Has(DateTimeParts.Zone) ? fields.Offset : TimeZones.OffsetAtLocal(format.TimeZone, local);

    private static long ToUtc(DateTimeFields fields, long local, SessionFormat format, string text)
    {
        return Check((Int128)local - (OffsetOf(fields, local, format) * DateTimes.MicrosPerSecond), text);
    }

    private static long Check(Int128 timestamp, string text) => timestamp >= CivilCalendar.TimestampMin && timestamp < CivilCalendar.TimestampEnd
        ? (long)timestamp
        : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"timestamp out of range: \"{text}\"");

    private static long Moment(DateTimeSpecial special) => special switch
    {
        DateTimeSpecial.Infinity => CivilCalendar.TimestampInfinity,
        DateTimeSpecial.MinusInfinity => CivilCalendar.TimestampMinusInfinity,
        _ => CivilCalendar.FromUnixMicros(0),
    };
}
