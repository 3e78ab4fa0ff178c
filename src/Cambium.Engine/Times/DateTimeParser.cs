using System.Globalization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>
/// PostgreSQL's liberal reading of dates and times: ISO 8601, 'January 8, 1999', 1/8/1999 by <see cref="DateOrder"/>, 20240102T030405,
/// J2451187, AM and PM, BC, zones by offset, abbreviation or name, and the words now, today, epoch, infinity.
/// </summary>
internal sealed class DateTimeParser
{
    private readonly string _text;
    private readonly string _type;
    private readonly DateOrder _order;
    private readonly DateTimeFields _fields = new();

    // After T a number is a time of day; after J a Julian day.
    private bool _isTimeOnly;
    private bool _expectsTime;
    private bool _expectsJulian;

    private DateTimeParser(string text, string type, DateOrder order)
    {
        _text = text;
        _type = type;
        _order = order;
    }

    /// <param name="text">The text, in full: messages quote it.</param>
    /// <param name="type">The type's name for messages.</param>
    /// <param name="order">How 1/2/3 is read.</param>
    /// <exception cref="Errors.SqlErrorException">22007, 22008, 22009, 22023.</exception>
    internal static DateTimeFields Parse(string text, string type, DateOrder order) => new DateTimeParser(text, type, order).Parse();

    /// <summary>A time of day alone: a run of digits is hours, minutes, seconds.</summary>
    internal static DateTimeFields ParseTime(string text, string type, DateOrder order) =>
        new DateTimeParser(text, type, order) { _isTimeOnly = true, _expectsTime = !StartsWithDate(text) }.Parse();

    /// <summary>Digits, then two delimiters of dates before any blank: 2003-04-12 10:00.</summary>
    private static bool StartsWithDate(string text)
    {
        string first = text.TrimStart(Blanks.Characters).Split(' ')[0];
        return first.Length == 0 || !char.IsAsciiDigit(first[0]) || first.Count(c => c is '-' or '/') >= 2;
    }

    private DateTimeFields Parse()
    {
        List<DateTimeTokens.Token>? tokens = DateTimeTokens.Split(_text);
        if (tokens is null || tokens.Count == 0)
        {
            throw BadFormat();
        }

        foreach (DateTimeTokens.Token token in tokens)
        {
            switch (token.Kind)
            {
                case DateTimeTokens.Kind.Time:
                    ReadTime(token.Text);
                    break;
                case DateTimeTokens.Kind.Date:
                    ReadDate(token.Text);
                    break;
                case DateTimeTokens.Kind.Number:
                    ReadNumber(token.Text);
                    break;
                case DateTimeTokens.Kind.Offset:
                    _fields.Offset = ReadOffset(token.Text);
                    break;
                default:
                    ReadWord(token.Text);
                    break;
            }
        }

        return _fields;
    }

    private Exception BadFormat() => DateTimeErrors.BadFormat(_type, _text);

    private void ReadTime(string text)
    {
        string[] parts = text.Split(':');
        // Nothing after the last colon is zero: 11: is 11:00.
        parts = parts.Length is 2 or 3 && parts[^1].Length == 0 ? [.. parts[..^1], "0"] : parts;
        if (parts.Length > 3 || parts.Any(part => part.Length == 0) || _fields.Time is not null)
        {
            throw BadFormat();
        }

        (int hours, int minutes) = (ToInt(parts[0]), parts.Length > 2 || !parts[1].Contains('.', StringComparison.Ordinal) ? ToInt(parts[1]) : -1);
        string seconds = parts.Length > 2 ? parts[2] : "0";
        if (minutes < 0)
        {
            // mm:ss.fff
            (hours, minutes, seconds) = (0, hours, parts[1]);
        }

        SetTime(hours, minutes, seconds);
    }

    private void SetTime(int hours, int minutes, string seconds)
    {
        int point = seconds.IndexOf('.', StringComparison.Ordinal);
        int whole = point == 0 ? 0 : ToInt(point < 0 ? seconds : seconds[..point]);
        long fraction = point < 0 ? 0 : Fraction(seconds[point..]);
        long time = (((hours * 60L) + minutes) * DateTimes.MicrosPerMinute) + (whole * DateTimes.MicrosPerSecond) + fraction;
        if (minutes > 59 || whole > 60 || time > DateTimes.MicrosPerDay)
        {
            throw DateTimeErrors.FieldOverflow(_text);
        }

        _fields.Time = time;
        _expectsTime = false;
    }

    private long Fraction(string text)
    {
        if (text.Length == 1)
        {
            return 0;
        }

        return double.TryParse(text, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double fraction)
            ? (long)Math.Round(fraction * DateTimes.MicrosPerSecond, MidpointRounding.ToEven)
            : throw BadFormat();
    }

    private int ToInt(string digits) =>
        !digits.All(char.IsAsciiDigit) || digits.Length == 0 ? throw BadFormat()
        : int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out int value) ? value
        : throw DateTimeErrors.FieldOverflow(_text);

    private void ReadDate(string text)
    {
        if (char.IsAsciiLetter(text[0]) && DateTimeWords.FindMonth(new string([.. text.TakeWhile(char.IsAsciiLetter)])) == 0)
        {
            _fields.Zone = TimeZones.FindOrAbbreviation(text) ?? throw DateTimeErrors.UnknownZone(text);
            _fields.IsNamedZone = !TimeZones.IsAbbreviation(text);
            return;
        }

        // Behind a date it is a time of day and its zone: 040506-08.
        if ((_expectsTime || _fields is { HasDate: true, Time: null }) && text.Split('-') is [string time, string offset])
        {
            ReadRunTogetherTime(time, time.Length);
            _fields.Offset = ReadOffset("-" + offset);
            return;
        }

        if (_fields.HasDate)
        {
            throw BadFormat();
        }

        string[] parts = text.Split(['-', '/', '.'], StringSplitOptions.RemoveEmptyEntries);
        if (parts.Length > 3)
        {
            throw BadFormat();
        }

        foreach (string part in parts.Where(part => char.IsAsciiLetter(part[0])))
        {
            SetMonth(DateTimeWords.FindMonth(part));
        }

        foreach (string part in parts.Where(part => char.IsAsciiDigit(part[0])))
        {
            if (part.Contains('t', StringComparison.Ordinal))
            {
                throw BadFormat();
            }

            ReadDateNumber(part);
        }

        if (!_fields.HasDate)
        {
            throw BadFormat();
        }
    }

    private void SetMonth(int month)
    {
        if (month == 0)
        {
            throw BadFormat();
        }

        if (_fields.Month is { } earlier && !_fields.HasTextMonth && _fields.Day is null)
        {
            // 8 January: the number seen first was the day.
            _fields.Day = earlier;
        }

        _fields.Month = month;
        _fields.HasTextMonth = true;
    }

    private void ReadNumber(string text)
    {
        if (_expectsJulian)
        {
            _expectsJulian = false;
            int point = text.IndexOf('.', StringComparison.Ordinal);
            _fields.JulianDays = ToInt(point < 0 ? text : text[..point]) + (long)CivilCalendar.DateMin;
            _fields.Time ??= point < 0 ? null : (long)Math.Round(double.Parse(text[point..], CultureInfo.InvariantCulture) * DateTimes.MicrosPerDay);
            return;
        }

        int dot = text.IndexOf('.', StringComparison.Ordinal);
        int digits = dot < 0 ? text.Length : dot;
        if (_expectsTime || (_fields.HasDate && _fields.Time is null))
        {
            ReadRunTogetherTime(text, digits);
        }
        else if (dot >= 0 && digits > 2 && digits <= 4 && text.Length - dot == 4)
        {
            // 1999.008: year and day of year.
            _fields.Year = ToInt(text[..dot]);
            _fields.DayOfYear = ToInt(text[(dot + 1)..]);
        }
        else if (digits >= 6 && !_fields.HasDate && (_fields.Time is null || _fields is { Year: null, Month: null, Day: null }))
        {
            ReadRunTogetherDate(text, dot, digits);
        }
        else if (dot >= 0)
        {
            throw BadFormat();
        }
        else
        {
            ReadDateNumber(text);
        }
    }

    private void ReadRunTogetherTime(string text, int digits)
    {
        if (digits is not (2 or 4 or 6))
        {
            throw BadFormat();
        }

        string seconds = digits == 6 ? text[4..] : "0";
        SetTime(ToInt(text[..2]), digits >= 4 ? ToInt(text[2..4]) : 0, seconds);
    }

    private void ReadRunTogetherDate(string text, int dot, int digits)
    {
        if (dot >= 0 && digits == 6)
        {
            ReadRunTogetherTime(text, digits);
            return;
        }

        if (dot >= 0 || digits is 7)
        {
            throw BadFormat();
        }

        _fields.Day = ToInt(text[^2..]);
        _fields.Month = ToInt(text[^4..^2]);
        _fields.Year = ToInt(text[..^4]);
        _fields.IsShortYear = digits == 6;
    }

    /// <summary>One number of a date, its place guessed from what is known and the session's order.</summary>
    private void ReadDateNumber(string text)
    {
        int value = ToInt(text);
        (bool hasYear, bool hasMonth, bool hasDay) = (_fields.Year is not null, _fields.Month is not null, _fields.Day is not null);
        if (text.Length == 3 && hasYear && !hasMonth && !hasDay && value is >= 1 and <= 366)
        {
            _fields.DayOfYear = value;
        }
        else if (!hasYear && !hasMonth && !hasDay)
        {
            if (text.Length >= 3 || _order == DateOrder.YearMonthDay)
            {
                SetYear(value, text.Length);
            }
            else if (_order == DateOrder.DayMonthYear)
            {
                _fields.Day = value;
            }
            else
            {
                _fields.Month = value;
            }
        }
        else if (hasMonth && !hasYear && !hasDay)
        {
            if (_fields.HasTextMonth && (text.Length >= 3 || _order == DateOrder.YearMonthDay))
            {
                SetYear(value, text.Length);
            }
            else
            {
                _fields.Day = value;
            }
        }
        else if (!hasMonth)
        {
            _fields.Month = value;
        }
        else if (!hasDay)
        {
            if (_fields.HasTextMonth && text.Length >= 3 && _fields.IsShortYear)
            {
                _fields.Day = _fields.Year;
                SetYear(value, text.Length);
            }
            else
            {
                _fields.Day = value;
            }
        }
        else if (!hasYear)
        {
            SetYear(value, text.Length);
        }
        else
        {
            throw BadFormat();
        }
    }

    private void SetYear(int value, int digits)
    {
        _fields.Year = value;
        _fields.IsShortYear = digits <= 2;
    }

    private int ReadOffset(string text)
    {
        // Out of range comes before badly written: -1000-01-01 is read as an offset of a thousand hours.
        string[] parts = text[1..].Split(':');
        if (parts.Length > 1 || !parts[0].All(char.IsAsciiDigit))
        {
            string digits = new([.. parts[0].TakeWhile(char.IsAsciiDigit)]);
            if (digits.Length > 2 || ToInt(digits) > 15)
            {
                throw DateTimeErrors.ZoneOverflow(_text);
            }
        }

        int hours;
        int minutes = 0;
        int seconds = 0;
        if (parts.Length > 1)
        {
            hours = ToInt(parts[0]);
            minutes = ToInt(parts[1]);
            seconds = parts.Length > 2 ? ToInt(parts[2]) : 0;
        }
        else
        {
            int number = ToInt(parts[0]);
            int length = parts[0].Length;
            (hours, minutes, seconds) = length <= 2 ? (number, 0, 0) : length <= 4 ? (number / 100, number % 100, 0) : (number / 10000, number / 100 % 100, number % 100);
        }

        if (hours > 15 || minutes > 59 || seconds > 59)
        {
            throw DateTimeErrors.ZoneOverflow(_text);
        }

        int offset = (((hours * 60) + minutes) * 60) + seconds;
        return (text[0] == '-' ? -offset : offset) + (_fields.Offset ?? 0);
    }

    private void ReadWord(string word)
    {
        if (DateTimeWords.Find(word) is { } special)
        {
            _fields.Special = special;
        }
        else if (DateTimeWords.FindMonth(word) is > 0 and int month)
        {
            SetMonth(month);
        }
        else if (word is "am" or "pm" or "a" or "p")
        {
            _fields.IsAfternoon = word[0] == 'p';
        }
        else if (word is "bc" or "ad")
        {
            _fields.IsBeforeChrist = word == "bc";
        }
        else if (word == "allballs")
        {
            _fields.Time = 0;
            _fields.Offset = 0;
        }
        else if (word == "t")
        {
            // A time of day may stand behind a date, but not in the form of ISO 8601.
            _expectsTime = _isTimeOnly && _fields.HasDate ? throw BadFormat() : true;
        }
        else if (word is "j" or "jd" or "julian")
        {
            _expectsJulian = true;
        }
        else if (TimeZones.TryFindAbbreviation(word, out int secondsEast))
        {
            _fields.Offset = secondsEast;
        }
        else if (!DateTimeWords.IsIgnored(word))
        {
            _fields.Zone = (word.Length > 2 ? TimeZones.FindOrAbbreviation(word) : null) ?? throw BadFormat();
            _fields.IsNamedZone = !TimeZones.IsAbbreviation(word);
        }
    }
}
