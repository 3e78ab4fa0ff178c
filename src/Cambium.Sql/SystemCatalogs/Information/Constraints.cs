using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Deparsing;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>The information schema's relations about constraints.</summary>
internal static class Constraints
{
    private static readonly RowTemplate s_checks = new(RelationFacts.Get("information_schema", "check_constraints"));
    private static readonly int s_clause = s_checks.IndexOf("check_clause");

    public static void FillTableConstraints(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in Visible(view))
        {
            foreach (IndexDefinition index in table.Indexes.Where(IsConstraint))
            {
                Add(table, index.Name, index.IsPrimaryKey ? "PRIMARY KEY" : "UNIQUE", index.IsDeferrable, index.IsInitiallyDeferred)
                    .Set("nulls_distinct", index.IsPrimaryKey ? null : index.NullsNotDistinct ? "NO" : "YES");
            }

            foreach (ForeignKeyDefinition key in table.ForeignKeys)
            {
                Add(table, key.Name, "FOREIGN KEY", key.IsDeferrable, key.IsInitiallyDeferred);
            }

            foreach (CheckConstraint check in table.Checks)
            {
                Add(table, check.Name, "CHECK", false, false);
            }

            foreach (ColumnDefinition column in table.LiveColumns.Where(column => column.NotNull))
            {
                Add(table, NotNullName(table, column), "CHECK", false, false);
            }
        }

        RowCollector Add(TableDefinition table, string name, string type, bool isDeferrable, bool isDeferred) => AddConstraint(view, table, name, rows)
            .Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(table.SchemaId)).Set("table_name", table.Name).Set("constraint_type", type)
            .Set("is_deferrable", isDeferrable ? "YES" : "NO").Set("initially_deferred", isDeferred ? "YES" : "NO").Set("enforced", "YES");
    }

    public static void FillKeyColumns(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in Visible(view))
        {
            foreach (IndexDefinition index in table.Indexes.Where(IsConstraint))
            {
                for (int place = 0; place < index.Parts.Length; place++)
                {
                    Add(table, index.Name, index.Parts[place].ColumnId, place + 1);
                }
            }

            foreach (ForeignKeyDefinition key in table.ForeignKeys)
            {
                IndexDefinition? referenced = ReferencedIndex(view, key, out _);
                for (int place = 0; place < key.ColumnIds.Length; place++)
                {
                    Add(table, key.Name, key.ColumnIds[place], place + 1);
                    int target = key.ReferencedColumnIds[place];
                    int found = referenced?.Parts.ToList().FindIndex(part => part.ColumnId == target) ?? -1;
                    rows.Set("position_in_unique_constraint", found < 0 ? Value.Null : Value.FromInt32(found + 1));
                }
            }
        }

        void Add(TableDefinition table, string name, int columnId, int position) => AddConstraint(view, table, name, rows)
            .Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(table.SchemaId)).Set("table_name", table.Name)
            .Set("column_name", table.FindColumn(columnId)!.Name).Set("ordinal_position", position);
    }

    public static void FillReferences(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in Visible(view))
        {
            foreach (ForeignKeyDefinition key in table.ForeignKeys)
            {
                IndexDefinition? index = ReferencedIndex(view, key, out TableDefinition? referenced);
                AddConstraint(view, table, key.Name, rows).Set("match_option", key.Match == MatchKind.Full ? "FULL" : "NONE")
                    .Set("update_rule", Rule(key.OnUpdate)).Set("delete_rule", Rule(key.OnDelete));
                if (index is { IsConstraint: true } or { IsPrimaryKey: true })
                {
                    rows.Set("unique_constraint_catalog", view.Database).Set("unique_constraint_schema", view.SchemaName(referenced!.SchemaId))
                        .Set("unique_constraint_name", index.Name);
                }
            }
        }
    }

    public static void FillColumnUsage(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in view.Catalog.Tables.Where(table => view.Rights.ActsAs(table.OwnerId)).OrderBy(table => table.Id))
        {
            foreach (IndexDefinition index in table.Indexes.Where(IsConstraint))
            {
                AddAll(table, index.Name, table, index.Parts.Select(part => part.ColumnId));
            }

            foreach (CheckConstraint check in table.Checks)
            {
                AddAll(table, check.Name, table, ExpressionColumns.Of(check.ExpressionSql, table));
            }

            foreach (ReferencingKey key in view.Catalog.GetReferencing(table.Id))
            {
                AddAll(key.Table, key.ForeignKey.Name, table, key.ForeignKey.ReferencedColumnIds);
            }
        }

        void AddAll(TableDefinition owner, string name, TableDefinition table, IEnumerable<int> columns)
        {
            foreach (int column in columns)
            {
                AddConstraint(view, owner, name, rows).Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(table.SchemaId))
                    .Set("table_name", table.Name).Set("column_name", table.FindColumn(column)!.Name);
            }
        }
    }

    public static void FillTableUsage(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in view.Catalog.Tables.Where(table => view.Rights.ActsAs(table.OwnerId)).OrderBy(table => table.Id))
        {
            foreach (IndexDefinition index in table.Indexes.Where(IsConstraint))
            {
                Add(table, index.Name, table);
            }

            foreach (ReferencingKey key in view.Catalog.GetReferencing(table.Id))
            {
                Add(key.Table, key.ForeignKey.Name, table);
            }
        }

        void Add(TableDefinition owner, string name, TableDefinition table) => AddConstraint(view, owner, name, rows)
            .Set("table_catalog", view.Database).Set("table_schema", view.SchemaName(table.SchemaId)).Set("table_name", table.Name);
    }

    public static void FillChecks(InformationView view, RowCollector rows)
    {
        foreach (TableDefinition table in view.Catalog.Tables.Where(table => view.Rights.ActsAs(table.OwnerId)).OrderBy(table => table.Id))
        {
            foreach (CheckConstraint check in table.Checks)
            {
                AddConstraint(view, table, check.Name, rows).Set("check_clause", ToBeCompleted(check));
            }

            foreach (ColumnDefinition column in table.LiveColumns.Where(column => column.NotNull))
            {
                AddConstraint(view, table, NotNullName(table, column), rows).Set("check_clause", column.Name + " IS NOT NULL");
            }
        }

        foreach (TypeDefinition domain in view.Catalog.Types.Where(type => view.Rights.ActsAs(type.OwnerId)).OrderBy(type => type.Id))
        {
            foreach (CheckConstraint check in domain.Checks)
            {
                rows.Add().Set("constraint_catalog", view.Database).Set("constraint_schema", view.SchemaName(domain.SchemaId)).Set("constraint_name", check.Name)
                    .Set("check_clause", ToBeCompleted(check));
            }
        }
    }

    /// <summary>Names of checks are unique for a table only, so it is the id that <see cref="CompleteCheck"/> finds one by.</summary>
    private static string ToBeCompleted(CheckConstraint check) => check.Id.ToString(CultureInfo.InvariantCulture);

    /// <summary>Conditions as pg_get_constraintdef prints them, without the word CHECK.</summary>
    public static Value[] CompleteCheck(Value[] row, SqlSession session)
    {
        if (!int.TryParse(row[s_clause].Text, NumberStyles.None, CultureInfo.InvariantCulture, out int id))
        {
            return row;
        }

        DefinitionText texts = new(session, isPretty: false);
        string? definition = session.Names.Catalog.Parts.OwnerOf(id) switch
        {
            TableDefinition table => texts.Check(table, table.Checks.First(check => check.Id == id)),
            TypeDefinition domain => texts.DomainCheck(domain, domain.Checks.First(check => check.Id == id)),
            _ => null,
        };
        row = [.. row];
        row[s_clause] = definition is null ? Value.Null : Value.FromText(definition["CHECK ".Length..]);
        return row;
    }

    public static void FillDomainConstraints(InformationView view, RowCollector rows)
    {
        foreach (TypeDefinition domain in view.Catalog.Types.Where(type => type.TypeKind == TypeKind.Domain && view.Rights.Sees(type)).OrderBy(type => type.Id))
        {
            foreach (CheckConstraint check in domain.Checks)
            {
                rows.Add().Set("constraint_catalog", view.Database).Set("constraint_schema", view.SchemaName(domain.SchemaId)).Set("constraint_name", check.Name)
                    .Set("domain_catalog", view.Database).Set("domain_schema", view.SchemaName(domain.SchemaId)).Set("domain_name", domain.Name)
                    .Set("is_deferrable", "NO").Set("initially_deferred", "NO");
            }
        }
    }

    /// <summary>Constraints of tables on which the role may do more than read.</summary>
    private static IEnumerable<TableDefinition> Visible(InformationView view) => view.Tables.Where(table =>
        table.Kind == TableKind.Table && (view.Rights.ActsAs(table.OwnerId) || view.Rights.HasAnyColumn(table, ~Privileges.Select)));

    /// <summary>The standard knows no exclusion constraints.</summary>
    private static bool IsConstraint(IndexDefinition index) => index.IsPrimaryKey || (index.IsConstraint && index.Exclusions.IsEmpty);

    private static RowCollector AddConstraint(InformationView view, TableDefinition table, string name, RowCollector rows) => rows.Add()
        .Set("constraint_catalog", view.Database).Set("constraint_schema", view.SchemaName(table.SchemaId)).Set("constraint_name", name);

    private static IndexDefinition? ReferencedIndex(InformationView view, ForeignKeyDefinition key, out TableDefinition? referenced) =>
        view.Catalog.TryGetTable(key.ReferencedTableId, out referenced) ? key.FindReferencedIndex(view.Catalog) : null;

    /// <summary>PostgreSQL's name for what has none: schema, table and column by number.</summary>
    private static string NotNullName(TableDefinition table, ColumnDefinition column) =>
        FormattableString.Invariant($"{table.SchemaId}_{table.Id}_{column.Id}_not_null");

    private static string Rule(ReferentialAction action) => action switch
    {
        ReferentialAction.Restrict => "RESTRICT",
        ReferentialAction.Cascade => "CASCADE",
        ReferentialAction.SetNull => "SET NULL",
        ReferentialAction.SetDefault => "SET DEFAULT",
        _ => "NO ACTION",
    };
}
