using Cambium.Engine.Catalog;
using Cambium.Sql.Access;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>The information schema's relations about roles and privileges.</summary>
internal static class PrivilegeRows
{
    private static readonly (Privileges Privilege, string Word)[] s_ofTables =
    [
        (Privileges.Insert, "INSERT"), (Privileges.Select, "SELECT"), (Privileges.Update, "UPDATE"), (Privileges.Delete, "DELETE"),
        (Privileges.Truncate, "TRUNCATE"), (Privileges.References, "REFERENCES"), (Privileges.Trigger, "TRIGGER"),
    ];

    private static readonly (Privileges Privilege, string Word)[] s_ofColumns =
    [
        (Privileges.Insert, "INSERT"), (Privileges.Select, "SELECT"), (Privileges.Update, "UPDATE"), (Privileges.References, "REFERENCES"),
    ];

    /// <summary>table_privileges; role_table_grants is the same without what PUBLIC has.</summary>
    public static void FillTables(InformationView view, RowCollector rows) => AddTables(view, rows, withPublic: true);

    public static void FillRoleTables(InformationView view, RowCollector rows) => AddTables(view, rows, withPublic: false);

    public static void FillColumns(InformationView view, RowCollector rows) => AddColumns(view, rows, withPublic: true);

    public static void FillRoleColumns(InformationView view, RowCollector rows) => AddColumns(view, rows, withPublic: false);

    public static void FillRoutines(InformationView view, RowCollector rows)
    {
        foreach (FunctionDefinition function in view.Catalog.Functions.Where(view.Rights.Sees).OrderBy(function => function.Id))
        {
            foreach (Grant grant in ObjectPrivileges.Grants(function).Where(grant => IsOfInterest(view, grant) && grant.Privileges.HasFlag(Privileges.Execute)))
            {
                AddGrant(view, grant, "EXECUTE", grant.WithGrantOption.HasFlag(Privileges.Execute) || grant.RoleId == function.OwnerId, rows)
                    .Set("specific_catalog", view.Database).Set("specific_schema", view.SchemaName(function.SchemaId)).Set("specific_name", Routines.SpecificName(function))
                    .Set("routine_catalog", view.Database).Set("routine_schema", view.SchemaName(function.SchemaId)).Set("routine_name", function.Name);
            }
        }
    }

    public static void FillUsage(InformationView view, RowCollector rows)
    {
        foreach (SequenceDefinition sequence in view.Sequences)
        {
            foreach (Grant grant in ObjectPrivileges.Grants(sequence).Where(grant => IsOfInterest(view, grant) && grant.Privileges.HasFlag(Privileges.Usage)))
            {
                AddGrant(view, grant, "USAGE", grant.WithGrantOption.HasFlag(Privileges.Usage) || grant.RoleId == sequence.OwnerId, rows)
                    .Set("object_catalog", view.Database).Set("object_schema", view.SchemaName(sequence.SchemaId)).Set("object_name", sequence.Name).Set("object_type", "SEQUENCE");
            }
        }
    }

    public static void FillEnabledRoles(InformationView view, RowCollector rows)
    {
        foreach (RoleDefinition role in view.Catalog.Roles.Where(role => view.Rights.ActsAs(role.Id)).OrderBy(role => role.Id))
        {
            rows.Add().Set("role_name", role.Name);
        }
    }

    public static void FillApplicableRoles(InformationView view, RowCollector rows) => AddMemberships(view, static _ => true, rows);

    public static void FillAdministrableRoles(InformationView view, RowCollector rows) => AddMemberships(view, static membership => membership.WithAdminOption, rows);

    private static void AddMemberships(InformationView view, Func<RoleMembership, bool> isWanted, RowCollector rows)
    {
        foreach (RoleMembership membership in view.Catalog.Memberships.Where(membership => isWanted(membership) && view.Rights.ActsAs(membership.MemberId)).OrderBy(membership => membership.Id))
        {
            rows.Add().Set("grantee", view.RoleName(membership.MemberId)).Set("role_name", view.RoleName(membership.RoleId))
                .Set("is_grantable", membership.WithAdminOption ? "YES" : "NO");
        }
    }

    private static void AddTables(InformationView view, RowCollector rows, bool withPublic)
    {
        foreach (TableDefinition table in view.Tables)
        {
            foreach (Grant grant in ObjectPrivileges.Grants(table).Where(grant => grant.ColumnId == 0 && (withPublic || grant.RoleId != 0) && IsOfInterest(view, grant)))
            {
                foreach ((Privileges privilege, string word) in s_ofTables.Where(entry => grant.Privileges.HasFlag(entry.Privilege)))
                {
                    AddGrant(view, grant, word, grant.WithGrantOption.HasFlag(privilege) || grant.RoleId == table.OwnerId, rows)
                        .Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(table.SchemaId)).Set("table_name", table.Name)
                        .Set("with_hierarchy", privilege == Privileges.Select ? "YES" : "NO");
                }
            }
        }
    }

    private static void AddColumns(InformationView view, RowCollector rows, bool withPublic)
    {
        foreach (TableDefinition table in view.Tables)
        {
            foreach (Grant grant in ObjectPrivileges.Grants(table).Where(grant => (withPublic || grant.RoleId != 0) && IsOfInterest(view, grant)))
            {
                foreach (ColumnDefinition column in table.LiveColumns.Where(column => grant.ColumnId == 0 || grant.ColumnId == column.Id))
                {
                    foreach ((Privileges privilege, string word) in s_ofColumns.Where(entry => grant.Privileges.HasFlag(entry.Privilege)))
                    {
                        AddGrant(view, grant, word, grant.WithGrantOption.HasFlag(privilege) || grant.RoleId == table.OwnerId, rows)
                            .Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(table.SchemaId)).Set("table_name", table.Name).Set("column_name", column.Name);
                    }
                }
            }
        }
    }

    /// <summary>What the role gave, or got itself or as anyone.</summary>
    private static bool IsOfInterest(InformationView view, Grant grant) =>
        grant.RoleId == 0 || view.Rights.ActsAs(grant.RoleId) || view.Rights.ActsAs(grant.GrantorId);

    private static RowCollector AddGrant(InformationView view, Grant grant, string word, bool isGrantable, RowCollector rows) => rows.Add()
        .Set("grantor", view.RoleName(grant.GrantorId)).Set("grantee", view.RoleName(grant.RoleId)).Set("privilege_type", word).Set("is_grantable", isGrantable ? "YES" : "NO");
}
