using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_authid and pg_auth_members: roles and who is a member of which.</summary>
internal static class PgAuthid
{
    public static void Fill(CatalogSnapshot catalog, RowCollector rows)
    {
        foreach (RoleDefinition role in catalog.Roles.OrderBy(role => role.Id))
        {
            rows.Add().Set("oid", role.Id).Set("rolname", role.Name).Set("rolsuper", role.IsSuperuser).Set("rolinherit", role.Inherits)
                .Set("rolcreaterole", role.CanCreateRoles).Set("rolcreatedb", role.CanCreateDatabases).Set("rolcanlogin", role.CanLogin)
                .Set("rolreplication", role.CanReplicate).Set("rolbypassrls", role.BypassesRowSecurity).Set("rolconnlimit", role.ConnectionLimit)
                .Set("rolpassword", role.PasswordVerifier).Set("rolvaliduntil", Time(role.ValidUntil));
        }
    }

    public static void FillMembers(CatalogSnapshot catalog, RowCollector rows)
    {
        foreach (RoleMembership membership in catalog.Memberships.OrderBy(membership => membership.Id))
        {
            rows.Add().Set("roleid", membership.RoleId).Set("member", membership.MemberId).Set("grantor", membership.GrantorId)
                .Set("admin_option", membership.WithAdminOption);
        }
    }

    private static Value Time(string? text)
    {
        if (text is null)
        {
            return Value.Null;
        }

        try
        {
            return TextFormat.Parse(DataType.TimestampTz, text, SessionFormat.Default);
        }
        catch (SqlErrorException)
        {
            // Written with settings that the default format doesn't read.
            return Value.Null;
        }
    }
}
