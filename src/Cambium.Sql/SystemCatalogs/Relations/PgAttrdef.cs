using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_attrdef: defaults and generation expressions. The expression's tree names the column, whose expression pg_get_expr formats: the same text may read otherwise for another type.</summary>
internal static class PgAttrdef
{
    public static void Add(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        foreach (ColumnDefinition column in table.LiveColumns)
        {
            if ((column.GeneratedSql ?? column.DefaultSql) is not null)
            {
                rows.Add().Set("oid", DerivedOids.ColumnDefault(table.Id, column.Id)).Set("adrelid", table.Id).Set("adnum", column.Id).Set("adbin", Tree(column));
            }
        }
    }

    /// <summary>The column whose tree it is; null for other trees.</summary>
    public static ColumnDefinition? Find(TableDefinition table, string tree) =>
        table.LiveColumns.FirstOrDefault(column => (column.GeneratedSql ?? column.DefaultSql) is not null && Tree(column) == tree);

    private static string Tree(ColumnDefinition column) => FormattableString.Invariant($"{{DEFAULT :column {column.Id} :expr {column.GeneratedSql ?? column.DefaultSql}}}");
}
