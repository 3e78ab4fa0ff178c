using System.Collections.Immutable;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>What every database has from the start, not logged: the schemas, the bootstrap role and the predefined ones.</summary>
public static class SystemCatalog
{
    public const int BootstrapRoleId = 10;

    /// <summary>The <see cref="SharedState"/>.</summary>
    public const int SharedStateId = 12;

    /// <summary>The first id of definitions that all databases share; each database's own ids stay below.</summary>
    public const int FirstSharedId = 1 << 30;

    /// <summary>pg_database_owner, whose one member is the owner of the current database.</summary>
    public const int DatabaseOwnerRoleId = 6171;

    /// <summary>pg_read_all_data.</summary>
    public const int ReadAllDataRoleId = 6181;

    /// <summary>pg_write_all_data.</summary>
    public const int WriteAllDataRoleId = 6182;

    /// <summary>pg_monitor.</summary>
    public const int MonitorRoleId = 3373;

    /// <summary>pg_read_all_settings.</summary>
    public const int ReadAllSettingsRoleId = 3374;

    /// <summary>pg_read_all_stats.</summary>
    public const int ReadAllStatsRoleId = 3375;

    /// <summary>pg_read_server_files.</summary>
    public const int ReadServerFilesRoleId = 4569;

    /// <summary>pg_write_server_files.</summary>
    public const int WriteServerFilesRoleId = 4570;

    /// <summary>pg_execute_server_program.</summary>
    public const int ExecuteServerProgramRoleId = 4571;

    /// <summary>pg_signal_backend.</summary>
    public const int SignalBackendRoleId = 4200;

    /// <summary>pg_checkpoint.</summary>
    public const int CheckpointRoleId = 4544;

    public const int PgCatalogSchemaId = 11;

    public const int InformationSchemaId = 13000;

    public const int InternalLanguageId = 13562;

    public const int InternalLanguageOid = 12;

    public const int CLanguageId = 13;

    public const int SqlLanguageId = 14;

    public const int PlpgsqlLanguageId = 13563;

    public const int CambiumSchemaId = 13001;

    /// <summary>The name of the schema of what PostgreSQL hasn't: tools know by its prefix that it isn't the user's.</summary>
    public const string CambiumSchema = "pg_cambium";

    /// <summary>What <see cref="CambiumSchema"/> may be called in statements.</summary>
    public const string CambiumSchemaShortName = "cambium";

    public const int PublicSchemaId = 2200;

    /// <summary>Schema id of a session's temporary tables (pg_temp); the schema itself isn't in the catalog.</summary>
    public const int TemporarySchemaId = 13002;

    /// <summary>The name that catalogs show of the session's own schema.</summary>
    public const string TemporarySchema = "pg_temp_1";

    /// <summary>Where PostgreSQL keeps what is too long for a row; tools tell it from others by its number. It isn't in the catalog, and nothing is in it.</summary>
    public const int ToastSchemaId = 99;

    public const string ToastSchema = "pg_toast";

    /// <summary>Whether a schema's name means the session's own: pg_temp does always.</summary>
    public static bool IsTemporarySchema(string name) => name is "pg_temp" or TemporarySchema;

    /// <summary>The type below one of the domains of information_schema, whose columns have these here; null for another name.</summary>
    public static DataType? FindInformationType(string name) => name switch
    {
        "sql_identifier" => DataType.NameType,
        "character_data" or "yes_or_no" => DataType.Varchar,
        "cardinal_number" => DataType.Int4,
        "time_stamp" => DataType.TimestampTz,
        _ => null,
    };

    /// <summary>The first id for objects of users.</summary>
    public const int FirstUserId = 16384;

    /// <summary>The extension plpgsql, which every database has.</summary>
    public const int PlpgsqlExtensionId = 13559;

    private static readonly ImmutableArray<Grant> s_publicSchemaGrants =
    [
        new Grant(DatabaseOwnerRoleId, DatabaseOwnerRoleId, Privileges.Usage | Privileges.Create, Privileges.None),
        new Grant(0, DatabaseOwnerRoleId, Privileges.Usage, Privileges.None),
    ];

    internal static IEnumerable<Definition> Definitions { get; } =
    [
        new RoleDefinition { Id = BootstrapRoleId, Name = "postgres", IsSuperuser = true, CanLogin = true, CanCreateRoles = true, CanCreateDatabases = true, CanReplicate = true, BypassesRowSecurity = true },
        new RoleDefinition { Id = DatabaseOwnerRoleId, Name = "pg_database_owner" },
        new RoleDefinition { Id = ReadAllDataRoleId, Name = "pg_read_all_data" },
        new RoleDefinition { Id = WriteAllDataRoleId, Name = "pg_write_all_data" },
        new RoleDefinition { Id = MonitorRoleId, Name = "pg_monitor" },
        new RoleDefinition { Id = ReadAllSettingsRoleId, Name = "pg_read_all_settings" },
        new RoleDefinition { Id = ReadAllStatsRoleId, Name = "pg_read_all_stats" },
        new RoleDefinition { Id = 3377, Name = "pg_stat_scan_tables" },
        new RoleDefinition { Id = ReadServerFilesRoleId, Name = "pg_read_server_files" },
        new RoleDefinition { Id = WriteServerFilesRoleId, Name = "pg_write_server_files" },
        new RoleDefinition { Id = ExecuteServerProgramRoleId, Name = "pg_execute_server_program" },
        new RoleDefinition { Id = SignalBackendRoleId, Name = "pg_signal_backend" },
        new RoleDefinition { Id = CheckpointRoleId, Name = "pg_checkpoint" },
        Monitors(13100, ReadAllSettingsRoleId),
        Monitors(13101, ReadAllStatsRoleId),
        Monitors(13102, 3377),
        new ExtensionDefinition
        {
            Id = PlpgsqlExtensionId, Name = "plpgsql", ExtensionVersion = "1.0", MemberSchemaId = PgCatalogSchemaId, Comment = "PL/pgSQL procedural language",
        },
        new LanguageDefinition { Id = InternalLanguageId, Name = "internal", Comment = "built-in functions" },
        new LanguageDefinition { Id = CLanguageId, Name = "c", Comment = "dynamically-loaded C functions" },
        new LanguageDefinition { Id = SqlLanguageId, Name = "sql", IsTrusted = true, Comment = "SQL-language functions" },
        new LanguageDefinition { Id = PlpgsqlLanguageId, Name = "plpgsql", IsTrusted = true, IsProcedural = true, Comment = "PL/pgSQL procedural language" },
        new SharedState { Id = SharedStateId, Name = "shared" },
        new SchemaDefinition { Id = PgCatalogSchemaId, Name = "pg_catalog" },
        new SchemaDefinition { Id = InformationSchemaId, Name = "information_schema" },
        new SchemaDefinition { Id = CambiumSchemaId, Name = CambiumSchema },
        new SchemaDefinition { Id = PublicSchemaId, Name = "public", Comment = "standard public schema", OwnerId = DatabaseOwnerRoleId, Grants = s_publicSchemaGrants },
        .. TextSearch.SystemTextSearch.Definitions,
    ];

    /// <summary>pg_monitor is a member of the roles for each part of monitoring.</summary>
    private static RoleMembership Monitors(int id, int roleId) =>
        new() { Id = id, Name = $"{roleId}/{MonitorRoleId}", RoleId = roleId, MemberId = MonitorRoleId, GrantorId = BootstrapRoleId };
}
