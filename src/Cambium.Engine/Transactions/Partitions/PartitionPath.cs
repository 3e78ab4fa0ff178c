using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions.Partitions;

/// <summary>Goes from a partitioned table to the partition that values belong to, noting the definitions that say so.</summary>
internal static class PartitionPath
{
    /// <summary>The partition for the values of some columns, the partition key's among them, with those columns in it; null when there is none.</summary>
    public static (TableDefinition Table, ImmutableArray<int> ColumnIds)? Step(Transaction transaction, TableDefinition table, ImmutableArray<int> columnIds, Value[] values)
    {
        Value[] row = new Value[table.Columns.Length];
        for (int i = 0; i < values.Length; i++)
        {
            row[table.FindColumn(columnIds[i])!.Ordinal] = values[i];
        }

        return Find(transaction, table, row) is { } partition
            ? (partition, [.. columnIds.Select(id => partition.FindColumn(table.FindColumn(id)!.Name)!.Id)])
            : null;
    }

    /// <summary>The partition that takes a row; null when none does.</summary>
    public static TableDefinition? Find(Transaction transaction, TableDefinition table, ReadOnlySpan<Value> row)
    {
        transaction.Reads.NoteCatalog(table.Id);
        int place = RouterOf(transaction, table).Find(row);
        return place >= 0 && transaction.Catalog.TryGetTable(table.Partitioning!.Partitions[place].TableId, out TableDefinition? partition) ? partition : null;
    }

    public static IPartitionRouter RouterOf(Transaction transaction, TableDefinition table) => transaction.Database.Runtimes.Get(table, transaction.Catalog).Compiled!.Router!;
}
