using System.Collections.Frozen;
using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>to_char of timestamps and intervals, to_date and to_timestamp.</summary>
internal static class TimeFormatting
{
    // A span of time has no such fields.
    private static readonly FrozenSet<string> s_timestampFields =
        FrozenSet.ToFrozenSet(["MONTH", "MON", "DAY", "DY", "D", "ID", "AD", "BC", "A.D.", "B.C.", "TZ", "TZH", "TZM", "OF"]);

    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("to_char(timestamp,text)", static (args, _) => CivilCalendar.IsInfinite(args[0].Int64) || args[1].ByteLength == 0
            ? Value.Null
            : Value.FromText(Format(Moment.OfTimestamp(args[0].Int64, null, ""), args[1].Text)));
        library.Scalar("to_char(timestamptz,text)", static (args, ctx) =>
        {
            if (CivilCalendar.IsInfinite(args[0].Int64) || args[1].ByteLength == 0)
            {
                return Value.Null;
            }

            ZoneOffset offset = ctx.Format.TimeZone.At(args[0].Int64);
            return Value.FromText(Format(Moment.OfTimestamp(args[0].Int64 + (offset.SecondsEast * DateTimes.MicrosPerSecond), offset.SecondsEast, offset.Abbreviation), args[1].Text));
        });
        library.Scalar("to_char(interval,text)", static (args, _) => args[1].ByteLength == 0 ? Value.Null : Value.FromText(Format(Moment.OfInterval(args[0].Interval), args[1].Text)));
        library.Scalar("to_date", static (args, _) => TimeReading.Read(args[0].Text, args[1].Text).Days is >= CivilCalendar.DateMin and < CivilCalendar.DateEnd and var days
            ? Value.FromInt32((int)days)
            : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"date out of range: \"{args[0].Text}\""));
        library.Scalar("to_timestamp(text,text)", static (args, ctx) =>
        {
            (long days, long time, int? offset) = TimeReading.Read(args[0].Text, args[1].Text);
            long local = CivilCalendar.CheckTimestamp(((Int128)days * DateTimes.MicrosPerDay) + time);
            return Value.FromInt64(offset is { } seconds
                ? CivilCalendar.CheckTimestamp((Int128)local - (seconds * DateTimes.MicrosPerSecond))
                : TimeZones.ToUtc(ctx.Format.TimeZone, local));
        });
    }

    private static string Format(in Moment moment, string template)
    {
        StringBuilder result = new();
        foreach (TimeTemplate.Field field in TimeTemplate.Get(template))
        {
            result.Append(field.Name is null ? field.Text : FormatField(moment, field));
        }

        return result.ToString();
    }

    private static string FormatField(in Moment m, TimeTemplate.Field field)
    {
        int hour12 = m.Hour % 12 == 0 ? 12 : (int)(m.Hour % 12);
        int year = m.IsInterval || m.Year > 0 ? m.Year : 1 - m.Year;
        if (m.IsInterval && s_timestampFields.Contains(field.Name!))
        {
            throw new SqlErrorException(SqlState.InvalidDatetimeFormat, "invalid format specification for an interval value", hint: "Intervals are not tied to specific calendar dates.");
        }

        switch (field.Name)
        {
            case "FX":
                return "";
            case "HH24":
                return Number(m.Hour, 2, field);
            case "HH12" or "HH":
                // The width is the hour's, not that of what is shown of it.
                return Number(m.IsInterval && m.Hour % 12 != 0 ? m.Hour % 12 : hour12, m.Hour < 0 && m.Hour % 12 == 0 ? 3 : 2, field);
            case "MI":
                return Number(m.Minute, 2, field);
            case "SS":
                return Number(m.Second, 2, field);
            case "MS" or "FF3":
                return Fraction(m, 3, field);
            case "US" or "FF6":
                return Fraction(m, 6, field);
            case "FF1" or "FF2" or "FF4" or "FF5":
                return Fraction(m, field.Name[2] - '0', field);
            case "SSSS" or "SSSSS":
                return Number((m.Hour * 3600) + (m.Minute * 60) + m.Second, 1, field);
            case "AM" or "PM":
                return Cased(m.Hour % 24 >= 12 ? "PM" : "AM", field);
            case "A.M." or "P.M.":
                return Cased(m.Hour % 24 >= 12 ? "P.M." : "A.M.", field);
            case "Y,YYY":
                return string.Create(CultureInfo.InvariantCulture, $"{year / 1000},") + Signed(year % 1000, 3) + Ordinal(year, field);
            case "YYYY":
                return Number(year, 4, field);
            case "YYY":
                return Number(year % 1000, 3, field);
            case "YY":
                return Number(year % 100, 2, field);
            case "Y":
                return Number(year % 10, 1, field);
            case "IYYY":
                return IsoYear(m, int.MaxValue, 4, field);
            case "IYY":
                return IsoYear(m, 1000, 3, field);
            case "IY":
                return IsoYear(m, 100, 2, field);
            case "I":
                return IsoYear(m, 10, 1, field);
            case "BC" or "AD":
                return Cased(m.Year > 0 ? "AD" : "BC", field);
            case "B.C." or "A.D.":
                return Cased(m.Year > 0 ? "A.D." : "B.C.", field);
            case "MONTH":
                return Name(DateTimeNames.Months[m.Month - 1], 9, field);
            case "MON":
                return Name(DateTimeNames.ShortMonths[m.Month - 1], 3, field);
            case "MM":
                return Number(m.Month, 2, field);
            case "RM":
                // Intervals may have no month or a negative one: 0 is December of a year gone by, -1 December, -2 November.
                return m.Month == 0 && m.Year == 0 ? "" : Name(DateTimeNames.RomanMonths[m.Month > 0 ? m.Month - 1 : m.Month < 0 ? 12 + m.Month : m.Year >= 0 ? 11 : 0], 4, field, isRoman: true);
            case "DAY":
                return Name(DateTimeNames.Days[CivilCalendar.DayOfWeek(m.Days)], 9, field);
            case "DY":
                return Name(DateTimeNames.ShortDays[CivilCalendar.DayOfWeek(m.Days)], 3, field);
            case "DDD":
                return SignedNumber(DayOfYear(m), 3, field);
            case "IDDD":
                (int isoYear, _) = CivilCalendar.IsoWeek(m.Days);
                return Number(m.Days - CivilCalendar.IsoWeekStart(isoYear, 1) + 1, 3, field);
            case "DD":
                return SignedNumber(m.Day, 2, field);
            case "D":
                return Number(CivilCalendar.DayOfWeek(m.Days) + 1, 1, field);
            case "ID":
                return Number(((CivilCalendar.DayOfWeek(m.Days) + 6) % 7) + 1, 1, field);
            case "WW":
                return Number(((DayOfYear(m) - 1) / 7) + 1, 2, field);
            case "W":
                return Number(((m.Day - 1) / 7) + 1, 1, field);
            case "IW":
                return Number(CivilCalendar.IsoWeek(m.Days).Week, 2, field);
            case "Q":
                return m.Month == 0 ? "" : Number(((m.Month - 1) / 3) + 1, 1, field);
            case "CC":
                return Number(m.IsInterval ? m.Year / 100 : m.Year > 0 ? (m.Year + 99) / 100 : -((99 - (m.Year - 1)) / 100), 2, field);
            case "J":
                return Number(m.Days - (long)CivilCalendar.DateMin, 1, field);
            case "TZ":
                return field.Case == TimeTemplate.Case.Lower ? m.Zone.ToLowerInvariant() : m.Zone;
            case "TZH":
                return OffsetHours(m, fills: true);
            case "TZM":
                return string.Create(CultureInfo.InvariantCulture, $"{Math.Abs(m.Offset ?? 0) / 60 % 60:00}");
            case "OF":
                int seconds = Math.Abs(m.Offset ?? 0);
                return OffsetHours(m, field.Fills) + (seconds % 3600 == 0 ? "" : string.Create(CultureInfo.InvariantCulture, $":{seconds / 60 % 60:00}"));
            default:
                throw new SqlErrorException(SqlState.InvalidDatetimeFormat, $"formatting field \"{field.Text}\" is not supported");
        }
    }

    private static string OffsetHours(Moment m, bool fills)
    {
        int hours = (m.Offset ?? 0) / 3600;
        return ((m.Offset ?? 0) < 0 ? "-" : "+") + Math.Abs(hours).ToString(fills ? "00" : "0", CultureInfo.InvariantCulture);
    }

    /// <summary>Of an interval the days it lasts, with years of 360 days.</summary>
    private static long DayOfYear(in Moment m) => m.IsInterval ? m.Day + (m.Month * 30L) + (m.Year * 360L) : CivilCalendar.DayOfYear(m.Days);

    private static string IsoYear(in Moment m, int modulus, int width, TimeTemplate.Field field)
    {
        int year = CivilCalendar.IsoWeek(m.Days).Year;
        int shown = (m.IsInterval || year > 0 ? year : 1 - year) % modulus;

        // The width is the calendar year's: there is no more room for a sign that the ISO year alone has.
        return Number(shown, shown < 0 && m.Year >= 0 ? width - 1 : width, field);
    }

    private static string Number(long value, int width, TimeTemplate.Field field)
    {
        string digits = Math.Abs(value).ToString(CultureInfo.InvariantCulture);
        return (value < 0 ? "-" : "") + (field.Fills ? digits.PadLeft(width, '0') : digits) + Ordinal(value, field);
    }

    /// <summary>Of a second, so many digits; FM takes none away.</summary>
    private static string Fraction(in Moment m, int digits, TimeTemplate.Field field)
    {
        long value = m.Micros / (long)Math.Pow(10, 6 - digits);
        return Signed(value, digits) + Ordinal(value, field);
    }

    private static string SignedNumber(long value, int width, TimeTemplate.Field field) =>
        (field.Fills ? Signed(value, width) : value.ToString(CultureInfo.InvariantCulture)) + Ordinal(value, field);

    /// <summary>The sign takes one of the places.</summary>
    private static string Signed(long value, int width) =>
        value < 0 ? "-" + (-value).ToString(CultureInfo.InvariantCulture).PadLeft(width - 1, '0') : value.ToString(CultureInfo.InvariantCulture).PadLeft(width, '0');

    private static string Ordinal(long value, TimeTemplate.Field field)
    {
        if (field.Ordinal.Length == 0)
        {
            return "";
        }

        string suffix = (Math.Abs(value) % 100) is >= 11 and <= 13 ? "th" : (Math.Abs(value) % 10) switch
        {
            1 => "st",
            2 => "nd",
            3 => "rd",
            _ => "th",
        };
        return field.Ordinal == "TH" ? suffix.ToUpperInvariant() : suffix;
    }

    private static string Cased(string text, TimeTemplate.Field field) => field.Case == TimeTemplate.Case.Lower ? text.ToLowerInvariant() : text;

    private static string Name(string name, int width, TimeTemplate.Field field, bool isRoman = false)
    {
        string cased = field.Case switch
        {
            TimeTemplate.Case.Upper => name.ToUpperInvariant(),
            TimeTemplate.Case.Lower => name.ToLowerInvariant(),
            _ => isRoman ? name.ToUpperInvariant() : name,
        };
        return (isRoman ? field.Fills : field.FillsNames) ? cased.PadRight(width) : cased;
    }

    /// <summary>The fields of a local time or an interval.</summary>
    private readonly record struct Moment(int Year, int Month, int Day, int Days, long Hour, long Minute, long Second, long Micros, int? Offset, string Zone, bool IsInterval)
    {
        internal static Moment OfTimestamp(long local, int? offset, string zone)
        {
            (int days, long time) = CivilCalendar.Split(local);
            (int year, int month, int day) = CivilCalendar.FromDays(days);
            return new Moment(year, month, day, days, time / DateTimes.MicrosPerHour, time / DateTimes.MicrosPerMinute % 60,
                time / DateTimes.MicrosPerSecond % 60, time % DateTimes.MicrosPerSecond, offset, zone, false);
        }

        internal static Moment OfInterval(Interval interval)
        {
            long time = interval.Micros;
            (int year, int month) = (interval.Months / 12, interval.Months % 12);
            return new Moment(year, month, interval.Days, (int)CivilCalendar.ToDays(year, month, interval.Days), time / DateTimes.MicrosPerHour, time / DateTimes.MicrosPerMinute % 60,
                time / DateTimes.MicrosPerSecond % 60, time % DateTimes.MicrosPerSecond, null, "", true);
        }
    }
}
