using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Which stored relations a view reads, as far as names in its text tell.</summary>
internal static class ViewTables
{
    public static IEnumerable<TableDefinition> Of(TableDefinition view, CatalogSnapshot catalog)
    {
        HashSet<string> names = [.. Words.Of(view.ViewSql!)];
        return catalog.Tables.Where(table => table.Id != view.Id && names.Contains(table.Name)).OrderBy(table => table.Id);
    }
}
