using Cambium.Engine.Catalog;
using Cambium.Sql.Partitions;

namespace Cambium.Sql.Planning.Logical;

/// <summary>A table with its partitions, as the catalog that a statement reads has them.</summary>
/// <param name="Partitions">In the order of <see cref="Partitioning.Partitions"/>; empty for a table that has rows itself.</param>
public sealed record PartitionTree(TableDefinition Table, IReadOnlyList<PartitionTree> Partitions)
{
    /// <summary>The bounds of the partitions.</summary>
    internal PartitionMap Map => field ??= new PartitionMap(Table.Partitioning!);

    /// <summary>The tables that hold the rows.</summary>
    public IEnumerable<TableDefinition> Leaves => Table.IsPartitioned ? Partitions.SelectMany(static partition => partition.Leaves) : [Table];

    /// <summary>The partitions of a table; null for one that isn't partitioned.</summary>
    /// <param name="open">The definition that is read for one of the catalog's.</param>
    internal static PartitionTree? Of(TableDefinition table, CatalogSnapshot catalog, Func<TableDefinition, TableDefinition> open)
    {
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

        return new PartitionTree(table, partitions);
    }
}
