using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Partitions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_partitioned_table and pg_inherits: partitioned tables, and what is a part of what or inherits from it, tables and indexes.</summary>
internal static class PgPartitions
{
    public static void Add(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        if (table.Partitioning is not { } partitioning)
        {
            return;
        }

        string[] expressions = [.. partitioning.Key.Where(static part => part.IsExpression).Select(static part => part.ExpressionSql!)];
        rows.Add().Set("partrelid", table.Id).Set("partstrat", partitioning.Strategy switch { PartitionStrategy.Hash => 'h', PartitionStrategy.List => 'l', _ => 'r' })
            .Set("partnatts", partitioning.Key.Length).Set("partdefid", partitioning.DefaultPlace >= 0 ? partitioning.Partitions[partitioning.DefaultPlace].TableId : 0)
            .Set("partattrs", partitioning.Key.Select(static part => part.ColumnId))
            .Set("partclass", partitioning.Key.Select(part => OperatorClasses.Of(partitioning.Method, part, catalog)))
            .Set("partcollation", partitioning.Key.Select(static part => Collations.OidOf(part.Collation, part.Type.Type)))
            .Set("partexprs", expressions.Length == 0 ? null : string.Join(", ", expressions));
    }

    public static void AddInheritance(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        for (int number = 0; number < table.InheritedIds.Length; number++)
        {
            rows.Add().Set("inhrelid", table.Id).Set("inhparent", table.InheritedIds[number]).Set("inhseqno", number + 1).Set("inhdetachpending", false);
        }

        if (table.ParentId is null)
        {
            return;
        }

        rows.Add().Set("inhrelid", table.Id).Set("inhparent", table.ParentId!.Value).Set("inhseqno", 1).Set("inhdetachpending", false);
        foreach (IndexDefinition index in table.Indexes.Where(static index => index.ParentId is not null))
        {
            rows.Add().Set("inhrelid", index.Id).Set("inhparent", index.ParentId!.Value).Set("inhseqno", 1).Set("inhdetachpending", false);
        }
    }

    /// <summary>pg_class.relpartbound; null for a table that is no partition.</summary>
    public static string? BoundOf(TableDefinition table, CatalogSnapshot catalog, SessionFormat format) =>
        catalog.GetParent(table)?.Partitioning is { } partitioning && partitioning.PlaceOf(table.Id) is >= 0 and int place
            ? new PartitionText(format, partitioning).Bound(partitioning.Partitions[place].Bound)
            : null;
}
