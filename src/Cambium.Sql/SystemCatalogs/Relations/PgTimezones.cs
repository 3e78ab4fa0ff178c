using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_timezone_names: the zones of the tz database, with their offset now.</summary>
internal static class PgTimezones
{
    public static void Fill(SqlSession session, RowCollector rows)
    {
        DateTimeOffset now = session.Now;
        foreach (TimeZoneInfo zone in TimeZoneInfo.GetSystemTimeZones())
        {
            TimeSpan offset = zone.GetUtcOffset(now);
            rows.Add().Set("name", zone.Id).Set("abbrev", Abbreviation(offset)).Set("utc_offset", Value.FromObject(new Interval(0, 0, offset.Ticks / 10)))
                .Set("is_dst", zone.IsDaylightSavingTime(now));
        }
    }

    /// <summary>The tz database's numeric form: +01, -0330.</summary>
    private static string Abbreviation(TimeSpan offset)
    {
        string sign = offset < TimeSpan.Zero ? "-" : "+";
        return offset == TimeSpan.Zero ? "UTC" : sign + offset.ToString(offset.Minutes == 0 ? "hh" : "hhmm", System.Globalization.CultureInfo.InvariantCulture);
    }
}
