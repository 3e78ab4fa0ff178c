using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A user or group.</summary>
public sealed record RoleDefinition : Definition
{
    public bool IsSuperuser { get; init; }

    public bool CanLogin { get; init; }

    public bool CanCreateRoles { get; init; }

    public bool CanCreateDatabases { get; init; }

    public bool Inherits { get; init; } = true;

    public bool CanReplicate { get; init; }

    public bool BypassesRowSecurity { get; init; }

    /// <summary>-1: no limit.</summary>
    public int ConnectionLimit { get; init; } = -1;

    /// <summary>A SCRAM verifier as PostgreSQL writes it; null: no password login.</summary>
    public string? PasswordVerifier { get; init; }

    /// <summary>Text of a timestamp; null: for ever.</summary>
    public string? ValidUntil { get; init; }

    [JsonIgnore]
    public override bool IsShared => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Role;
}
