using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Information;
using Cambium.Sql.SystemCatalogs.Relations;
using Cambium.Sql.SystemCatalogs.Sampling;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// The relations of pg_catalog, information_schema and pg_cambium: computed ones, views over them, and empty ones for whatever else
/// PostgreSQL has.
/// </summary>
internal static class SystemRelations
{
    private static readonly NameClass[] s_everything = Enum.GetValues<NameClass>();

    private static readonly Dictionary<string, (Action<CatalogSnapshot, RowCollector> Fill, NameClass[] Classes)> s_fromSnapshot = new()
    {
        ["pg_namespace"] = (PgNamespace.Fill, [NameClass.Schema]),
        ["pg_class"] = (PgClass.Fill, [NameClass.Relation, NameClass.SystemPrivileges]),
        ["pg_attribute"] = (PgAttribute.Fill, [NameClass.Relation, NameClass.Type]),
        ["pg_attrdef"] = (PgAttrdef.Fill, [NameClass.Relation]),
        ["pg_type"] = (PgType.Fill, [NameClass.Relation, NameClass.Type, NameClass.SystemPrivileges]),
        ["pg_range"] = (PgRange.Fill, [NameClass.Type]),
        ["pg_enum"] = (PgEnum.Fill, [NameClass.Type]),
        ["pg_proc"] = (PgProc.Fill, [NameClass.Function, NameClass.SystemPrivileges]),
        ["pg_index"] = (PgIndex.Fill, [NameClass.Relation]),
        ["pg_partitioned_table"] = (PgPartitions.Fill, [NameClass.Relation]),
        ["pg_inherits"] = (PgPartitions.FillInheritance, [NameClass.Relation]),
        ["pg_constraint"] = (PgConstraint.Fill, [NameClass.Relation, NameClass.Type]),
        ["pg_trigger"] = (PgTrigger.Fill, [NameClass.Relation]),
        ["pg_event_trigger"] = (PgTrigger.FillEvents, [NameClass.EventTrigger]),
        ["pg_publication"] = (PgPublication.Fill, [NameClass.Publication]),
        ["pg_publication_rel"] = (PgPublication.FillTables, [NameClass.Publication, NameClass.Relation]),
        ["pg_publication_namespace"] = (PgPublication.FillSchemas, [NameClass.Publication, NameClass.Schema]),
        ["pg_policy"] = (PgPolicy.Fill, [NameClass.Relation]),
        ["pg_statistic_ext"] = (PgStatisticExt.Fill, [NameClass.Statistics]),
        ["pg_ts_config"] = (PgTextSearch.FillConfigurations, [NameClass.TextSearchConfiguration]),
        ["pg_ts_config_map"] = (PgTextSearch.FillMappings, [NameClass.TextSearchConfiguration]),
        ["pg_ts_dict"] = (PgTextSearch.FillDictionaries, [NameClass.TextSearchDictionary, NameClass.Extension]),
        ["pg_ts_template"] = (PgTextSearch.FillTemplates, [NameClass.Extension]),
        ["pg_ts_parser"] = (PgTextSearch.FillParsers, []),
        ["pg_sequence"] = (PgSequence.Fill, [NameClass.Relation]),
        ["pg_depend"] = (PgDepend.Fill, s_everything),
        ["pg_description"] = (PgDescription.Fill, s_everything),
        ["pg_shdescription"] = (PgDescription.FillShared, [NameClass.Role, NameClass.Database]),
        ["pg_authid"] = (PgAuthid.Fill, [NameClass.Role]),
        ["pg_db_role_setting"] = (PgAuthid.FillSettings, [NameClass.RoleSettings]),
        ["pg_default_acl"] = (PgAuthid.FillDefaults, [NameClass.DefaultPrivileges]),
        ["pg_auth_members"] = (PgAuthid.FillMembers, [NameClass.Membership]),
        ["pg_operator"] = (PgOperator.Fill, [NameClass.Operator]),
        ["pg_opclass"] = (PgOperator.FillClasses, [NameClass.OperatorClass]),
        ["pg_opfamily"] = (PgOperator.FillFamilies, [NameClass.OperatorClass, NameClass.OperatorFamily]),
        ["pg_amop"] = (PgOperator.FillFamilyMembers, [NameClass.OperatorClass]),
        ["pg_amproc"] = (PgOperator.FillFamilyFunctions, [NameClass.OperatorClass]),
        ["pg_aggregate"] = (PgOperator.FillAggregates, []),
        ["pg_am"] = (PgConstants.FillAccessMethods, [NameClass.Extension]),
        ["pg_language"] = (PgConstants.FillLanguages, []),
        ["pg_collation"] = (PgConstants.FillCollations, [NameClass.Collation]),
        ["pg_tablespace"] = (PgConstants.FillTablespaces, []),
        ["pg_cast"] = (PgConstants.FillCasts, [NameClass.Type, NameClass.Cast]),
        ["pg_extension"] = (PgConstants.FillExtensions, [NameClass.Extension]),
        ["pg_init_privs"] = (PgClass.FillInitialPrivileges, []),
        ["pg_rewrite"] = (PgConstants.FillRewrites, [NameClass.Relation]),
    };

    /// <summary>What is built in, of those that list much of it.</summary>
    private static readonly Dictionary<string, Action<RowCollector>> s_builtIn = new()
    {
        ["pg_class"] = PgClass.AddBuiltIn,
        ["pg_attribute"] = PgAttribute.AddBuiltIn,
        ["pg_type"] = PgType.AddBuiltIn,
        ["pg_proc"] = PgProc.AddBuiltIn,
        ["pg_operator"] = PgOperator.AddBuiltIn,
        ["pg_description"] = BuiltInDescriptions.AddTo,
    };

    /// <summary>What changes without the catalog.</summary>
    private static readonly Dictionary<string, Func<Value[], QueryContext, Value[]>> s_complete = new()
    {
        ["pg_class"] = PgClass.Complete,
        ["pg_type"] = PgType.Complete,
        ["pg_proc"] = PgProc.Complete,
    };

    private static readonly Dictionary<(string Schema, string Name), Action<SqlSession, RowCollector>> s_fromSession = new()
    {
        [("pg_catalog", "pg_settings")] = PgSettings.Fill,
        [("pg_catalog", "pg_file_settings")] = PgSettings.FillFiles,
        [("pg_catalog", "pg_database")] = PgDatabase.Fill,
        [("pg_catalog", "pg_stat_database")] = PgDatabase.FillStatistics,
        [("pg_catalog", "pg_stat_database_conflicts")] = PgDatabase.FillConflicts,
        [("pg_catalog", "pg_stat_bgwriter")] = PgStatBackground.FillCheckpoints,
        [("pg_catalog", "pg_stat_archiver")] = PgStatBackground.FillArchive,
        [("pg_catalog", "pg_stat_wal")] = PgStatBackground.FillLog,
        [("pg_catalog", "pg_stat_activity")] = PgStatActivity.Fill,
        [("pg_catalog", "pg_stat_statements")] = PgStatStatements.Fill,
        [("pg_catalog", "pg_stat_statements_info")] = PgStatStatements.FillInformation,
        [("pg_catalog", "pg_stat_gssapi")] = PgStatActivity.FillGssapi,
        [("pg_catalog", "pg_stat_ssl")] = PgStatActivity.FillSsl,
        [("pg_catalog", "pg_locks")] = PgStatActivity.FillLocks,
        [("pg_catalog", "pg_cursors")] = PgCursors.Fill,
        [("pg_catalog", "pg_prepared_statements")] = PgCursors.FillStatements,
        [("pg_catalog", "pg_timezone_names")] = PgTimezones.Fill,
        [("pg_catalog", "pg_timezone_abbrevs")] = PgTimezones.FillAbbreviations,
        [("pg_catalog", "pg_stat_all_tables")] = PgStatTables.Fill,
        [("pg_catalog", "pg_stat_user_tables")] = PgStatTables.Fill,
        [("pg_catalog", "pg_stat_xact_all_tables")] = PgStatTables.FillTransaction,
        [("pg_catalog", "pg_stat_xact_user_tables")] = PgStatTables.FillTransaction,
        [("pg_catalog", "pg_statio_all_tables")] = PgStatTables.FillBlocks,
        [("pg_catalog", "pg_statio_user_tables")] = PgStatTables.FillBlocks,
        [("pg_catalog", "pg_stat_all_indexes")] = PgStatTables.FillIndexes,
        [("pg_catalog", "pg_stat_user_indexes")] = PgStatTables.FillIndexes,
        [("pg_catalog", "pg_statio_all_indexes")] = PgStatTables.FillIndexBlocks,
        [("pg_catalog", "pg_statio_user_indexes")] = PgStatTables.FillIndexBlocks,
        [("pg_catalog", "pg_statio_all_sequences")] = PgStatTables.FillSequenceBlocks,
        [("pg_catalog", "pg_statio_user_sequences")] = PgStatTables.FillSequenceBlocks,
        [(SystemCatalog.CambiumSchema, "sessions")] = CambiumRelations.FillSessions,
        [(SystemCatalog.CambiumSchema, "transactions")] = CambiumRelations.FillTransactions,
        [(SystemCatalog.CambiumSchema, "conflicts")] = CambiumRelations.FillConflicts,
        [(SystemCatalog.CambiumSchema, "branches")] = CambiumRelations.FillBranches,
        [(SystemCatalog.CambiumSchema, "conflict_counters")] = CambiumRelations.FillConflictCounters,
        [(SystemCatalog.CambiumSchema, "foresight")] = CambiumRelations.FillForesight,
        [(SystemCatalog.CambiumSchema, "recovery")] = CambiumRelations.FillRecovery,
        [(SystemCatalog.CambiumSchema, "log")] = CambiumRelations.FillLog,
    };

    public static SystemTables Create()
    {
        SystemTables relations = new();
        Dictionary<(string Schema, string Name), string> views = ViewTexts.Read();
        foreach (RelationFacts facts in RelationFacts.All)
        {
            if (views.TryGetValue((facts.Schema, facts.Name), out string? sql))
            {
                relations.Add(new SystemView(facts.Oid, facts.Schema, facts.Name, sql));
            }
            else
            {
                relations.Add(CreateTable(facts));
            }
        }

        return relations;
    }

    private static ISystemTable CreateTable(RelationFacts facts)
    {
        if (facts.Schema == "pg_catalog" && s_fromSnapshot.TryGetValue(facts.Name, out (Action<CatalogSnapshot, RowCollector> Fill, NameClass[] Classes) fromSnapshot))
        {
            return new SnapshotRelation(facts, fromSnapshot.Fill, fromSnapshot.Classes, s_complete.GetValueOrDefault(facts.Name)) { Constant = s_builtIn.GetValueOrDefault(facts.Name) };
        }

        if (facts is { Schema: "pg_catalog", Name: "pg_stats" or "pg_statistic" })
        {
            return new StatisticsRelation(facts, isView: facts.IsView);
        }

        if (InformationRelations.Create(facts) is { } information)
        {
            return information;
        }

        return s_fromSession.TryGetValue((facts.Schema, facts.Name), out Action<SqlSession, RowCollector>? fromSession)
            ? new SessionRelation(facts, fromSession)
            : new EmptyRelation(facts, isStored: facts.Oid is LargeObjectTables.PagesOid or LargeObjectTables.MetadataOid);
    }
}
