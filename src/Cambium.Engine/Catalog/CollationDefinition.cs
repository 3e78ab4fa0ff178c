using System.Globalization;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>
/// CREATE COLLATION: a locale of ICU, or another name for the order by code points. Columns and parts of keys refer to it by its id (<see cref="Reference"/>).
/// </summary>
public sealed record CollationDefinition : Definition
{
    /// <summary>LC_COLLATE as it was written; empty where ICU provides.</summary>
    public required string Collate { get; init; }

    /// <summary>LC_CTYPE.</summary>
    public required string CharacterType { get; init; }

    /// <summary>The locale of ICU; null where libc provides.</summary>
    public string? IcuLocale { get; init; }

    /// <summary>Texts that ICU finds equal are equal, whatever their bytes.</summary>
    public bool IsNondeterministic { get; init; }

    /// <summary>pg_collation.collversion: of ICU's rules, when it was made or refreshed.</summary>
    public string? RulesVersion { get; init; }

    /// <summary>pg_collation.collencoding; -1 for any.</summary>
    public int Encoding { get; init; } = -1;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Collation;

    /// <summary>
    /// What stands in definitions in the place of a name, which may change: <c>#4711</c>; and where ICU provides, <c>#4711:de-AT</c> or <c>#4711!und-u-ks-level2</c> (nondeterministic), for the order of
    /// a column's keys has to be known wherever the column is.
    /// </summary>
    [JsonIgnore]
    public string Reference => string.Create(CultureInfo.InvariantCulture, $"#{Id}{(IcuLocale is null ? "" : IsNondeterministic ? "!" : ":")}{IcuLocale}");

    /// <summary>The id behind a reference; null for the name of a collation that every database has.</summary>
    public static int? IdOf(string? reference) => reference is ['#', ..] && int.TryParse(reference.AsSpan(1, EndOfId(reference) - 1), CultureInfo.InvariantCulture, out int id) ? id : null;

    /// <summary>ICU's locale in a reference, and whether only texts of the same bytes are equal; null for other collations.</summary>
    public static (string Locale, bool IsDeterministic)? LocaleOf(string reference) =>
        reference is ['#', ..] && EndOfId(reference) is var end && end < reference.Length ? (reference[(end + 1)..], reference[end] == ':') : null;

    private static int EndOfId(string reference) => reference.AsSpan(1).IndexOfAnyExceptInRange('0', '9') is >= 0 and var end ? end + 1 : reference.Length;
}
