using Cambium.Engine.Catalog;
using Cambium.Sql.Partitions;

namespace Cambium.Sql.Planning.Logical;

/// <summary>A table with its partitions, or with those that inherit from it, as the catalog that a statement reads has them.</summary>
/// <param name="Partitions">
/// In the order of <see cref="Partitioning.Partitions"/>; of a table with heirs itself, then all below it, each once; empty for a table that has rows itself.
/// </param>
public sealed record PartitionTree(TableDefinition Table, IReadOnlyList<PartitionTree> Partitions)
{
    /// <summary>The bounds of the partitions; null where every part may have any row.</summary>
    internal PartitionMap? Map => field ??= Table.Partitioning is { } partitioning ? new PartitionMap(partitioning, Hash) : null;

    /// <summary>Null where no hash decides.</summary>
    private PartitionHash? Hash { get; init; }

    /// <summary>The tables that hold the rows.</summary>
    public IEnumerable<TableDefinition> Leaves => Table.IsPartitioned || Partitions.Count > 0 ? Partitions.SelectMany(static partition => partition.Leaves) : [Table];

    /// <summary>The parts of a table; null for one that has none.</summary>
    /// <param name="open">The definition that is read for one of the catalog's.</param>
    internal static PartitionTree? Of(TableDefinition table, CatalogSnapshot catalog, Func<TableDefinition, TableDefinition> open)
    {
        if (table.HasHeirs)
        {
            return new PartitionTree(table, [new PartitionTree(table, []), .. catalog.GetDescendants(table).Select(heir => new PartitionTree(open(heir), []))]);
        }

        if (!table.IsPartitioned)
        {
            return null;
        }

        List<PartitionTree> partitions = [];
        foreach (Partition partition in table.Partitioning!.Partitions)
        {
            TableDefinition child = catalog.TryGetTable(partition.TableId, out TableDefinition? found) ? open(found) : throw new InvalidOperationException($"Partition {partition.TableId} of {table.Name} is gone.");
            partitions.Add(Of(child, catalog, open) ?? new PartitionTree(child, []));
        }

        return new PartitionTree(table, partitions) { Hash = PartitionHash.Of(table, catalog) };
    }

    /// <summary>ONLY: the rows of the table itself.</summary>
    internal static PartitionTree? Only(TableDefinition table) => table.HasHeirs ? new PartitionTree(table, [new PartitionTree(table, [])]) : null;
}
