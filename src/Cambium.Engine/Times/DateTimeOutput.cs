using System.Globalization;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Output functions of dates and times in the four styles of DateStyle.</summary>
public static class DateTimeOutput
{
    public static string FormatDate(int date, SessionFormat format)
    {
        Span<byte> iso = stackalloc byte[IsoText.LengthMax];
        if (IsoText.TryWrite(DataType.Date.Oid, date, format, iso, out int length))
        {
            return Encoding.ASCII.GetString(iso[..length]);
        }

        if (CivilCalendar.IsInfinite(date))
        {
            return date > 0 ? "infinity" : "-infinity";
        }

        StringBuilder text = new();
        int year = AppendDate(text, date, format);
        return year <= 0 ? text.Append(" BC").ToString() : text.ToString();
    }

    public static string FormatTime(long time)
    {
        StringBuilder text = new();
        AppendTime(text, time);
        return text.ToString();
    }

    public static string FormatTimeTz(TimeTz time)
    {
        StringBuilder text = new();
        AppendTime(text, time.Micros);
        AppendOffset(text, -time.Zone);
        return text.ToString();
    }

    public static string FormatTimestamp(long timestamp, SessionFormat format)
    {
        Span<byte> iso = stackalloc byte[IsoText.LengthMax];
        return IsoText.TryWrite(DataType.Timestamp.Oid, timestamp, format, iso, out int length) ? Encoding.ASCII.GetString(iso[..length]) : Format(timestamp, null, format);
    }

    public static string FormatTimestampTz(long timestamp, SessionFormat format)
    {
        Span<byte> iso = stackalloc byte[IsoText.LengthMax];
        if (IsoText.TryWrite(DataType.TimestampTz.Oid, timestamp, format, iso, out int length))
        {
            return Encoding.ASCII.GetString(iso[..length]);
        }

        if (CivilCalendar.IsInfinite(timestamp))
        {
            return Format(timestamp, null, format);
        }

        ZoneOffset offset = format.TimeZone.At(timestamp);
        return Format(timestamp + (offset.SecondsEast * DateTimes.MicrosPerSecond), offset, format);
    }

    /// <summary>+hh[:mm[:ss]].</summary>
    public static void AppendOffset(StringBuilder text, int secondsEast)
    {
        int rest = Math.Abs(secondsEast);
        text.Append(secondsEast < 0 ? '-' : '+').Append(CultureInfo.InvariantCulture, $"{rest / 3600:00}");
        if (rest % 3600 != 0)
        {
            text.Append(CultureInfo.InvariantCulture, $":{rest / 60 % 60:00}");
        }

        if (rest % 60 != 0)
        {
            text.Append(CultureInfo.InvariantCulture, $":{rest % 60:00}");
        }
    }

    private static string Format(long local, ZoneOffset? offset, SessionFormat format)
    {
        if (CivilCalendar.IsInfinite(local))
        {
            return local > 0 ? "infinity" : "-infinity";
        }

        (int days, long time) = CivilCalendar.Split(local);
        StringBuilder text = new(32);
        int year;
        if (format.DateStyle == DateStyle.Postgres)
        {
            (year, int month, int day) = CivilCalendar.FromDays(days);
            string weekday = DateTimeWords.DayNames[CivilCalendar.DayOfWeek(days)][..3];
            string monthName = DateTimeWords.MonthNames[month - 1][..3];
            text.Append(weekday).Append(' ');
            text.Append(format.DateOrder == DateOrder.DayMonthYear
                ? string.Create(CultureInfo.InvariantCulture, $"{day:00} {monthName} ")
                : string.Create(CultureInfo.InvariantCulture, $"{monthName} {day:00} "));
            AppendTime(text, time);
            text.Append(CultureInfo.InvariantCulture, $" {(year > 0 ? year : 1 - year):0000}");
        }
        else
        {
            year = AppendDate(text, days, format);
            text.Append(' ');
            AppendTime(text, time);
        }

        if (offset is { } zone)
        {
            if (format.DateStyle == DateStyle.Iso)
            {
                AppendOffset(text, zone.SecondsEast);
            }
            else
            {
                text.Append(' ').Append(zone.Abbreviation);
            }
        }

        return year <= 0 ? text.Append(" BC").ToString() : text.ToString();
    }

    private static int AppendDate(StringBuilder text, int days, SessionFormat format)
    {
        (int year, int month, int day) = CivilCalendar.FromDays(days);
        int shown = year > 0 ? year : 1 - year;
        bool isDayFirst = format.DateOrder == DateOrder.DayMonthYear;
        text.Append(format.DateStyle switch
        {
            DateStyle.Iso => string.Create(CultureInfo.InvariantCulture, $"{shown:0000}-{month:00}-{day:00}"),
            DateStyle.German => string.Create(CultureInfo.InvariantCulture, $"{day:00}.{month:00}.{shown:0000}"),
            DateStyle.Sql => string.Create(CultureInfo.InvariantCulture, $"{(isDayFirst ? day : month):00}/{(isDayFirst ? month : day):00}/{shown:0000}"),
            _ => string.Create(CultureInfo.InvariantCulture, $"{(isDayFirst ? day : month):00}-{(isDayFirst ? month : day):00}-{shown:0000}"),
        });
        return year;
    }

    private static void AppendTime(StringBuilder text, long time)
    {
        long seconds = time / DateTimes.MicrosPerSecond;
        text.Append(CultureInfo.InvariantCulture, $"{seconds / 3600:00}:{seconds / 60 % 60:00}:{seconds % 60:00}");
        AppendFraction(text, time % DateTimes.MicrosPerSecond);
    }

    internal static void AppendFraction(StringBuilder text, long micros)
    {
        if (micros != 0)
        {
            text.Append('.').Append(micros.ToString("000000", CultureInfo.InvariantCulture).TrimEnd('0'));
        }
    }
}
