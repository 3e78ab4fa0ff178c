using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>
/// Dates and timestamps in the one form that dumps and drivers use, 2024-01-31 and 2024-01-31 12:34:56.789, read and written without allocating. What
/// looks otherwise, or is no date, is left to <see cref="DateTimeParser"/> and its errors; what is written otherwise to <see cref="DateTimeOutput"/>.
/// </summary>
internal static class IsoText
{
    /// <summary>Bytes of the longest text that is written here.</summary>
    public const int LengthMax = 40;

    private const int DateLength = 10;
    private const int SecondsLength = 19;
    private const int FractionDigitsMax = 6;

    public static bool TryReadDate(ReadOnlySpan<byte> text, out int days)
    {
        days = 0;
        if (text.Length != DateLength || text[4] != '-' || text[7] != '-'
            || !TryReadNumber(text[..4], out int year) || !TryReadNumber(text[5..7], out int month) || !TryReadNumber(text[8..], out int day)
            || year == 0 || month is < 1 or > 12 || day < 1 || day > CivilCalendar.DaysInMonth(year, month))
        {
            return false;
        }

        days = (int)CivilCalendar.ToDays(year, month, day);
        return true;
    }

    /// <param name="micros">Since 2000-01-01, of no zone.</param>
    public static bool TryReadTimestamp(ReadOnlySpan<byte> text, out long micros)
    {
        micros = 0;
        if (text.Length < SecondsLength || text[10] != ' ' || text[13] != ':' || text[16] != ':'
            || !TryReadDate(text[..DateLength], out int days)
            || !TryReadNumber(text[11..13], out int hour) || !TryReadNumber(text[14..16], out int minute) || !TryReadNumber(text[17..SecondsLength], out int second)
            || hour > 23 || minute > 59 || second > 59
            || !TryReadFraction(text[SecondsLength..], out int fraction))
        {
            return false;
        }

        micros = (((((((days * 24L) + hour) * 60) + minute) * 60) + second) * 1_000_000) + fraction;
        return true;
    }

    /// <summary>Writes a value of date, time, timestamp or timestamptz.</summary>
    /// <param name="output">Of <see cref="LengthMax"/> bytes.</param>
    /// <returns>False: it is of another type, in another style, of a year without four digits, or infinite.</returns>
    public static bool TryWrite(int type, long value, SessionFormat format, Span<byte> output, out int length)
    {
        length = 0;
        if (type == DataType.Time.Oid)
        {
            WriteTime(output, ref length, value);
            return true;
        }

        if (format.DateStyle != DateStyle.Iso)
        {
            return false;
        }

        if (type == DataType.Date.Oid)
        {
            return TryWriteDate(output, ref length, value);
        }

        if ((type != DataType.Timestamp.Oid && type != DataType.TimestampTz.Oid) || CivilCalendar.IsInfinite(value))
        {
            return false;
        }

        int east = type == DataType.TimestampTz.Oid ? TimeZones.OffsetAtUtc(format.TimeZone, value) : 0;
        (int days, long time) = CivilCalendar.Split(value + (east * DateTimes.MicrosPerSecond));
        if (!TryWriteDate(output, ref length, days))
        {
            return false;
        }

        output[length++] = (byte)' ';
        WriteTime(output, ref length, time);
        if (type == DataType.TimestampTz.Oid)
        {
            WriteOffset(output, ref length, east);
        }

        return true;
    }

    private static bool TryWriteDate(Span<byte> output, ref int length, long days)
    {
        // The years 1 to 9999.
        if (days is < -730_119 or > 2_921_939)
        {
            return false;
        }

        (int year, int month, int day) = CivilCalendar.FromDays(days);
        WriteTwo(output, ref length, year / 100);
        WriteTwo(output, ref length, year % 100);
        output[length++] = (byte)'-';
        WriteTwo(output, ref length, month);
        output[length++] = (byte)'-';
        WriteTwo(output, ref length, day);
        return true;
    }

    private static void WriteTime(Span<byte> output, ref int length, long time)
    {
        (long seconds, long micros) = Math.DivRem(time, DateTimes.MicrosPerSecond);
        WriteTwo(output, ref length, (int)(seconds / 3600));
        output[length++] = (byte)':';
        WriteTwo(output, ref length, (int)(seconds / 60 % 60));
        output[length++] = (byte)':';
        WriteTwo(output, ref length, (int)(seconds % 60));
        if (micros == 0)
        {
            return;
        }

        output[length++] = (byte)'.';
        WriteTwo(output, ref length, (int)(micros / 10_000));
        WriteTwo(output, ref length, (int)(micros / 100 % 100));
        WriteTwo(output, ref length, (int)(micros % 100));
        while (output[length - 1] == '0')
        {
            length--;
        }
    }

    /// <summary>+hh[:mm[:ss]].</summary>
    private static void WriteOffset(Span<byte> output, ref int length, int secondsEast)
    {
        int rest = Math.Abs(secondsEast);
        output[length++] = (byte)(secondsEast < 0 ? '-' : '+');

        // SET TIME ZONE takes up to a week.
        int hours = rest / 3600;
        if (hours > 99)
        {
            output[length++] = (byte)('0' + (hours / 100));
        }

        WriteTwo(output, ref length, hours % 100);
        if (rest % 3600 != 0)
        {
            output[length++] = (byte)':';
            WriteTwo(output, ref length, rest / 60 % 60);
        }

        if (rest % 60 != 0)
        {
            output[length++] = (byte)':';
            WriteTwo(output, ref length, rest % 60);
        }
    }

    private static void WriteTwo(Span<byte> output, ref int length, int number)
    {
        output[length++] = (byte)('0' + (number / 10));
        output[length++] = (byte)('0' + (number % 10));
    }

    private static bool TryReadFraction(ReadOnlySpan<byte> text, out int micros)
    {
        micros = 0;
        if (text.IsEmpty)
        {
            return true;
        }

        if (text[0] != '.' || text.Length == 1 || text.Length > 1 + FractionDigitsMax || !TryReadNumber(text[1..], out micros))
        {
            return false;
        }

        for (int digits = text.Length - 1; digits < FractionDigitsMax; digits++)
        {
            micros *= 10;
        }

        return true;
    }

    private static bool TryReadNumber(ReadOnlySpan<byte> digits, out int number)
    {
        number = 0;
        foreach (byte digit in digits)
        {
            if (!char.IsAsciiDigit((char)digit))
            {
                return false;
            }

            number = (number * 10) + (digit - '0');
        }

        return true;
    }
}
