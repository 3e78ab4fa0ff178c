using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>An enum, domain or composite type made by a user.</summary>
public sealed record TypeDefinition : Definition
{
    private DataType? _dataType;

    /// <summary>Enum, Domain or Composite.</summary>
    [JsonPropertyName("typeKind")]
    public required TypeKind TypeKind { get; init; }

    /// <summary>OID of the array over it, from the same counter.</summary>
    public required int ArrayId { get; init; }

    /// <summary>The schema's name as of the definition, for display.</summary>
    public string SchemaName { get; init; } = "public";

    /// <summary>An enum's labels in their order.</summary>
    public ImmutableArray<EnumLabel> Labels { get => field.IsDefault ? [] : field; init; } = [];

    /// <summary>A domain's base.</summary>
    public SqlType? BaseType { get; init; }

    public bool IsNotNull { get; init; }

    public string? DefaultSql { get; init; }

    /// <summary>A domain's checks; the value is called VALUE in them.</summary>
    public ImmutableArray<CheckConstraint> Checks { get => field.IsDefault ? [] : field; init; } = [];

    /// <summary>A composite's fields.</summary>
    public ImmutableArray<CompositeField> Fields { get => field.IsDefault ? [] : field; init; } = [];

    /// <summary>The type for rows and expressions; one instance per definition.</summary>
    [JsonIgnore]
    public DataType DataType
    {
        get
        {
            if (_dataType is null)
            {
                Interlocked.CompareExchange(ref _dataType, Create(), null);
            }

            return _dataType;
        }
    }

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Type;

    [SetsRequiredMembers]
    private TypeDefinition(TypeDefinition other)
        : base(other)
    {
        // The cached type isn't copied: the copy may get other labels.
        TypeKind = other.TypeKind;
        ArrayId = other.ArrayId;
        SchemaName = other.SchemaName;
        Labels = other.Labels;
        BaseType = other.BaseType;
        IsNotNull = other.IsNotNull;
        DefaultSql = other.DefaultSql;
        Checks = other.Checks;
        Fields = other.Fields;
    }

    private DataType Create() => TypeKind switch
    {
        TypeKind.Enum => DataType.CreateEnum(Id, ArrayId, SchemaName, Name, Labels),
        TypeKind.Domain => DataType.CreateDomain(Id, ArrayId, SchemaName, Name, BaseType!.Value),
        _ => DataType.CreateComposite(Id, ArrayId, SchemaName, Name, Fields),
    };
}
