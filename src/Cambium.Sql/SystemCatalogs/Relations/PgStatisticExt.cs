using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_statistic_ext: what CREATE STATISTICS has named.</summary>
internal static class PgStatisticExt
{
    public static void Add(CatalogSnapshot catalog, StatisticsDefinition statistics, RowCollector rows)
    {
        rows.Add().Set("oid", statistics.Id).Set("stxrelid", statistics.TableId).Set("stxname", statistics.Name).Set("stxnamespace", statistics.SchemaId)
            .Set("stxowner", statistics.OwnerId).Set("stxstattarget", statistics.Target ?? -1).Set("stxkeys", statistics.ColumnIds)
            .Set("stxkind", (string[])[.. statistics.Kinds.Select(static kind => kind.ToString())])
            .Set("stxexprs", statistics.Expressions.IsEmpty ? null : string.Join(", ", statistics.Expressions));
    }
}
