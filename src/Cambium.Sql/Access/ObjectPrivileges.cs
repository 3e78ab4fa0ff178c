using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Sql.Functions;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.SystemCatalogs;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;
using OperatorDefinition = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.Access;

/// <summary>The privileges each kind of object has, and who has which of them before anything is granted.</summary>
internal static class ObjectPrivileges
{
    public const Privileges OfTables =
        Privileges.Select | Privileges.Insert | Privileges.Update | Privileges.Delete | Privileges.Truncate | Privileges.References | Privileges.Trigger;

    public const Privileges OfColumns = Privileges.Select | Privileges.Insert | Privileges.Update | Privileges.References;

    /// <summary>Everything that can be granted on an object of its kind.</summary>
    public static Privileges Of(Definition definition) => definition switch
    {
        TableDefinition => OfTables,
        SequenceDefinition => Privileges.Usage | Privileges.Select | Privileges.Update,
        SchemaDefinition => Privileges.Usage | Privileges.Create,
        TypeDefinition or LanguageDefinition => Privileges.Usage,
        FunctionDefinition => Privileges.Execute,
        DatabaseDefinition => Privileges.Create | Privileges.Connect | Privileges.Temporary,
        SystemPrivileges { ClassId: CatalogOids.PgProc } => Privileges.Execute,
        SystemPrivileges { ClassId: CatalogOids.PgType } => Privileges.Usage,
        SystemPrivileges { ClassId: LargeObjectTables.PagesOid } => Privileges.Select | Privileges.Update,
        SystemPrivileges => OfTables,
        _ => Privileges.None,
    };

    /// <summary>What was granted on an object, or the default: all to the owner, and to PUBLIC what PostgreSQL gives it.</summary>
    public static ImmutableArray<Grant> Grants(Definition definition)
    {
        if (definition.Grants is { } grants)
        {
            return grants;
        }

        int owner = definition.OwnerId;
        Privileges ofPublic = OfPublic(definition);
        Grant own = new(owner, owner, Of(definition), Privileges.None);
        return ofPublic == Privileges.None ? [own] : [new Grant(0, owner, ofPublic, Privileges.None), own];
    }

    /// <summary>In messages: permission denied for <c>table</c> t.</summary>
    public static string Noun(Definition definition) => definition switch
    {
        TableDefinition { Kind: TableKind.View } => "view",
        TableDefinition { Kind: TableKind.MaterializedView } => "materialized view",
        TableDefinition => "table",
        SequenceDefinition => "sequence",
        SchemaDefinition => "schema",
        TypeDefinition => "type",
        FunctionDefinition { IsProcedure: true } => "procedure",
        FunctionDefinition { Aggregate: not null } => "aggregate",
        FunctionDefinition => "function",
        OperatorDefinition => "operator",
        OperatorClassDefinition => "operator class",
        OperatorFamilyDefinition => "operator family",
        CastDefinition => "cast",
        StatisticsDefinition => "statistics object",
        CollationDefinition => "collation",
        TextSearchConfigurationDefinition => "text search configuration",
        TextSearchDictionaryDefinition => "text search dictionary",
        ExtensionDefinition => "extension",
        EventTriggerDefinition => "event trigger",
        PublicationDefinition => "publication",
        SystemPrivileges { ClassId: CatalogOids.PgProc } system => FunctionRegistry.FromOid(system.ObjectId) is AggregateFunction ? "aggregate" : "function",
        SystemPrivileges { ClassId: CatalogOids.PgType } => "type",
        SystemPrivileges { ClassId: LargeObjectTables.PagesOid } => "large object",
        SystemPrivileges { ObjectId: var relation } => RelationFacts.Find(relation) is { IsView: true } ? "view" : "table",
        LanguageDefinition => "language",
        RoleDefinition => "role",
        DatabaseDefinition => "database",
        _ => "object",
    };

    private static Privileges OfPublic(Definition definition) => definition switch
    {
        SchemaDefinition { Id: < SystemCatalog.FirstUserId } => Privileges.Usage,
        FunctionDefinition or SystemPrivileges { ClassId: CatalogOids.PgProc } => Privileges.Execute,
        TypeDefinition or LanguageDefinition or SystemPrivileges { ClassId: CatalogOids.PgType } => Privileges.Usage,
        SystemPrivileges { ClassId: CatalogOids.PgClass, ObjectId: var relation } => RelationFacts.Find(relation) is { } facts && SystemAccess.IsOpen(facts) ? Privileges.Select : Privileges.None,
        DatabaseDefinition => Privileges.Connect | Privileges.Temporary,
        _ => Privileges.None,
    };
}
