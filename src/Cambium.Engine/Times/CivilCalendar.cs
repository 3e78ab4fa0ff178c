using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>The proleptic Gregorian calendar over days since 2000-01-01; years count astronomically (0 is 1 BC).</summary>
public static class CivilCalendar
{
    /// <summary>4714-11-24 BC, Julian day 0.</summary>
    public const int DateMin = -2451545;

    /// <summary>Day after 5874897-12-31.</summary>
    public const int DateEnd = 2147483494 - 2451545;

    public const int DateInfinity = int.MaxValue;
    public const int DateMinusInfinity = int.MinValue;

    public const long TimestampMin = -211_813_488_000_000_000;

    /// <summary>Start of 294277.</summary>
    public const long TimestampEnd = 9_223_371_331_200_000_000;

    public const long TimestampInfinity = long.MaxValue;
    public const long TimestampMinusInfinity = long.MinValue;

    /// <summary>Days between 1970-01-01 and 2000-01-01.</summary>
    public const int UnixEpochDays = 10957;

    private const long MicrosOfUnixEpoch = UnixEpochDays * DateTimes.MicrosPerDay;

    public static bool IsInfinite(long timestamp) => timestamp is TimestampInfinity or TimestampMinusInfinity;

    public static bool IsInfinite(int date) => date is DateInfinity or DateMinusInfinity;

    public static bool IsLeapYear(int year) => year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

    public static int DaysInMonth(int year, int month) => month switch
    {
        2 => IsLeapYear(year) ? 29 : 28,
        4 or 6 or 9 or 11 => 30,
        _ => 31,
    };

    /// <summary>Days since 2000-01-01 of any year, month and day, beyond the range of dates too.</summary>
    public static long ToDays(long year, int month, int day)
    {
        // Years start in March, so that the leap day is the last.
        long y = month <= 2 ? year - 1 : year;
        long era = FloorDivide(y, 400);
        long yearOfEra = y - (era * 400);
        long dayOfYear = ((153 * (month + (month > 2 ? -3 : 9))) + 2) / 5 + day - 1;
        long dayOfEra = (yearOfEra * 365) + (yearOfEra / 4) - (yearOfEra / 100) + dayOfYear;
        return (era * 146097) + dayOfEra - 719468 - UnixEpochDays;
    }

    public static (int Year, int Month, int Day) FromDays(long days)
    {
        long z = days + UnixEpochDays + 719468;
        long era = FloorDivide(z, 146097);
        long dayOfEra = z - (era * 146097);
        long yearOfEra = (dayOfEra - (dayOfEra / 1460) + (dayOfEra / 36524) - (dayOfEra / 146096)) / 365;
        long dayOfYear = dayOfEra - ((365 * yearOfEra) + (yearOfEra / 4) - (yearOfEra / 100));
        long shifted = ((5 * dayOfYear) + 2) / 153;
        int day = (int)(dayOfYear - (((153 * shifted) + 2) / 5) + 1);
        int month = (int)(shifted < 10 ? shifted + 3 : shifted - 9);
        return ((int)(yearOfEra + (era * 400) + (month <= 2 ? 1 : 0)), month, day);
    }

    /// <summary>Whole days and the microseconds within the day.</summary>
    public static (int Days, long Time) Split(long timestamp)
    {
        long days = FloorDivide(timestamp, DateTimes.MicrosPerDay);
        return ((int)days, timestamp - (days * DateTimes.MicrosPerDay));
    }

    /// <summary>0 is Sunday.</summary>
    public static int DayOfWeek(long days) => (int)FloorModulo(days + 6, 7);

    public static int DayOfYear(int days)
    {
        (int year, _, _) = FromDays(days);
        return (int)(days - ToDays(year, 1, 1)) + 1;
    }

    /// <summary>ISO 8601's year and week of a day.</summary>
    public static (int Year, int Week) IsoWeek(int days)
    {
        // The week belongs to the year of its Thursday.
        long thursday = days - FloorModulo(days + 5, 7) + 3;
        (int year, _, _) = FromDays(thursday);
        return (year, (int)((thursday - ToDays(year, 1, 1)) / 7) + 1);
    }

    /// <summary>Monday of an ISO week.</summary>
    public static long IsoWeekStart(int year, int week)
    {
        long fourth = ToDays(year, 1, 4);
        return fourth - FloorModulo(fourth + 5, 7) + ((week - 1) * 7L);
    }

    public static long FromDateTime(DateTime utc) => (utc.Ticks / 10) - 63_082_281_600_000_000;

    public static long FromDateTimeOffset(DateTimeOffset instant) => FromDateTime(instant.UtcDateTime);

    /// <summary>Microseconds of the Unix epoch as ours.</summary>
    public static long FromUnixMicros(long micros) => micros - MicrosOfUnixEpoch;

    /// <exception cref="SqlErrorException">22008 when out of range.</exception>
    public static long CheckTimestamp(Int128 timestamp)
    {
        if (timestamp < TimestampMin || timestamp >= TimestampEnd)
        {
            throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "timestamp out of range");
        }

        return (long)timestamp;
    }

    /// <exception cref="SqlErrorException">22008 when out of range.</exception>
    public static int CheckDate(long days)
    {
        if (days is < DateMin or >= DateEnd)
        {
            throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "date out of range");
        }

        return (int)days;
    }

    internal static long FloorDivide(long value, long by)
    {
        long quotient = value / by;
        return value % by != 0 && (value < 0) != (by < 0) ? quotient - 1 : quotient;
    }

    internal static long FloorModulo(long value, long by) => value - (FloorDivide(value, by) * by);
}
