using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>extract, date_part and date_trunc.</summary>
internal static class DateParts
{
    private const int WordLengthMax = 10;

    /// <returns>Null for a part an infinite value doesn't have.</returns>
    /// <exception cref="SqlErrorException">22023 for a word that is no part, 0A000 for a part the type doesn't have.</exception>
    internal static Numeric? Extract(string field, DataType type, in Value value, TimeZoneRules zone)
    {
        switch (type.Oid)
        {
            case 1082:
                if (IsTimePart(Part(field)))
                {
                    throw Unsupported(field, type);
                }

                return CivilCalendar.IsInfinite(value.Int32)
                    ? OfInfinity(field, value.Int32 > 0, type)
                    : OfTimestamp(field, (Int128)value.Int32 * DateTimes.MicrosPerDay, null, type);
            case 1114:
                return CivilCalendar.IsInfinite(value.Int64) ? OfInfinity(field, value.Int64 > 0, type) : OfTimestamp(field, value.Int64, null, type);
            case 1184:
                return CivilCalendar.IsInfinite(value.Int64)
                    ? OfInfinity(field, value.Int64 > 0, type)
                    : OfTimestamp(field, value.Int64, TimeZones.OffsetAtUtc(zone, value.Int64), type);
            case 1083:
                return OfTime(field, value.Int64, null, type);
            case 1266:
                return OfTime(field, value.TimeTz.Micros, -value.TimeTz.Zone, type);
            default:
                return OfInterval(field, value.Interval, type);
        }
    }

    internal static long Truncate(string field, long timestamp) => Truncate(field, timestamp, DataType.Timestamp);

    private static long Truncate(string field, long timestamp, DataType type)
    {
        if (CivilCalendar.IsInfinite(timestamp))
        {
            return timestamp;
        }

        (int days, long time) = CivilCalendar.Split(timestamp);
        (int year, int month, _) = CivilCalendar.FromDays(days);
        string unit = Normalise(field.ToLowerInvariant());
        long DaysOf(long y, int m) => CivilCalendar.ToDays(y, m, 1) * DateTimes.MicrosPerDay;
        switch (unit)
        {
            case "millennium":
                return DaysOf(year > 0 ? ((year + 999) / 1000 * 1000) - 999 : -((999 - (year - 1)) / 1000 * 1000) + 1, 1);
            case "century":
                return DaysOf(year > 0 ? ((year + 99) / 100 * 100) - 99 : -((99 - (year - 1)) / 100 * 100) + 1, 1);
            case "decade":
                return DaysOf(year >= 0 ? year / 10 * 10 : -((9 - year) / 10 * 10), 1);
            case "year":
                return DaysOf(year, 1);
            case "quarter":
                return DaysOf(year, ((month - 1) / 3 * 3) + 1);
            case "month":
                return DaysOf(year, month);
            case "week":
                return (days - ((CivilCalendar.DayOfWeek(days) + 6) % 7)) * DateTimes.MicrosPerDay;
            case "day":
                return timestamp - time;
            default:
                long width = TimeUnit(unit) ?? throw (IsZonePart(unit) ? Unsupported(field, type) : Unrecognised(field, type));
                return timestamp - (time % width);
        }
    }

    internal static long Truncate(string field, long timestamp, TimeZoneRules zone)
    {
        if (CivilCalendar.IsInfinite(timestamp))
        {
            return timestamp;
        }

        // Below the day an instant stays on its side of a change of clocks.
        long offset = TimeZones.OffsetAtUtc(zone, timestamp) * DateTimes.MicrosPerSecond;
        long local = Truncate(field, timestamp + offset, DataType.TimestampTz);
        return TimeUnit(Normalise(field.ToLowerInvariant())) is not null ? local - offset : TimeZones.ToUtc(zone, local);
    }

    internal static Interval Truncate(string field, Interval interval)
    {
        string unit = Normalise(field.ToLowerInvariant());
        int Months(int width) => interval.Months / width * width;
        return unit switch
        {
            "millennium" => new Interval(Months(12000), 0, 0),
            "century" => new Interval(Months(1200), 0, 0),
            "decade" => new Interval(Months(120), 0, 0),
            "year" => new Interval(Months(12), 0, 0),
            "quarter" => new Interval(Months(3), 0, 0),
            "month" => interval with { Days = 0, Micros = 0 },
            "day" => interval with { Micros = 0 },
            "week" => throw new SqlErrorException(SqlState.FeatureNotSupported, "unit \"week\" not supported for type interval", "Months usually have fractional weeks."),
            _ when IsZonePart(unit) => throw Unsupported(field, DataType.Interval),
            _ => interval with { Micros = interval.Micros - (interval.Micros % (TimeUnit(unit) ?? throw Unrecognised(field, DataType.Interval))) },
        };
    }

    /// <summary>A word counts by its first ten letters.</summary>
    private static string Normalise(string field) => (field.Length > WordLengthMax ? field[..WordLengthMax] : field) switch
    {
        "millennia" or "mil" or "mils" => "millennium",
        "centuries" or "c" or "cent" => "century",
        "decades" or "dec" or "decs" => "decade",
        "years" or "y" or "yr" or "yrs" => "year",
        "qtr" => "quarter",
        "months" or "mon" or "mons" => "month",
        "weeks" or "w" => "week",
        "days" or "d" => "day",
        "hours" or "h" or "hr" or "hrs" => "hour",
        "minutes" or "min" or "mins" or "m" => "minute",
        "seconds" or "sec" or "secs" or "s" => "second",
        "millisecon" or "ms" or "msec" or "msecs" or "msecond" or "mseconds" => "milliseconds",
        "microsecon" or "us" or "usec" or "usecs" or "usecond" or "useconds" => "microseconds",
        "timezone_h" => "timezone_hour",
        "timezone_m" => "timezone_minute",
        var word => word,
    };

    /// <summary>Parts may go by words that only mean something in dates and times, too.</summary>
    private static string Part(string field) => Normalise(field) switch
    {
        "j" or "jd" => "julian",
        "mm" => "minute",
        var unit => unit,
    };

    private static bool IsTimePart(string unit) => TimeUnit(unit) is not null || IsZonePart(unit);

    private static bool IsZonePart(string unit) => unit is "timezone" or "timezone_hour" or "timezone_minute";

    /// <summary>Words for certain times, which are no parts but known.</summary>
    private static bool IsSpecialTime(string unit) => unit is "now" or "today" or "tomorrow" or "yesterday" or "allballs" or "infinity" or "-infinity";

    private static long? TimeUnit(string unit) => unit switch
    {
        "hour" => DateTimes.MicrosPerHour,
        "minute" => DateTimes.MicrosPerMinute,
        "second" => DateTimes.MicrosPerSecond,
        "milliseconds" => 1000,
        "microseconds" => 1,
        _ => null,
    };

    private static Numeric? OfTimestamp(string field, Int128 timestamp, int? offset, DataType type)
    {
        long local = (long)(timestamp + ((offset ?? 0) * (Int128)DateTimes.MicrosPerSecond));
        (int days, long time) = CivilCalendar.Split(local);
        (int year, int month, int day) = CivilCalendar.FromDays(days);
        string unit = Part(field);
        switch (unit)
        {
            case "millennium":
                return year > 0 ? (year + 999) / 1000 : -((999 - (year - 1)) / 1000);
            case "century":
                return year > 0 ? (year + 99) / 100 : -((99 - (year - 1)) / 100);
            case "decade":
                return year >= 0 ? year / 10 : -((8 - (year - 1)) / 10);
            case "year":
                return year > 0 ? year : year - 1;
            case "quarter":
                return ((month - 1) / 3) + 1;
            case "month":
                return month;
            case "week":
                return CivilCalendar.IsoWeek(days).Week;
            case "day":
                return day;
            case "dow":
                return CivilCalendar.DayOfWeek(days);
            case "isodow":
                return ((CivilCalendar.DayOfWeek(days) + 6) % 7) + 1;
            case "doy":
                return CivilCalendar.DayOfYear(days);
            case "isoyear":
                int isoYear = CivilCalendar.IsoWeek(days).Year;
                return isoYear > 0 ? isoYear : isoYear - 1;
            case "julian":
                Numeric julian = (long)days - CivilCalendar.DateMin;
                return type.Oid == 1082 ? julian : julian + (Numeric.Create(time, 0) / Numeric.Create(DateTimes.MicrosPerDay, 0));
            case "epoch":
                Int128 micros = timestamp + ((Int128)CivilCalendar.UnixEpochDays * DateTimes.MicrosPerDay);
                return type.Oid == 1082 ? Numeric.Create(micros / DateTimes.MicrosPerSecond, 0) : Numeric.Create(micros, 6);
            default:
                return IsSpecialTime(unit) ? throw Unsupported(field, type) : OfTime(field, time, offset, type);
        }
    }

    private static Numeric? OfTime(string field, long time, int? offset, DataType type)
    {
        string unit = Part(field);
        switch (unit)
        {
            case "hour":
                return time / DateTimes.MicrosPerHour;
            case "minute":
                return time / DateTimes.MicrosPerMinute % 60;
            case "second":
                return Numeric.Create(time % DateTimes.MicrosPerMinute, 6);
            case "milliseconds":
                return Numeric.Create(time % DateTimes.MicrosPerMinute, 3);
            case "microseconds":
                return time % DateTimes.MicrosPerMinute;
            case "epoch":
                return Numeric.Create(time - ((offset ?? 0) * DateTimes.MicrosPerSecond), 6);
            case "timezone" when offset is { } seconds:
                return seconds;
            case "timezone_hour" when offset is { } seconds:
                return seconds / 3600;
            case "timezone_minute" when offset is { } seconds:
                return seconds / 60 % 60;
            case "timezone" or "timezone_hour" or "timezone_minute" or "day" or "month" or "year" or "week" or "quarter" or "dow" or "doy" or "isodow" or "isoyear"
                or "century" or "decade" or "millennium" or "julian":
                throw Unsupported(field, type);
            default:
                throw Unrecognised(field, type);
        }
    }

    private static Numeric? OfInterval(string field, Interval interval, DataType type)
    {
        int years = interval.Months / 12;
        switch (Part(field))
        {
            case "millennium":
                return years / 1000;
            case "century":
                return years / 100;
            case "decade":
                return years / 10;
            case "year":
                return years;
            case "quarter":
                return (interval.Months % 12 / 3) + 1;
            case "month":
                return interval.Months % 12;
            case "day":
                return interval.Days;
            case "hour":
                return interval.Micros / DateTimes.MicrosPerHour;
            case "epoch":
                // A year counts 365.25 days here, a month 30.
                Int128 seconds = (((Int128)years * 36525 * 864) + ((Int128)(interval.Months % 12) * 30 * 86400)) + ((Int128)interval.Days * 86400);
                return Numeric.Create((seconds * DateTimes.MicrosPerSecond) + interval.Micros, 6);
            case "dow" or "doy" or "isodow" or "isoyear" or "week" or "julian" or "timezone" or "timezone_hour" or "timezone_minute":
                throw Unsupported(field, type);
            default:
                return OfTime(field, interval.Micros, null, type);
        }
    }

    private static Numeric? OfInfinity(string field, bool isPositive, DataType type)
    {
        switch (Part(field))
        {
            case "epoch" or "julian" or "year" or "decade" or "century" or "millennium" or "isoyear":
                return isPositive ? Numeric.PositiveInfinity : Numeric.NegativeInfinity;
            default:
                OfTimestamp(field, 0, 0, type);
                return null;
        }
    }

    private static SqlErrorException Unsupported(string field, DataType type) =>
        new(SqlState.FeatureNotSupported, $"unit \"{field.ToLowerInvariant()}\" not supported for type {type.DisplayName}");

    private static SqlErrorException Unrecognised(string field, DataType type) =>
        new(SqlState.InvalidParameterValue, $"unit \"{field.ToLowerInvariant()}\" not recognized for type {type.DisplayName}");
}
