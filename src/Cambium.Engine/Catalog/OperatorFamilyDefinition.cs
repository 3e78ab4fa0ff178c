using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A family of operator classes, made by CREATE OPERATOR FAMILY or with a class. What belongs to it is told by its classes.</summary>
public sealed record OperatorFamilyDefinition : Definition
{
    /// <summary>The access method it is for. Families of different methods may have one name.</summary>
    public required string Method { get; init; }

    [JsonIgnore]
    public override bool IsOverloaded => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.OperatorFamily;
}
