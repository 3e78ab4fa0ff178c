using System.Globalization;
using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Trees;

namespace Cambium.Sql.SystemCatalogs.Sampling;

/// <summary>
/// The statistics of tables' columns, made when they are asked for from rows taken by chance: they are those of the snapshot, and need no ANALYZE. A table's are kept
/// until it changes.
/// </summary>
internal static class TableStatistics
{
    /// <summary>Rows to take for each most common value and part of a histogram: PostgreSQL's measure.</summary>
    private const int RowsForEach = 300;

    private static readonly ConditionalWeakTable<Tree, Dictionary<(int TableId, int ColumnId, int Target), ColumnStatistics>> s_known = [];

    /// <summary>Of the columns that are asked for; none of a table without rows, or that has none of its own.</summary>
    /// <param name="isInherited">Of the table and all that inherit from it, or of all its partitions.</param>
    /// <param name="defaultTarget">The setting default_statistics_target.</param>
    public static IEnumerable<(ColumnDefinition Column, ColumnStatistics Statistics)> Of(
        TableDefinition table, IEnumerable<ColumnDefinition> columns, bool isInherited, int defaultTarget, QueryContext context)
    {
        (ColumnDefinition Column, int Target)[] wanted = [.. columns.Select(column => (column, column.Tuning?.StatisticsTarget ?? defaultTarget)).Where(static column => column.Item2 > 0)];
        (TableDefinition Table, Tree Rows)[] parts =
        [
            .. (isInherited ? context.Transaction.Catalog.GetDescendants(table).Prepend(table) : [table]).Where(static part => !part.IsPartitioned)
                .Select(part => (part, context.GetTree(part.TreeId))),
        ];
        if (wanted.Length == 0 || parts.Sum(static part => part.Rows.Count) == 0)
        {
            yield break;
        }

        TableSample? sample = null;
        int rowsMax = RowsForEach * wanted.Max(static column => column.Target);
        foreach ((ColumnDefinition column, int target) in wanted)
        {
            ColumnStatistics? known = isInherited ? null : Find(parts[0].Rows, table, column, target);
            if (known is null)
            {
                sample ??= TableSample.Take(parts, rowsMax);
                context.CheckCancellation();
                known = Compute(column.Type, sample.Values(column.Name), sample.Total, target);
                if (!isInherited)
                {
                    Keep(parts[0].Rows, table, column, target, known);
                }
            }

            yield return (column, known with { Distinct = Said(column, isInherited) ?? known.Distinct });
        }
    }

    private static ColumnStatistics Compute(SqlType type, Value[] values, long total, int target) =>
        ElementStatistics.AddTo(ScalarStatistics.Of(type, values, total, target), type.Type, values, target);

    /// <summary>What ALTER TABLE … SET (n_distinct = …) says of it; null: nothing.</summary>
    private static double? Said(ColumnDefinition column, bool isInherited)
    {
        string option = isInherited ? "n_distinct_inherited=" : "n_distinct=";
        return column.Tuning?.Options.FirstOrDefault(said => said.StartsWith(option, StringComparison.Ordinal)) is { } text
            && double.Parse(text.AsSpan(option.Length), CultureInfo.InvariantCulture) is not 0 and var distinct ? distinct : null;
    }

    private static ColumnStatistics? Find(Tree tree, TableDefinition table, ColumnDefinition column, int target)
    {
        if (!s_known.TryGetValue(tree, out Dictionary<(int, int, int), ColumnStatistics>? ofTree))
        {
            return null;
        }

        lock (ofTree)
        {
            return ofTree.GetValueOrDefault((table.Id, column.Id, target));
        }
    }

    private static void Keep(Tree tree, TableDefinition table, ColumnDefinition column, int target, ColumnStatistics computed)
    {
        Dictionary<(int, int, int), ColumnStatistics> ofTree = s_known.GetOrCreateValue(tree);
        lock (ofTree)
        {
            ofTree[(table.Id, column.Id, target)] = computed;
        }
    }
}
