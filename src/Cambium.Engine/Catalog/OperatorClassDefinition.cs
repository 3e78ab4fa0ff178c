using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>An operator class made by CREATE OPERATOR CLASS: a name that index parts of a type may bear.</summary>
public sealed record OperatorClassDefinition : Definition
{
    /// <summary>The access method it is for. Classes of different methods may have one name.</summary>
    public required string Method { get; init; }

    public required SqlType InputType { get; init; }

    /// <summary>The type that an index would store; null: the input type.</summary>
    public SqlType? KeyType { get; init; }

    public bool IsDefault { get; init; }

    /// <summary>OID of the family that goes with it, from the same counter.</summary>
    public required int FamilyId { get; init; }

    [JsonIgnore]
    public override bool IsOverloaded => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.OperatorClass;
}
