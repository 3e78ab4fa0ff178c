using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A language that functions are written in. There are always the same; what may be changed is who may use them. Lives outside schemas.</summary>
public sealed record LanguageDefinition : Definition
{
    /// <summary>Whoever may use it can do no more than with SQL; the others are for superusers only.</summary>
    public bool IsTrusted { get; init; }

    /// <summary>It came to be one of the server's languages by CREATE LANGUAGE, in PostgreSQL's words.</summary>
    public bool IsProcedural { get; init; }

    /// <summary>pg_language.oid; one of PostgreSQL's is another definition's id.</summary>
    [JsonIgnore]
    public int Oid => Id == SystemCatalog.InternalLanguageId ? SystemCatalog.InternalLanguageOid : Id;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Language;
}
