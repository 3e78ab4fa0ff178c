using System.Collections.Frozen;
using System.Globalization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Time zones by the names PostgreSQL takes: the IANA database's, its own abbreviations, POSIX offsets.</summary>
public static class TimeZones
{
    /// <summary>PostgreSQL's default abbreviations with minutes east of Greenwich.</summary>
    private const string AbbreviationTable = """
        ACDT=630 ACSST=630 ACST=570 ACT=-300 ACWST=525 ADT=-180 AEDT=660 AESST=660 AEST=600 AFT=270 AKDT=-480 AKST=-540 ALMST=420 ALMT=360
        AMST=240 AMT=-240 ANAST=720 ANAT=720 ARST=-180 ART=-180 AST=-240 AWSST=540 AWST=480 AZOST=0 AZOT=-60 AZST=240 AZT=240 BDST=120
        BDT=360 BNT=480 BORT=480 BOT=-240 BRA=-180 BRST=-120 BRT=-180 BST=60 BTT=360 CADT=630 CAST=570 CCT=480 CDT=-300 CEST=120 CET=60
        CETDST=120 CHADT=825 CHAST=765 CHUT=600 CKT=-600 CLST=-180 CLT=-180 COT=-300 CST=-360 CXT=420 DAVT=420 DDUT=600 EASST=-300
        EAST=-300 EAT=180 EDT=-240 EEST=180 EET=120 EETDST=180 EGST=0 EGT=-60 EST=-300 FET=180 FJST=780 FJT=720 FKST=-180 FKT=-180
        FNST=-60 FNT=-120 GALT=-360 GAMT=-540 GEST=240 GET=240 GFT=-180 GILT=720 GMT=0 GYT=-240 HKT=480 HST=-600 ICT=420 IDT=180 IOT=360
        IRKST=480 IRKT=480 IRT=210 IST=120 JAYT=540 JST=540 KDT=600 KGST=360 KGT=360 KOST=660 KRAST=420 KRAT=420 KST=540 LHDT=660 LHST=630
        LIGT=600 LINT=840 LKT=330 MAGST=660 MAGT=660 MART=-570 MAWT=300 MDT=-360 MEST=120 MESZ=120 MET=60 METDST=120 MEZ=60 MHT=720
        MMT=390 MPT=600 MSD=240 MSK=180 MST=-420 MUST=300 MUT=240 MVT=300 MYT=480 NDT=-150 NFT=-210 NOVST=420 NOVT=420 NPT=345 NST=-210
        NUT=-660 NZDT=780 NZST=720 NZT=720 OMSST=360 OMST=360 PDT=-420 PET=-300 PETST=720 PETT=720 PGT=600 PHT=480 PKST=360 PKT=300
        PMDT=-120 PMST=-180 PONT=660 PST=-480 PWT=540 PYST=-180 PYT=-180 RET=240 SADT=630 SAST=120 SCT=240 SGT=480 TAHT=-600 TFT=300
        TJT=300 TKT=780 TMT=300 TOT=780 TRUT=600 TVT=720 UCT=0 ULAST=540 ULAT=480 UT=0 UTC=0 UYST=-120 UYT=-180 UZST=360 UZT=300 VET=-240
        VLAST=600 VLAT=600 VOLT=180 VUT=660 WADT=480 WAKT=720 WAST=420 WAT=60 WDT=540 WET=0 WETDST=60 WFT=720 WGST=-120 WGT=-180 XJT=360
        YAKST=540 YAKT=540 YAPT=600 YEKST=360 YEKT=300 Z=0 ZULU=0
        """;

    /// <summary>Largest offset PostgreSQL takes, exclusive.</summary>
    internal const int OffsetSecondsEnd = 16 * 3600;

    private static readonly FrozenDictionary<string, int> s_abbreviations = AbbreviationTable
        .Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)
        .Select(entry => entry.Split('='))
        .ToFrozenDictionary(pair => pair[0], pair => int.Parse(pair[1], CultureInfo.InvariantCulture) * 60, StringComparer.OrdinalIgnoreCase);

    private static readonly DateTime s_epoch = new(2000, 1, 1, 0, 0, 0, DateTimeKind.Unspecified);

    // What TimeZoneInfo can be asked about: years 1 to 9999, less a day for offsets.
    private static readonly long s_microsMin = CivilCalendar.FromDateTime(DateTime.MinValue.AddDays(1));
    private static readonly long s_microsMax = CivilCalendar.FromDateTime(DateTime.MaxValue.AddDays(-1));

    /// <summary>Seconds east of an abbreviation like EST; false when it is none.</summary>
    public static bool TryFindAbbreviation(string name, out int secondsEast) => s_abbreviations.TryGetValue(name, out secondsEast);

    /// <summary>A zone by name, abbreviation, or POSIX offset (UTC-5:30 is east); null when there is none.</summary>
    public static TimeZoneInfo? Find(string name) =>
        FindIana(name) ?? (TryFindAbbreviation(name, out int secondsEast) ? FromOffset(secondsEast, name) : FindPosix(name));

    /// <summary>A zone as SET TimeZone takes it: by name, or POSIX offset, but no abbreviation; null when there is none.</summary>
    public static TimeZoneInfo? FindNamed(string name) => FindIana(name) ?? FindPosix(name);

    /// <summary>A zone that is always the same seconds east of Greenwich.</summary>
    public static TimeZoneInfo FromOffset(int secondsEast, string name) =>
        TimeZoneInfo.CreateCustomTimeZone(name, TimeSpan.FromMinutes(secondsEast / 60), name, name);

    /// <summary>Seconds east of Greenwich at an instant.</summary>
    public static int OffsetAtUtc(TimeZoneInfo zone, long timestamp)
    {
        if (ReferenceEquals(zone, TimeZoneInfo.Utc))
        {
            return 0;
        }

        DateTime utc = new(s_epoch.Ticks + (Math.Clamp(timestamp, s_microsMin, s_microsMax) * 10), DateTimeKind.Utc);
        return (int)zone.GetUtcOffset(utc).TotalSeconds;
    }

    /// <summary>Seconds east at a local time; in a gap the offset before it, in an overlap the later one (standard time).</summary>
    public static int OffsetAtLocal(TimeZoneInfo zone, long local)
    {
        if (ReferenceEquals(zone, TimeZoneInfo.Utc))
        {
            return 0;
        }

        DateTime time = new(s_epoch.Ticks + (Math.Clamp(local, s_microsMin, s_microsMax) * 10), DateTimeKind.Unspecified);
        return (int)zone.GetUtcOffset(time).TotalSeconds;
    }

    /// <summary>timestamptz to local timestamp.</summary>
    public static long ToLocal(TimeZoneInfo zone, long timestamp) =>
        CivilCalendar.IsInfinite(timestamp) ? timestamp : timestamp + (OffsetAtUtc(zone, timestamp) * DateTimes.MicrosPerSecond);

    /// <summary>Local timestamp to timestamptz.</summary>
    /// <exception cref="Errors.SqlErrorException">22008 when out of range.</exception>
    public static long ToUtc(TimeZoneInfo zone, long local) =>
        CivilCalendar.IsInfinite(local) ? local : CivilCalendar.CheckTimestamp((Int128)local - (OffsetAtLocal(zone, local) * DateTimes.MicrosPerSecond));

    private static TimeZoneInfo? FindIana(string name)
    {
        if (name.Equals("UTC", StringComparison.OrdinalIgnoreCase))
        {
            return TimeZoneInfo.Utc;
        }

        if (name.Length == 0 || !char.IsAsciiLetter(name[0]) || name.Contains("..", StringComparison.Ordinal))
        {
            return null;
        }

        if (TimeZoneInfo.TryFindSystemTimeZoneById(name, out TimeZoneInfo? zone))
        {
            return zone;
        }

        // PostgreSQL ignores case; the files don't.
        string? exact = s_names.Value.GetValueOrDefault(name);
        return exact is not null && TimeZoneInfo.TryFindSystemTimeZoneById(exact, out zone) ? zone : null;
    }

    private static readonly Lazy<FrozenDictionary<string, string>> s_names = new(() => TimeZoneInfo.GetSystemTimeZones()
        .Select(zone => zone.Id).Distinct(StringComparer.OrdinalIgnoreCase).ToFrozenDictionary(id => id, StringComparer.OrdinalIgnoreCase));

    /// <summary>NAME+h[:mm] or &lt;NAME&gt;+h[:mm], west of Greenwich positive; the name may be missing, and the sign with it.</summary>
    private static TimeZoneInfo? FindPosix(string name)
    {
        int start = name.IndexOf('>', StringComparison.Ordinal) + 1;
        int end = name.AsSpan(start).IndexOfAnyInRange('0', '9');
        if (end < 0)
        {
            return null;
        }

        int digits = start + end;
        bool isEast = digits > 0 && name[digits - 1] == '-';
        string abbreviation = digits > 0 && name[digits - 1] is ('+' or '-') ? name[..(digits - 1)] : name[..digits];
        bool isName = abbreviation.Length == 0 || (abbreviation.Length >= 3 && (abbreviation.All(char.IsAsciiLetter) || (abbreviation[0] == '<' && abbreviation[^1] == '>')));
        string[] parts = name[digits..].Split(':');
        if (!isName || parts.Length > 2
            || !int.TryParse(parts[0], NumberStyles.None, CultureInfo.InvariantCulture, out int hours)
            || (!int.TryParse(parts.Length == 2 ? parts[1] : "0", NumberStyles.None, CultureInfo.InvariantCulture, out int minutes))
            || hours > 14 || minutes > 59 || (hours == 14 && minutes > 0))
        {
            return null;
        }

        int seconds = (hours * 3600) + (minutes * 60);
        return FromOffset(isEast ? seconds : -seconds, name);
    }
}
