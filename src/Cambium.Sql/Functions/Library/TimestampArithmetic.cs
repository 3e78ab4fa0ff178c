using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Dates and timestamps moved by intervals, and what lies between two of them.</summary>
internal static class TimestampArithmetic
{
    /// <summary>Months first (the day cut to the month's last), then days, then time.</summary>
    /// <exception cref="SqlErrorException">22008.</exception>
    internal static long Add(long timestamp, Interval interval)
    {
        if (CivilCalendar.IsInfinite(timestamp))
        {
            return timestamp;
        }

        (int days, long time) = CivilCalendar.Split(timestamp);
        Int128 moved = ((Int128)(AddMonths(days, interval.Months) + interval.Days) * DateTimes.MicrosPerDay) + time + interval.Micros;
        return CivilCalendar.CheckTimestamp(moved);
    }

    /// <summary>Months and days move the local time; the rest is added in UTC, so an hour is an hour across a change of clocks.</summary>
    internal static long Add(long timestamp, Interval interval, TimeZoneRules zone)
    {
        if (CivilCalendar.IsInfinite(timestamp))
        {
            return timestamp;
        }

        long moved = timestamp;
        if (interval.Months != 0 || interval.Days != 0)
        {
            moved = TimeZones.ToUtc(zone, Add(TimeZones.ToLocal(zone, timestamp), interval with { Micros = 0 }));
        }

        return CivilCalendar.CheckTimestamp((Int128)moved + interval.Micros);
    }

    internal static Interval Subtract(long left, long right)
    {
        if (CivilCalendar.IsInfinite(left) || CivilCalendar.IsInfinite(right))
        {
            throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "cannot subtract infinite timestamps");
        }

        return IntervalArithmetic.JustifyHours(IntervalArithmetic.Create(0, 0, (Int128)left - right));
    }

    /// <summary>age(): whole years, months and days between, borrowing from the earlier month.</summary>
    internal static Interval Age(long left, long right)
    {
        // As in PostgreSQL 15, the end of time is a time like others here, but the beginning is before all calendars.
        if (long.MinValue == left || long.MinValue == right)
        {
            throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "timestamp out of range");
        }

        bool isNegative = left < right;
        (long later, long earlier) = isNegative ? (right, left) : (left, right);
        (int laterDays, long laterTime) = CivilCalendar.Split(later);
        (int earlierDays, long earlierTime) = CivilCalendar.Split(earlier);
        (int year1, int month1, int day1) = CivilCalendar.FromDays(laterDays);
        (int year2, int month2, int day2) = CivilCalendar.FromDays(earlierDays);
        long time = laterTime - earlierTime;
        int days = day1 - day2;
        int months = ((year1 - year2) * 12) + month1 - month2;
        if (time < 0)
        {
            time += DateTimes.MicrosPerDay;
            days--;
        }

        while (days < 0)
        {
            // The month borrowed is the earlier date's.
            days += CivilCalendar.DaysInMonth(year2, month2);
            months--;
        }

        Interval age = new(months, days, time);
        return isNegative ? IntervalArithmetic.Negate(age) : age;
    }

    private static long AddMonths(int days, int months)
    {
        if (months == 0)
        {
            return days;
        }

        (int year, int month, int day) = CivilCalendar.FromDays(days);
        long total = (year * 12L) + month - 1 + months;
        long newYear = total >= 0 ? total / 12 : -((11 - total) / 12);
        int newMonth = (int)(total - (newYear * 12)) + 1;
        return CivilCalendar.ToDays(newYear, newMonth, Math.Min(day, CivilCalendar.DaysInMonth((int)newYear, newMonth)));
    }
}
