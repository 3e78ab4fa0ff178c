using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>Settings with which sessions of a role, in a database, start; named <c>role/database</c> by their ids.</summary>
public sealed record RoleSettings : Definition
{
    /// <summary>0: every role.</summary>
    public int RoleId { get; init; }

    /// <summary><see cref="DatabaseDefinition.Oid"/>; 0: every database.</summary>
    public int DatabaseOid { get; init; }

    /// <summary>Each <c>name=value</c>.</summary>
    public ImmutableArray<string> Settings { get; init; } = [];

    [JsonIgnore]
    public override bool IsShared => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.RoleSettings;
}
