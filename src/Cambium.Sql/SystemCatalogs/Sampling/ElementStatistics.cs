using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.SystemCatalogs.Sampling;

/// <summary>What the elements of arrays and the words of texts to search in are like, by the rules of PostgreSQL's array_typanalyze and ts_typanalyze.</summary>
internal static class ElementStatistics
{
    /// <summary>Of the elements kept for each of the target's; a common element is looked for among so many more.</summary>
    private const int ElementsForEach = 10;

    /// <summary>Adds them to those of whole values, or for texts to search in puts them in their place.</summary>
    /// <param name="values">The column's values in a sample.</param>
    public static ColumnStatistics AddTo(ColumnStatistics statistics, DataType type, Value[] values, int target)
    {
        DataType compared = type.Underlying();
        bool isArray = compared.Kind == TypeKind.Array && ValueComparer.IsComparable(compared.Element!);
        if (!isArray && !compared.Equals(DataType.TsVector))
        {
            return statistics;
        }

        DataType element = isArray ? compared.Element! : DataType.Text;
        SortedDictionary<Value, int> found = new(Comparer<Value>.Create((left, right) =>
            !isArray && left.ByteLength != right.ByteLength ? left.ByteLength - right.ByteLength : ValueComparer.Compare(element, left, right)));
        List<int> counts = [];
        int withNull = 0;
        foreach (Value value in values)
        {
            if (!value.IsNull)
            {
                Value[] items = isArray ? value.Array.Items : [.. TextVector.Parse(value).Lexemes.Select(static lexeme => Value.FromText(lexeme.Text))];
                HashSet<Value> own = new(items.Where(static item => !item.IsNull), new ValueSetComparer(element));
                foreach (Value item in own)
                {
                    found[item] = found.GetValueOrDefault(item) + 1;
                }

                counts.Add(own.Count);
                withNull += Array.Exists(items, static item => item.IsNull) ? 1 : 0;
            }
        }

        return counts.Count == 0 ? statistics : statistics with
        {
            // Texts to search in are taken to differ, and nobody asks for one as a whole.
            Distinct = isArray ? statistics.Distinct : statistics.NullFraction - 1,
            MostCommon = isArray ? statistics.MostCommon : null,
            Histogram = isArray ? statistics.Histogram : null,
            Correlation = isArray ? statistics.Correlation : null,
            Elements = Commonest(element, found, counts, isArray ? withNull : null, target * ElementsForEach),
            ElementCounts = isArray ? Counts(counts, Math.Max(target, 2)) : null,
        };
    }

    /// <param name="withNull">Arrays with a NULL among their elements; null: that isn't told.</param>
    private static ValueFrequencies? Commonest(DataType element, SortedDictionary<Value, int> found, List<int> counts, int? withNull, int most)
    {
        // As many as a search in one go, which forgets what was rare, would keep.
        long cutoff = 9 * counts.Sum(static count => (long)count) / ((withNull is null ? most + ElementsForEach : most) * 1000L / 7);
        KeyValuePair<Value, int>[] kept = [.. found.Where(pair => pair.Value > cutoff)];
        if (kept.Length > most)
        {
            int least = kept.Select(static pair => pair.Value).OrderDescending().ElementAt(most - 1);
            int ties = most - kept.Count(pair => pair.Value > least);
            kept = [.. kept.Where(pair => pair.Value > least || (pair.Value == least && ties-- > 0))];
        }

        if (kept.Length == 0)
        {
            return null;
        }

        double rows = counts.Count;
        IEnumerable<double> frequencies = kept.Select(pair => pair.Value / rows).Append(kept.Min(static pair => pair.Value) / rows).Append(kept.Max(static pair => pair.Value) / rows);
        return new ValueFrequencies(
            new ArrayValue(element, [.. kept.Select(static pair => pair.Key)]), [.. withNull is { } nulls ? frequencies.Append(nulls / rows) : frequencies]);
    }

    private static double[] Counts(List<int> counts, int bounds)
    {
        double average = counts.Average();
        counts.Sort();
        return [.. Enumerable.Range(0, bounds).Select(bound => (double)counts[(int)((long)bound * (counts.Count - 1) / (bounds - 1))]), average];
    }
}
