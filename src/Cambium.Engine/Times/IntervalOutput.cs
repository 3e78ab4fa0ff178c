using System.Globalization;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Output function of interval in the four styles of IntervalStyle.</summary>
public static class IntervalOutput
{
    public static string Format(Interval interval, IntervalStyle style)
    {
        Parts parts = new(interval);
        return style switch
        {
            IntervalStyle.Postgres => FormatPostgres(parts),
            IntervalStyle.PostgresVerbose => FormatVerbose(parts),
            IntervalStyle.SqlStandard => FormatStandard(parts),
            _ => FormatIso(parts),
        };
    }

    private static string FormatPostgres(Parts parts)
    {
        StringBuilder text = new();
        bool isBefore = false;
        foreach ((long value, string unit) in new[] { (parts.Years, "year"), (parts.Months, "mon"), (parts.Days, "day") })
        {
            if (value != 0)
            {
                text.Append(text.Length == 0 ? "" : " ").Append(isBefore && value > 0 ? "+" : "")
                    .Append(CultureInfo.InvariantCulture, $"{value} {unit}{(value != 1 ? "s" : "")}");
                isBefore = value < 0;
            }
        }

        if (text.Length == 0 || parts.Time != 0)
        {
            text.Append(text.Length == 0 ? "" : " ").Append(parts.Time < 0 ? "-" : isBefore ? "+" : "");
            text.Append(CultureInfo.InvariantCulture, $"{Math.Abs(parts.Hours):00}:{Math.Abs(parts.Minutes):00}:");
            AppendSeconds(text, parts, 2);
        }

        return text.ToString();
    }

    private static string FormatVerbose(Parts parts)
    {
        StringBuilder text = new("@");
        bool isZero = true;
        bool isBefore = false;
        foreach ((long value, string unit) in new[] { (parts.Years, "year"), (parts.Months, "mon"), (parts.Days, "day"), (parts.Hours, "hour"), (parts.Minutes, "min") })
        {
            if (value == 0)
            {
                continue;
            }

            isBefore = isZero ? value < 0 : isBefore;
            long shown = isBefore ? -value : value;
            isZero = false;
            text.Append(CultureInfo.InvariantCulture, $" {shown} {unit}{(shown != 1 ? "s" : "")}");
        }

        if (parts.Seconds != 0 || parts.Fraction != 0)
        {
            bool isNegative = parts.Seconds < 0 || parts.Fraction < 0;
            isBefore = isZero ? isNegative : isBefore;
            text.Append(' ').Append(isNegative != isBefore ? "-" : "");
            AppendSeconds(text, parts, 1);
            text.Append(Math.Abs(parts.Seconds) != 1 || parts.Fraction != 0 ? " secs" : " sec");
            isZero = false;
        }

        return text.Append(isZero ? " 0" : "").Append(isBefore ? " ago" : "").ToString();
    }

    private static string FormatIso(Parts parts)
    {
        if (parts.IsZero)
        {
            return "PT0S";
        }

        StringBuilder text = new("P");
        AppendIso(text, parts.Years, 'Y');
        AppendIso(text, parts.Months, 'M');
        AppendIso(text, parts.Days, 'D');
        if (parts.Time != 0)
        {
            text.Append('T');
            AppendIso(text, parts.Hours, 'H');
            AppendIso(text, parts.Minutes, 'M');
            if (parts.Seconds != 0 || parts.Fraction != 0)
            {
                text.Append(parts.Seconds < 0 || parts.Fraction < 0 ? "-" : "");
                AppendSeconds(text, parts, 1);
                text.Append('S');
            }
        }

        return text.ToString();
    }

    private static string FormatStandard(Parts parts)
    {
        bool hasNegative = parts.Years < 0 || parts.Months < 0 || parts.Days < 0 || parts.Time < 0;
        bool hasPositive = parts.Years > 0 || parts.Months > 0 || parts.Days > 0 || parts.Time > 0;
        bool hasYearMonth = parts.Years != 0 || parts.Months != 0;
        bool hasDayTime = parts.Days != 0 || parts.Time != 0;
        if (parts.IsZero)
        {
            return "0";
        }

        StringBuilder text = new();
        if ((hasNegative && hasPositive) || (hasYearMonth && hasDayTime))
        {
            text.Append(parts.Years < 0 || parts.Months < 0 ? '-' : '+').Append(CultureInfo.InvariantCulture, $"{Math.Abs(parts.Years)}-{Math.Abs(parts.Months)} ")
                .Append(parts.Days < 0 ? '-' : '+').Append(CultureInfo.InvariantCulture, $"{Math.Abs(parts.Days)} ")
                .Append(parts.Time < 0 ? '-' : '+');
        }
        else
        {
            text.Append(hasNegative ? "-" : "");
            if (hasYearMonth)
            {
                return text.Append(CultureInfo.InvariantCulture, $"{Math.Abs(parts.Years)}-{Math.Abs(parts.Months)}").ToString();
            }

            if (parts.Days != 0)
            {
                text.Append(CultureInfo.InvariantCulture, $"{Math.Abs(parts.Days)} ");
            }
        }

        text.Append(CultureInfo.InvariantCulture, $"{Math.Abs(parts.Hours)}:{Math.Abs(parts.Minutes):00}:");
        AppendSeconds(text, parts, 2);
        return text.ToString();
    }

    private static void AppendIso(StringBuilder text, long value, char unit)
    {
        if (value != 0)
        {
            text.Append(CultureInfo.InvariantCulture, $"{value}{unit}");
        }
    }

    private static void AppendSeconds(StringBuilder text, Parts parts, int digits)
    {
        text.Append(Math.Abs(parts.Seconds).ToString(digits == 2 ? "00" : "0", CultureInfo.InvariantCulture));
        DateTimeOutput.AppendFraction(text, Math.Abs(parts.Fraction));
    }

    private readonly struct Parts(Interval interval)
    {
        internal long Years { get; } = interval.Months / 12;

        internal long Months { get; } = interval.Months % 12;

        internal long Days { get; } = interval.Days;

        internal long Time { get; } = interval.Micros;

        internal long Hours => Time / DateTimes.MicrosPerHour;

        internal long Minutes => Time / DateTimes.MicrosPerMinute % 60;

        internal long Seconds => Time / DateTimes.MicrosPerSecond % 60;

        internal long Fraction => Time % DateTimes.MicrosPerSecond;

        internal bool IsZero => Years == 0 && Months == 0 && Days == 0 && Time == 0;
    }
}
