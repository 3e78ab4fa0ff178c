using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>What a date or time text says.</summary>
internal sealed class DateTimeFields
{
    /// <summary>now, today, epoch, infinity stand for the whole value.</summary>
    internal DateTimeSpecial Special { get; set; }

    internal int? Year { get; set; }

    internal int? Month { get; set; }

    internal int? Day { get; set; }

    internal int? DayOfYear { get; set; }

    /// <summary>The year was written with one or two digits.</summary>
    internal bool IsShortYear { get; set; }

    internal bool IsBeforeChrist { get; set; }

    /// <summary>A Julian day number, as days since 2000-01-01.</summary>
    internal long? JulianDays { get; set; }

    internal bool HasTextMonth { get; set; }

    /// <summary>Microseconds since midnight; 24:00 allowed.</summary>
    internal long? Time { get; set; }

    internal bool? IsAfternoon { get; set; }

    /// <summary>Seconds east of Greenwich, when a zone was given by offset or abbreviation.</summary>
    internal int? Offset { get; set; }

    internal TimeZoneRules? Zone { get; set; }

    /// <summary><see cref="Zone"/> was given by its name, not by an abbreviation.</summary>
    internal bool IsNamedZone { get; set; }

    internal bool HasDate => JulianDays is not null || (Year is not null && Month is not null && Day is not null) || (Year is not null && DayOfYear is not null);

    /// <summary>Days of the date, its parts being in range.</summary>
    internal long ToDays(string text)
    {
        if (JulianDays is { } julian)
        {
            return julian;
        }

        long year = Year!.Value;
        if (IsBeforeChrist)
        {
            year = year > 0 ? 1 - year : throw DateTimeErrors.FieldOverflow(text);
        }
        else if (IsShortYear)
        {
            year += year < 70 ? 2000 : 1900;
        }
        else if (year <= 0)
        {
            throw DateTimeErrors.FieldOverflow(text);
        }

        if (DayOfYear is { } dayOfYear)
        {
            return dayOfYear <= (CivilCalendar.IsLeapYear((int)year) ? 366 : 365)
                ? CivilCalendar.ToDays(year, 1, 1) + dayOfYear - 1
                : throw DateTimeErrors.FieldOverflow(text);
        }

        if (Month is < 1 or > 12 || Day is < 1 or > 31)
        {
            throw DateTimeErrors.MonthOverflow(text);
        }

        return Day <= CivilCalendar.DaysInMonth((int)year, Month!.Value)
            ? CivilCalendar.ToDays(year, Month.Value, Day!.Value)
            : throw DateTimeErrors.FieldOverflow(text);
    }

    /// <summary>Time of day with AM and PM applied.</summary>
    internal long ToTime(string text)
    {
        long time = Time ?? 0;
        if (IsAfternoon is { } isAfternoon)
        {
            long hour = time / DateTimes.MicrosPerHour;
            if (hour > 12)
            {
                throw DateTimeErrors.FieldOverflow(text);
            }

            time += isAfternoon && hour != 12 ? 12 * DateTimes.MicrosPerHour : !isAfternoon && hour == 12 ? -12 * DateTimes.MicrosPerHour : 0;
        }

        return time;
    }
}
