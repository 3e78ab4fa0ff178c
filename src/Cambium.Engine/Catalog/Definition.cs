using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>
/// One object of the catalog; never changed after construction. Its JSON form is the value of a row of table 0, so a change of
/// the catalog is logged like any other write.
/// </summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(SchemaDefinition), "schema")]
[JsonDerivedType(typeof(TableDefinition), "table")]
[JsonDerivedType(typeof(SequenceDefinition), "sequence")]
[JsonDerivedType(typeof(TypeDefinition), "type")]
[JsonDerivedType(typeof(FunctionDefinition), "function")]
[JsonDerivedType(typeof(OperatorDefinition), "operator")]
[JsonDerivedType(typeof(OperatorClassDefinition), "operatorClass")]
[JsonDerivedType(typeof(OperatorFamilyDefinition), "operatorFamily")]
[JsonDerivedType(typeof(CastDefinition), "cast")]
[JsonDerivedType(typeof(StatisticsDefinition), "statistics")]
[JsonDerivedType(typeof(TextSearchConfigurationDefinition), "textSearchConfiguration")]
[JsonDerivedType(typeof(TextSearchDictionaryDefinition), "textSearchDictionary")]
[JsonDerivedType(typeof(CollationDefinition), "collation")]
[JsonDerivedType(typeof(EventTriggerDefinition), "eventTrigger")]
[JsonDerivedType(typeof(PublicationDefinition), "publication")]
[JsonDerivedType(typeof(SystemPrivileges), "systemPrivileges")]
[JsonDerivedType(typeof(ExtensionDefinition), "extension")]
[JsonDerivedType(typeof(LanguageDefinition), "language")]
[JsonDerivedType(typeof(RoleDefinition), "role")]
[JsonDerivedType(typeof(RoleMembership), "membership")]
[JsonDerivedType(typeof(DatabaseDefinition), "database")]
[JsonDerivedType(typeof(RoleSettings), "roleSettings")]
[JsonDerivedType(typeof(DefaultPrivileges), "defaultPrivileges")]
[JsonDerivedType(typeof(SharedState), "shared")]
public abstract record Definition
{
    /// <summary>The object's OID: unique over all kinds, from a counter that never goes back.</summary>
    public required int Id { get; init; }

    public required string Name { get; init; }

    /// <summary>The schema that holds it; 0 for what lives outside schemas.</summary>
    [JsonPropertyName("schema")]
    public int SchemaId { get; init; }

    /// <summary>The role that owns it.</summary>
    public int OwnerId { get; init; } = SystemCatalog.BootstrapRoleId;

    public string? Comment { get; init; }

    /// <summary>Null: the kind's default privileges; otherwise all there are.</summary>
    public ImmutableArray<Grant>? Grants { get; init; }

    /// <summary>The extension it is a member of; null for what was made on its own.</summary>
    [JsonPropertyName("extension")]
    public int? ExtensionId { get; init; }

    /// <summary>Number of the change that made this version of the definition; grows with every change of the object.</summary>
    public long Version { get; init; }

    /// <summary>The version at which anything last changed that statements using the object depend on.</summary>
    [JsonIgnore]
    public virtual long ContentVersion => Version;

    /// <summary>Every name it bears, its own first.</summary>
    [JsonIgnore]
    public virtual IEnumerable<DefinitionName> Names => [OwnName];

    internal DefinitionName OwnName => new(NameClass, SchemaId, Name);

    /// <summary>The roles it means something for: its owner, who has privileges and who gave them; some more than once.</summary>
    internal virtual IEnumerable<int> MeantRoles() => (Grants ?? []).SelectMany(static grant => new[] { grant.RoleId, grant.GrantorId }).Prepend(OwnerId);

    /// <summary>Every database of the server has the same ones: roles and what belongs to them, databases.</summary>
    [JsonIgnore]
    public virtual bool IsShared => false;

    /// <summary>Several of its kind may bear one name in a schema, told apart by the types they take: functions, operators.</summary>
    [JsonIgnore]
    public virtual bool IsOverloaded => false;

    /// <summary>The set of names within which <see cref="Name"/> is unique in its schema.</summary>
    [JsonIgnore]
    public abstract NameClass NameClass { get; }
}
