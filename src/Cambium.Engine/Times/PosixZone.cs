using System.Globalization;

namespace Cambium.Engine.Times;

/// <summary>
/// A time zone as POSIX writes it: <c>EST5EDT,M3.2.0,M11.1.0</c>, names and hours west of Greenwich, then the days on which
/// daylight saving time starts and ends. Without days they are those of the United States.
/// </summary>
internal sealed class PosixZone
{
    // "HOURS" of POSIX's extension: a whole week.
    private const int SecondsEnd = 168 * 3600;

    private readonly ZoneOffset _standard;
    private readonly ZoneOffset? _daylight;
    private readonly Day _start;
    private readonly Day _end;

    private PosixZone(ZoneOffset standard, ZoneOffset? daylight, Day start, Day end)
    {
        _standard = standard;
        _daylight = daylight;
        _start = start;
        _end = end;
    }

    private enum DayKind
    {
        /// <summary>Month, week (5 is the last) and day of the week.</summary>
        Week,

        /// <summary>Day of the year from 1, February 29 not counted.</summary>
        JulianDay,

        /// <summary>Day of the year from 0.</summary>
        DayOfYear,
    }

    /// <summary>Whether it has no daylight saving time.</summary>
    internal bool IsFixed => _daylight is null;

    internal ZoneOffset Standard => _standard;

    /// <summary>Null when the text is no such description.</summary>
    internal static PosixZone? Parse(string text)
    {
        int at = 0;
        if (ReadName(text, ref at) is not { } standardName || ReadOffset(text, ref at) is not { } west)
        {
            return null;
        }

        ZoneOffset standard = new(-west, false, standardName);
        if (at == text.Length)
        {
            return new PosixZone(standard, null, default, default);
        }

        if (ReadName(text, ref at) is not { Length: > 0 } daylightName)
        {
            return null;
        }

        int daylightWest = west - 3600;
        if (at < text.Length && text[at] != ',')
        {
            if (ReadOffset(text, ref at) is not { } given)
            {
                return null;
            }

            daylightWest = given;
        }

        string rules = at == text.Length ? ",M3.2.0,M11.1.0" : text[at..];
        string[] days = rules.Split(',');
        return days.Length == 3 && days[0].Length == 0 && Day.Parse(days[1]) is { } start && Day.Parse(days[2]) is { } end
            ? new PosixZone(standard, new ZoneOffset(-daylightWest, true, daylightName), start, end)
            : null;
    }

    internal ZoneOffset At(long second)
    {
        if (_daylight is not { } daylight)
        {
            return _standard;
        }

        (int year, _, _) = CivilCalendar.FromDays(CivilCalendar.FloorDivide(second + _standard.SecondsEast, 86400) - CivilCalendar.UnixEpochDays);
        long start = Start(year);
        long end = End(year);
        bool isDaylight = start < end ? second >= start && second < end : second >= start || second < end;
        return isDaylight ? daylight : _standard;
    }

    /// <summary>The first change after a moment; null when there is never one.</summary>
    internal (long Moment, ZoneOffset Offset)? Next(long second)
    {
        if (_daylight is not { } daylight)
        {
            return null;
        }

        (int year, _, _) = CivilCalendar.FromDays(CivilCalendar.FloorDivide(second, 86400) - CivilCalendar.UnixEpochDays);
        (long, ZoneOffset)? next = null;
        for (int i = year + 1; i >= year - 1; i--)
        {
            (long, ZoneOffset) start = (Start(i), daylight);
            (long, ZoneOffset) end = (End(i), _standard);
            foreach ((long moment, ZoneOffset offset) in start.Item1 < end.Item1 ? (ReadOnlySpan<(long, ZoneOffset)>)[end, start] : [start, end])
            {
                next = moment > second ? (moment, offset) : next;
            }
        }

        return next;
    }

    private long Start(int year) => _start.Second(year) - _standard.SecondsEast;

    private long End(int year) => _end.Second(year) - _daylight!.Value.SecondsEast;

    /// <summary>Letters, or anything between &lt; and &gt;; may be empty.</summary>
    private static string? ReadName(string text, ref int at)
    {
        int start = at;
        if (at < text.Length && text[at] == '<')
        {
            int close = text.IndexOf('>', at);
            at = close + 1;
            return close < 0 ? null : text[(start + 1)..close];
        }

        while (at < text.Length && !char.IsAsciiDigit(text[at]) && text[at] is not (',' or '-' or '+'))
        {
            at++;
        }

        return at < text.Length || start > 0 ? text[start..at] : null;
    }

    /// <summary>[+-]h[:mm[:ss]] in seconds.</summary>
    private static int? ReadOffset(string text, ref int at)
    {
        int sign = at < text.Length && text[at] == '-' ? -1 : 1;
        at += at < text.Length && text[at] is '-' or '+' ? 1 : 0;
        int seconds = 0;
        for (int unit = 3600; unit > 0; unit /= 60)
        {
            int start = at;
            while (at < text.Length && char.IsAsciiDigit(text[at]))
            {
                at++;
            }

            if (!int.TryParse(text.AsSpan(start, at - start), NumberStyles.None, CultureInfo.InvariantCulture, out int value)
                || value >= (unit == 3600 ? SecondsEnd / 3600 : 60))
            {
                return null;
            }

            seconds += value * unit;
            if (unit == 1 || at == text.Length || text[at] != ':')
            {
                break;
            }

            at++;
        }

        return sign * seconds;
    }

    /// <param name="Value">Day of the week (0 is Sunday), or of the year.</param>
    /// <param name="Time">Seconds after midnight on the clocks before the change; may be negative or beyond a day.</param>
    private readonly record struct Day(DayKind Kind, int Month, int Week, int Value, int Time)
    {
        internal static Day? Parse(string text)
        {
            string[] parts = text.Split('/');
            int at = 0;
            int? time = parts.Length == 1 ? 7200 : parts.Length == 2 ? ReadOffset(parts[1], ref at) : null;
            if (time is not { } seconds || at != (parts.Length == 2 ? parts[1].Length : 0) || parts[0].Length == 0)
            {
                return null;
            }

            string day = parts[0];
            string[] numbers = (char.IsAsciiDigit(day[0]) ? day : day[1..]).Split('.');
            int[] values = new int[numbers.Length];
            for (int i = 0; i < numbers.Length; i++)
            {
                if (!int.TryParse(numbers[i], NumberStyles.None, CultureInfo.InvariantCulture, out values[i]))
                {
                    return null;
                }
            }

            return (day[0], values) switch
            {
                ('M', [>= 1 and <= 12, >= 1 and <= 5, >= 0 and <= 6]) => new Day(DayKind.Week, values[0], values[1], values[2], seconds),
                ('J', [>= 1 and <= 365]) => new Day(DayKind.JulianDay, 0, 0, values[0], seconds),
                ( >= '0' and <= '9', [>= 0 and <= 365]) => new Day(DayKind.DayOfYear, 0, 0, values[0], seconds),
                _ => null,
            };
        }

        /// <summary>The moment on the zone's own clocks.</summary>
        internal long Second(int year)
        {
            long days = Kind switch
            {
                DayKind.Week => DayOfMonth(year),
                DayKind.JulianDay => CivilCalendar.ToDays(year, 1, 1) + Value - 1 + (CivilCalendar.IsLeapYear(year) && Value > 59 ? 1 : 0),
                _ => CivilCalendar.ToDays(year, 1, 1) + Value,
            };
            return ((days + CivilCalendar.UnixEpochDays) * 86400) + Time;
        }

        private long DayOfMonth(int year)
        {
            long first = CivilCalendar.ToDays(year, Month, 1);
            int day = ((Value - CivilCalendar.DayOfWeek(first) + 7) % 7) + ((Week - 1) * 7);
            return first + (day < CivilCalendar.DaysInMonth(year, Month) ? day : day - 7);
        }
    }
}
