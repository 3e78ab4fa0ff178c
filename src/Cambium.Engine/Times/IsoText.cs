namespace Cambium.Engine.Times;

/// <summary>
/// Dates and timestamps in the one form that dumps and drivers use, 2024-01-31 and 2024-01-31 12:34:56.789, read without allocating. What
/// looks otherwise, or is no date, is left to <see cref="DateTimeParser"/> and its errors.
/// </summary>
internal static class IsoText
{
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
