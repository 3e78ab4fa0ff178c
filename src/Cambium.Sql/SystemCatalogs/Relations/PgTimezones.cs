using Cambium.Engine.Times;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_timezone_names: the zones of the tz database, with their offset now.</summary>
internal static class PgTimezones
{
    public static void Fill(SqlSession session, RowCollector rows)
    {
        long now = CivilCalendar.FromDateTimeOffset(session.Now);
        foreach (string name in TimeZones.Names)
        {
            ZoneOffset offset = TimeZones.Find(name)!.At(now);
            rows.Add().Set("name", name).Set("abbrev", offset.Abbreviation)
                .Set("utc_offset", Value.FromObject(new Interval(0, 0, offset.SecondsEast * DateTimes.MicrosPerSecond))).Set("is_dst", offset.IsDaylight);
        }
    }
}
