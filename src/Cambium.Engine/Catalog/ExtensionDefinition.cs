using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>
/// An extension that was created: the name its members are dropped, moved and dumped by. The members are definitions of their own, each with this
/// one's id as <see cref="Definition.ExtensionId"/>. Lives outside schemas.
/// </summary>
public sealed record ExtensionDefinition : Definition
{
    /// <summary>The version whose script made the members: pg_extension.extversion.</summary>
    public required string ExtensionVersion { get; init; }

    /// <summary>The schema the members are in.</summary>
    public required int MemberSchemaId { get; init; }

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Extension;
}
