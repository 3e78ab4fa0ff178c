using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>
/// Input function of interval: '1 year 2 mons 3 days 04:05:06', '@ 3 days ago', '1-2', '3 4:05:06', ISO 8601's P1Y2M3DT4H5M6S and
/// P0001-02-03T04:05:06. Fractions run over into smaller units.
/// </summary>
public sealed class IntervalInput
{
    private readonly string _text;
    private readonly int _range;
    private double _years;
    private double _months;
    private double _days;
    private Int128 _micros;
    private int _seen;

    private IntervalInput(string text, int range)
    {
        _text = text;
        _range = range;
    }

    /// <param name="text">The text.</param>
    /// <param name="range">Fields of the type's modifier, <see cref="IntervalModifier.FullRange"/> without: the unit of a bare number.</param>
    /// <exception cref="SqlErrorException">22007, 22015.</exception>
    public static Interval Parse(string text, int range = IntervalModifier.FullRange)
    {
        IntervalInput input = new(text, range);
        string trimmed = text.Trim();
        if (trimmed.Length > 1 && trimmed[0] is 'P' or 'p')
        {
            input.ReadIso(trimmed.ToUpperInvariant());
        }
        else
        {
            input.ReadWords(trimmed.ToLowerInvariant());
        }

        return input.ToInterval();
    }

    private Exception BadFormat() => DateTimeErrors.BadFormat("interval", _text);

    private Interval ToInterval()
    {
        if (_micros > long.MaxValue || _micros < long.MinValue)
        {
            throw DateTimeErrors.IntervalOverflow(_text);
        }

        double months = (_years * 12) + _months;
        if (_days is > int.MaxValue or < int.MinValue)
        {
            throw DateTimeErrors.IntervalOverflow(_text);
        }

        if (months is > int.MaxValue or < int.MinValue)
        {
            throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "interval out of range");
        }

        return new Interval((int)months, (int)_days, (long)_micros);
    }

    /// <summary>From the end, so that a unit is known before its number.</summary>
    private void ReadWords(string text)
    {
        List<string> tokens = Split(text);
        if (tokens.Count == 0)
        {
            throw BadFormat();
        }

        IntervalUnit unit = IntervalUnit.None;
        bool isAgo = false;
        bool unitPending = false;
        for (int i = tokens.Count - 1; i >= 0; i--)
        {
            string token = tokens[i];
            if (char.IsAsciiLetter(token[0]))
            {
                if (token == "ago" && i == tokens.Count - 1)
                {
                    isAgo = true;
                    continue;
                }

                unit = IntervalUnits.Find(token);
                if (unit == IntervalUnit.None || unitPending)
                {
                    throw BadFormat();
                }

                unitPending = true;
            }
            else if (token.Contains(':', StringComparison.Ordinal))
            {
                if (unitPending)
                {
                    throw BadFormat();
                }

                ReadTime(token);
                unit = IntervalUnit.Day;
            }
            else if (token.IndexOf('-', 1) > 0)
            {
                ReadYearMonth(token);
                unit = IntervalUnit.None;
            }
            else
            {
                // Days come before hours.
                IntervalUnit used = unit == IntervalUnit.None ? DefaultUnit() : unit;
                Add(token, used);
                unit = used == IntervalUnit.Hour ? IntervalUnit.Day : used;
                unitPending = false;
            }
        }

        if (unitPending)
        {
            throw BadFormat();
        }

        if (isAgo)
        {
            (_years, _months, _days, _micros) = (-_years, -_months, -_days, -_micros);
        }
    }

    private IntervalUnit DefaultUnit() => _range switch
    {
        IntervalModifier.Year => IntervalUnit.Year,
        IntervalModifier.Month or (IntervalModifier.Year | IntervalModifier.Month) => IntervalUnit.Month,
        IntervalModifier.Day => IntervalUnit.Day,
        IntervalModifier.Hour or (IntervalModifier.Day | IntervalModifier.Hour) => IntervalUnit.Hour,
        IntervalModifier.Minute or (IntervalModifier.Hour | IntervalModifier.Minute) or (IntervalModifier.Day | IntervalModifier.Hour | IntervalModifier.Minute) => IntervalUnit.Minute,
        _ => IntervalUnit.Second,
    };

    private List<string> Split(string text)
    {
        List<string> tokens = [];
        int i = 0;
        while (i < text.Length)
        {
            char c = text[i];
            int start = i;
            if (char.IsWhiteSpace(c) || c is '@' or ',')
            {
                i++;
            }
            else if (char.IsAsciiLetter(c))
            {
                while (i < text.Length && char.IsAsciiLetter(text[i]))
                {
                    i++;
                }

                tokens.Add(text[start..i]);
            }
            else if (char.IsAsciiDigit(c) || c is '+' or '-' or '.')
            {
                i++;
                while (i < text.Length && c is '+' or '-' && char.IsWhiteSpace(text[i]))
                {
                    i++;
                }

                int from = i;
                while (i < text.Length && (char.IsAsciiDigit(text[i]) || text[i] is ':' or '.' or '-'))
                {
                    i++;
                }

                tokens.Add(c + text[from..i]);
            }
            else
            {
                throw BadFormat();
            }
        }

        return tokens;
    }

    private void ReadTime(string token)
    {
        bool isNegative = token[0] == '-';
        string[] parts = token.TrimStart('+', '-').Split(':');
        parts = parts.Length is 2 or 3 && parts[^1].Length == 0 ? [.. parts[..^1], "0"] : parts;
        bool isMinuteSecond = parts.Length == 2 && (_range == (IntervalModifier.Minute | IntervalModifier.Second) || parts[1].Contains('.', StringComparison.Ordinal));
        if (parts.Length is < 2 or > 3)
        {
            throw BadFormat();
        }

        decimal hours = isMinuteSecond ? 0 : Number(parts[0]);
        decimal minutes = Number(isMinuteSecond ? parts[0] : parts[1]);
        decimal seconds = isMinuteSecond ? Number(parts[1]) : parts.Length > 2 ? Number(parts[2]) : 0;
        if (minutes >= 60 || seconds > 60)
        {
            throw DateTimeErrors.IntervalOverflow(_text);
        }

        decimal micros = (((hours * 60) + minutes) * DateTimes.MicrosPerMinute) + Math.Round(seconds * DateTimes.MicrosPerSecond);
        if (micros > long.MaxValue)
        {
            throw DateTimeErrors.IntervalOverflow(_text);
        }

        Claim(IntervalUnit.Hour);
        Claim(IntervalUnit.Minute);
        Claim(IntervalUnit.Second);
        _micros += (Int128)(isNegative ? -micros : micros);
    }

    private void ReadYearMonth(string token)
    {
        int dash = token.IndexOf('-', 1);
        decimal years = Number(token[..dash].TrimStart('+', '-'));
        decimal months = Number(token[(dash + 1)..]);
        if (months > 11)
        {
            throw DateTimeErrors.IntervalOverflow(_text);
        }

        Claim(IntervalUnit.Year);
        Claim(IntervalUnit.Month);
        int sign = token[0] == '-' ? -1 : 1;
        _years += Field(years) * sign;
        _months += (double)months * sign;
    }

    private decimal Number(string digits) =>
        decimal.TryParse(digits, NumberStyles.AllowDecimalPoint | NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out decimal value) ? value
        : digits.Length > 20 && digits.All(char.IsAsciiDigit) ? throw DateTimeErrors.IntervalOverflow(_text)
        : throw BadFormat();

    private void Claim(IntervalUnit unit)
    {
        int bit = 1 << (int)unit;
        if ((_seen & bit) != 0)
        {
            throw BadFormat();
        }

        _seen |= bit;
    }

    private void Add(string token, IntervalUnit unit)
    {
        Claim(unit);
        decimal value = Number(token);
        if (value > long.MaxValue || value < long.MinValue)
        {
            throw DateTimeErrors.IntervalOverflow(_text);
        }

        switch (unit)
        {
            case IntervalUnit.Millennium:
                AddYears(value * 1000);
                break;
            case IntervalUnit.Century:
                AddYears(value * 100);
                break;
            case IntervalUnit.Decade:
                AddYears(value * 10);
                break;
            case IntervalUnit.Year:
                AddYears(value);
                break;
            case IntervalUnit.Month:
                _months += Field(value);
                AddDays((value - decimal.Truncate(value)) * 30);
                break;
            case IntervalUnit.Week:
                AddDays(value * 7);
                break;
            case IntervalUnit.Day:
                AddDays(value);
                break;
            case IntervalUnit.Hour:
                AddMicros(value * DateTimes.MicrosPerHour);
                break;
            case IntervalUnit.Minute:
                AddMicros(value * DateTimes.MicrosPerMinute);
                break;
            case IntervalUnit.Second:
                AddMicros(value * DateTimes.MicrosPerSecond);
                break;
            case IntervalUnit.Millisecond:
                AddMicros(value * 1000);
                break;
            default:
                AddMicros(value);
                break;
        }
    }

    /// <summary>Whole years; a fraction counts in months.</summary>
    private void AddYears(decimal years)
    {
        double whole = Field(years);
        _years += whole;
        _months += (double)Math.Round((years - (decimal)whole) * 12);
        Field((decimal)_years);
    }

    private void AddDays(decimal days)
    {
        double whole = Field(days);
        _days += whole;
        AddMicros((days - (decimal)whole) * DateTimes.MicrosPerDay);
    }

    /// <summary>Half a microsecond is dropped, more is rounded up.</summary>
    private void AddMicros(decimal micros)
    {
        decimal whole = decimal.Truncate(micros);
        decimal rest = micros - whole;
        _micros += (Int128)whole + (rest > 0.5m ? 1 : rest < -0.5m ? -1 : 0);
    }

    /// <summary>The whole part, which must be an int.</summary>
    private double Field(decimal value)
    {
        decimal whole = decimal.Truncate(value);
        return whole is >= int.MinValue and <= int.MaxValue ? (double)whole : throw DateTimeErrors.IntervalOverflow(_text);
    }

    private void ReadIso(string text)
    {
        bool isTime = false;
        int i = 1;
        if (text.Length == 1)
        {
            throw BadFormat();
        }

        while (i < text.Length)
        {
            if (text[i] == 'T')
            {
                isTime = true;
                i++;
                continue;
            }

            int start = i;
            while (i < text.Length && (char.IsAsciiDigit(text[i]) || text[i] is '+' or '-' or '.' or ':'))
            {
                i++;
            }

            string number = text[start..i];
            if (number.Length == 0)
            {
                throw BadFormat();
            }

            if (i < text.Length && text[i] != 'T')
            {
                Add(number, IsoUnit(text[i++], isTime));
            }
            else if (isTime)
            {
                ReadTime(number);
            }
            else
            {
                ReadIsoDate(number);
            }
        }
    }

    private IntervalUnit IsoUnit(char letter, bool isTime) => (letter, isTime) switch
    {
        ('Y', false) => IntervalUnit.Year,
        ('M', false) => IntervalUnit.Month,
        ('W', false) => IntervalUnit.Week,
        ('D', false) => IntervalUnit.Day,
        ('H', true) => IntervalUnit.Hour,
        ('M', true) => IntervalUnit.Minute,
        ('S', true) => IntervalUnit.Second,
        _ => throw BadFormat(),
    };

    private void ReadIsoDate(string text)
    {
        string[] parts = text.Split('-');
        if (parts.Length > 3)
        {
            throw BadFormat();
        }

        Add(parts[0], IntervalUnit.Year);
        if (parts.Length > 1)
        {
            Add(parts[1], IntervalUnit.Month);
        }

        if (parts.Length > 2)
        {
            Add(parts[2], IntervalUnit.Day);
        }
    }
}
