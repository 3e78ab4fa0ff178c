using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_attrdef: defaults and generation expressions. The expression's tree is its text, which pg_get_expr formats.</summary>
internal static class PgAttrdef
{
    public static void Fill(CatalogSnapshot catalog, RowCollector rows)
    {
        foreach (TableDefinition table in catalog.Tables.OrderBy(table => table.Id))
        {
            foreach (ColumnDefinition column in table.LiveColumns)
            {
                if ((column.GeneratedSql ?? column.DefaultSql) is { } sql)
                {
                    rows.Add().Set("oid", DerivedOids.ColumnDefault(table.Id, column.Id)).Set("adrelid", table.Id).Set("adnum", column.Id).Set("adbin", sql);
                }
            }
        }
    }
}
