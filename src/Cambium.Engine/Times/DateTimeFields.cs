using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>What a date or time text says.</summary>
internal sealed class DateTimeFields
{
    /// <summary>Which of the others are given.</summary>
    internal DateTimeParts Given { get; private set; }

    /// <summary>epoch and infinity stand for the whole value.</summary>
    internal DateTimeSpecial Special { get; set; }

    internal int Year { get; set; }

    internal int Month { get; set; }

    internal int Day { get; set; }

    internal int DayOfYear { get; set; }

    /// <summary>The year was written with one or two digits.</summary>
    internal bool IsShortYear { get; set; }

    internal bool IsBeforeChrist { get; set; }

    /// <summary>The date as days since 2000-01-01, where it was told as such.</summary>
    internal long? Days { get; set; }

    internal bool HasTextMonth { get; set; }

    internal int Hour { get; set; }

    internal int Minute { get; set; }

    internal int Second { get; set; }

    internal long Micros { get; set; }

    internal bool? IsAfternoon { get; set; }

    /// <summary>Seconds east of Greenwich, unless <see cref="Zone"/> tells them.</summary>
    internal int Offset { get; set; }

    internal TimeZoneRules? Zone { get; set; }

    /// <summary><see cref="Zone"/> was given by its name, not by an abbreviation.</summary>
    internal bool IsNamedZone { get; set; }

    /// <summary>Microseconds since midnight.</summary>
    internal long Time => (((((Hour * 60L) + Minute) * 60) + Second) * DateTimes.MicrosPerSecond) + Micros;

    /// <summary>All of these are given.</summary>
    internal bool Has(DateTimeParts parts) => (Given & parts) == parts;

    /// <summary>Some of these are given.</summary>
    internal bool HasAny(DateTimeParts parts) => (Given & parts) != 0;

    /// <summary>False: one of them was given before.</summary>
    internal bool TryGive(DateTimeParts parts)
    {
        if ((Given & parts) != 0)
        {
            return false;
        }

        Given |= parts;
        return true;
    }

    internal void SetClock(long time)
    {
        Micros = time % DateTimes.MicrosPerSecond;
        int seconds = (int)(time / DateTimes.MicrosPerSecond);
        (Hour, Minute, Second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /// <summary>Looks at the parts of the date that are given, of which there may be less than a date; afterwards a whole one is <see cref="Days"/>.</summary>
    /// <exception cref="Errors.SqlErrorException">22008.</exception>
    internal void ValidateDate(string text)
    {
        if (Days is not null)
        {
            return;
        }

        if (Has(DateTimeParts.Year))
        {
            Year = IsBeforeChrist && Year > 0 ? 1 - Year
                : !IsBeforeChrist && IsShortYear ? Year + (Year < 70 ? 2000 : 1900)
                : !IsBeforeChrist && Year > 0 ? Year
                : throw DateTimeErrors.FieldOverflow(text);
        }

        if (Has(DateTimeParts.DayOfYear))
        {
            // The 366th of a shorter year is the first of the next.
            Days = CivilCalendar.ToDays(Year, 1, 1) + DayOfYear - 1;
            return;
        }

        if ((Has(DateTimeParts.Month) && Month is < 1 or > 12) || (Has(DateTimeParts.Day) && Day is < 1 or > 31))
        {
            throw DateTimeErrors.MonthOverflow(text);
        }

        if (Has(DateTimeParts.Date))
        {
            Days = Day <= CivilCalendar.DaysInMonth(Year, Month) ? CivilCalendar.ToDays(Year, Month, Day) : throw DateTimeErrors.FieldOverflow(text);
        }
    }

    /// <summary>Applies AM and PM.</summary>
    /// <exception cref="Errors.SqlErrorException">22008.</exception>
    internal void ApplyMeridiem(string text)
    {
        if (IsAfternoon is { } isAfternoon)
        {
            Hour = Hour > 12 ? throw DateTimeErrors.FieldOverflow(text) : isAfternoon ? (Hour % 12) + 12 : Hour == 12 ? 0 : Hour;
        }
    }

    /// <summary>Each part, and all of them, are within a day; 24:00 and a second of 60 are.</summary>
    /// <exception cref="Errors.SqlErrorException">22008.</exception>
    internal void ValidateTime(string text)
    {
        if (Hour > 24 || Minute > 59 || Second > 60 || Micros > DateTimes.MicrosPerSecond || Time > DateTimes.MicrosPerDay)
        {
            throw DateTimeErrors.FieldOverflow(text);
        }
    }
}
