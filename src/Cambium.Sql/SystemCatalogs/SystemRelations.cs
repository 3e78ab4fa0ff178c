using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Information;
using Cambium.Sql.SystemCatalogs.Relations;
using Cambium.Sql.SystemCatalogs.Sampling;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// The relations of pg_catalog, information_schema and pg_cambium: computed ones, views over them, and empty ones for whatever else
/// PostgreSQL has.
/// </summary>
internal static class SystemRelations
{
    private static readonly NameClass[] s_everything = Enum.GetValues<NameClass>();

    /// <summary>What each definition says, and of which names it is a read.</summary>
    internal static readonly IReadOnlyDictionary<string, (Action<CatalogSnapshot, Definition, RowCollector> Add, NameClass[] Classes)> FromDefinitions = new Dictionary<string, (Action<CatalogSnapshot, Definition, RowCollector> Add, NameClass[] Classes)>
    {
        ["pg_class"] = (PgClass.Add, [NameClass.Relation, NameClass.SystemPrivileges]),
        ["pg_attribute"] = (PgAttribute.Add, [NameClass.Relation, NameClass.Type]),
        ["pg_attrdef"] = Of<TableDefinition>(PgAttrdef.Add, NameClass.Relation),
        ["pg_type"] = (PgType.Add, [NameClass.Relation, NameClass.Type, NameClass.SystemPrivileges]),
        ["pg_range"] = Of<TypeDefinition>(PgRange.Add, NameClass.Type),
        ["pg_enum"] = Of<TypeDefinition>(PgEnum.Add, NameClass.Type),
        ["pg_proc"] = Of<UserFunction>(PgProc.Add, NameClass.Function, NameClass.SystemPrivileges),
        ["pg_index"] = Of<TableDefinition>(PgIndex.Add, NameClass.Relation),
        ["pg_partitioned_table"] = Of<TableDefinition>(PgPartitions.Add, NameClass.Relation),
        ["pg_inherits"] = Of<TableDefinition>(PgPartitions.AddInheritance, NameClass.Relation),
        ["pg_constraint"] = (PgConstraint.Add, [NameClass.Relation, NameClass.Type]),
        ["pg_trigger"] = Of<TableDefinition>(PgTrigger.Add, NameClass.Relation),
        ["pg_event_trigger"] = Of<EventTriggerDefinition>(PgTrigger.AddEvent, NameClass.EventTrigger),
        ["pg_publication"] = Of<PublicationDefinition>(PgPublication.Add, NameClass.Publication),
        ["pg_publication_rel"] = Of<PublicationDefinition>(PgPublication.AddTables, NameClass.Publication, NameClass.Relation),
        ["pg_publication_namespace"] = Of<PublicationDefinition>(PgPublication.AddSchemas, NameClass.Publication, NameClass.Schema),
        ["pg_policy"] = Of<TableDefinition>(PgPolicy.Add, NameClass.Relation),
        ["pg_statistic_ext"] = Of<StatisticsDefinition>(PgStatisticExt.Add, NameClass.Statistics),
        ["pg_ts_config"] = Of<TextSearchConfigurationDefinition>(PgTextSearch.AddConfiguration, NameClass.TextSearchConfiguration),
        ["pg_ts_config_map"] = Of<TextSearchConfigurationDefinition>(PgTextSearch.AddMappings, NameClass.TextSearchConfiguration),
        ["pg_sequence"] = Of<SequenceDefinition>(PgSequence.Add, NameClass.Relation),
        ["pg_depend"] = (PgDepend.Add, s_everything),
        ["pg_description"] = (PgDescription.Add, s_everything),
        ["pg_shdescription"] = (PgDescription.AddShared, [NameClass.Role, NameClass.Database]),
        ["pg_authid"] = Of<RoleDefinition>(PgAuthid.Add, NameClass.Role),
        ["pg_db_role_setting"] = Of<RoleSettings>(PgAuthid.AddSettings, NameClass.RoleSettings),
        ["pg_default_acl"] = Of<DefaultPrivileges>(PgAuthid.AddDefaults, NameClass.DefaultPrivileges),
        ["pg_auth_members"] = Of<RoleMembership>(PgAuthid.AddMember, NameClass.Membership),
        ["pg_operator"] = Of<UserOperator>(PgOperator.Add, NameClass.Operator),
        ["pg_opclass"] = Of<OperatorClassDefinition>(PgOperator.AddClass, NameClass.OperatorClass),
        ["pg_amop"] = Of<OperatorClassDefinition>(PgOperator.AddMembers, NameClass.OperatorClass),
        ["pg_amproc"] = Of<OperatorClassDefinition>(PgOperator.AddMemberFunctions, NameClass.OperatorClass),
        ["pg_aggregate"] = Of<UserFunction>(PgOperator.AddAggregate, NameClass.Function),
        ["pg_collation"] = Of<CollationDefinition>(PgConstants.AddCollation, NameClass.Collation),
        ["pg_cast"] = (PgConstants.AddCasts, [NameClass.Type, NameClass.Cast]),
        ["pg_extension"] = Of<ExtensionDefinition>(PgConstants.AddExtension, NameClass.Extension),
        ["pg_rewrite"] = Of<TableDefinition>(PgConstants.AddRewrites, NameClass.Relation),
    };

    /// <summary>What follows from the catalog as a whole, or from nothing that changes.</summary>
    private static readonly Dictionary<string, (Action<CatalogSnapshot, RowCollector>? Fill, NameClass[] Classes)> s_fromSnapshot = new()
    {
        ["pg_namespace"] = (PgNamespace.Fill, [NameClass.Schema]),
        ["pg_opfamily"] = (PgOperator.FillFamilies, [NameClass.OperatorClass, NameClass.OperatorFamily]),
        ["pg_am"] = (PgConstants.FillAccessMethods, [NameClass.Extension]),
        ["pg_language"] = (PgConstants.FillLanguages, [NameClass.Language]),
        ["pg_ts_dict"] = (PgTextSearch.FillDictionaries, [NameClass.TextSearchDictionary, NameClass.Extension]),
        ["pg_ts_template"] = (PgTextSearch.FillTemplates, [NameClass.Extension]),
        ["pg_ts_parser"] = (null, []),
        ["pg_tablespace"] = (null, []),
        ["pg_init_privs"] = (null, []),
    };

    /// <summary>What is built in.</summary>
    private static readonly Dictionary<string, Action<RowCollector>> s_builtIn = new()
    {
        ["pg_class"] = PgClass.AddBuiltIn,
        ["pg_attribute"] = PgAttribute.AddBuiltIn,
        ["pg_type"] = PgType.AddBuiltIn,
        ["pg_range"] = PgRange.AddBuiltIn,
        ["pg_proc"] = PgProc.AddBuiltIn,
        ["pg_operator"] = PgOperator.AddBuiltIn,
        ["pg_opclass"] = PgOperator.AddBuiltInClasses,
        ["pg_opfamily"] = PgOperator.AddBuiltInFamilies,
        ["pg_amop"] = PgOperator.AddBuiltInMembers,
        ["pg_aggregate"] = PgOperator.AddBuiltInAggregates,
        ["pg_collation"] = PgConstants.AddBuiltInCollations,
        ["pg_cast"] = PgConstants.AddBuiltInCasts,
        ["pg_tablespace"] = PgConstants.AddTablespaces,
        ["pg_ts_parser"] = PgTextSearch.AddParsers,
        ["pg_init_privs"] = PgClass.AddInitialPrivileges,
        ["pg_depend"] = PgDepend.AddBuiltIn,
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

    /// <summary>All rows for a session of one of pg_catalog's relations that depend on it.</summary>
    public static IReadOnlyList<Value[]> RowsFor(SqlSession session, string relation)
    {
        RelationFacts facts = RelationFacts.Get("pg_catalog", relation);
        RowCollector rows = new(facts, new RowTemplate(facts));
        s_fromSession[(facts.Schema, facts.Name)](session, rows);
        return rows.Rows;
    }

    private static ISystemTable CreateTable(RelationFacts facts)
    {
        if (facts.Schema == "pg_catalog" && CreateSnapshot(facts) is { } snapshot)
        {
            return snapshot;
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

    private static SnapshotRelation? CreateSnapshot(RelationFacts facts)
    {
        (Action<CatalogSnapshot, Definition, RowCollector>? ofDefinition, Action<CatalogSnapshot, RowCollector>? ofCatalog, NameClass[]? classes) =
            FromDefinitions.TryGetValue(facts.Name, out (Action<CatalogSnapshot, Definition, RowCollector> Add, NameClass[] Classes) definitions) ? (definitions.Add, null, definitions.Classes)
            : s_fromSnapshot.TryGetValue(facts.Name, out (Action<CatalogSnapshot, RowCollector>? Fill, NameClass[] Classes) whole) ? (null, whole.Fill, whole.Classes)
            : default((Action<CatalogSnapshot, Definition, RowCollector>?, Action<CatalogSnapshot, RowCollector>?, NameClass[]?));
        return classes is null ? null : new SnapshotRelation(facts, classes)
        {
            Constant = s_builtIn.GetValueOrDefault(facts.Name),
            OfDefinition = ofDefinition,
            OfCatalog = ofCatalog,
            Complete = s_complete.GetValueOrDefault(facts.Name),
        };
    }

    /// <summary>What definitions of one kind say.</summary>
    private static (Action<CatalogSnapshot, Definition, RowCollector> Add, NameClass[] Classes) Of<T>(Action<CatalogSnapshot, T, RowCollector> add, params NameClass[] classes)
        where T : Definition => (
        (catalog, definition, rows) =>
        {
            if (definition is T one)
            {
                add(catalog, one, rows);
            }
        },
        classes);
}
