using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Input functions of date, time, timetz, timestamp and timestamptz.</summary>
public static class DateTimeInput
{
    public static int ParseDate(string text, SessionFormat format)
    {
        DateTimeFields fields = DateTimeParser.Parse(text, "date", format.DateOrder);
        if (fields.Special != DateTimeSpecial.None)
        {
            return fields.Special switch
            {
                DateTimeSpecial.Infinity => CivilCalendar.DateInfinity,
                DateTimeSpecial.MinusInfinity => CivilCalendar.DateMinusInfinity,
                _ => CivilCalendar.Split(SpecialTimestamp(fields.Special, format)).Days,
            };
        }

        long days = RequireDate(fields, "date", text);
        return days is >= CivilCalendar.DateMin and < CivilCalendar.DateEnd
            ? (int)days
            : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"date out of range: \"{text}\"");
    }

    public static long ParseTime(string text, SessionFormat format)
    {
        DateTimeFields fields = DateTimeParser.ParseTime(text, "time", format.DateOrder);
        if (fields.Special == DateTimeSpecial.Now)
        {
            return CivilCalendar.Split(TimeZones.ToLocal(format.TimeZone, format.Now)).Time;
        }

        return fields.Time is null || NeedsDate(fields) ? throw DateTimeErrors.BadFormat("time", text) : fields.ToTime(text);
    }

    public static TimeTz ParseTimeTz(string text, SessionFormat format)
    {
        DateTimeFields fields = DateTimeParser.ParseTime(text, "time with time zone", format.DateOrder);
        long local = TimeZones.ToLocal(format.TimeZone, format.Now);
        if (fields.Special == DateTimeSpecial.Now)
        {
            return new TimeTz(CivilCalendar.Split(local).Time, -TimeZones.OffsetAtUtc(format.TimeZone, format.Now));
        }

        if (fields.Time is null || NeedsDate(fields))
        {
            throw DateTimeErrors.BadFormat("time with time zone", text);
        }

        long time = fields.ToTime(text);
        long day = fields.HasDate ? fields.ToDays(text) : CivilCalendar.Split(local).Days;
        int offset = fields.Offset ?? TimeZones.OffsetAtLocal(fields.Zone ?? format.TimeZone, (day * DateTimes.MicrosPerDay) + time);
        return new TimeTz(time, -offset);
    }

    /// <summary>A time of day in a zone that changes means nothing without its date.</summary>
    private static bool NeedsDate(DateTimeFields fields) => fields is { HasDate: false, IsNamedZone: true, Zone.IsFixed: false };

    /// <summary>A zone in the text is ignored.</summary>
    public static long ParseTimestamp(string text, SessionFormat format)
    {
        DateTimeFields fields = DateTimeParser.Parse(text, "timestamp", format.DateOrder);
        return fields.Special != DateTimeSpecial.None
            ? SpecialTimestamp(fields.Special, format) + (CivilCalendar.IsInfinite(SpecialTimestamp(fields.Special, format)) ? 0 : fields.ToTime(text))
            : Check((RequireDate(fields, "timestamp", text) * (Int128)DateTimes.MicrosPerDay) + fields.ToTime(text), text);
    }

    public static long ParseTimestampTz(string text, SessionFormat format)
    {
        DateTimeFields fields = DateTimeParser.Parse(text, "timestamp with time zone", format.DateOrder);
        switch (fields.Special)
        {
            case DateTimeSpecial.None:
                break;
            case DateTimeSpecial.Now:
                return format.Now;
            case DateTimeSpecial.Epoch or DateTimeSpecial.Infinity or DateTimeSpecial.MinusInfinity:
                return SpecialTimestamp(fields.Special, format);
            default:
                return ToUtc(fields, SpecialTimestamp(fields.Special, format) + fields.ToTime(text), format, text);
        }

        Int128 local = (RequireDate(fields, "timestamp with time zone", text) * (Int128)DateTimes.MicrosPerDay) + fields.ToTime(text);

        // The time at the place may be outside of what the time itself must be within.
        return ToUtc(fields, local > long.MaxValue || local < long.MinValue ? Check(local, text) : (long)local, format, text);
    }

    private static long ToUtc(DateTimeFields fields, long local, SessionFormat format, string text)
    {
        int offset = fields.Offset ?? TimeZones.OffsetAtLocal(fields.Zone ?? format.TimeZone, local);
        return Check((Int128)local - (offset * DateTimes.MicrosPerSecond), text);
    }

    private static long Check(Int128 timestamp, string text) => timestamp >= CivilCalendar.TimestampMin && timestamp < CivilCalendar.TimestampEnd
        ? (long)timestamp
        : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"timestamp out of range: \"{text}\"");

    private static long RequireDate(DateTimeFields fields, string type, string text) => fields.HasDate
        ? fields.ToDays(text)
        : throw DateTimeErrors.BadFormat(type, text);

    /// <summary>Local time of a special word.</summary>
    private static long SpecialTimestamp(DateTimeSpecial special, SessionFormat format)
    {
        long now = TimeZones.ToLocal(format.TimeZone, format.Now);
        long today = now - CivilCalendar.Split(now).Time;
        return special switch
        {
            DateTimeSpecial.Now => now,
            DateTimeSpecial.Today => today,
            DateTimeSpecial.Tomorrow => today + DateTimes.MicrosPerDay,
            DateTimeSpecial.Yesterday => today - DateTimes.MicrosPerDay,
            DateTimeSpecial.Epoch => CivilCalendar.FromUnixMicros(0),
            DateTimeSpecial.Infinity => CivilCalendar.TimestampInfinity,
            _ => CivilCalendar.TimestampMinusInfinity,
        };
    }
}
