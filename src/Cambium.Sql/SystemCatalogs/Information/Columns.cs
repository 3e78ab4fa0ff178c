using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Deparsing;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>information_schema.columns, element_types, column_domain_usage, column_udt_usage.</summary>
internal static class Columns
{
    private const Privileges OfColumns = Privileges.Select | Privileges.Insert | Privileges.Update | Privileges.References;

    private static readonly RowTemplate s_template = new(RelationFacts.Get("information_schema", "columns"));
    private static readonly int s_default = s_template.IndexOf("column_default");
    private static readonly int s_generated = s_template.IndexOf("generation_expression");
    private static readonly int s_schema = s_template.IndexOf("table_schema");
    private static readonly int s_table = s_template.IndexOf("table_name");
    private static readonly int s_name = s_template.IndexOf("column_name");

    public static void Fill(InformationView view, RowCollector rows)
    {
        RelationChanges changes = new(view.Catalog, includesTriggers: false);
        foreach (TableDefinition table in view.Tables.Where(table => table.Kind != TableKind.MaterializedView))
        {
            bool isOwn = view.Rights.Owns(table);
            foreach (ColumnDefinition column in table.LiveColumns.Where(column => isOwn || view.Rights.HasAny(table, OfColumns, columnId: column.Id)))
            {
                AddColumn(view, table, column, changes.IsUpdatable(table, column.Id), rows);
            }
        }
    }

    /// <summary>Those of PostgreSQL's own relations, which are the same in every catalog and for everyone.</summary>
    public static void FillConstant(InformationView view, RowCollector rows)
    {
        foreach (RelationFacts facts in InformationView.SystemRelations)
        {
            for (int index = 0; index < facts.Columns.Count; index++)
            {
                Add(view, facts.Schema, facts.Name, facts.Columns[index].Name, index + 1, facts.Columns[index].Type, facts.NeverNull[index], rows)
                    .Set("is_generated", "NEVER").Set("is_updatable", "NO");
            }
        }
    }

    /// <summary>Default expressions as pg_get_expr prints them.</summary>
    public static Value[] Complete(Value[] row, SqlSession session)
    {
        if (row[s_default].IsNull && row[s_generated].IsNull)
        {
            return row;
        }

        CatalogSnapshot catalog = session.Names.Catalog;
        if (catalog.TryGetSchema(row[s_schema].Text, out SchemaDefinition? schema) && catalog.TryGetTable(schema.Id, row[s_table].Text, out TableDefinition? table)
            && table.FindColumn(row[s_name].Text) is { } column)
        {
            row = [.. row];
            row[row[s_default].IsNull ? s_generated : s_default] = Value.FromText(new DefinitionText(session, isPretty: false).Default(table, column));
        }

        return row;
    }

    public static void FillElements(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in view.Tables)
        {
            foreach (ColumnDefinition column in table.LiveColumns.Where(column => column.Type.Type.Underlying().IsArray))
            {
                DataType element = column.Type.Type.Underlying().Element!;
                rows.Add().Set("object_catalog", view.Database).Set("object_schema", view.SchemaName(table.SchemaId)).Set("object_name", table.Name)
                    .Set("object_type", "TABLE").Set("collection_type_identifier", Identifier(column.Id)).SetType(view, element, "a" + Identifier(column.Id)).SetUserType(view, element);
                ClearLengths(rows);
            }
        }
    }

    public static void FillDomainUsage(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in view.Tables)
        {
            foreach (ColumnDefinition column in table.LiveColumns.Where(column => column.Type.Type.Kind == TypeKind.Domain))
            {
                rows.Add().Set("domain_catalog", view.Database).Set("domain_schema", TypeColumns.SchemaOf(view, column.Type.Type)).Set("domain_name", column.Type.Type.Name)
                    .Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(table.SchemaId)).Set("table_name", table.Name).Set("column_name", column.Name);
            }
        }
    }

    public static void FillTypeUsage(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in view.Tables)
        {
            foreach (ColumnDefinition column in table.LiveColumns)
            {
                rows.Add().SetUserType(view, column.Type.Type.Underlying()).Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(table.SchemaId))
                    .Set("table_name", table.Name).Set("column_name", column.Name);
            }
        }
    }

    private static void AddColumn(InformationView view, TableDefinition table, ColumnDefinition column, bool isUpdatable, RowCollector rows)
    {
        Add(view, view.SchemaName(table.SchemaId), table.Name, column.Name, column.Id, column.Type, column.NotNull, rows, column.Collation)
            .Set("is_generated", column.GeneratedSql is null ? "NEVER" : "ALWAYS").Set("is_updatable", isUpdatable ? "YES" : "NO");
        if (view.Rights.ActsAs(table.OwnerId))
        {
            rows.Set("column_default", column.GeneratedSql is null ? column.DefaultSql : null).Set("generation_expression", column.GeneratedSql);
        }

        if (column.Identity != IdentityKind.None && view.Catalog.TryGet(column.SequenceId ?? 0, out SequenceDefinition? sequence))
        {
            rows.Set("is_identity", "YES").Set("identity_generation", column.Identity == IdentityKind.Always ? "ALWAYS" : "BY DEFAULT")
                .Set("identity_start", Number(sequence.Start)).Set("identity_increment", Number(sequence.Increment)).Set("identity_maximum", Number(sequence.Maximum))
                .Set("identity_minimum", Number(sequence.Minimum)).Set("identity_cycle", sequence.Cycles ? "YES" : "NO").Set("column_default", (string?)null);
        }
    }

    private static RowCollector Add(
        InformationView view, string schema, string table, string name, int position, SqlType type, bool notNull, RowCollector rows, string? collation = null)
    {
        rows.Add().Set("table_catalog", view.Database).Set("table_schema", schema).Set("table_name", table).Set("column_name", name).Set("ordinal_position", position)
            .Set("is_nullable", notNull || type.Type.Kind == TypeKind.Domain && IsNotNullDomain(view, type.Type) ? "NO" : "YES")
            .SetType(view, type, Identifier(position)).SetUserType(view, type.Type.Underlying())
            .Set("is_self_referencing", "NO").Set("is_identity", "NO").Set("identity_cycle", "NO");
        if (type.Type.Kind == TypeKind.Domain)
        {
            rows.Set("domain_catalog", view.Database).Set("domain_schema", TypeColumns.SchemaOf(view, type.Type)).Set("domain_name", type.Type.Name);
        }

        return rows.SetCollation(view, collation, type.Type);
    }

    private static bool IsNotNullDomain(InformationView view, DataType type) => view.Catalog.TryGet(type.Oid, out TypeDefinition? domain) && domain.IsNotNull;

    /// <summary>Elements of arrays are described by type only.</summary>
    private static void ClearLengths(RowCollector rows)
    {
        foreach (string column in (string[])["character_maximum_length", "character_octet_length", "numeric_precision", "numeric_precision_radix", "numeric_scale", "datetime_precision"])
        {
            rows.Set(column, Value.Null);
        }
    }

    private static string Identifier(int position) => position.ToString(CultureInfo.InvariantCulture);

    private static string Number(long value) => value.ToString(CultureInfo.InvariantCulture);
}
