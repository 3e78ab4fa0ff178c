using System.Globalization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Numbers within the fields of dates and times.</summary>
/// <param name="text">The whole text, for messages.</param>
/// <param name="type">The type's name for messages.</param>
internal readonly struct DateTimeDigits(string text, string type)
{
    internal Exception BadFormat() => DateTimeErrors.BadFormat(type, text);

    /// <summary>Takes the digits that a field begins with; without any it is 0.</summary>
    /// <exception cref="Errors.SqlErrorException">22008.</exception>
    internal int Take(ref ReadOnlySpan<char> field) => TryTake(ref field, out int value) ? value : throw DateTimeErrors.FieldOverflow(text);

    /// <summary>Digits all through, the last of which count where there are too many.</summary>
    internal static int All(ReadOnlySpan<char> digits)
    {
        int value = 0;
        foreach (char digit in digits)
        {
            value = unchecked((value * 10) + (digit - '0'));
        }

        return value;
    }

    /// <summary>A fraction of a second that a field ends with.</summary>
    /// <exception cref="Errors.SqlErrorException">22007.</exception>
    internal long Micros(ReadOnlySpan<char> field) => (long)Math.Round(Fraction(field) * DateTimes.MicrosPerSecond, MidpointRounding.ToEven);

    /// <summary>A point and what is behind it.</summary>
    /// <exception cref="Errors.SqlErrorException">22007.</exception>
    internal double Fraction(ReadOnlySpan<char> field) => field.Length == 1 ? 0
        : field[1..].IndexOfAnyExceptInRange('0', '9') < 0 && double.TryParse(field, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double fraction) ? fraction
        : throw BadFormat();

    /// <summary>A time of day with colons: hours and minutes, minutes and seconds where these have a fraction, or all three.</summary>
    /// <exception cref="Errors.SqlErrorException">22007, 22008.</exception>
    internal void ReadClock(ReadOnlySpan<char> field, DateTimeFields fields)
    {
        int first = Take(ref field);
        field = field[1..];
        int second = Take(ref field);
        int third = 0;
        bool hasThird = field is [':', ..];
        if (hasThird)
        {
            field = field[1..];
            third = Take(ref field);
        }

        bool hasFraction = field is ['.', ..];
        long micros = hasFraction ? Micros(field) : 0;
        if (!hasFraction && !field.IsEmpty)
        {
            throw BadFormat();
        }

        (fields.Hour, fields.Minute, fields.Second) = hasFraction && !hasThird ? (0, first, second) : (first, second, third);
        fields.Micros = micros;
        if (fields.Minute > 59 || fields.Second > 60)
        {
            throw DateTimeErrors.FieldOverflow(text);
        }
    }

    /// <summary>Seconds east of Greenwich: +2, +02:30:15, +0230.</summary>
    /// <exception cref="Errors.SqlErrorException">22009, 22007.</exception>
    internal int Offset(ReadOnlySpan<char> field)
    {
        if (field is not ['+' or '-', ..])
        {
            throw BadFormat();
        }

        ReadOnlySpan<char> rest = field[1..];
        int hours = TakeOffset(ref rest);
        int minutes = 0;
        int seconds = 0;
        if (rest is [':', ..])
        {
            rest = rest[1..];
            minutes = TakeOffset(ref rest);
            if (rest is [':', ..])
            {
                rest = rest[1..];
                seconds = TakeOffset(ref rest);
            }
        }
        else if (rest.IsEmpty && field.Length > 3)
        {
            (hours, minutes) = (hours / 100, hours % 100);
        }

        // Out of range comes before badly written: -1000-01-01 is read as an offset of a thousand hours.
        if (hours > 15 || minutes > 59 || seconds > 59)
        {
            throw DateTimeErrors.ZoneOverflow(text);
        }

        int offset = (((hours * 60) + minutes) * 60) + seconds;
        return !rest.IsEmpty ? throw BadFormat() : field[0] == '-' ? -offset : offset;
    }

    /// <summary>A part of an offset. That it may have a sign of its own shows in which error is told.</summary>
    private int TakeOffset(ref ReadOnlySpan<char> field)
    {
        bool isNegative = field is ['-', >= '0' and <= '9', ..];
        field = isNegative ? field[1..] : field;
        return TryTake(ref field, out int value) && !(isNegative && value > 0) ? value : throw DateTimeErrors.ZoneOverflow(text);
    }

    private static bool TryTake(ref ReadOnlySpan<char> field, out int value)
    {
        long number = 0;
        int index = 0;
        for (; index < field.Length && char.IsAsciiDigit(field[index]); index++)
        {
            number = Math.Min((number * 10) + (field[index] - '0'), int.MaxValue + 1L);
        }

        field = field[index..];
        value = (int)Math.Min(number, int.MaxValue);
        return number <= int.MaxValue;
    }
}
