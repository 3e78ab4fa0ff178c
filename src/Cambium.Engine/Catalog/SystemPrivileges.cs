using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>
/// What was granted on an object that every database has and that has no definition otherwise: a function, type or relation of the system. There is one for each object
/// whose privileges were changed (those of large objects are read from their rows, and not stored as definitions). Statements depend on them by the schema pg_catalog, which changes with each of them: they note one definition, not every function they call.
/// </summary>
public sealed record SystemPrivileges : Definition
{
    /// <summary>The catalog that lists the object, pg_proc, pg_type, pg_class or pg_largeobject, by its OID.</summary>
    public required int ClassId { get; init; }

    public required int ObjectId { get; init; }

    /// <summary>Objects of several kinds have one name.</summary>
    [JsonIgnore]
    public override bool IsOverloaded => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.SystemPrivileges;
}
