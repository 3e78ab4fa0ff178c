using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Times;

namespace Cambium.Sql.Settings;

/// <summary>The value of TimeZone: a name, a POSIX description (counting westwards), or a plain number of hours (counting eastwards).</summary>
internal static class TimeZoneSetting
{
    private const int HoursEnd = 168;

    /// <exception cref="SqlErrorException">22023.</exception>
    internal static TimeZoneRules Parse(string name, string value)
    {
        if (double.TryParse(value, NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double hours))
        {
            return Math.Abs(hours) < HoursEnd ? TimeZones.FromOffset((int)(hours * 3600)) : throw SettingValue.Invalid(name, value, "UTC timezone offset is out of range.");
        }

        TimeZoneRules zone = TimeZones.Find(value) ?? throw SettingValue.Invalid(name, value, null);
        return zone.At(0).SecondsEast % 60 == 0 || value.StartsWith('<')
            ? zone
            : throw new SqlErrorException(SqlState.InvalidParameterValue, $"time zone \"{value}\" appears to use leap seconds", "PostgreSQL does not support leap seconds.");
    }
}
