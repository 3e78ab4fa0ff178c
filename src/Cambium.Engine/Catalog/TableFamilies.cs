namespace Cambium.Engine.Catalog;

/// <summary>What a table is a part of, and what its parts are: partitions and whole, heirs and what they inherit from.</summary>
public static class TableFamilies
{
    /// <summary>The table that this one is a partition of; null when it is none.</summary>
    public static TableDefinition? GetParent(this CatalogSnapshot catalog, TableDefinition table) => table.ParentId is { } id && catalog.TryGetTable(id, out TableDefinition? parent) ? parent : null;

    /// <summary>The tables that a table inherits from, in the order they were named.</summary>
    public static IEnumerable<TableDefinition> GetInherited(this CatalogSnapshot catalog, TableDefinition table) => catalog.FindTables(table.InheritedIds);

    /// <summary>The table that a table is a partition of, or those it inherits from.</summary>
    public static IEnumerable<TableDefinition> GetParents(this CatalogSnapshot catalog, TableDefinition table) => catalog.GetParent(table) is { } parent ? [parent] : catalog.GetInherited(table);

    /// <summary>The partitions of a table, or the tables that inherit from it directly.</summary>
    public static IEnumerable<TableDefinition> GetChildren(this CatalogSnapshot catalog, TableDefinition table) => table.Partitioning is { } partitioning
        ? catalog.FindTables(partitioning.Partitions.Select(static partition => partition.TableId))
        // Another session's temporary heir isn't here, though a temporary table of our own may have its id.
        : catalog.FindTables(table.HeirIds).Where(heir => heir.InheritedIds.Contains(table.Id));

    /// <summary>The children of a table, theirs and so on, each behind the one it is a part of, and once.</summary>
    public static IEnumerable<TableDefinition> GetDescendants(this CatalogSnapshot catalog, TableDefinition table) => table.HasParts ? Closure(table, catalog.GetChildren) : [];

    /// <summary>The parents of a table, theirs and so on, each once.</summary>
    public static IEnumerable<TableDefinition> GetAncestors(this CatalogSnapshot catalog, TableDefinition table) => Closure(table, catalog.GetParents);

    /// <summary>What a table is a part of and what its parts are, at any distance; not the table itself.</summary>
    public static IEnumerable<TableDefinition> GetFamily(this CatalogSnapshot catalog, TableDefinition table) => catalog.GetAncestors(table).Concat(catalog.GetDescendants(table));

    /// <summary>The tables that hold a table's rows: itself, or the partitions of the lowest level.</summary>
    public static IEnumerable<TableDefinition> GetLeaves(this CatalogSnapshot catalog, TableDefinition table) =>
        table.IsPartitioned ? catalog.GetDescendants(table).Where(static descendant => !descendant.IsPartitioned) : [table];

    private static IEnumerable<TableDefinition> Closure(TableDefinition table, Func<TableDefinition, IEnumerable<TableDefinition>> next)
    {
        HashSet<int> seen = [table.Id];
        return Beyond(table);

        IEnumerable<TableDefinition> Beyond(TableDefinition from)
        {
            foreach (TableDefinition one in next(from))
            {
                if (seen.Add(one.Id))
                {
                    yield return one;
                    foreach (TableDefinition further in Beyond(one))
                    {
                        yield return further;
                    }
                }
            }
        }
    }

    private static IEnumerable<TableDefinition> FindTables(this CatalogSnapshot catalog, IEnumerable<int> ids)
    {
        foreach (int id in ids)
        {
            if (catalog.TryGetTable(id, out TableDefinition? table))
            {
                yield return table;
            }
        }
    }
}
