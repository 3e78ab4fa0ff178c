namespace Cambium.Engine.Catalog;

/// <summary>What every database has from the start, not logged: the schemas and the bootstrap role.</summary>
public static class SystemCatalog
{
    public const int BootstrapRoleId = 10;

    public const int PgCatalogSchemaId = 11;

    public const int InformationSchemaId = 13000;

    public const int CambiumSchemaId = 13001;

    public const int PublicSchemaId = 2200;

    /// <summary>Schema id of a session's temporary tables (pg_temp); the schema itself isn't in the catalog.</summary>
    public const int TemporarySchemaId = 13002;

    /// <summary>The first id for objects of users.</summary>
    public const int FirstUserId = 16384;

    internal static IEnumerable<Definition> Definitions { get; } =
    [
        new RoleDefinition { Id = BootstrapRoleId, Name = "postgres", IsSuperuser = true, CanLogin = true, CanCreateRoles = true, CanCreateDatabases = true, CanReplicate = true, BypassesRowSecurity = true },
        new SchemaDefinition { Id = PgCatalogSchemaId, Name = "pg_catalog" },
        new SchemaDefinition { Id = InformationSchemaId, Name = "information_schema" },
        new SchemaDefinition { Id = CambiumSchemaId, Name = "cambium" },
        new SchemaDefinition { Id = PublicSchemaId, Name = "public" },
    ];
}
