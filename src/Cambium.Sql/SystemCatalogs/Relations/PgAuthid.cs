using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Access;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_authid and pg_auth_members: roles and who is a member of which.</summary>
internal static class PgAuthid
{
    public static void Add(CatalogSnapshot catalog, RoleDefinition role, RowCollector rows)
    {
        rows.Add().Set("oid", role.Id).Set("rolname", role.Name).Set("rolsuper", role.IsSuperuser).Set("rolinherit", role.Inherits)
            .Set("rolcreaterole", role.CanCreateRoles).Set("rolcreatedb", role.CanCreateDatabases).Set("rolcanlogin", role.CanLogin)
            .Set("rolreplication", role.CanReplicate).Set("rolbypassrls", role.BypassesRowSecurity).Set("rolconnlimit", role.ConnectionLimit)
            .Set("rolpassword", role.PasswordVerifier).Set("rolvaliduntil", role.ValidUntil is { } text && PasswordTerm.Read(text) is { } until ? until : Value.Null);
    }

    public static void AddMember(CatalogSnapshot catalog, RoleMembership membership, RowCollector rows)
    {
        rows.Add().Set("roleid", membership.RoleId).Set("member", membership.MemberId).Set("grantor", membership.GrantorId)
            .Set("admin_option", membership.WithAdminOption);
    }

    /// <summary>pg_db_role_setting.</summary>
    public static void AddSettings(CatalogSnapshot catalog, RoleSettings settings, RowCollector rows)
    {
        rows.Add().Set("setdatabase", settings.DatabaseOid).Set("setrole", settings.RoleId).Set("setconfig", (IEnumerable<string>)settings.Settings);
    }

    /// <summary>pg_default_acl.</summary>
    public static void AddDefaults(CatalogSnapshot catalog, DefaultPrivileges defaults, RowCollector rows)
    {
        // Logs of old have those of schemas that are gone.
        if (defaults.InSchemaId == 0 || catalog.TryGet(defaults.InSchemaId, out SchemaDefinition? _))
        {
            rows.Add().Set("oid", defaults.Id).Set("defaclrole", defaults.RoleId).Set("defaclnamespace", defaults.InSchemaId).Set("defaclobjtype", defaults.ObjectKind)
                .Set("defaclacl", AccessList.Of(defaults, catalog));
        }
    }
}
