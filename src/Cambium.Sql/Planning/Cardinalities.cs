using Cambium.Engine.Catalog;
using Cambium.Engine.Inverted;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Operators;
using Cambium.Trees;

namespace Cambium.Sql.Planning;

/// <summary>Row counts and fractions, read off the trees: counts of key ranges are exact, the rest comes from samples by rank.</summary>
/// <param name="transaction">Whose trees are looked at; null: nothing is known of them.</param>
/// <param name="catalog">Tells which indexes are missing.</param>
internal sealed class Cardinalities(Transaction? transaction, CatalogSnapshot? catalog)
{
    private const int SampledKeys = 5;
    private const int SampledRows = 40;
    private const int SampledValues = 200;

    private readonly QueryContext _context = new(null, CallContext.Detached(), []);
    private readonly Dictionary<int, Tree> _trees = [];
    private readonly Dictionary<(int TreeId, int ColumnId), double> _distinct = [];

    internal CatalogSnapshot? Catalog => catalog;

    /// <summary>Rows of a table, at least <see cref="CostModel.RowsMin"/>: what reading it is supposed to cost.</summary>
    internal double TableRows(TableDefinition table) => Math.Max(CostModel.RowsMin, Count(table));

    /// <summary>The rows that an index covers.</summary>
    internal double CoveredRows(TableDefinition table, IndexDefinition index) =>
        index.PredicateSql is not null && FindTree(index.TreeId) is { } tree ? Math.Max(1, tree.Count) : TableRows(table);

    /// <summary>The rows that an inverted index leads to, counted if somebody has needed it already; and how many elements are looked for.</summary>
    /// <param name="isKnown">What is looked for can be evaluated now.</param>
    internal (double Rows, int Elements) InvertedRows(TableDefinition table, InvertedCondition condition, bool isKnown)
    {
        (double Rows, int Elements) guess = (TableRows(table) * CostModel.EqualitySelectivity, condition.Root.Terms);
        if (!isKnown)
        {
            return guess;
        }

        try
        {
            ElementQuery query = condition.Build(_context);
            double? counted = transaction?.Database.Inverted.Find(table, condition.Index)?.CountAtMost(query);
            return (counted ?? (query == ElementQuery.Everything ? TableRows(table) : guess.Rows), query.Elements);
        }
        catch (Engine.Errors.SqlErrorException)
        {
            // Whoever tests it will tell.
            return guess;
        }
    }

    /// <inheritdoc cref="Planner.MissedTrees"/>
    internal HashSet<int> MissedTrees { get; } = [];

    /// <summary>Whether an index can't be used for now.</summary>
    internal bool IsMissing(IndexDefinition index) => catalog?.IsMissing(index) == true;

    /// <summary>Rows of a table as it is now, which decides how many a join has; of an empty one a guess.</summary>
    internal double PresentRows(TableDefinition table) => Count(table) is > 0 and long count ? count : CostModel.RowsMin;

    /// <summary>How many values a column has: by an index that begins with it, else by a sample.</summary>
    internal double DistinctValues(TableDefinition table, ColumnDefinition column)
    {
        if (!_distinct.TryGetValue((table.TreeId, column.Id), out double distinct))
        {
            _distinct[(table.TreeId, column.Id)] = distinct = EstimateDistinct(table, column);
        }

        return distinct;
    }

    /// <summary>The average fraction of rows that share a column's value, read off an index that begins with it; null where there is none.</summary>
    internal double? EqualFraction(TableDefinition table, ColumnDefinition column)
    {
        IndexDefinition[] leading = [.. table.Indexes.Where(index => index.IsReady && index.CoversEveryRow && index.Parts[0].ColumnId == column.Id)];
        if (Array.Find(leading, index => !IsMissing(index)) is { } index)
        {
            return EqualFraction(table, index, 1);
        }

        MissedTrees.UnionWith(leading.Select(static index => index.TreeId));
        return null;
    }

    private long Count(TableDefinition table) => table.IsPartitioned ? Leaves(table).Sum(Count) : FindTree(table.TreeId)?.Count ?? 0;

    private IEnumerable<TableDefinition> Leaves(TableDefinition table) => catalog?.GetLeaves(table) ?? [];

    private double EstimateDistinct(TableDefinition table, ColumnDefinition column)
    {
        const double Guess = 200;
        if (table.IsPartitioned)
        {
            // Values of the partition key are in one partition each, those of other columns in all of them.
            double[] parts = [.. Leaves(table).Select(leaf => DistinctValues(leaf, leaf.FindColumn(column.Name)!))];
            return parts.Length == 0 ? Guess : table.Partitioning!.Key.Any(part => part.ColumnId == column.Id) ? parts.Sum() : parts.Max();
        }

        double rows = PresentRows(table);
        double? shared = EqualFraction(table, column);
        if (FindTree(table.TreeId) is not { Count: > 0 } tree)
        {
            return table.Indexes.Any(index => index is { IsUnique: true, IsReady: true, CoversEveryRow: true, Parts.Length: 1 } && index.Parts[0].ColumnId == column.Id) ? rows : Guess;
        }

        if (shared is { } fraction)
        {
            return Math.Clamp(1 / fraction, 1, rows);
        }

        Dictionary<string, int> seen = [];
        TreeCursor cursor = tree.GetCursor();
        int sampled = (int)Math.Min(SampledValues, tree.Count);
        for (int sample = 0; sample < sampled; sample++)
        {
            if (cursor.SeekRank(tree.Count * ((2 * sample) + 1) / (2 * sampled)) && table.Layout.Read(cursor.Value, column.Ordinal) is { IsNull: false } value)
            {
                string key = Convert.ToHexString(KeyEncoding.Encode(column.Type.Type, value));
                seen[key] = seen.GetValueOrDefault(key) + 1;
            }
        }

        // Haas and Stokes, "Estimating the number of classes in a finite population": what was seen once stands for what wasn't.
        double once = seen.Values.Count(static count => count == 1);
        double total = seen.Values.Sum();
        return total == 0 ? 1 : Math.Clamp(total * seen.Count / (total - once + (once * total / rows)), 1, rows);
    }

    /// <summary>The fraction of the rows an index covers that a condition selects.</summary>
    /// <param name="isConstant">Its operands can be evaluated now.</param>
    internal double Fraction(TableDefinition table, IndexCondition condition, bool isConstant)
    {
        double rows = TableRows(table);
        if (condition.IsPoint && !condition.HasList)
        {
            return 1 / rows;
        }

        if (condition.Equal.Count == 0 && !condition.HasRange)
        {
            return 1;
        }

        Tree? tree = FindTree(condition.Index.TreeId);
        if (isConstant && tree is { Count: > 0 } && TryCount(tree, condition) is { } counted)
        {
            return Math.Max(counted, 0.5) / tree.Count;
        }

        double fraction = condition.Equal.Count == 0 ? 1 : EqualFraction(table, condition.Index, condition.Equal.Count);
        foreach (object part in condition.Equal)
        {
            fraction *= part is KeyList list ? Math.Max(list.Items.Count, list.Array is null ? 1 : 5) : 1;
        }

        if (condition.HasRange)
        {
            fraction *= condition.Lower is not null && condition.Upper is not null ? CostModel.TwoSidedRangeSelectivity : CostModel.RangeSelectivity;
        }

        return Math.Min(1, fraction);
    }

    /// <summary>The average fraction of rows that share the values of an index's first parts.</summary>
    internal double EqualFraction(TableDefinition table, IndexDefinition index, int parts)
    {
        double rows = TableRows(table);
        if (index.IsUnique && parts == index.Parts.Length)
        {
            return 1 / rows;
        }

        Tree? tree = FindTree(index.TreeId);
        if (tree is not { Count: > 0 })
        {
            return CostModel.EqualitySelectivity;
        }

        TreeCursor cursor = tree.GetCursor();
        double total = 0;
        for (int sample = 0; sample < SampledKeys; sample++)
        {
            if (!cursor.SeekRank(tree.Count * ((2 * sample) + 1) / (2 * SampledKeys)))
            {
                continue;
            }

            ReadOnlySpan<byte> key = cursor.Key;
            ReadOnlySpan<byte> rest = key;
            for (int part = 0; part < parts; part++)
            {
                KeyEncoding.Read(ref rest, index.Parts[part].Type.Type, index.Parts[part].Descending);
            }

            total += tree.CountRange(KeyRange.Prefix(key[..(key.Length - rest.Length)]));
        }

        return Math.Max(1, total / SampledKeys) / tree.Count;
    }

    /// <summary>The fraction of sampled rows that pass a condition; null when the table is empty or the condition can't be evaluated.</summary>
    internal double? SampleFraction(TableDefinition table, RowReader reader)
    {
        Tree? tree = FindTree(table.TreeId);
        if (tree is not { Count: > 0 })
        {
            return null;
        }

        RowBatch batch = new();
        batch.Clear(reader.Width);
        TreeCursor cursor = tree.GetCursor();
        int passed = 0;
        int seen = 0;
        try
        {
            for (int sample = 0; sample < SampledRows; sample++)
            {
                if (cursor.SeekRank(tree.Count * ((2 * sample) + 1) / (2 * SampledRows)))
                {
                    seen++;
                    passed += reader.TryAppend(batch, cursor.Value, cursor.Key, _context) ? 1 : 0;
                }
            }
        }
        catch (Engine.Errors.SqlErrorException)
        {
            return null;
        }

        return seen == 0 ? null : Math.Max(passed, 0.3) / seen;
    }

    private long? TryCount(Tree tree, IndexCondition condition)
    {
        List<KeyInterval> intervals = [];
        try
        {
            condition.BuildIntervals(_context, intervals);
        }
        catch (Engine.Errors.SqlErrorException)
        {
            return null;
        }

        return intervals.Sum(interval => tree.CountRange(new KeyRange(interval.Lower.Length == 0 ? null : interval.Lower, interval.Upper)));
    }

    private Tree? FindTree(int treeId)
    {
        if (transaction is null || catalog?.MissingTrees.Contains(treeId) == true || transaction.Catalog.MissingTrees.Contains(treeId))
        {
            return null;
        }

        if (!_trees.TryGetValue(treeId, out Tree? tree))
        {
            _trees[treeId] = tree = transaction.GetTree(treeId);
        }

        return tree;
    }
}
