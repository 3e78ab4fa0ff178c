using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Reads a text by a template: to_date and to_timestamp.</summary>
internal sealed class TimeReading
{
    private readonly string _text;
    private readonly string _template;
    private int _position;
    private int? _year;
    private int _month = 1;
    private int _day = 1;
    private int? _dayOfYear;
    private int? _julian;
    private int? _isoYear;
    private int _isoWeek = 1;
    private int _isoDay = 1;
    private long _hour;
    private long _minute;
    private long _second;
    private long _micros;
    private long? _secondsOfDay;
    private bool? _isAfternoon;
    private bool _isTwelveHours;
    private bool _isBeforeChrist;
    private int? _offset;

    private TimeReading(string text, string template)
    {
        _text = text;
        _template = template;
    }

    /// <summary>Days since 2000-01-01, microseconds of the day, and seconds east when the text had an offset.</summary>
    /// <exception cref="SqlErrorException">22007, 22008.</exception>
    internal static (long Days, long Time, int? Offset) Read(string text, string template) => new TimeReading(text, template).Read();

    private (long Days, long Time, int? Offset) Read()
    {
        List<TimeTemplate.Field> fields = TimeTemplate.Parse(_template);
        for (int i = 0; i < fields.Count && _position < _text.Length; i++)
        {
            if (fields[i].Name is null)
            {
                SkipLiteral(fields[i].Text);
                continue;
            }

            SkipBlanks();
            bool numberFollows = i + 1 < fields.Count && fields[i + 1].Name is { } next && next is not ("MONTH" or "MON" or "DAY" or "DY" or "AM" or "PM" or "BC" or "AD");
            ReadField(fields[i], numberFollows);
        }

        return (ToDays(), ToTime(), _offset);
    }

    private void SkipBlanks()
    {
        while (_position < _text.Length && char.IsWhiteSpace(_text[_position]))
        {
            _position++;
        }
    }

    /// <summary>A separator in the template matches any separators in the text, a letter any one character.</summary>
    private void SkipLiteral(string literal)
    {
        foreach (char c in literal)
        {
            if (char.IsLetterOrDigit(c))
            {
                _position++;
            }
            else
            {
                while (_position < _text.Length && !char.IsLetterOrDigit(_text[_position]) && _text[_position] is not ('+' or '-') || (_position < _text.Length && _text[_position] == c))
                {
                    _position++;
                    if (_position < _text.Length && char.IsLetterOrDigit(_text[_position]))
                    {
                        break;
                    }
                }

                if (_position < _text.Length && c is not ('+' or '-') && _text[_position] is '-' && _position > 0 && char.IsLetterOrDigit(_text[_position - 1]))
                {
                    _position++;
                }
            }
        }
    }

    private void ReadField(TimeTemplate.Field field, bool numberFollows)
    {
        switch (field.Name)
        {
            case "YYYY":
                _year = Number(field, numberFollows ? 4 : 20);
                break;
            case "Y,YYY":
                _year = (Number(field, 3) * 1000) + Skip(1) + Number(field, 3);
                break;
            case "YYY" or "YY" or "Y":
                int digits = field.Name.Length;
                int start = _position;
                int year = Number(field, digits);
                _year = _position - start > 2 && year >= 1000 ? year : year < 70 ? year + 2000 : year < 100 ? year + 1900 : year < 520 ? year + 2000 : year + 1000;
                break;
            case "IYYY":
                _isoYear = Number(field, numberFollows ? 4 : 20);
                break;
            case "IW":
                _isoWeek = Number(field, 2);
                break;
            case "ID":
                _isoDay = Number(field, 1);
                break;
            case "MM":
                _month = InRange(Number(field, 2), 1, 12);
                break;
            case "MONTH" or "MON":
                _month = Word(field) is var found && DateTimeNames.FindMonth(_text, ref _position, field.Name == "MON") is > 0 and int month ? month : throw Bad(found, field);
                break;
            case "DAY" or "DY":
                DateTimeNames.SkipWord(_text, ref _position);
                break;
            case "DD":
                _day = InRange(Number(field, 2), 1, 31);
                break;
            case "DDD":
                _dayOfYear = Number(field, 3);
                break;
            case "J":
                _julian = Number(field, 20);
                break;
            case "HH24":
                _hour = InRange(Number(field, 2), 0, 24);
                break;
            case "HH12" or "HH":
                _hour = Number(field, 2) is >= 1 and <= 12 and int hour ? hour : throw new SqlErrorException(SqlState.InvalidDatetimeFormat,
                    $"hour \"{_hour}\" is invalid for the 12-hour clock", hint: "Use the 24-hour clock, or give an hour between 1 and 12.");
                _isTwelveHours = true;
                break;
            case "MI":
                _minute = InRange(Number(field, 2), 0, 59);
                break;
            case "SS":
                _second = InRange(Number(field, 2), 0, 59);
                break;
            case "SSSS" or "SSSSS":
                _secondsOfDay = Number(field, 5);
                break;
            case "MS" or "FF3":
                _micros = Fraction(field, 3);
                break;
            case "US" or "FF6" or "FF1" or "FF2" or "FF4" or "FF5":
                _micros = Fraction(field, field.Name == "US" ? 6 : field.Name[2] - '0');
                break;
            case "AM" or "PM" or "A.M." or "P.M.":
                _isAfternoon = Peek() is 'p' or 'P';
                _position += field.Name.Length;
                break;
            case "AD" or "BC" or "A.D." or "B.C.":
                _isBeforeChrist = Peek() is 'b' or 'B';
                _position += field.Name.Length;
                break;
            case "TZH":
                int sign = Peek() == '-' ? -1 : 1;
                _position += Peek() is '+' or '-' ? 1 : 0;
                _offset = sign * Number(field, 2) * 3600;
                break;
            case "TZM":
                _offset += (_offset < 0 ? -60 : 60) * Number(field, 2);
                break;
            case "TZ" or "OF":
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"formatting field \"{field.Text}\" is only supported in to_char");
            default:
                Number(field, field.Name!.Length);
                break;
        }

        if (field.Ordinal.Length > 0)
        {
            _position += 2;
        }
    }

    private char Peek() => _position < _text.Length ? _text[_position] : '\0';

    private int Skip(int count)
    {
        _position += count;
        return 0;
    }

    private string Word(TimeTemplate.Field field) => _text.Substring(_position, Math.Min(field.Text.Length, _text.Length - _position));

    private SqlErrorException Bad(string found, TimeTemplate.Field field, string? detail = null) =>
        new(SqlState.InvalidDatetimeFormat, $"invalid value \"{found}\" for \"{field.Text}\"", detail ?? "The given value did not match any of the allowed values for this field.");

    private int Number(TimeTemplate.Field field, int digitsMax)
    {
        int start = _position;
        if (Peek() is '-' or '+')
        {
            _position++;
        }

        int digitsStart = _position;
        while (_position < _text.Length && _position - digitsStart < digitsMax && char.IsAsciiDigit(_text[_position]))
        {
            _position++;
        }

        if (_position == digitsStart)
        {
            _position = start;
            throw Bad(Word(field), field, "Value must be an integer.");
        }

        return int.TryParse(_text.AsSpan(start, _position - start), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int value)
            ? value
            : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"value for \"{field.Text}\" in source string is out of range");
    }

    private long Fraction(TimeTemplate.Field field, int digitsMax)
    {
        int start = _position;
        long value = Number(field, digitsMax);
        return value * (long)Math.Pow(10, 6 - (_position - start));
    }

    private int InRange(int value, int min, int max) => value >= min && value <= max
        ? value
        : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"date/time field value out of range: \"{_text}\"");

    private long ToDays()
    {
        if (_julian is { } julian)
        {
            return julian + (long)CivilCalendar.DateMin;
        }

        if (_isoYear is { } isoYear)
        {
            return CivilCalendar.IsoWeekStart(isoYear, _isoWeek) + _isoDay - 1;
        }

        // Without a year it is 1 BC, PostgreSQL's year 0.
        int year = _year is not { } given ? 0 : _isBeforeChrist ? 1 - given : given < 0 ? given + 1 : given;
        if (_dayOfYear is { } dayOfYear)
        {
            return CivilCalendar.ToDays(year, 1, 1) + dayOfYear - 1;
        }

        return _day <= CivilCalendar.DaysInMonth(year, _month)
            ? CivilCalendar.ToDays(year, _month, _day)
            : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"date/time field value out of range: \"{_text}\"");
    }

    private long ToTime()
    {
        if (_secondsOfDay is { } seconds)
        {
            return seconds * DateTimes.MicrosPerSecond;
        }

        long hour = _isTwelveHours && _hour == 12 ? 0 : _hour;
        hour += _isAfternoon == true && hour < 12 ? 12 : 0;
        return (((hour * 60) + _minute) * DateTimes.MicrosPerMinute) + (_second * DateTimes.MicrosPerSecond) + _micros;
    }
}
