using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using PartitionBound = Cambium.Engine.Catalog.PartitionBound;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>Makes tables partitions of others, and ends that.</summary>
internal static class PartitionMembership
{
    /// <summary>The table that partitions are made of.</summary>
    /// <exception cref="SqlErrorException">42P17: it isn't partitioned.</exception>
    public static TableDefinition RequirePartitioned(TableDefinition table) => table.IsPartitioned
        ? table
        : throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"\"{table.Name}\" is not partitioned");

    /// <summary>Puts a table among the partitions of another.</summary>
    /// <param name="partition">In the catalog already, with the same columns.</param>
    /// <returns>The partition as it is now.</returns>
    public static TableDefinition Add(StatementContext context, TableDefinition parent, TableDefinition partition, PartitionBound bound, Syntax.PartitionBound syntax)
    {
        new PartitionOverlap(context, parent, syntax).RequireNone(partition.Name, bound);
        int defaultPlace = parent.Partitioning!.DefaultPlace;
        TableDefinition whole = context.Transaction.Ddl.Put(parent with
        {
            Partitioning = parent.Partitioning with { Partitions = parent.Partitioning.Partitions.Add(new Partition(partition.Id, bound)) },
        });
        TableDefinition part = context.Transaction.Ddl.Put(partition with { ParentId = parent.Id });
        if (defaultPlace >= 0 && !bound.IsDefault && context.Catalog.TryGetTable(parent.Partitioning.Partitions[defaultPlace].TableId, out TableDefinition? byDefault))
        {
            PartitionRows.RequireWithin(context, byDefault, isDefault: true);
        }

        PartitionRows.RequireWithin(context, part, isDefault: false);
        PartitionParts.AddAll(context, whole, part);
        return PartitionParts.Current(context, part);
    }

    /// <summary>Takes a partition out of its table's list.</summary>
    public static void Remove(StatementContext context, TableDefinition parent, int partitionId) => context.Transaction.Ddl.Put(parent with
    {
        Partitioning = parent.Partitioning! with { Partitions = parent.Partitioning.Partitions.RemoveAll(partition => partition.TableId == partitionId) },
    });
}
