using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A database of the server: who owns it and who may do what in it. That it exists is the server's to know.</summary>
public sealed record DatabaseDefinition : Definition
{
    public const string CommonLocale = "C.UTF-8";

    /// <summary>pg_database.oid, given by the server.</summary>
    public int Oid { get; init; }

    /// <summary>-1: no limit.</summary>
    public int ConnectionLimit { get; init; } = -1;

    public bool AllowsConnections { get; init; } = true;

    public bool IsTemplate { get; init; }

    /// <summary>LC_COLLATE as it was asked for, C or POSIX; null: <see cref="CommonLocale"/>, in whose order text is sorted in any case.</summary>
    public string? Collate { get; init; }

    /// <summary>LC_CTYPE likewise.</summary>
    public string? CharacterType { get; init; }

    [JsonIgnore]
    public override bool IsShared => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Database;
}
