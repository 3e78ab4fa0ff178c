using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Which index a table was clustered on last (CLUSTER, ALTER TABLE … CLUSTER ON). Rows stay where they are: trees are always in order.</summary>
internal static class Clustering
{
    /// <summary>Marks the index and unmarks the others; null unmarks all.</summary>
    /// <exception cref="SqlErrorException">42704, 42809: the table has no such index; 0A000: it can't be clustered on, or the table is partitioned.</exception>
    public static void Mark(StatementContext context, TableDefinition table, string? index)
    {
        int? id = index is null ? null : Find(context, table, index).Id;
        if (table.IsPartitioned)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot mark index clustered in partitioned table");
        }

        Put(context, table, id);
    }

    /// <summary>CLUSTER of one table: on the index named, otherwise on the one that is marked. The parts of a partitioned table are marked, itself is not.</summary>
    /// <exception cref="SqlErrorException">As <see cref="Mark"/>; 42704, too: no index is named, none is marked.</exception>
    public static void Cluster(StatementContext context, TableDefinition table, string? name)
    {
        if (table.Kind == TableKind.View)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{table.Name}\" is not a table or materialized view");
        }

        IndexDefinition index = name is not null
            ? Find(context, table, name)
            : table.Indexes.FirstOrDefault(static index => index.IsClustered)
                ?? throw new SqlErrorException(SqlState.UndefinedObject, $"there is no previously clustered index for table \"{table.Name}\"");
        if (!table.IsPartitioned)
        {
            context.RequireNotInUse(table, "CLUSTER");
            Put(context, table, index.Id);
            return;
        }

        BlockRules.RefuseInBlock(context, "CLUSTER");
        foreach (TableDefinition leaf in context.Catalog.GetLeaves(table).ToArray())
        {
            if (leaf.Indexes.FirstOrDefault(own => IsPartOf(context.Catalog, own, index.Id)) is { } part)
            {
                Put(context, leaf, part.Id);
            }
        }
    }

    private static bool IsPartOf(CatalogSnapshot catalog, IndexDefinition index, int whole) =>
        index.ParentId is { } above && (above == whole || (catalog.TryGetIndex(above, out _, out IndexDefinition? next) && IsPartOf(catalog, next, whole)));

    private static IndexDefinition Find(StatementContext context, TableDefinition table, string name)
    {
        IndexDefinition index = IndexOfTable.Get(context, table, name);
        if (AccessMethod.Find(index.Method) is { CanCluster: false })
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot cluster on index \"{name}\" because access method does not support clustering");
        }

        if (index.PredicateSql is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot cluster on partial index \"{name}\"");
        }

        return index;
    }

    private static void Put(StatementContext context, TableDefinition table, int? indexId)
    {
        if (table.Indexes.Any(index => index.IsClustered != (index.Id == indexId)))
        {
            context.Transaction.Ddl.Put(table with { Indexes = [.. table.Indexes.Select(index => index with { IsClustered = index.Id == indexId })] });
        }
    }
}
