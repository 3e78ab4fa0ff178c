using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Globalization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Time zones by the names PostgreSQL takes: the IANA database's, its own abbreviations, POSIX offsets.</summary>
public static class TimeZones
{
    /// <summary>PostgreSQL's default abbreviations with minutes east of Greenwich (D: of summer), or the zone in which they have meant now this, now that (timezonesets/Default).</summary>
    private const string AbbreviationTable = """
        ACDT=630D ACSST=630D ACST=570 ACT=-300 ACWST=525 ADT=-180D AEDT=660D AESST=660D AEST=600 AFT=270 AKDT=-480D AKST=-540 ALMST=420D ALMT=360
        AMT=-240 AST=-240 AWSST=540D AWST=480 AZOST=0D AZOT=-60 BDST=120D BDT=360 BNT=480 BORT=480 BOT=-240 BRA=-180 BRST=-120D BRT=-180 BST=60D
        BTT=360 CADT=630D CAST=570 CCT=480 CDT=-300D CEST=120D CET=60 CETDST=120D CHADT=825D CHAST=765 CHUT=600 CLST=-180D COT=-300 CST=-360 CXT=420
        DDUT=600 EAT=180 EDT=-240D EEST=180D EET=120 EETDST=180D EGST=0D EGT=-60 EST=-300 FET=180 FJST=780D FJT=720 FNST=-60D FNT=-120 GALT=-360
        GAMT=-540 GFT=-180 GILT=720 GMT=0 HKT=480 HST=-600 ICT=420 IDT=180D IRT=210 IST=120 JAYT=540 JST=540 KDT=600D KGST=360D KST=540 LHST=630
        LIGT=600 MART=-570 MDT=-360D MEST=120D MESZ=120D MET=60 METDST=120D MEZ=60 MHT=720 MMT=390 MPT=600 MSD=240D MST=-420 MUST=300D MUT=240 MVT=300
        MYT=480 NDT=-150D NFT=-210 NPT=345 NST=-210 NZDT=780D NZST=720 NZT=720 PDT=-420D PET=-300 PGT=600 PHT=480 PKST=360D PKT=300 PMDT=-120D
        PMST=-180 PONT=660 PST=-480 PWT=540 PYST=-180D RET=240 SADT=630D SAST=120 SCT=240 TAHT=-600 TFT=300 TJT=300 TOT=780 TRUT=600 TVT=720 UCT=0
        ULAST=540D UT=0 UTC=0 UYST=-120D UYT=-180 UZST=360D UZT=300 VUT=660 WADT=480D WAKT=720 WAST=420 WAT=60 WDT=540D WET=0 WETDST=60D WFT=720
        WGST=-120D WGT=-180 XJT=360 YAPT=600 YEKST=360D Z=0 ZULU=0 AMST=Asia/Yerevan ANAST=Asia/Anadyr ANAT=Asia/Anadyr
        ARST=America/Argentina/Buenos_Aires ART=America/Argentina/Buenos_Aires AZST=Asia/Baku AZT=Asia/Baku CKT=Pacific/Rarotonga CLT=America/Santiago
        DAVT=Antarctica/Davis EASST=Pacific/Easter EAST=Pacific/Easter FKST=Atlantic/Stanley FKT=Atlantic/Stanley GEST=Asia/Tbilisi GET=Asia/Tbilisi
        GYT=America/Guyana IOT=Indian/Chagos IRKST=Asia/Irkutsk IRKT=Asia/Irkutsk KGT=Asia/Bishkek KOST=Pacific/Kosrae KRAST=Asia/Krasnoyarsk
        KRAT=Asia/Krasnoyarsk LHDT=Australia/Lord_Howe LINT=Pacific/Kiritimati LKT=Asia/Colombo MAGST=Asia/Magadan MAGT=Asia/Magadan
        MAWT=Antarctica/Mawson MSK=Europe/Moscow NOVST=Asia/Novosibirsk NOVT=Asia/Novosibirsk NUT=Pacific/Niue OMSST=Asia/Omsk OMST=Asia/Omsk
        PETST=Asia/Kamchatka PETT=Asia/Kamchatka PYT=America/Asuncion SGT=Asia/Singapore TKT=Pacific/Fakaofo TMT=Asia/Ashgabat ULAT=Asia/Ulaanbaatar
        VET=America/Caracas VLAST=Asia/Vladivostok VLAT=Asia/Vladivostok VOLT=Europe/Volgograd YAKST=Asia/Yakutsk YAKT=Asia/Yakutsk
        YEKT=Asia/Yekaterinburg
        """;

    private static readonly FrozenDictionary<string, Meaning> s_abbreviations = AbbreviationTable
        .Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)
        .Select(static entry => entry.Split('='))
        .ToFrozenDictionary(
            static pair => pair[0],
            static pair => int.TryParse(pair[1].AsSpan().TrimEnd('D'), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int minutes)
                ? new Meaning(minutes * 60, null, pair[1].EndsWith('D')) : new Meaning(0, pair[1], false),
            StringComparer.OrdinalIgnoreCase);

    private const string Folder = "/usr/share/zoneinfo";

    private static readonly ConcurrentDictionary<string, TimeZoneRules> s_zones = new(StringComparer.OrdinalIgnoreCase);

    // By abbreviations that follow a zone.
    private static readonly ConcurrentDictionary<string, TimeZoneRules?> s_followed = new();

    // PostgreSQL ignores case; the files don't.
    private static readonly Lazy<FrozenDictionary<string, string>> s_names = new(() => FindNames().ToFrozenDictionary(name => name, StringComparer.OrdinalIgnoreCase));

    /// <summary>What an abbreviation means.</summary>
    /// <param name="SecondsEast">At all times, unless it follows a zone.</param>
    /// <param name="Zone">Name of the zone that it follows; null: none.</param>
    /// <param name="IsSummer">It has one offset, that of a summer.</param>
    private readonly record struct Meaning(int SecondsEast, string? Zone, bool IsSummer);

    /// <summary>All names of the tz database.</summary>
    public static IEnumerable<string> Names => s_names.Value.Values.Where(name => Find(name) is not null);

    /// <summary>All abbreviations, in upper case and in order.</summary>
    public static IEnumerable<string> Abbreviations => s_abbreviations.Keys.Order(StringComparer.Ordinal);

    /// <summary>Seconds east of an abbreviation like EST; false when it is none, or one that follows a zone.</summary>
    public static bool TryFindAbbreviation(string name, out int secondsEast, out bool isSummer)
    {
        bool isKnown = s_abbreviations.TryGetValue(name, out Meaning meaning);
        (secondsEast, isSummer) = (meaning.SecondsEast, meaning.IsSummer);
        return isKnown && meaning.Zone is null;
    }

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

        zone = s_names.Value.TryGetValue(name, out string? exact) ? TimeZoneFile.Read(exact, Path.Combine(Folder, exact)) : FromPosix(name.ToUpperInvariant());
        return zone is null ? null : exact is null ? zone : s_zones.GetOrAdd(exact, zone);
    }

    /// <summary>Whether a name is an abbreviation, of an offset or of a zone.</summary>
    public static bool IsAbbreviation(string name) => s_abbreviations.ContainsKey(name);

    /// <summary>A zone as AT TIME ZONE takes it: an abbreviation too.</summary>
    public static TimeZoneRules? FindOrAbbreviation(string name) =>
        !s_abbreviations.TryGetValue(name, out Meaning meaning) ? Find(name)
        : meaning.Zone is null ? TimeZoneRules.Fixed(name, meaning.SecondsEast, name.ToUpperInvariant())
        : s_followed.GetOrAdd(name.ToUpperInvariant(), static (abbreviation, zone) => Find(zone)?.WithAbbreviation(abbreviation), meaning.Zone);

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
