using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// ts_rank_cd: how densely the shortest parts of a document are covered by the words of a query that the query finds by themselves (Clarke, Cormack and Tudhope,
/// "Relevance Ranking for One to Three Term Queries"). After PostgreSQL's tsrank.c.
/// </summary>
/// <example>For <c>a &amp; b</c> the covers of <c>a:1 x:2 b:3 b:4</c> are the places 1 to 3; the place between counts as noise.</example>
internal sealed class CoverRank : ILexemePlaces
{
    private readonly TextQueryNode _query;
    private readonly Entry[] _entries;
    private readonly Dictionary<LexemeNode, HashSet<int>> _seen = [];

    private CoverRank(TextVector vector, TextQueryNode query)
    {
        _query = query;
        _entries =
        [
            .. query.All().OfType<LexemeNode>().Distinct()
                .SelectMany(node => TextQueryMatcher.Found(vector, node).SelectMany(static lexeme => lexeme.Places, (lexeme, place) => (Node: node, Lexeme: lexeme, Place: place)))
                .Where(static found => found.Node.Weights == 0 || (found.Node.Weights & (1 << found.Place.Weight)) != 0)
                .GroupBy(static found => (found.Place.Position, found.Place.Weight, found.Lexeme.Text))
                .OrderBy(static group => group.Key.Position).ThenBy(static group => group.Key.Weight).ThenBy(static group => group.Key.Text, StringComparer.Ordinal)
                .Select(static group => new Entry(group.Key.Position, group.Key.Weight, [.. group.Select(static found => found.Node)])),
        ];
    }

    /// <param name="weights">Of D, C, B, A.</param>
    /// <param name="method">The bits of <see cref="TextRank.Rank"/>, 1 by the natural logarithm; 4 divides by the mean distance of covers.</param>
    public static float Rank(float[] weights, TextVector vector, TextQuery query, int method)
    {
        if (query.Root is not { } root || new CoverRank(vector, root) is not { _entries.Length: > 0 } document)
        {
            return 0;
        }

        (double rank, int covers, double nearness) = document.Sum(weights);
        double length = vector.Lexemes.Sum(static lexeme => Math.Max(1, lexeme.Places.Count));
        double unique = vector.Lexemes.Count;
        rank /= (method & 1) != 0 ? Math.Log(length + 1) : 1;
        rank /= (method & 2) != 0 ? length : 1;
        rank /= (method & 4) != 0 && covers > 0 && nearness > 0 ? covers / nearness : 1;
        rank /= (method & 8) != 0 ? unique : 1;
        rank /= (method & 16) != 0 ? Math.Log(unique + 1) / Math.Log(2) : 1;
        return (float)((method & 32) != 0 ? rank / (rank + 1) : rank);
    }

    public bool Has(LexemeNode node) => _seen.ContainsKey(node);

    public HashSet<int>? Places(LexemeNode node) => _seen.GetValueOrDefault(node) ?? [];

    private (double Rank, int Covers, double Nearness) Sum(float[] weights)
    {
        (double rank, int covers, double nearness, double before) = (0, 0, 0, 0);
        for (int start = 0; FindCover(ref start, out int begin, out int end);)
        {
            double inverses = 0;
            for (int index = begin; index <= end; index++)
            {
                inverses += 1.0 / weights[_entries[index].Weight];
            }

            (int from, int to) = (_entries[begin].Position, _entries[end].Position);
            int noise = to - from - (end - begin);
            noise = noise < 0 ? (end - begin) / 2 : noise;
            rank += (end - begin + 1) / inverses / (1 + noise);
            double middle = (to + from) / 2.0;
            nearness += covers > 0 && middle > before ? 1.0 / (middle - before) : 0;
            before = middle;
            covers++;
        }

        return (rank, covers, nearness);
    }

    /// <summary>The next part from <paramref name="start"/> on that the query finds and that has none within itself; the search goes on behind its beginning.</summary>
    private bool FindCover(ref int start, out int begin, out int end)
    {
        for (;; start++)
        {
            begin = end = Match(start, 1);
            if (end < 0 || _entries[end].Position <= 0)
            {
                return false;
            }

            int found = Match(end, -1, start);
            if (found >= 0 && _entries[found].Position <= _entries[end].Position)
            {
                begin = found;
                start = found + 1;
                return true;
            }
        }
    }

    /// <summary>The first entry with which the query finds what was passed from <paramref name="from"/> on; -1 when there is none.</summary>
    private int Match(int from, int step, int last = 0)
    {
        _seen.Clear();
        for (int index = from; index >= last && index < _entries.Length; index += step)
        {
            CancellationPoint.Tick();
            foreach (LexemeNode node in _entries[index].Nodes)
            {
                if (!_seen.TryGetValue(node, out HashSet<int>? places))
                {
                    _seen.Add(node, places = []);
                }

                places.Add(_entries[index].Position);
            }

            if (TextQueryMatcher.Matches(this, _query))
            {
                return index;
            }
        }

        return -1;
    }

    /// <summary>A lexeme at a place, and the query's nodes that mean it.</summary>
    private sealed record Entry(int Position, int Weight, LexemeNode[] Nodes);
}
