using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>
/// How far a database's copy of the server's shared definitions (<see cref="Definition.IsShared"/>) has come. Of two copies the one of
/// the higher epoch is the newer.
/// </summary>
public sealed record SharedState : Definition
{
    /// <summary>Grows with every change of a shared definition.</summary>
    public long Epoch { get; init; }

    /// <summary>The id that the next shared definition gets; apart from the ids of what a single database holds.</summary>
    public int NextId { get; init; } = SystemCatalog.FirstSharedId;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.SharedState;
}
