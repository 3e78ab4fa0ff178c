using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A database of the server: who owns it and who may do what in it. That it exists is the server's to know.</summary>
public sealed record DatabaseDefinition : Definition
{
    /// <summary>pg_database.oid, given by the server.</summary>
    public int Oid { get; init; }

    /// <summary>-1: no limit.</summary>
    public int ConnectionLimit { get; init; } = -1;

    public bool AllowsConnections { get; init; } = true;

    public bool IsTemplate { get; init; }

    [JsonIgnore]
    public override bool IsShared => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Database;
}
