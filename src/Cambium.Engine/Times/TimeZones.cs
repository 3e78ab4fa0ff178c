using System.Collections.Concurrent;
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

    private static readonly FrozenDictionary<string, int> s_abbreviations = AbbreviationTable
        .Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)
        .Select(entry => entry.Split('='))
        .ToFrozenDictionary(pair => pair[0], pair => int.Parse(pair[1], CultureInfo.InvariantCulture) * 60, StringComparer.OrdinalIgnoreCase);

    private const string Folder = "/usr/share/zoneinfo";

    private static readonly ConcurrentDictionary<string, TimeZoneRules> s_zones = new(StringComparer.OrdinalIgnoreCase);

    // PostgreSQL ignores case; the files don't.
    private static readonly Lazy<FrozenDictionary<string, string>> s_names = new(() => FindNames().ToFrozenDictionary(name => name, StringComparer.OrdinalIgnoreCase));

    /// <summary>All names of the tz database.</summary>
    public static IEnumerable<string> Names => s_names.Value.Values.Where(name => Find(name) is not null);

    /// <summary>Seconds east of an abbreviation like EST; false when it is none.</summary>
    public static bool TryFindAbbreviation(string name, out int secondsEast) => s_abbreviations.TryGetValue(name, out secondsEast);

    /// <summary>A zone as SET timezone takes it: a name of the tz database or a POSIX description, where UTC-5:30 is east; null when there is none.</summary>
    public static TimeZoneRules? Find(string name)
    {
        if (name.Equals("UTC", StringComparison.OrdinalIgnoreCase))
        {
            return TimeZoneRules.Utc;
        }

        if (s_zones.TryGetValue(name, out TimeZoneRules? zone))
        {
            return zone;
        }

        zone = s_names.Value.TryGetValue(name, out string? exact) ? TimeZoneFile.Read(exact, Path.Combine(Folder, exact)) : FromPosix(name);
        return zone is null ? null : exact is null ? zone : s_zones.GetOrAdd(exact, zone);
    }

    /// <summary>A zone as AT TIME ZONE takes it: an abbreviation too.</summary>
    public static TimeZoneRules? FindOrAbbreviation(string name) =>
        TryFindAbbreviation(name, out int secondsEast) ? TimeZoneRules.Fixed(name, secondsEast, name.ToUpperInvariant()) : Find(name);

    /// <summary>A zone that is always the same seconds east of Greenwich, with PostgreSQL's name for it: <c>&lt;+05:30&gt;-05:30</c>.</summary>
    public static TimeZoneRules FromOffset(int secondsEast)
    {
        TimeSpan size = TimeSpan.FromSeconds(Math.Abs((long)secondsEast));
        string hours = ((int)size.TotalHours).ToString("00", CultureInfo.InvariantCulture)
            + (size.Seconds != 0 ? size.ToString(@"\:mm\:ss", CultureInfo.InvariantCulture) : size.Minutes != 0 ? size.ToString(@"\:mm", CultureInfo.InvariantCulture) : "");
        (string sign, string opposite) = secondsEast < 0 ? ("-", "+") : ("+", "-");
        return TimeZoneRules.Fixed($"<{sign}{hours}>{opposite}{hours}", secondsEast, sign + hours);
    }

    /// <summary>Seconds east of Greenwich at an instant.</summary>
    public static int OffsetAtUtc(TimeZoneRules zone, long timestamp) => ReferenceEquals(zone, TimeZoneRules.Utc) ? 0 : zone.At(timestamp).SecondsEast;

    /// <summary>timestamptz to local timestamp.</summary>
    public static long ToLocal(TimeZoneRules zone, long timestamp) =>
        CivilCalendar.IsInfinite(timestamp) ? timestamp : timestamp + (OffsetAtUtc(zone, timestamp) * DateTimes.MicrosPerSecond);

    /// <summary>Local timestamp to timestamptz.</summary>
    /// <exception cref="Errors.SqlErrorException">22008 when out of range.</exception>
    public static long ToUtc(TimeZoneRules zone, long local) =>
        CivilCalendar.IsInfinite(local) ? local : CivilCalendar.CheckTimestamp((Int128)local - (OffsetAtLocal(zone, local) * DateTimes.MicrosPerSecond));

    /// <inheritdoc cref="TimeZoneRules.SecondsEastAtLocal"/>
    public static int OffsetAtLocal(TimeZoneRules zone, long local) => ReferenceEquals(zone, TimeZoneRules.Utc) ? 0 : zone.SecondsEastAtLocal(local);

    private static TimeZoneRules? FromPosix(string text) => PosixZone.Parse(text) switch
    {
        null => null,
        { IsFixed: true } zone => TimeZoneRules.Fixed(text, zone.Standard.SecondsEast, zone.Standard.Abbreviation),
        { } zone => new TimeZoneRules(text, zone.Standard, [], [], zone),
    };

    private static IEnumerable<string> FindNames()
    {
        if (!Directory.Exists(Folder))
        {
            return [];
        }

        // The folders hold the same zones again, counted with leap seconds or without.
        return Directory.EnumerateFiles(Folder, "*", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(Folder, path))
            .Where(name => !name.StartsWith("posix/", StringComparison.Ordinal) && !name.StartsWith("right/", StringComparison.Ordinal) && !name.Contains('.', StringComparison.Ordinal))
            .DistinctBy(name => name, StringComparer.OrdinalIgnoreCase);
    }
}
