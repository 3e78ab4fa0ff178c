using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Which stored relations a view reads.</summary>
internal static class ViewTables
{
    public static IEnumerable<TableDefinition> Of(TableDefinition view, CatalogSnapshot catalog)
    {
        HashSet<int> ids = [.. view.ViewNames.Select(name => name.RelationId)];
        return catalog.Tables.Where(table => ids.Contains(table.Id)).OrderBy(table => table.Id);
    }
}
