using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>
/// Divides the code points into colors: characters that no set of an expression tells apart have the same. What an automaton does depends on
/// colors only, so its tables are as wide as there are colors, not characters.
/// </summary>
internal sealed class RegexColors
{
    private readonly int[] _firsts;
    private readonly int[] _colors;
    private readonly int[] _ascii = new int[128];

    internal RegexColors(IEnumerable<CodePointSet> sets)
    {
        CodePointSet[] distinct = [.. sets.Distinct()];
        SortedSet<int> firsts = [0];
        foreach ((int first, int last) in distinct.SelectMany(set => set.Ranges))
        {
            firsts.Add(first);
            if (last < CodePointSet.CodePointMax)
            {
                firsts.Add(last + 1);
            }
        }

        _firsts = [.. firsts];
        _colors = new int[_firsts.Length];
        Dictionary<string, int> colors = [];
        List<int> samples = [];
        for (int i = 0; i < _firsts.Length; i++)
        {
            CancellationPoint.Check();
            string members = string.Create(distinct.Length, (distinct, First: _firsts[i]), static (text, state) =>
            {
                for (int s = 0; s < text.Length; s++)
                {
                    text[s] = state.distinct[s].Contains(state.First) ? '1' : '0';
                }
            });
            if (!colors.TryGetValue(members, out int color))
            {
                color = samples.Count;
                colors.Add(members, color);
                samples.Add(_firsts[i]);
            }

            _colors[i] = color;
        }

        Samples = samples;
        for (int c = 0; c < _ascii.Length; c++)
        {
            _ascii[c] = Search(c);
        }
    }

    /// <summary>A character of each color.</summary>
    internal IReadOnlyList<int> Samples { get; }

    internal int Count => Samples.Count;

    internal int Of(int codePoint) => (uint)codePoint < 128u ? _ascii[codePoint] : Search(codePoint);

    private int Search(int codePoint)
    {
        int index = Array.BinarySearch(_firsts, codePoint);
        return _colors[index >= 0 ? index : ~index - 1];
    }
}
