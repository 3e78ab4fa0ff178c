using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>The fields a template has read from a text, and the time they make. 0 is a field that was not read.</summary>
internal sealed class TimeReadingFields
{
    internal int Month;
    internal int DayOfWeek;
    internal int Hour;
    internal int Milliseconds;
    internal int Microseconds;
    internal int ZoneHour;
    internal int ZoneMinute;
    private int _century;
    private int _year;
    private int _yearDigits;
    private int _dayOfYear;
    private int _day;
    private int _week;
    private int _weekOfMonth;
    private int _julianDay;
    private int _minute;
    private int _second;
    private int _secondOfDay;
    private bool _isAfternoon;
    private bool? _isIso;

    /// <summary>The time is rounded to so many digits behind the second.</summary>
    internal int FractionDigits { get; set; } = 6;

    internal bool IsBeforeChrist { get; set; }

    internal bool IsTwelveHours { get; set; }

    /// <summary>-1 west of Greenwich, 0 when the text has no zone.</summary>
    internal int ZoneSign { get; set; }

    /// <summary>The place of a field that is a number and nothing else.</summary>
    internal ref int Number(string name)
    {
        switch (name)
        {
            case "MM":
                return ref Month;
            case "DD":
                return ref _day;
            case "D":
                return ref DayOfWeek;
            case "DDD" or "IDDD":
                return ref _dayOfYear;
            case "WW" or "IW":
                return ref _week;
            case "W":
                return ref _weekOfMonth;
            case "CC":
                return ref _century;
            case "J":
                return ref _julianDay;
            case "MI":
                return ref _minute;
            case "SS":
                return ref _second;
            default:
                return ref _secondOfDay;
        }
    }

    /// <exception cref="SqlErrorException">22007: the field was read before and was another.</exception>
    internal void Set(ref int place, int value, TimeTemplate.Field field)
    {
        if (place != 0 && place != value)
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, $"conflicting values for \"{field.Text}\" field in formatting string",
                "This value contradicts a previous setting for the same field type.");
        }

        place = value;
    }

    internal void SetYear(int year, int digits, TimeTemplate.Field field)
    {
        Set(ref _year, year, field);
        _yearDigits = digits;
    }

    internal void SetHalf(bool isAfternoon)
    {
        _isAfternoon = isAfternoon;
        IsTwelveHours = true;
    }

    /// <exception cref="SqlErrorException">22007: Gregorian and ISO week fields in one template.</exception>
    internal void NoteConvention(string name)
    {
        bool? isIso = name switch
        {
            "ID" or "IDDD" or "IW" or "I" or "IY" or "IYY" or "IYYY" => true,
            "D" or "DD" or "DDD" or "MM" or "MON" or "MONTH" or "RM" or "W" or "WW" or "Y" or "YY" or "YYY" or "YYYY" or "Y,YYY" => false,
            _ => null,
        };
        if (isIso is not null && _isIso is not null && isIso != _isIso)
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, "invalid combination of date conventions",
                hint: "Do not mix Gregorian and ISO week date conventions in a formatting template.");
        }

        _isIso ??= isIso;
    }

    /// <summary>Days since 2000-01-01, microseconds of the day, and seconds east when a zone was read.</summary>
    /// <exception cref="SqlErrorException">22007, 22008, 22009.</exception>
    internal (long Days, long Time, int? Offset) ToTime(string text)
    {
        long days = ToDays(text);
        return (days, TimeOfDay(text), Offset(text));
    }

    private long ToDays(string text)
    {
        int? givenYear = Year();
        int year = givenYear ?? 0;
        int month = 1;
        int day = 1;
        bool isWhole = false;
        if (_julianDay != 0)
        {
            (year, month, day) = CivilCalendar.FromDays(_julianDay + (long)CivilCalendar.DateMin);
            isWhole = true;
        }

        int dayOfYear = _dayOfYear;
        if (_week != 0 && _isIso == true)
        {
            // Without a day of the week it is the Monday; Sunday, the first elsewhere, is the last here.
            int offset = DayOfWeek == 0 ? 0 : DayOfWeek > 1 ? DayOfWeek - 2 : 6;
            (year, month, day) = CivilCalendar.FromDays(CivilCalendar.IsoWeekStart(year, _week) + offset);
            isWhole = true;
        }
        else if (_week != 0)
        {
            dayOfYear = ((_week - 1) * 7) + 1;
        }

        int dayOfMonth = _weekOfMonth != 0 ? ((_weekOfMonth - 1) * 7) + 1 : _day;
        day = dayOfMonth != 0 ? dayOfMonth : day;
        month = Month != 0 ? Month : month;
        bool isRead = dayOfMonth != 0 || Month != 0;
        if (dayOfYear != 0 && (month <= 1 || day <= 1))
        {
            if (year == 0 && !IsBeforeChrist)
            {
                throw new SqlErrorException(SqlState.InvalidDatetimeFormat, "cannot calculate day of year without year information");
            }

            long first = _isIso == true ? CivilCalendar.IsoWeekStart(year, 1) : CivilCalendar.ToDays(year, 1, 1);
            (int yearOf, int monthOf, int dayOf) = CivilCalendar.FromDays(first + dayOfYear - 1);
            if (_isIso == true)
            {
                (year, month, day) = (yearOf, monthOf, dayOf);
                isWhole = true;
            }
            else
            {
                (month, day) = yearOf != year ? (13, 32) : (month <= 1 ? monthOf : month, day <= 1 ? dayOf : day);
                isRead = true;
            }
        }

        bool isDayInMonth = month is >= 1 and <= 12 && day is >= 1 and <= 31
            && (!(isWhole || (givenYear is not null && Month + dayOfYear != 0 && dayOfMonth + dayOfYear != 0)) || day <= CivilCalendar.DaysInMonth(year, month));
        return isDayInMonth || !(isRead || isWhole || givenYear is not null) ? CivilCalendar.ToDays(year, month, day) : throw FieldOverflow(text);
    }

    /// <summary>Counted astronomically, where 0 is 1 BC; null when neither year nor century was read.</summary>
    private int? Year()
    {
        int century = IsBeforeChrist ? -_century : _century;
        if (_year == 0)
        {
            return _century == 0 ? null : century >= 0 ? ((century - 1) * 100) + 1 : (century * 100) + 1;
        }

        if (_century == 0 || _yearDigits > 2)
        {
            int year = IsBeforeChrist ? -_year : _year;
            return year < 0 ? year + 1 : year;
        }

        // The year's last two digits in the century: the 21st runs from 2001 to 2100, the 6th BC from 600 BC to 501 BC.
        int rest = _year % 100;
        return (rest, century) switch
        {
            (0, >= 0) => century * 100,
            (0, _) => (century * 100) + 1,
            (_, >= 0) => rest + ((century - 1) * 100),
            _ => ((century + 1) * 100) - rest + 1,
        };
    }

    private long TimeOfDay(string text)
    {
        int hour = Hour != 0 ? Hour : _secondOfDay / 3600;
        int minute = _minute != 0 ? _minute : _secondOfDay % 3600 / 60;
        int second = _second != 0 ? _second : _secondOfDay % 60;
        if (IsTwelveHours)
        {
            if (hour is < 1 or > 12)
            {
                throw new SqlErrorException(SqlState.InvalidDatetimeFormat, $"hour \"{hour}\" is invalid for the 12-hour clock",
                    hint: "Use the 24-hour clock, or give an hour between 1 and 12.");
            }

            hour = (hour % 12) + (_isAfternoon ? 12 : 0);
        }

        long fraction = (Milliseconds * 1000L) + Microseconds;
        return hour is >= 0 and < 24 && minute is >= 0 and < 60 && second is >= 0 and < 60 && fraction is >= 0 and < DateTimes.MicrosPerSecond
            ? TypeModifiers.RoundMicros((((hour * 60L) + minute) * DateTimes.MicrosPerMinute) + (second * DateTimes.MicrosPerSecond) + fraction, FractionDigits)
            : throw FieldOverflow(text);
    }

    private int? Offset(string text)
    {
        if (ZoneSign == 0)
        {
            return null;
        }

        return ZoneHour is >= 0 and <= 15 && ZoneMinute is >= 0 and < 60
            ? ZoneSign * ((ZoneHour * 3600) + (ZoneMinute * 60))
            : throw new SqlErrorException(SqlState.InvalidTimeZoneDisplacementValue, $"time zone displacement out of range: \"{text}\"");
    }

    private static SqlErrorException FieldOverflow(string text) =>
        new(SqlState.DatetimeFieldOverflow, $"date/time field value out of range: \"{text}\"");
}
