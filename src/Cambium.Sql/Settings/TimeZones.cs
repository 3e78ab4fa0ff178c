using System.Globalization;

namespace Cambium.Sql.Settings;

/// <summary>Finds time zones by the names and offsets SET TIME ZONE takes.</summary>
public static class TimeZones
{
    /// <summary>
    /// A zone by IANA name (any case), in POSIX's form (<c>UTC+4</c>, <c>-05:30</c>: what it says counts westwards), or as a number of hours
    /// eastwards; null when there is none.
    /// </summary>
    /// <returns>The zone and the name SHOW tells.</returns>
    public static (TimeZoneInfo Zone, string Name)? Find(string text)
    {
        string name = text.Trim();
        if (double.TryParse(name, NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double hours))
        {
            return Math.Abs(hours) <= 14 ? FromOffset(TimeSpan.FromMinutes(Math.Round(hours * 60))) : null;
        }

        return Engine.Times.TimeZones.FindNamed(name) is { } zone ? (zone, zone.Id) : null;
    }

    /// <summary>An offset east of Greenwich: SHOW tells POSIX's <c>&lt;+05&gt;-05</c>.</summary>
    public static (TimeZoneInfo Zone, string Name) FromOffset(TimeSpan offset)
    {
        string Part(char sign) => offset.Minutes == 0
            ? string.Create(CultureInfo.InvariantCulture, $"{sign}{Math.Abs(offset.Hours):00}")
            : string.Create(CultureInfo.InvariantCulture, $"{sign}{Math.Abs(offset.Hours):00}:{Math.Abs(offset.Minutes):00}");
        bool isNegative = offset < TimeSpan.Zero;
        string name = $"<{Part(isNegative ? '-' : '+')}>{Part(isNegative ? '+' : '-')}";
        return (Engine.Times.TimeZones.FromOffset((int)offset.TotalSeconds, name), name);
    }
}
