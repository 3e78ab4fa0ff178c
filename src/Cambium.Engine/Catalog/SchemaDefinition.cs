using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A schema: a set of names.</summary>
public sealed record SchemaDefinition : Definition
{
    [JsonIgnore]
    public override NameClass NameClass => NameClass.Schema;
}
