using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Reads a text by a template: to_date and to_timestamp, and jsonpath's .datetime(), which is strict as the standard is.</summary>
internal sealed class TimeReading
{
    private readonly string _text;
    private readonly IReadOnlyList<TimeTemplate.Field> _template;
    private readonly TimeReadingFields _fields = new();
    private readonly bool _isStrict;
    private int _position;

    /// <summary>FX was met: one character of the text for one of the template.</summary>
    private bool _isFixed;

    /// <summary>Blanks and separators passed over in the text that the template did not ask for.</summary>
    private int _skipped;

    private TimeReading(string text, string template, bool isStrict)
    {
        _text = text;
        _template = TimeTemplate.Get(template);
        _isStrict = isStrict;
        _isFixed = isStrict;
    }

    /// <summary>Days since 2000-01-01, microseconds of the day, and seconds east when the text had an offset.</summary>
    /// <param name="text">What to read.</param>
    /// <param name="template">Its form.</param>
    /// <param name="isStrict">Every character of either must have its like in the other.</param>
    /// <exception cref="SqlErrorException">22007, 22008, 22009.</exception>
    internal static (long Days, long Time, int? Offset) Read(string text, string template, bool isStrict = false) => new TimeReading(text, template, isStrict).Read();

    private (long Days, long Time, int? Offset) Read()
    {
        int i = 0;
        for (; i < _template.Count && _position < _text.Length; i++)
        {
            TimeTemplate.Field field = _template[i];
            if (!_isFixed && (field.Name is not null || i == 0))
            {
                SkipBlanks();
            }

            if (field.Name is not null)
            {
                ReadField(field, i);
            }
            else if (_isStrict)
            {
                MatchLiteral(field);
            }
            else
            {
                ReadLiteral(field);
            }
        }

        if (_isStrict)
        {
            RequireEnd(i);
        }

        return _fields.ToTime(_text);
    }

    private void SkipBlanks()
    {
        while (Peek() is ' ' or (>= '\t' and <= '\r'))
        {
            _position++;
            _skipped++;
        }
    }

    private void MatchLiteral(TimeTemplate.Field field)
    {
        if (string.CompareOrdinal(_text, _position, field.Text, 0, field.Text.Length) != 0)
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, $"unmatched format {(field.IsQuoted ? "character" : "separator")} \"{field.Text}\"");
        }

        _position += field.Text.Length;
    }

    /// <summary>Neither of the text nor of the template may anything be left.</summary>
    private void RequireEnd(int next)
    {
        if (next < _template.Count)
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, "input string is too short for datetime format");
        }

        SkipBlanks();
        if (_position < _text.Length)
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, "trailing characters remain in input string after datetime format");
        }
    }

    /// <summary>A separator matches one separator of the text or none, any other character any character.</summary>
    private void ReadLiteral(TimeTemplate.Field field)
    {
        if (_isFixed)
        {
            Advance(1);
        }
        else if (field.IsSeparator)
        {
            if (Blanks.IsBlank(Peek()) || TimeTemplate.IsSeparatorCharacter(Peek()))
            {
                _position++;
            }
            else
            {
                _skipped--;
            }
        }
        else if (_skipped > 0)
        {
            // What was passed over before may have been this character; the next one may be part of a field.
            _skipped--;
        }
        else
        {
            Advance(1);
        }
    }

    private void ReadField(TimeTemplate.Field field, int index)
    {
        _fields.NoteConvention(field.Name!);
        switch (field.Name)
        {
            case "FX":
                _isFixed = true;
                break;
            case "YYYY" or "YYY" or "YY" or "Y" or "IYYY" or "IYY" or "IY" or "I":
                int start = _position;
                int year = Number(index, field.Name.Length);
                int width = field.Name.Length;
                _fields.SetYear(width < 4 && _position - start < 4 ? Near2020(year) : year, width, field);
                break;
            case "Y,YYY":
                _fields.SetYear(YearWithComma(), 4, field);
                break;
            case "MONTH":
                _fields.Set(ref _fields.Month, Word(DateTimeNames.Months, field) + 1, field);
                break;
            case "MON":
                _fields.Set(ref _fields.Month, Word(DateTimeNames.ShortMonths, field) + 1, field);
                break;
            case "RM":
                _fields.Set(ref _fields.Month, Array.IndexOf(DateTimeNames.RomanMonths, DateTimeNames.RomanMonthsByLength[Word(DateTimeNames.RomanMonthsByLength, field)]) + 1, field);
                break;
            case "DAY":
                _fields.Set(ref _fields.DayOfWeek, Word(DateTimeNames.Days, field) + 1, field);
                break;
            case "DY":
                _fields.Set(ref _fields.DayOfWeek, Word(DateTimeNames.ShortDays, field) + 1, field);
                break;
            case "ID":
                // From Monday first to Sunday first.
                _fields.Set(ref _fields.DayOfWeek, Number(index, 1) % 7 + 1, field);
                break;
            case "AM" or "PM":
                _fields.SetHalf(Word(["AM", "PM"], field) == 1);
                break;
            case "A.M." or "P.M.":
                _fields.SetHalf(Word(["A.M.", "P.M."], field) == 1);
                break;
            case "AD" or "BC":
                _fields.IsBeforeChrist = Word(["AD", "BC"], field) == 1;
                break;
            case "A.D." or "B.C.":
                _fields.IsBeforeChrist = Word(["A.D.", "B.C."], field) == 1;
                break;
            case "HH" or "HH12":
                _fields.Set(ref _fields.Hour, Number(index, 2), field);
                _fields.IsTwelveHours = true;
                break;
            case "HH24":
                _fields.Set(ref _fields.Hour, Number(index, 2), field);
                break;
            case "MS":
                _fields.Set(ref _fields.Milliseconds, Fraction(index, 3), field);
                break;
            case "US" or "FF1" or "FF2" or "FF3" or "FF4" or "FF5" or "FF6":
                int digits = field.Name == "US" ? 6 : field.Name[2] - '0';
                int from = _position;
                int fraction = Number(index, digits);
                _fields.Set(ref _fields.Microseconds, fraction * (int)Math.Pow(10, Math.Max(0, 6 - (_position - from))), field);
                _fields.FractionDigits = digits;
                break;
            case "TZH":
                ReadZoneHour(field, index);
                break;
            case "TZM":
                _fields.ZoneSign = _fields.ZoneSign == 0 ? 1 : _fields.ZoneSign;
                _fields.Set(ref _fields.ZoneMinute, Number(index, 2), field);
                break;
            case "TZ" or "OF":
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"formatting field \"{field.Text}\" is only supported in to_char");
            case "Q":
                Number(index, 1);
                break;
            default:
                _fields.Set(ref _fields.Number(field.Name!), Number(index, field.Name == "IDDD" ? 3 : field.Name!.Length), field);
                break;
        }

        if (field.Ordinal.Length > 0)
        {
            Advance(2);
        }

        if (!_isFixed)
        {
            _skipped = 0;
            SkipBlanks();
        }
    }

    private void ReadZoneHour(TimeTemplate.Field field, int index)
    {
        if (Peek() is '+' or '-' or ' ')
        {
            _fields.ZoneSign = Peek() == '-' ? -1 : 1;
            _position++;
        }
        else
        {
            // The sign may have been taken for a separator.
            _fields.ZoneSign = _skipped > 0 && _text[_position - 1] == '-' ? -1 : 1;
        }

        _fields.Set(ref _fields.ZoneHour, Number(index, 2), field);
    }

    private char Peek() => _position < _text.Length ? _text[_position] : '\0';

    private void Advance(int characters)
    {
        for (; characters > 0 && _position < _text.Length; characters--)
        {
            Rune.DecodeFromUtf16(_text.AsSpan(_position), out _, out int length);
            _position += length;
        }
    }

    /// <summary>The place in the array of the name the text goes on with.</summary>
    private int Word(string[] names, TimeTemplate.Field field)
    {
        for (int i = 0; i < names.Length; i++)
        {
            if (string.Compare(_text, _position, names[i], 0, names[i].Length, StringComparison.OrdinalIgnoreCase) == 0)
            {
                _position += names[i].Length;
                return i;
            }
        }

        string rest = _text[_position..];
        int blank = rest.AsSpan().IndexOfAny(" \t\n\r\f\v");
        throw Bad(blank < 0 ? rest : rest[..blank], field, "The given value did not match any of the allowed values for this field.");
    }

    /// <summary>An integer: of exactly this many digits where digits follow in the template, otherwise as long as it goes.</summary>
    private int Number(int index, int length)
    {
        TimeTemplate.Field field = _template[index];
        int start = _position;
        while (Blanks.IsBlank(Peek()))
        {
            _position++;
        }

        int available = Math.Min(length, _text.Length - _position);
        string copy = _text.Substring(_position, available);
        bool isOpen = field.Prefix == "FM" || !IsFollowedByDigits(index);
        if (!isOpen && available < length)
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, $"source string too short for \"{field.Text}\" formatting field",
                $"Field requires {length} characters, but only {available} remain.", "If your source string is not fixed-width, try using the \"FM\" modifier.");
        }

        int end = IntegerEnd(_position, isOpen ? _text.Length : _position + length);
        if (!isOpen && end > _position && end < _position + length)
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, $"invalid value \"{copy}\" for \"{field.Text}\"",
                $"Field requires {length} characters, but only {end - _position} could be parsed.", "If your source string is not fixed-width, try using the \"FM\" modifier.");
        }

        if (end == _position)
        {
            throw Bad(copy, field, "Value must be an integer.");
        }

        ReadOnlySpan<char> digits = _text.AsSpan(_position, end - _position).TrimStart(Blanks.Characters);
        _position = end;
        return int.TryParse(digits, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int value)
            ? value
            : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"value for \"{field.Text}\" in source string is out of range",
                $"Value must be in the range {int.MinValue} to {int.MaxValue}.");
    }

    /// <summary>Where the integer that starts here ends, blanks before it and its sign included; the start itself when there is none.</summary>
    private int IntegerEnd(int start, int limit)
    {
        int i = start;
        while (i < limit && Blanks.IsBlank(_text[i]))
        {
            i++;
        }

        i += i < limit && _text[i] is '+' or '-' ? 1 : 0;
        int digits = i;
        while (i < limit && char.IsAsciiDigit(_text[i]))
        {
            i++;
        }

        return i > digits ? i : start;
    }

    private bool IsFollowedByDigits(int index)
    {
        if (_template[index].Ordinal.Length > 0 || index + 1 == _template.Count)
        {
            return false;
        }

        TimeTemplate.Field next = _template[index + 1];
        return next.Name is not null ? next.IsNumber : char.IsAsciiDigit(next.Text[0]);
    }

    /// <summary>25 is 0.25 and so is 250, but 025 is 0.025.</summary>
    private int Fraction(int index, int digits)
    {
        int start = _position;
        int value = Number(index, digits);
        return value * (int)Math.Pow(10, Math.Max(0, digits - (_position - start)));
    }

    private int YearWithComma()
    {
        int comma = IntegerEnd(_position, _text.Length);
        int end = comma > _position && comma < _text.Length && _text[comma] == ',' ? IntegerEnd(comma + 1, Math.Min(comma + 4, _text.Length)) : 0;
        if (end <= comma + 1
            || !int.TryParse(_text.AsSpan(_position, comma - _position), NumberStyles.Integer, CultureInfo.InvariantCulture, out int thousands)
            || !int.TryParse(_text.AsSpan(comma + 1, end - comma - 1), NumberStyles.Integer, CultureInfo.InvariantCulture, out int rest))
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, "invalid input string for \"Y,YYY\"");
        }

        _position = end;
        return (thousands * 1000) + rest;
    }

    private static int Near2020(int year) => year switch
    {
        < 70 => year + 2000,
        < 100 => year + 1900,
        < 520 => year + 2000,
        < 1000 => year + 1000,
        _ => year,
    };

    private static SqlErrorException Bad(string found, TimeTemplate.Field field, string detail) =>
        new(SqlState.InvalidDatetimeFormat, $"invalid value \"{found}\" for \"{field.Text}\"", detail);
}
