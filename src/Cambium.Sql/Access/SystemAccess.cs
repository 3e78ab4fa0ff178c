using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Access;

/// <summary>Which system relations are not for everyone: those with passwords, with data of tables, or with what other sessions do.</summary>
internal static class SystemAccess
{
    private static readonly HashSet<string> s_ofSuperusers =
    [
        "pg_authid", "pg_shadow", "pg_statistic", "pg_statistic_ext_data", "pg_file_settings", "pg_hba_file_rules", "pg_ident_file_mappings", "pg_config",
        "pg_user_mapping", "pg_replication_origin_status", "pg_largeobject",
    ];

    private static readonly HashSet<string> s_ofStatisticsReaders = ["pg_backend_memory_contexts", "pg_shmem_allocations"];

    /// <summary>Relations of the schema pg_cambium that hide, row by row, what isn't the reader's.</summary>
    private static readonly HashSet<string> s_openInCambium = ["sessions", "transactions", "log"];

    /// <summary>The rights without which a relation can't be read.</summary>
    /// <exception cref="SqlErrorException">42501.</exception>
    public static void Require(RoleRights rights, CatalogSnapshot catalog, string schema, string name)
    {
        if (RelationFacts.Find(schema, name) is { } facts && !MayRead(rights, catalog, facts))
        {
            throw RoleRights.Denied(facts.IsView ? "view" : "table", name);
        }
    }

    public static bool MayRead(RoleRights rights, CatalogSnapshot catalog, RelationFacts facts) => rights.IsSuperuser
        || (catalog.FindSystemPrivileges(CatalogOids.PgClass, facts.Oid) is { } privileges ? rights.HasAny(privileges, Privileges.Select)
            : IsOpen(facts) || (!IsClosed(facts) && rights.ActsAs(SystemCatalog.ReadAllStatsRoleId)));

    /// <summary>Whether everyone may read it, before anything is granted or revoked.</summary>
    public static bool IsOpen(RelationFacts facts) => facts.Schema switch
    {
        "pg_catalog" => !IsClosed(facts) && !s_ofStatisticsReaders.Contains(facts.Name),
        SystemCatalog.CambiumSchema => s_openInCambium.Contains(facts.Name),
        _ => true,
    };

    private static bool IsClosed(RelationFacts facts) => facts.Schema == "pg_catalog" && s_ofSuperusers.Contains(facts.Name);
}
