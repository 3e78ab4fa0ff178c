using System.Text;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>A set of Unicode code points: ranges in order, not touching each other.</summary>
internal sealed class CodePointSet
{
    internal const int CodePointMax = 0x10FFFF;

    internal static readonly CodePointSet Empty = new([]);
    internal static readonly CodePointSet All = new([(0, CodePointMax)]);
    internal static readonly CodePointSet Newline = Of('\n');

    private CodePointSet(List<(int First, int Last)> ranges)
    {
        Ranges = ranges;
    }

    internal IReadOnlyList<(int First, int Last)> Ranges { get; }

    internal static CodePointSet Of(int codePoint) => new([(codePoint, codePoint)]);

    internal static CodePointSet Of(int first, int last) => new([(first, last)]);

    internal static CodePointSet Where(Func<int, bool> isMember)
    {
        List<(int First, int Last)> ranges = [];
        int first = -1;
        for (int c = 0; c <= CodePointMax + 1; c++)
        {
            bool isIn = c <= CodePointMax && isMember(c);
            if (isIn && first < 0)
            {
                first = c;
            }
            else if (!isIn && first >= 0)
            {
                ranges.Add((first, c - 1));
                first = -1;
            }
        }

        return new CodePointSet(ranges);
    }

    internal static CodePointSet Union(IEnumerable<CodePointSet> sets)
    {
        List<(int First, int Last)> merged = [];
        foreach ((int first, int last) in sets.SelectMany(set => set.Ranges).Order())
        {
            if (merged.Count > 0 && first <= merged[^1].Last + 1)
            {
                merged[^1] = (merged[^1].First, Math.Max(merged[^1].Last, last));
            }
            else
            {
                merged.Add((first, last));
            }
        }

        return new CodePointSet(merged);
    }

    internal CodePointSet Without(CodePointSet other) => Union([Complement(), other]).Complement();

    internal CodePointSet Complement()
    {
        List<(int First, int Last)> ranges = [];
        int next = 0;
        foreach ((int first, int last) in Ranges)
        {
            if (first > next)
            {
                ranges.Add((next, first - 1));
            }

            next = last + 1;
        }

        if (next <= CodePointMax)
        {
            ranges.Add((next, CodePointMax));
        }

        return new CodePointSet(ranges);
    }

    /// <summary>With the upper and lower case of each member.</summary>
    internal CodePointSet WithOtherCases()
    {
        List<CodePointSet> others = [this];
        foreach ((int first, int last) in Ranges)
        {
            for (int c = first; c <= last; c++)
            {
                if (Rune.IsValid(c))
                {
                    int upper = Rune.ToUpperInvariant(new Rune(c)).Value;
                    int lower = Rune.ToLowerInvariant(new Rune(c)).Value;
                    if (upper != c)
                    {
                        others.Add(Of(upper));
                    }

                    if (lower != c)
                    {
                        others.Add(Of(lower));
                    }
                }
            }
        }

        return others.Count == 1 ? this : Union(others);
    }

    internal bool Contains(int codePoint)
    {
        int low = 0;
        int high = Ranges.Count - 1;
        while (low <= high)
        {
            int middle = (low + high) / 2;
            (int first, int last) = Ranges[middle];
            if (codePoint < first)
            {
                high = middle - 1;
            }
            else if (codePoint > last)
            {
                low = middle + 1;
            }
            else
            {
                return true;
            }
        }

        return false;
    }
}
