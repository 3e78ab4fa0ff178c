using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.SystemCatalogs.Functions;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>information_schema.schemata, tables, views, sequences and what views use.</summary>
internal static class Tables
{
    private static readonly RowTemplate s_views = new(RelationFacts.Get("information_schema", "views"));
    private static readonly int s_definition = s_views.IndexOf("view_definition");
    private static readonly int s_schema = s_views.IndexOf("table_schema");
    private static readonly int s_name = s_views.IndexOf("table_name");

    public static void FillSchemata(InformationView view, RowCollector rows)
    {
        foreach (SchemaDefinition schema in view.Schemas.Where(schema => view.Rights.ActsAs(schema.OwnerId) || view.Rights.HasAny(schema, Privileges.Create)))
        {
            rows.Add().Set("catalog_name", view.Database).Set("schema_name", schema.Name).Set("schema_owner", view.RoleName(schema.OwnerId));
        }

        // It is there, with nothing in it, and granted to nobody.
        if (view.Rights.ActsAs(SystemCatalog.BootstrapRoleId))
        {
            rows.Add().Set("catalog_name", view.Database).Set("schema_name", SystemCatalog.ToastSchema).Set("schema_owner", view.RoleName(SystemCatalog.BootstrapRoleId));
        }
    }

    public static void FillTables(InformationView view, RowCollector rows)
    {
        RelationChanges changes = new(view.Catalog, includesTriggers: false);
        foreach (TableDefinition table in view.Tables.Where(table => table.Kind != TableKind.MaterializedView))
        {
            bool isView = table.Kind == TableKind.View;
            RowCollector row = Add(view, rows, view.SchemaName(table.SchemaId), table.Name, table.IsTemporary ? "LOCAL TEMPORARY" : isView ? "VIEW" : "BASE TABLE", changes.Of(table).HasFlag(TriggerEvents.Insert))
                .Set("commit_action", table.IsTemporary ? table.OnCommit switch { OnCommitAction.DeleteRows => "DELETE", OnCommitAction.Drop => "DROP", _ => "PRESERVE" } : null);
            if (table.OfTypeId is { } typeId && view.Catalog.TryGet(typeId, out TypeDefinition? type))
            {
                row.Set("is_typed", "YES").Set("user_defined_type_catalog", view.Database).Set("user_defined_type_schema", view.SchemaName(type.SchemaId)).Set("user_defined_type_name", type.Name);
            }
        }
    }

    /// <summary>PostgreSQL's own relations, which are the same in every catalog and for everyone.</summary>
    public static void FillConstantTables(InformationView view, RowCollector rows)
    {
        foreach (RelationFacts facts in InformationView.SystemRelations)
        {
            Add(view, rows, facts.Schema, facts.Name, facts.IsView ? "VIEW" : "BASE TABLE", false);
        }
    }

    private static RowCollector Add(InformationView view, RowCollector rows, string schema, string name, string type, bool isInsertable) => rows.Add()
        .Set("table_catalog", view.Database).Set("table_schema", schema).Set("table_name", name).Set("table_type", type)
        .Set("is_insertable_into", isInsertable ? "YES" : "NO").Set("is_typed", "NO");

    public static void FillViews(InformationView view, RowCollector rows)
    {
        RelationChanges relations = new(view.Catalog, includesTriggers: false);
        foreach (TableDefinition table in view.Tables.Where(table => table.Kind == TableKind.View))
        {
            TriggerEvents changes = relations.Of(table);
            static string IfSo(bool holds) => holds ? "YES" : "NO";
            rows.Add().Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(table.SchemaId)).Set("table_name", table.Name)
                .Set("view_definition", view.Rights.ActsAs(table.OwnerId) ? table.ViewSql : null).Set("check_option", table.ViewOptions ?? "NONE")
                .Set("is_updatable", IfSo(changes.HasFlag(TriggerEvents.Update | TriggerEvents.Delete))).Set("is_insertable_into", IfSo(changes.HasFlag(TriggerEvents.Insert)))
                .Set("is_trigger_updatable", IfSo(SessionTriggers.AreInsteadOf(table, TriggerEvents.Update))).Set("is_trigger_deletable", IfSo(SessionTriggers.AreInsteadOf(table, TriggerEvents.Delete)))
                .Set("is_trigger_insertable_into", IfSo(SessionTriggers.AreInsteadOf(table, TriggerEvents.Insert)));
        }
    }

    /// <summary>The view's query as pg_get_viewdef prints it.</summary>
    public static Value[] CompleteView(Value[] row, SqlSession session)
    {
        CatalogSnapshot catalog = session.Names.Catalog;
        if (!row[s_definition].IsNull && catalog.TryGetSchema(row[s_schema].Text, out SchemaDefinition? schema)
            && catalog.TryGetTable(schema.Id, row[s_name].Text, out TableDefinition? table))
        {
            row = [.. row];
            row[s_definition] = Value.FromText(DefinitionFunctions.ViewQuery(session, table, isPretty: false));
        }

        return row;
    }

    public static void FillViewTables(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in view.Tables.Where(table => table.Kind == TableKind.View))
        {
            foreach (TableDefinition used in ViewTables.Of(table, view.Catalog))
            {
                rows.Add().Set("view_catalog", view.Database).Set("view_schema", view.SchemaName(table.SchemaId)).Set("view_name", table.Name)
                    .Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(used.SchemaId)).Set("table_name", used.Name);
            }
        }
    }

    public static void FillSequences(InformationView view, RowCollector rows)
    {
        foreach (SequenceDefinition sequence in view.Sequences)
        {
            // A sequence behind an identity column is part of that column.
            if (view.Catalog.TryGetTable(sequence.OwnerTableId, out TableDefinition? owner) && owner.FindColumn(sequence.OwnerColumnId) is { Identity: not IdentityKind.None } column && column.SequenceId == sequence.Id)
            {
                continue;
            }

            int bits = sequence.Type.Type.FixedSize * 8;
            rows.Add().Set("sequence_catalog", view.Database).Set("sequence_schema", view.SchemaName(sequence.SchemaId)).Set("sequence_name", sequence.Name)
                .Set("data_type", sequence.Type.Type.DisplayName).Set("numeric_precision", bits).Set("numeric_precision_radix", 2).Set("numeric_scale", 0)
                .Set("start_value", Number(sequence.Start)).Set("minimum_value", Number(sequence.Minimum)).Set("maximum_value", Number(sequence.Maximum))
                .Set("increment", Number(sequence.Increment)).Set("cycle_option", sequence.Cycles ? "YES" : "NO");
        }
    }

    public static void FillCatalogName(InformationView view, RowCollector rows) => rows.Add().Set("catalog_name", view.Database);

    public static void FillCharacterSets(InformationView view, RowCollector rows) => rows.Add()
        .Set("character_set_name", "UTF8").Set("character_repertoire", "UCS").Set("form_of_use", "UTF8").Set("default_collate_catalog", view.Database);

    private static string Number(long value) => value.ToString(CultureInfo.InvariantCulture);
}
