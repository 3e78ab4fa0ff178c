using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Sampling;

/// <summary>
/// Statistics of a column by the rules of PostgreSQL's ANALYZE (its compute_scalar_stats and analyze_mcv_list): the same sample gives the same.
/// </summary>
internal static class ScalarStatistics
{
    /// <summary>Values that take more bytes are counted and not looked at.</summary>
    private const int BytesMax = 1024;

    /// <param name="values">The column's values in a sample, in the order of their rows.</param>
    /// <param name="total">Rows there are.</param>
    /// <param name="target">Most common values, and parts of the histogram, at most.</param>
    public static ColumnStatistics Of(SqlType type, Value[] values, long total, int target)
    {
        DataType compared = type.Type.Underlying();
        bool isOrdered = compared.Kind is not (TypeKind.Range or TypeKind.Multirange) && ValueComparer.IsComparable(compared);
        List<Entry> entries = [];
        int present = 0;
        int tooWide = 0;
        long bytes = 0;
        foreach (Value value in values)
        {
            if (value.IsNull)
            {
                continue;
            }

            int size = StoredSize.Of(compared, value);
            bytes += size;
            if (compared.FixedSize < 0 && size > BytesMax)
            {
                tooWide++;
            }
            else if (isOrdered)
            {
                entries.Add(new Entry(value, entries.Count));
            }

            present++;
        }

        double nullFraction = values.Length == 0 ? 0 : (double)(values.Length - present) / values.Length;
        if (present == 0)
        {
            return new ColumnStatistics(nullFraction, Math.Max(compared.FixedSize, 0), 0);
        }

        ColumnStatistics basic = new(nullFraction, (int)(bytes / present), compared.Kind is TypeKind.Range or TypeKind.Multirange ? nullFraction - 1 : 0);
        if (!isOrdered)
        {
            return basic;
        }

        if (entries.Count == 0)
        {
            // Nothing but wide ones: taken to differ.
            return basic with { Distinct = nullFraction - 1 };
        }

        Entry[] sorted = [.. entries];
        Array.Sort(sorted, (left, right) => ValueComparer.Compare(compared, left.Value, right.Value) is not 0 and var order ? order : left.Row - right.Row);
        List<Run> runs = Runs(compared, sorted);
        int repeated = runs.Count(static run => run.Count > 1);
        double distinct = Distinct(new Occurrences(values.Length, present, tooWide, runs.Count, repeated), total);
        Run[] common = [.. runs.Where(static run => run.Count > 1).OrderByDescending(static run => run.Count).Take(target)];
        bool areAll = common.Length == runs.Count && tooWide == 0 && distinct > 0;
        common = common[..(areAll ? common.Length : CommonCount(common, distinct < 0 ? -distinct * total : distinct, nullFraction, values.Length, total))];
        return basic with
        {
            Distinct = distinct,
            MostCommon = common.Length == 0 ? null : new ValueFrequencies(
                new ArrayValue(type.Type, [.. common.Select(run => sorted[run.First].Value)]), [.. common.Select(run => (double)run.Count / values.Length)]),
            Histogram = Histogram(type.Type, sorted, [.. common.OrderBy(static run => run.First)], runs.Count, target),
            Correlation = sorted.Length > 1 ? Correlation(sorted) : null,
        };
    }

    private static List<Run> Runs(DataType type, Entry[] sorted)
    {
        List<Run> runs = [];
        for (int first = 0, next = 1; first < sorted.Length; first = next++)
        {
            while (next < sorted.Length && ValueComparer.Compare(type, sorted[first].Value, sorted[next].Value) == 0)
            {
                next++;
            }

            runs.Add(new Run(first, next - first));
        }

        return runs;
    }

    /// <summary>
    /// How many values the table has. Haas and Stokes, "Estimating the number of classes in a finite population": what was seen once stands for
    /// what wasn't. What seems to grow with the table is told for one row.
    /// </summary>
    private static double Distinct(in Occurrences seen, long total)
    {
        double distinct;
        double nullFraction = (double)(seen.Rows - seen.Present) / seen.Rows;
        if (seen.Repeated == 0)
        {
            return nullFraction - 1;
        }

        if (seen.TooWide == 0 && seen.Repeated == seen.Values)
        {
            distinct = seen.Values;
        }
        else
        {
            double once = seen.Values - seen.Repeated + seen.TooWide;
            double all = once + seen.Repeated;
            double present = total * (1 - nullFraction);
            double estimate = present <= 0 ? 0 : seen.Present * all / (seen.Present - once + (once * seen.Present / present));
            distinct = Math.Floor(Math.Min(Math.Max(estimate, all), present) + 0.5);
        }

        return distinct > 0.1 * total ? -(distinct / total) : distinct;
    }

    /// <summary>How many of the commonest are so much more common than the rest that it is no matter of chance.</summary>
    private static int CommonCount(Run[] common, double distinct, double nullFraction, int rows, long total)
    {
        if (rows == total || total <= 1)
        {
            return common.Length;
        }

        int count = common.Length;
        double before = common.SkipLast(1).Sum(static run => (double)run.Count);
        while (count > 0)
        {
            // As if this one were of the rest, which share evenly what is left.
            double others = distinct - (count - 1);
            double selectivity = Math.Clamp(1 - (before / rows) - nullFraction, 0, 1) / Math.Max(others, 1);
            double expected = (double)total * common[count - 1].Count / rows;
            double variance = rows * expected * (total - expected) * (total - rows) / ((double)total * total * (total - 1));
            if (common[count - 1].Count > (selectivity * rows) + (2 * Math.Sqrt(variance)) + 0.5)
            {
                break;
            }

            count--;
            before -= count == 0 ? 0 : common[count - 1].Count;
        }

        return count;
    }

    /// <param name="common">What is left out, in order.</param>
    private static ArrayValue? Histogram(DataType type, Entry[] sorted, Run[] common, int distinct, int target)
    {
        int bounds = Math.Min(distinct - common.Length, target + 1);
        if (bounds < 2)
        {
            return null;
        }

        List<Value> rest = [];
        int next = 0;
        foreach (Run run in common.Append(new Run(sorted.Length, 0)))
        {
            rest.AddRange(sorted[next..run.First].Select(static entry => entry.Value));
            next = run.First + run.Count;
        }

        return new ArrayValue(type, [.. Enumerable.Range(0, bounds).Select(bound => rest[(int)((long)bound * (rest.Count - 1) / (bounds - 1))])]);
    }

    private static double Correlation(Entry[] sorted)
    {
        double count = sorted.Length;
        double products = 0;
        for (int place = 0; place < sorted.Length; place++)
        {
            products += (double)place * sorted[place].Row;
        }

        double sum = (count - 1) * count / 2;
        double squares = (count - 1) * count * ((2 * count) - 1) / 6;
        return ((count * products) - (sum * sum)) / ((count * squares) - (sum * sum));
    }

    /// <param name="Row">Its place among the values looked at, in the order of rows.</param>
    private readonly record struct Entry(Value Value, int Row);

    /// <summary>Equal values, in sorted ones.</summary>
    private readonly record struct Run(int First, int Count);

    /// <param name="Rows">In the sample.</param>
    /// <param name="Present">Of them with a value.</param>
    /// <param name="TooWide">Of those not looked at.</param>
    /// <param name="Values">Different ones among those looked at.</param>
    /// <param name="Repeated">Of them seen more than once.</param>
    private readonly record struct Occurrences(int Rows, int Present, int TooWide, int Values, int Repeated);
}
