using System.Globalization;

namespace Cambium.Sql.Settings;

/// <summary>Finds time zones by the names and offsets SET TIME ZONE takes.</summary>
public static class TimeZones
{
    /// <summary>A zone by IANA name (any case), as <c>UTC</c>, or as hours <c>-8</c>, <c>+05:30</c>; null when there is none.</summary>
    /// <returns>The zone and the name SHOW tells.</returns>
    public static (TimeZoneInfo Zone, string Name)? Find(string text)
    {
        string name = text.Trim();
        if (name.Equals("utc", StringComparison.OrdinalIgnoreCase) || name.Equals("gmt", StringComparison.OrdinalIgnoreCase)
            || name.Equals("etc/utc", StringComparison.OrdinalIgnoreCase) || name.Equals("z", StringComparison.OrdinalIgnoreCase))
        {
            return (TimeZoneInfo.Utc, name.Contains('/', StringComparison.Ordinal) ? "Etc/UTC" : name.ToUpperInvariant());
        }

        if (ParseOffset(name) is { } offset)
        {
            return (Fixed(offset), name);
        }

        if (name.Length == 0 || name.Contains("..", StringComparison.Ordinal) || Path.IsPathRooted(name))
        {
            return null;
        }

        foreach (string candidate in Candidates(name))
        {
            if (TimeZoneInfo.TryFindSystemTimeZoneById(candidate, out TimeZoneInfo? zone))
            {
                return (zone, candidate);
            }
        }

        return null;
    }

    /// <summary>SET TIME ZONE INTERVAL '…': SHOW tells POSIX's <c>&lt;+05&gt;-05</c>.</summary>
    public static (TimeZoneInfo Zone, string Name) FromOffset(TimeSpan offset)
    {
        string Part(char sign) => offset.Minutes == 0
            ? string.Create(CultureInfo.InvariantCulture, $"{sign}{Math.Abs(offset.Hours):00}")
            : string.Create(CultureInfo.InvariantCulture, $"{sign}{Math.Abs(offset.Hours):00}:{Math.Abs(offset.Minutes):00}");
        bool isNegative = offset < TimeSpan.Zero;
        return (Fixed(offset), $"<{Part(isNegative ? '-' : '+')}>{Part(isNegative ? '+' : '-')}");
    }

    private static TimeZoneInfo Fixed(TimeSpan offset) =>
        TimeZoneInfo.CreateCustomTimeZone(offset.ToString("c", CultureInfo.InvariantCulture), offset, null, null);

    private static IEnumerable<string> Candidates(string name)
    {
        yield return name;
        yield return name.ToUpperInvariant();
        yield return CultureInfo.InvariantCulture.TextInfo.ToTitleCase(name.ToLowerInvariant());
    }

    private static TimeSpan? ParseOffset(string text)
    {
        if (text.StartsWith('<') && text.IndexOf('>', StringComparison.Ordinal) is var close and > 0)
        {
            // POSIX: what follows the bracket counts westwards.
            return ParseOffset(text[(close + 1)..]) is { } west ? -west : null;
        }

        string digits = text.TrimStart('+', '-');
        if (digits.Length == 0 || !char.IsAsciiDigit(digits[0]) || text.Length - digits.Length > 1)
        {
            return null;
        }

        TimeSpan offset;
        if (double.TryParse(digits, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double hours) && hours < 16)
        {
            offset = TimeSpan.FromMinutes(Math.Round(hours * 60));
        }
        else if (!TimeSpan.TryParseExact(digits, [@"h\:mm", @"hh\:mm"], CultureInfo.InvariantCulture, out offset))
        {
            return null;
        }

        return offset > TimeSpan.FromHours(14) ? null : text.StartsWith('-') ? -offset : offset;
    }
}
