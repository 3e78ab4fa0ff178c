using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>A base, enum, domain, composite, range or shell type made by a user; a range's multirange is a definition of its own.</summary>
public sealed record TypeDefinition : Definition
{
    private DataType? _dataType;

    /// <summary>Base, Enum, Domain, Composite, Range, Multirange or Shell.</summary>
    [JsonPropertyName("typeKind")]
    public required TypeKind TypeKind { get; init; }

    /// <summary>OID of the array over it, from the same counter.</summary>
    public required int ArrayId { get; init; }

    /// <summary>The schema's name as of the definition, for display.</summary>
    public string SchemaName { get; init; } = "public";

    /// <summary>An enum's labels in their order.</summary>
    public ImmutableArray<EnumLabel> Labels { get; init; } = [];

    /// <summary>A domain's base; the type of a range's bounds; a multirange's range.</summary>
    public SqlType? BaseType { get; init; }

    /// <summary>The collation named for a domain or range; null for its base's, or subtype's.</summary>
    public string? Collation { get; init; }

    public bool IsNotNull { get; init; }

    public string? DefaultSql { get; init; }

    /// <summary>A domain's checks; the value is called VALUE in them.</summary>
    public ImmutableArray<CheckConstraint> Checks { get; init; } = [];

    /// <summary>The checks in the order that values are tested by them.</summary>
    public ImmutableArray<CheckConstraint> ChecksByName => Checks.Sort(static (left, right) => string.CompareOrdinal(left.Name, right.Name));

    /// <summary>A composite's fields.</summary>
    public ImmutableArray<CompositeField> Fields { get; init; } = [];

    /// <summary>A composite's fields by their numbers (pg_attribute.attnum).</summary>
    [JsonIgnore]
    public IEnumerable<(int Number, CompositeField Field)> NumberedFields => Fields.Select(static (one, index) => (one.Number ?? index + 1, one));

    /// <summary>How many fields a composite has had, those counted that were dropped. Null where none was.</summary>
    public int? FieldsEver { get; init; }

    /// <summary>The multirange over a range: its id; 0 for other types.</summary>
    public int MultirangeId { get; init; }

    /// <summary>The array over the multirange.</summary>
    public int MultirangeArrayId { get; init; }

    public string? MultirangeName { get; init; }

    /// <summary>The function that tells how far two bounds of a range are apart; 0 without one.</summary>
    public int SubtypeDifferenceId { get; init; }

    /// <summary>Of a base type: its code, by the name of its input function (<see cref="BaseTypes"/>).</summary>
    public string? Implementation { get; init; }

    /// <summary>Names of a base type's other functions, for descriptions.</summary>
    public string? OutputFunction { get; init; }

    public string? ReceiveFunction { get; init; }

    public string? SendFunction { get; init; }

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
        Collation = other.Collation;
        IsNotNull = other.IsNotNull;
        DefaultSql = other.DefaultSql;
        Checks = other.Checks;
        Fields = other.Fields;
        FieldsEver = other.FieldsEver;
        MultirangeId = other.MultirangeId;
        MultirangeArrayId = other.MultirangeArrayId;
        MultirangeName = other.MultirangeName;
        SubtypeDifferenceId = other.SubtypeDifferenceId;
        Implementation = other.Implementation;
        OutputFunction = other.OutputFunction;
        ReceiveFunction = other.ReceiveFunction;
        SendFunction = other.SendFunction;
    }

    /// <summary>The field with that number; null where there is none any more.</summary>
    public CompositeField? FindField(int number) => CompositeField.IndexOf(Fields, number) is >= 0 and var index ? Fields[index] : null;

    /// <summary>The type with another field behind the others.</summary>
    public TypeDefinition WithField(CompositeField field) => this with
    {
        Fields = Fields.Add(field with { Number = FieldsEver is { } count ? count + 1 : null }),
        FieldsEver = FieldsEver + 1,
    };

    /// <summary>The type without a field: the others keep their numbers, and its own isn't given again.</summary>
    public TypeDefinition WithoutField(string name) => this with
    {
        Fields = [.. Fields.Select(static (field, index) => field with { Number = field.Number ?? index + 1 }).Where(field => field.Name != name)],
        FieldsEver = FieldsEver ?? Fields.Length,
    };

    private DataType Create() => TypeKind switch
    {
        TypeKind.Enum => DataType.CreateEnum(Id, ArrayId, SchemaName, Name, Labels),
        TypeKind.Domain => DataType.CreateDomain(Id, ArrayId, SchemaName, Name, BaseType!.Value, Collation),
        TypeKind.Range => DataType.CreateRange(Id, ArrayId, SchemaName, Name, BaseType!.Value.Type.Collated(Collation), (MultirangeId, MultirangeArrayId, MultirangeName!)),
        TypeKind.Base => DataType.CreateBase(Id, ArrayId, SchemaName, Name, BaseTypes.Find(Implementation!)
            ?? throw new InvalidOperationException($"There is no code for the type {Name} ({Implementation}).")),
        TypeKind.Multirange => BaseType!.Value.Type.Multirange!,
        TypeKind.Shell => DataType.CreateShell(Id, SchemaName, Name),
        _ => DataType.CreateComposite(Id, ArrayId, SchemaName, Name, Fields),
    };
}
