using Cambium.Engine.Catalog;
using Cambium.Sql.Statements.Definitions.Inheritance;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>
/// pg_constraint: primary keys, unique and exclusion constraints (with an OID of their own beside their index's), checks of tables and domains, foreign keys, constraint triggers.
/// </summary>
internal static class PgConstraint
{
    public static void Add(CatalogSnapshot catalog, Definition definition, RowCollector rows)
    {
        if (definition is TableDefinition table)
        {
            AddTable(catalog, table, rows);
        }
        else if (definition is TypeDefinition domain)
        {
            foreach (CheckConstraint check in domain.Checks)
            {
                Add(check.Id, check.Name, domain.SchemaId, 'c', rows).Set("contypid", domain.Id).Set("convalidated", !check.IsNotValid).Set("conbin", check.ExpressionSql);
            }
        }
    }

    private static void AddTable(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        foreach (IndexDefinition index in table.Indexes.Where(index => index.IsConstraint || index.IsPrimaryKey))
        {
            Add(index.ConstraintOid, index.Name, table.SchemaId, index.IsPrimaryKey ? 'p' : index.Exclusions.IsEmpty ? 'u' : 'x', rows).Set("conrelid", table.Id).Set("conindid", index.Id)
                .Set("condeferrable", index.IsDeferrable).Set("condeferred", index.IsInitiallyDeferred).Set("connoinherit", index.ParentId is null)
                .Set("conparentid", index.ParentId is { } whole ? DerivedOids.Key(whole) : 0).Set("coninhcount", index.ParentId is null ? 0 : 1).Set("conislocal", index.ParentId is null)
                .Set("conkey", index.Parts.Select(part => part.ColumnId));
            if (!index.Exclusions.IsEmpty)
            {
                rows.Set("conexclop", index.Exclusions.Select(static exclusion => exclusion.OperatorId));
            }
        }

        foreach (CheckConstraint check in table.Checks)
        {
            int[] columns = [.. ExpressionColumns.AsMentioned(check.ExpressionSql, table)];
            Add(check.Id, check.Name, table.SchemaId, 'c', rows).Set("conrelid", table.Id).Set("convalidated", !check.IsNotValid).Set("conbin", check.ExpressionSql)
                .Set("connoinherit", check.IsNoInherit).Set("coninhcount", table.ParentId is null ? Heirs.CountCheck(catalog, table, check.Name) : check.IsInherited ? 1 : 0).Set("conislocal", !check.IsInherited);
            if (columns.Length > 0)
            {
                rows.Set("conkey", columns);
            }
        }

        foreach (ForeignKeyDefinition key in table.ForeignKeys)
        {
            AddForeignKey(catalog, table, key, rows);
        }

        foreach (TriggerDefinition trigger in table.Triggers)
        {
            if (trigger.ConstraintId is { } id)
            {
                Add(id, trigger.Name, table.SchemaId, 't', rows).Set("conrelid", table.Id)
                    .Set("condeferrable", trigger.IsDeferrable).Set("condeferred", trigger.IsInitiallyDeferred).Set("connoinherit", true);
            }
        }
    }

    private static void AddForeignKey(CatalogSnapshot catalog, TableDefinition table, ForeignKeyDefinition key, RowCollector rows)
    {
        Add(key.Id, key.Name, table.SchemaId, 'f', rows).Set("conrelid", table.Id).Set("conindid", key.FindReferencedIndex(catalog)?.Id ?? 0).Set("confrelid", key.ReferencedTableId)
            .Set("condeferrable", key.IsDeferrable).Set("condeferred", key.IsInitiallyDeferred).Set("convalidated", !key.IsNotValid).Set("connoinherit", !table.IsPartitioned)
            .Set("conparentid", key.ParentId ?? 0).Set("coninhcount", key.ParentId is null ? 0 : 1).Set("conislocal", key.ParentId is null)
            .Set("confupdtype", Letter(key.OnUpdate)).Set("confdeltype", Letter(key.OnDelete)).Set("confmatchtype", key.Match == MatchKind.Full ? 'f' : 's')
            .Set("conkey", key.ColumnIds).Set("confkey", key.ReferencedColumnIds);
        if (!key.OnDeleteColumnIds.IsEmpty)
        {
            rows.Set("confdelsetcols", key.OnDeleteColumnIds);
        }
    }

    private static RowCollector Add(int id, string name, int schemaId, char type, RowCollector rows) => rows.Add()
        .Set("oid", id).Set("conname", name).Set("connamespace", schemaId).Set("contype", type).Set("convalidated", true).Set("conislocal", true)
        .Set("confupdtype", ' ').Set("confdeltype", ' ').Set("confmatchtype", ' ');

    private static char Letter(ReferentialAction action) => action switch
    {
        ReferentialAction.Restrict => 'r',
        ReferentialAction.Cascade => 'c',
        ReferentialAction.SetNull => 'n',
        ReferentialAction.SetDefault => 'd',
        _ => 'a',
    };
}
