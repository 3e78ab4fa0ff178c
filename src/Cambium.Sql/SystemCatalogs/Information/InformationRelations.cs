using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>The relations of the information schema that have rows.</summary>
internal static class InformationRelations
{
    private static readonly Dictionary<string, (Action<InformationView, RowCollector> Fill, Func<Value[], SqlSession, Value[]>? Complete)> s_relations = new()
    {
        ["information_schema_catalog_name"] = (Tables.FillCatalogName, null),
        ["character_sets"] = (Tables.FillCharacterSets, null),
        ["schemata"] = (Tables.FillSchemata, null),
        ["tables"] = (Tables.FillTables, null),
        ["views"] = (Tables.FillViews, Tables.CompleteView),
        ["view_table_usage"] = (Tables.FillViewTables, null),
        ["sequences"] = (Tables.FillSequences, null),
        ["columns"] = (Columns.Fill, Columns.Complete),
        ["element_types"] = (Columns.FillElements, null),
        ["column_domain_usage"] = (Columns.FillDomainUsage, null),
        ["column_udt_usage"] = (Columns.FillTypeUsage, null),
        ["table_constraints"] = (Constraints.FillTableConstraints, null),
        ["key_column_usage"] = (Constraints.FillKeyColumns, null),
        ["referential_constraints"] = (Constraints.FillReferences, null),
        ["constraint_column_usage"] = (Constraints.FillColumnUsage, null),
        ["constraint_table_usage"] = (Constraints.FillTableUsage, null),
        ["check_constraints"] = (Constraints.FillChecks, Constraints.CompleteCheck),
        ["domain_constraints"] = (Constraints.FillDomainConstraints, null),
        ["domains"] = (Routines.FillDomains, Routines.CompleteDomain),
        ["attributes"] = (Routines.FillAttributes, null),
        ["user_defined_types"] = (Routines.FillUserTypes, null),
        ["routines"] = (Routines.Fill, null),
        ["parameters"] = (Routines.FillParameters, Routines.CompleteParameter),
        ["table_privileges"] = (PrivilegeRows.FillTables, null),
        ["role_table_grants"] = (PrivilegeRows.FillRoleTables, null),
        ["column_privileges"] = (PrivilegeRows.FillColumns, null),
        ["role_column_grants"] = (PrivilegeRows.FillRoleColumns, null),
        ["routine_privileges"] = (PrivilegeRows.FillRoutines, null),
        ["role_routine_grants"] = (PrivilegeRows.FillRoutines, null),
        ["usage_privileges"] = (PrivilegeRows.FillUsage, null),
        ["role_usage_grants"] = (PrivilegeRows.FillUsage, null),
        ["enabled_roles"] = (PrivilegeRows.FillEnabledRoles, null),
        ["applicable_roles"] = (PrivilegeRows.FillApplicableRoles, null),
        ["administrable_role_authorizations"] = (PrivilegeRows.FillAdministrableRoles, null),
    };

    /// <summary>Those whose rows are each said of one table, which table_schema and table_name tell.</summary>
    private static readonly HashSet<string> s_ofTables = ["columns", "tables", "views", "table_constraints", "key_column_usage"];

    /// <summary>The relation, or null when it has no rows.</summary>
    public static ISystemTable? Create(RelationFacts facts) =>
        facts.Schema == "information_schema" && s_relations.TryGetValue(facts.Name, out (Action<InformationView, RowCollector> Fill, Func<Value[], SqlSession, Value[]>? Complete) found)
            ? new InformationRelation(facts, found.Fill, found.Complete)
            {
                Constant = facts.Name switch { "columns" => Columns.FillConstant, "tables" => Tables.FillConstantTables, _ => null },
                IsOfTables = s_ofTables.Contains(facts.Name),
            }
            : null;
}
