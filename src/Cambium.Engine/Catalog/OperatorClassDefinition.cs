using System.Collections.Immutable;
using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// An operator class made by CREATE OPERATOR CLASS: a name that index parts of a type may bear. It orders as the type itself does, and so do its operators;
/// rows of hash partitions go where its function says.
/// </summary>
public sealed record OperatorClassDefinition : Definition
{
    /// <summary>The access method it is for. Classes of different methods may have one name.</summary>
    public required string Method { get; init; }

    public required SqlType InputType { get; init; }

    /// <summary>The type that an index would store; null: the input type.</summary>
    public SqlType? KeyType { get; init; }

    public bool IsDefault { get; init; }

    /// <summary>Those of methods that are trees here; classes of others are names only.</summary>
    public ImmutableArray<ClassMember> Operators { get; init; } = [];

    /// <inheritdoc cref="Operators"/>
    public ImmutableArray<ClassMember> Functions { get; init; } = [];

    /// <summary>The family it belongs to. Earlier releases gave each class one of its name that has no definition of its own.</summary>
    public required int FamilyId { get; init; }

    [JsonIgnore]
    public override bool IsOverloaded => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.OperatorClass;
}
