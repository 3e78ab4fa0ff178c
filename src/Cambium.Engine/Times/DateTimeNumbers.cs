using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Which part of a date or time a number is: by its length, by what is given already, and by <see cref="DateOrder"/>.</summary>
internal sealed class DateTimeNumbers(DateTimeFields fields, DateTimeDigits digits, DateOrder order)
{
    private const int PartsMax = 25;

    /// <summary>A date in one field: numbers, and a month's name, with something between them.</summary>
    /// <exception cref="Errors.SqlErrorException">22007, 22008.</exception>
    internal void ReadDate(ReadOnlySpan<char> field)
    {
        Span<Range> parts = stackalloc Range[PartsMax];
        int count = SplitDate(field, parts);
        bool hasTextMonth = false;
        foreach (Range part in parts[..count])
        {
            if (!char.IsAsciiLetter(field[part][0]))
            {
                continue;
            }

            if (DateTimeWords.Find(new string(field[part])) is not { Kind: DateTimeWordKind.Month, Value: var month } || !fields.TryGive(DateTimeParts.Month))
            {
                throw digits.BadFormat();
            }

            fields.Month = month;
            hasTextMonth = true;
        }

        foreach (Range part in parts[..count])
        {
            if (!char.IsAsciiLetter(field[part][0]))
            {
                Give(ReadOne(field[part], hasTextMonth, fields.Given));
            }
        }

        if ((fields.Given & ~(DateTimeParts.DayOfYear | DateTimeParts.Zone)) != DateTimeParts.Date)
        {
            throw digits.BadFormat();
        }
    }

    /// <summary>Parts are runs of digits and runs of letters; whatever one character stands between them.</summary>
    private int SplitDate(ReadOnlySpan<char> field, Span<Range> parts)
    {
        int count = 0;
        for (int at = 0; at < field.Length && count < parts.Length; at++)
        {
            while (at < field.Length && !char.IsAsciiLetterOrDigit(field[at]))
            {
                at++;
            }

            if (at == field.Length)
            {
                throw digits.BadFormat();
            }

            int start = at;
            bool isNumber = char.IsAsciiDigit(field[at]);
            while (at < field.Length && (isNumber ? char.IsAsciiDigit(field[at]) : char.IsAsciiLetter(field[at])))
            {
                at++;
            }

            parts[count++] = start..at;
        }

        return count;
    }

    /// <exception cref="Errors.SqlErrorException">22007: something is given twice.</exception>
    internal void Give(DateTimeParts parts)
    {
        if (!fields.TryGive(parts))
        {
            throw digits.BadFormat();
        }
    }

    /// <summary>A single number.</summary>
    /// <param name="given">What is taken as given.</param>
    /// <returns>What it is.</returns>
    internal DateTimeParts ReadOne(ReadOnlySpan<char> field, bool hasTextMonth, DateTimeParts given)
    {
        ReadOnlySpan<char> rest = field;
        int value = digits.Take(ref rest);
        int length = field.Length - rest.Length;
        if (length == 0)
        {
            throw digits.BadFormat();
        }

        if (!rest.IsEmpty)
        {
            if (rest[0] != '.')
            {
                throw digits.BadFormat();
            }

            if (length > 2)
            {
                return ReadRun(field, given | DateTimeParts.Date);
            }

            fields.Micros = digits.Micros(rest);
        }

        DateTimeParts date = given & DateTimeParts.Date;
        if (field.Length == 3 && date == DateTimeParts.Year && value is >= 1 and <= 366)
        {
            fields.DayOfYear = value;
            return DateTimeParts.DayOfYear | DateTimeParts.Month | DateTimeParts.Day;
        }

        bool isYear = field.Length >= 3 || order == DateOrder.YearMonthDay;
        switch (date)
        {
            case DateTimeParts.None when isYear:
            case DateTimeParts.Month when hasTextMonth && isYear:
            case DateTimeParts.Month | DateTimeParts.Day:
                (fields.Year, fields.IsShortYear) = (value, field.Length <= 2);
                return DateTimeParts.Year;
            case DateTimeParts.None when order == DateOrder.DayMonthYear:
            case DateTimeParts.Month:
                fields.Day = value;
                return DateTimeParts.Day;
            case DateTimeParts.None or DateTimeParts.Year or DateTimeParts.Day:
                fields.Month = value;
                return DateTimeParts.Month;
            case DateTimeParts.Year | DateTimeParts.Month when hasTextMonth && field.Length >= 3 && fields.IsShortYear:
                // The first number was the day: 8-Jan-1999 where years come first.
                (fields.Day, fields.Year, fields.IsShortYear) = (fields.Year, value, false);
                return DateTimeParts.Day;
            case DateTimeParts.Year | DateTimeParts.Month:
                fields.Day = value;
                return DateTimeParts.Day;
            case DateTimeParts.Date:
                return ReadRun(field, given);
            default:
                throw digits.BadFormat();
        }
    }

    /// <summary>Digits without anything between them: 20240131, or behind a date 123456.789.</summary>
    /// <inheritdoc cref="ReadOne" path="/param[@name='given']"/>
    /// <inheritdoc cref="ReadOne" path="/returns"/>
    internal DateTimeParts ReadRun(ReadOnlySpan<char> field, DateTimeParts given)
    {
        int point = field.IndexOf('.');
        if (point >= 0)
        {
            fields.Micros = digits.Micros(field[point..]);
            field = field[..point];
        }
        else if ((given & DateTimeParts.Date) != DateTimeParts.Date && field.Length >= 6)
        {
            (fields.Day, fields.Month, fields.Year) = (DateTimeDigits.All(field[^2..]), DateTimeDigits.All(field[^4..^2]), DateTimeDigits.All(field[..^4]));
            fields.IsShortYear |= field.Length == 6;
            return DateTimeParts.Date;
        }

        if ((given & DateTimeParts.Time) == DateTimeParts.Time || field.Length is not (4 or 6))
        {
            throw digits.BadFormat();
        }

        (fields.Hour, fields.Minute) = (DateTimeDigits.All(field[..2]), DateTimeDigits.All(field[2..4]));
        fields.Second = field.Length == 6 ? DateTimeDigits.All(field[4..]) : 0;
        return DateTimeParts.Time;
    }
}
