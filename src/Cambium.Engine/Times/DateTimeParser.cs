using Cambium.Engine.Values;
using Kind = Cambium.Engine.Times.DateTimeTokens.Kind;

namespace Cambium.Engine.Times;

/// <summary>
/// PostgreSQL's liberal reading of dates and times: ISO 8601, 'January 8, 1999', 1/8/1999 by <see cref="DateOrder"/>, 20240102T030405,
/// J2451187, AM and PM, BC, zones by offset, abbreviation or name, and the words now, today, epoch, infinity.
/// </summary>
/// <remarks>
/// Field by field, each of which gives some <see cref="DateTimeParts"/>; what is given already decides what the next may be. Times of day alone are read by
/// rules of their own, since a number is first of all a date otherwise.
/// </remarks>
internal sealed class DateTimeParser
{
    /// <summary>Of dates and of times of day, as in PostgreSQL.</summary>
    private const int LengthMax = 129;

    /// <summary>Of both together.</summary>
    private const int MomentLengthMax = 153;

    private readonly string _text;
    private readonly SessionFormat _format;
    private readonly bool _isTimeOnly;
    private readonly DateTimeFields _fields = new();
    private readonly DateTimeDigits _digits;
    private readonly DateTimeNumbers _numbers;
    private readonly DateTimeTokens _tokens;

    /// <summary>What the next number is: a unit's letter, or t for a time of day; 0 when nothing has told.</summary>
    private char _unit;

    private DateTimeParser(string text, string type, SessionFormat format, bool isTimeOnly, int lengthMax)
    {
        _text = text;
        _format = format;
        _isTimeOnly = isTimeOnly;
        _digits = new DateTimeDigits(text, type);
        _numbers = new DateTimeNumbers(_fields, _digits, format.DateOrder);
        _tokens = DateTimeTokens.Split(text, lengthMax) ?? throw _digits.BadFormat();
    }

    /// <summary>A date, with a time of day or without.</summary>
    /// <param name="text">The text, in full: messages quote it.</param>
    /// <param name="type">The type's name for messages.</param>
    /// <param name="isDate">The type has no time of day.</param>
    /// <returns>With all of a date, unless it is <see cref="DateTimeFields.Special"/>.</returns>
    /// <exception cref="Errors.SqlErrorException">22007, 22008, 22009, 22023.</exception>
    internal static DateTimeFields Parse(string text, string type, SessionFormat format, bool isDate = false) =>
        new DateTimeParser(text, type, format, isTimeOnly: false, isDate ? LengthMax : MomentLengthMax).Parse();

    /// <summary>A time of day alone: a run of digits is hours, minutes, seconds.</summary>
    /// <returns>With all of a time; the date is given where the zone needs one.</returns>
    /// <inheritdoc cref="Parse(string, string, SessionFormat, bool)" path="/param"/>
    /// <inheritdoc cref="Parse(string, string, SessionFormat, bool)" path="/exception"/>
    internal static DateTimeFields ParseTime(string text, string type, SessionFormat format) => new DateTimeParser(text, type, format, isTimeOnly: true, LengthMax).Parse();

    private DateTimeFields Parse()
    {
        for (int index = 0; index < _tokens.Count; index++)
        {
            ReadOnlySpan<char> field = _tokens.TextOf(index);
            switch (_tokens.KindOf(index))
            {
                case Kind.Time:
                    ReadClock(field);
                    break;
                case Kind.Offset:
                    _fields.Offset = _digits.Offset(field);
                    Give(DateTimeParts.Zone);
                    break;
                case Kind.Date when _isTimeOnly:
                    ReadDateOfTime(field, index);
                    break;
                case Kind.Date:
                    ReadDate(field);
                    break;
                case Kind.Number when _unit != 0:
                    ReadUnit(field);
                    break;
                case Kind.Number:
                    ReadNumber(field, index);
                    break;
                default:
                    ReadWord(field, index);
                    break;
            }
        }

        Complete();
        return _fields;
    }

    private void Give(DateTimeParts parts) => _numbers.Give(parts);

    private void ReadClock(ReadOnlySpan<char> field)
    {
        if (!_isTimeOnly)
        {
            _unit = _unit is '\0' or 't' ? '\0' : throw _digits.BadFormat();
        }

        _digits.ReadClock(field, _fields);
        if (!_isTimeOnly)
        {
            _fields.ValidateTime(_text);
        }

        Give(DateTimeParts.Time);
    }

    private void ReadDate(ReadOnlySpan<char> field)
    {
        if (_unit == 'j')
        {
            // J2451187-08.
            ReadJulian(field, out ReadOnlySpan<char> zone);
            _fields.Offset = _digits.Offset(zone);
            Give(DateTimeParts.Date | DateTimeParts.Time | DateTimeParts.Zone);
            _unit = '\0';
        }
        else if (_unit == 0 && !_fields.Has(DateTimeParts.Month | DateTimeParts.Day))
        {
            _numbers.ReadDate(field);
        }
        else if (char.IsAsciiDigit(field[0]) || _unit != 0)
        {
            _unit = _unit is '\0' or 't' && !_fields.Has(DateTimeParts.Time) ? '\0' : throw _digits.BadFormat();
            ReadRunWithZone(field, _fields.Given);
        }
        else
        {
            ReadZone(new string(field));
        }
    }

    /// <summary>Before a time of day a date may stand, which the zone may need.</summary>
    private void ReadDateOfTime(ReadOnlySpan<char> field, int index)
    {
        if (index == 0 && _tokens.Count > 1 && (_tokens.KindOf(_tokens.Count - 1) == Kind.Date || _tokens.KindOf(1) == Kind.Time))
        {
            _numbers.ReadDate(field);
        }
        else if (!char.IsAsciiDigit(field[0]))
        {
            ReadZone(new string(field));
        }
        else
        {
            if (_fields.Has(DateTimeParts.Time))
            {
                throw _digits.BadFormat();
            }

            ReadRunWithZone(field, _fields.Given | DateTimeParts.Date);
        }
    }

    /// <summary>A time of day and its zone: 040506-08.</summary>
    private void ReadRunWithZone(ReadOnlySpan<char> field, DateTimeParts given)
    {
        int sign = field.IndexOf('-');
        if (sign < 0)
        {
            throw _digits.BadFormat();
        }

        _fields.Offset = _digits.Offset(field[sign..]);
        Give(_numbers.ReadRun(field[..sign], given) | DateTimeParts.Zone);
    }

    private void ReadZone(string name)
    {
        _fields.Zone = TimeZones.Find(name) ?? throw DateTimeErrors.UnknownZone(name);
        _fields.IsNamedZone = true;
        Give(DateTimeParts.Zone);
    }

    private void ReadNumber(ReadOnlySpan<char> field, int index)
    {
        int point = field.IndexOf('.');
        if (_isTimeOnly)
        {
            if (point >= 0 && index == 0 && _tokens.Count > 1 && _tokens.KindOf(_tokens.Count - 1) == Kind.Date)
            {
                _numbers.ReadDate(field);
                return;
            }

            DateTimeParts given = _fields.Given | DateTimeParts.Date;
            Give(point is >= 0 and <= 2 ? throw _digits.BadFormat() : point >= 0 || field.Length > 4 ? _numbers.ReadRun(field, given) : _numbers.ReadOne(field, false, given));
        }
        else if (point >= 0 && !_fields.HasAny(DateTimeParts.Date))
        {
            _numbers.ReadDate(field);
        }
        else if (point > 2 || (field.Length >= 6 && (!_fields.HasAny(DateTimeParts.Date) || !_fields.HasAny(DateTimeParts.Time))))
        {
            Give(_numbers.ReadRun(field, _fields.Given));
        }
        else
        {
            Give(_numbers.ReadOne(field, _fields.HasTextMonth, _fields.Given));
        }
    }

    /// <summary>A number whose meaning was told before it.</summary>
    private void ReadUnit(ReadOnlySpan<char> field)
    {
        // Behind infinity, too, a date is meant from here on.
        (char unit, _unit, _fields.Special) = (_unit, '\0', DateTimeSpecial.None);
        ReadOnlySpan<char> rest = field;
        int value = _digits.Take(ref rest);
        if (!rest.IsEmpty && (rest[0] != '.' || unit is not ('j' or 't' or 's')))
        {
            throw _digits.BadFormat();
        }

        switch (unit)
        {
            case 'y':
                _fields.Year = value;
                Give(DateTimeParts.Year);
                break;
            case 'm' when !_fields.Has(DateTimeParts.Month | DateTimeParts.Hour):
                _fields.Month = value;
                Give(DateTimeParts.Month);
                break;
            case 'm' or 'n':
                _fields.Minute = value;
                Give(DateTimeParts.Minute);
                break;
            case 'd':
                _fields.Day = value;
                Give(DateTimeParts.Day);
                break;
            case 'h':
                _fields.Hour = value;
                Give(DateTimeParts.Hour);
                break;
            case 's':
                _fields.Second = value;
                _fields.Micros = rest.IsEmpty ? _fields.Micros : _digits.Micros(rest);
                Give(rest.IsEmpty ? DateTimeParts.Second : DateTimeParts.Second | DateTimeParts.Fraction);
                break;
            case 'j':
                ReadJulian(field, out rest);
                Give(rest.IsEmpty ? DateTimeParts.Date : DateTimeParts.Date | DateTimeParts.Time);
                if (!rest.IsEmpty)
                {
                    _fields.SetClock((long)(_digits.Fraction(rest) * DateTimes.MicrosPerDay));
                }

                break;
            case 't':
                DateTimeParts read = _numbers.ReadRun(field, _fields.Given | DateTimeParts.Date);
                Give(read == DateTimeParts.Time ? read : throw _digits.BadFormat());
                break;
            default:
                throw _digits.BadFormat();
        }
    }

    private void ReadJulian(ReadOnlySpan<char> field, out ReadOnlySpan<char> rest)
    {
        rest = field;
        _fields.Days = _digits.Take(ref rest) + (long)CivilCalendar.DateMin;
    }

    private void ReadWord(ReadOnlySpan<char> field, int index)
    {
        string word = new(field);
        if (TimeZones.TryFindAbbreviation(word, out int secondsEast, out bool isSummer))
        {
            _fields.Offset = secondsEast;
            Give(isSummer ? DateTimeParts.Zone | DateTimeParts.Daylight : DateTimeParts.Zone);
            return;
        }

        if (TimeZones.IsAbbreviation(word))
        {
            _fields.Zone = TimeZones.FindOrAbbreviation(word);
            Give(DateTimeParts.Zone | DateTimeParts.Following);
            return;
        }

        DateTimeWords.Meaning meaning = DateTimeWords.Find(word);
        switch (meaning.Kind)
        {
            case DateTimeWordKind.None:
                _fields.Zone = TimeZones.Find(word) ?? throw _digits.BadFormat();
                _fields.IsNamedZone = true;
                Give(DateTimeParts.Zone);
                break;
            case DateTimeWordKind.Ignored:
                break;
            case DateTimeWordKind.Meridiem:
                _fields.IsAfternoon = meaning.Value == 1;
                Give(DateTimeParts.Meridiem);
                break;
            case DateTimeWordKind.Era:
                _fields.IsBeforeChrist = meaning.Value == 1;
                Give(DateTimeParts.Era);
                break;
            case DateTimeWordKind.Daylight:
                _fields.Offset += 3600;
                Give(DateTimeParts.Daylight);
                break;
            case DateTimeWordKind.Midnight:
                (_fields.Hour, _fields.Minute, _fields.Second, _fields.Special) = (0, 0, 0, DateTimeSpecial.None);
                Give(DateTimeParts.Time | DateTimeParts.Zone);
                break;
            case DateTimeWordKind.Unit:
                _unit = meaning.Value == 0 ? 'x' : (char)meaning.Value;
                break;
            case DateTimeWordKind.Clock:
                ExpectClock(index);
                break;
            case DateTimeWordKind.Now:
                SetNow();
                break;
            default:
                ReadDateWord(meaning);
                break;
        }
    }

    /// <summary>Words that have no place in a time of day.</summary>
    private void ReadDateWord(DateTimeWords.Meaning meaning)
    {
        if (_isTimeOnly)
        {
            throw _digits.BadFormat();
        }

        switch (meaning.Kind)
        {
            case DateTimeWordKind.Month:
                SetMonth(meaning.Value);
                break;
            case DateTimeWordKind.DayOfWeek:
                Give(DateTimeParts.DayOfWeek);
                break;
            case DateTimeWordKind.Special:
                _fields.Special = (DateTimeSpecial)meaning.Value;
                Give(DateTimeParts.Special);
                break;
            default:
                (_fields.Year, _fields.Month, _fields.Day) = CivilCalendar.FromDays(Today + (meaning.Kind - DateTimeWordKind.Today));
                _fields.Special = DateTimeSpecial.None;
                Give(DateTimeParts.Date);
                break;
        }
    }

    private long LocalNow => TimeZones.ToLocal(_format.TimeZone, _format.Now);

    private int Today => CivilCalendar.Split(LocalNow).Days;

    private void SetNow()
    {
        if (!_isTimeOnly)
        {
            (_fields.Year, _fields.Month, _fields.Day) = CivilCalendar.FromDays(Today);
            _fields.Offset = TimeZones.OffsetAtUtc(_format.TimeZone, _format.Now);
            _fields.Special = DateTimeSpecial.None;
            Give(DateTimeParts.Date | DateTimeParts.Zone);
        }

        _fields.SetClock(CivilCalendar.Split(LocalNow).Time);
        Give(DateTimeParts.Time);
    }

    private void SetMonth(int month)
    {
        DateTimeParts part = DateTimeParts.Month;
        if (_fields.Has(DateTimeParts.Month) && !_fields.HasTextMonth && !_fields.Has(DateTimeParts.Day) && _fields.Month is >= 1 and <= 31)
        {
            // 8 January: the number seen first was the day.
            _fields.Day = _fields.Month;
            part = DateTimeParts.Day;
        }

        _fields.HasTextMonth = true;
        _fields.Month = month;
        Give(part);
    }

    /// <summary>A T, which a time of day must follow.</summary>
    private void ExpectClock(int index)
    {
        if ((!_isTimeOnly && !_fields.Has(DateTimeParts.Date)) || index + 1 >= _tokens.Count || _tokens.KindOf(index + 1) is not (Kind.Number or Kind.Time or Kind.Date))
        {
            throw _digits.BadFormat();
        }

        _unit = 't';
    }

    /// <summary>All fields are read: do they make a whole?</summary>
    private void Complete()
    {
        _fields.ValidateDate(_text);
        _fields.ApplyMeridiem(_text);
        if (_isTimeOnly)
        {
            _fields.ValidateTime(_text);
        }
        else if (_fields.Special != DateTimeSpecial.None)
        {
            return;
        }

        // DST stands behind a zone that has one offset; zones that change know when they do.
        bool isMissingZone = _fields.Has(DateTimeParts.Daylight) && (!_fields.Has(DateTimeParts.Zone) || _fields.Zone is not null);
        if (!_fields.Has(_isTimeOnly ? DateTimeParts.Time : DateTimeParts.Date) || isMissingZone || (_isTimeOnly && LacksDate()))
        {
            throw _digits.BadFormat();
        }
    }

    /// <summary>A time of day in a zone that changes means nothing without its date, nor does a part of one.</summary>
    private bool LacksDate() => !_fields.Has(DateTimeParts.Date)
        && (_fields.IsNamedZone ? !_fields.Zone!.IsFixed : _fields.HasAny(DateTimeParts.Date) && (_fields.Zone is not null || !_fields.Has(DateTimeParts.Zone)));
}
