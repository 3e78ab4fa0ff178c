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
            Renew(context, byDefault);
            PartitionRows.RequireWithin(context, byDefault, isDefault: true);
        }

        Renew(context, part);
        part = PartitionParts.Current(context, part);

        PartitionRows.RequireWithin(context, part, isDefault: false);
        PartitionParts.AddAll(context, whole, part);
        return PartitionParts.Current(context, part);
    }

    /// <summary>Takes a partition out of its table's list.</summary>
    public static void Remove(StatementContext context, TableDefinition parent, int partitionId)
    {
        TableDefinition whole = context.Transaction.Ddl.Put(parent with
        {
            Partitioning = parent.Partitioning! with { Partitions = parent.Partitioning.Partitions.RemoveAll(partition => partition.TableId == partitionId) },
        });
        if (whole.Partitioning!.DefaultPlace is >= 0 and int place && context.Catalog.TryGetTable(whole.Partitioning.Partitions[place].TableId, out TableDefinition? byDefault))
        {
            Renew(context, byDefault);
        }
    }

    /// <summary>Other rows belong to a table now though its own definition is the same: whoever writes to it has to look at the definitions above anew.</summary>
    private static void Renew(StatementContext context, TableDefinition table)
    {
        foreach (TableDefinition renewed in (TableDefinition[])[table, .. context.Catalog.GetDescendants(table)])
        {
            context.Transaction.Ddl.Put(PartitionParts.Current(context, renewed));
        }
    }
}
