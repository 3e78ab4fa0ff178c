using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Which stored relations a view reads.</summary>
internal static class ViewTables
{
    public static IEnumerable<TableDefinition> Of(TableDefinition view, CatalogSnapshot catalog)
    {
        foreach (int id in view.ViewNames.Select(static name => name.RelationId).Distinct().Order())
        {
            if (catalog.TryGetTable(id, out TableDefinition? table) && !CatalogSnapshot.IsOfSystem(table))
            {
                yield return table;
            }
        }
    }
}
