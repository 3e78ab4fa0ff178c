using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE INDEX; CONCURRENTLY changes nothing, since no index build keeps anyone waiting.</summary>
internal static class CreateIndexCommand
{
    public static string Execute(CreateIndexStatement statement, StatementContext context)
    {
        if (statement.IsConcurrent)
        {
            BlockRules.RefuseInBlock(context, "CREATE INDEX CONCURRENTLY");
        }

        TableDefinition table = context.Names.GetTable(statement.Table);
        if (table.Kind == TableKind.View)
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"cannot create index on relation \"{table.Name}\"", "This operation is not supported for views.");
        }

        context.Rights.RequireOwner(table);
        if (table.IsPartitioned && statement.IsConcurrent)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot create index on partitioned table \"{table.Name}\" concurrently");
        }

        context.RequireNotInUse(table, "CREATE INDEX");
        IndexDefinition index = IndexBuilder.Create(context, table, statement);
        if (statement.Name is { } name && !RelationNames.RequireFreeForIndex(context, table.SchemaId, name, statement.IfNotExists))
        {
            return "CREATE INDEX";
        }

        TableDefinition[] partitions = [.. PartitionParts.Partitions(context, table)];
        index = index with { IsIncomplete = statement.IsOnly && partitions.Length > 0 };
        AlterConstraints.AddIndex(context, table, index);
        foreach (TableDefinition partition in statement.IsOnly ? [] : partitions)
        {
            context.RequireNotInUse(partition, "CREATE INDEX");
            PartitionParts.AddIndex(context, PartitionParts.Current(context, table), index, PartitionParts.Current(context, partition));
        }

        return "CREATE INDEX";
    }
}
