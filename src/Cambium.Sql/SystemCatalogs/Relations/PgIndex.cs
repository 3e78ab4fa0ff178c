using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_index.</summary>
internal static class PgIndex
{
    private const int OptionDescending = 1;
    private const int OptionNullsFirst = 2;

    public static void Add(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        foreach (IndexDefinition index in table.Indexes)
        {
            Add(catalog, table, index, rows);
        }
    }

    private static void Add(CatalogSnapshot catalog, TableDefinition table, IndexDefinition index, RowCollector rows)
    {
        string[] expressions = [.. index.Parts.Where(part => part.IsExpression).Select(part => part.ExpressionSql!)];
        rows.Add().Set("indexrelid", index.Id).Set("indrelid", table.Id).Set("indnatts", index.Parts.Length + index.IncludedColumnIds.Length)
            .Set("indnkeyatts", index.Parts.Length).Set("indisunique", index.IsUnique).Set("indisexclusion", !index.Exclusions.IsEmpty).Set("indnullsnotdistinct", index.NullsNotDistinct)
            .Set("indisprimary", index.IsPrimaryKey).Set("indisclustered", index.IsClustered).Set("indimmediate", !index.IsDeferrable).Set("indisvalid", index.IsReady && !index.IsIncomplete).Set("indisready", true).Set("indislive", true)
            .Set("indisreplident", index.Id == table.ReplicaIndexId)
            .Set("indkey", index.Parts.Select(part => part.ColumnId).Concat(index.IncludedColumnIds))
            .Set("indcollation", index.Parts.Select(part => Collations.OidOf(part.Collation, part.Type.Type)))
            .Set("indclass", index.Parts.Select(part => OperatorClasses.Of(index.Method, part, catalog)))
            .Set("indoption", index.Parts.Select(part => (part.Descending ? OptionDescending : 0) | (part.NullsFirst ? OptionNullsFirst : 0)))
            .Set("indexprs", expressions.Length == 0 ? null : string.Join(", ", expressions)).Set("indpred", index.PredicateSql);
    }
}
