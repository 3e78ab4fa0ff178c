using Cambium.Engine.Times;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_timezone_names and pg_timezone_abbrevs: the zones of the tz database and the abbreviations, with what they mean now.</summary>
internal static class PgTimezones
{
    public static void Fill(SqlSession session, RowCollector rows)
    {
        long now = CivilCalendar.FromDateTimeOffset(session.Now);
        foreach (string name in TimeZones.Names)
        {
            ZoneOffset offset = TimeZones.Find(name)!.At(now);
            rows.Add().Set("name", name).Set("abbrev", offset.Abbreviation).Set("utc_offset", Offset(offset.SecondsEast)).Set("is_dst", offset.IsDaylight);
        }
    }

    public static void FillAbbreviations(SqlSession session, RowCollector rows)
    {
        long now = CivilCalendar.FromDateTimeOffset(session.Now);
        foreach (string name in TimeZones.Abbreviations)
        {
            if (!TimeZones.TryFindAbbreviation(name, out int secondsEast, out bool isSummer))
            {
                if (TimeZones.FindOrAbbreviation(name) is not { } zone)
                {
                    continue;
                }

                ZoneOffset offset = zone.At(now);
                (secondsEast, isSummer) = (offset.SecondsEast, offset.IsDaylight);
            }

            rows.Add().Set("abbrev", name).Set("utc_offset", Offset(secondsEast)).Set("is_dst", isSummer);
        }
    }

    private static Value Offset(int secondsEast) => Value.FromObject(new Interval(0, 0, secondsEast * DateTimes.MicrosPerSecond));
}
