using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>CREATE COLLATION: another name for the one order that there is. Columns and parts of keys refer to it by its id (<see cref="Reference"/>).</summary>
public sealed record CollationDefinition : Definition
{
    /// <summary>LC_COLLATE as it was written.</summary>
    public required string Collate { get; init; }

    /// <summary>LC_CTYPE.</summary>
    public required string CharacterType { get; init; }

    /// <summary>pg_collation.collencoding; -1 for any.</summary>
    public int Encoding { get; init; } = -1;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Collation;

    /// <summary>What stands in definitions in the place of a name, which may change.</summary>
    [JsonIgnore]
    public string Reference => string.Create(System.Globalization.CultureInfo.InvariantCulture, $"#{Id}");

    /// <summary>The id behind a reference; null for the name of a collation that every database has.</summary>
    public static int? IdOf(string? reference) =>
        reference is ['#', .. var digits] && int.TryParse(digits, System.Globalization.CultureInfo.InvariantCulture, out int id) ? id : null;
}
