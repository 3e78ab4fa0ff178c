using System.Text;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// ts_headline: the part of a document that shows a query best, with the words found marked. A cover is a shortest stretch that satisfies the
/// query; each is lengthened or cut to a readable number of words, and the one with most words of the query wins. After wparser_def.c.
/// </summary>
internal sealed class Headline
{
    private readonly HeadlineOptions _options;
    private readonly TextQueryNode? _query;
    private readonly DocumentToken[] _tokens;
    private readonly string?[] _lexemes;
    private readonly int[] _positions;
    private readonly bool[] _isFound;

    private Headline(TextSearchConfiguration configuration, string document, TextQuery query, HeadlineOptions options)
    {
        _options = options;
        _query = query.Root;
        _tokens = [.. DocumentParser.Parse(document)];
        _lexemes = new string?[_tokens.Length];
        _positions = new int[_tokens.Length];
        _isFound = new bool[_tokens.Length];
        LexemeNode[] words = [.. _query?.All().OfType<LexemeNode>() ?? []];
        int position = 0;
        for (int i = 0; i < _tokens.Length; i++)
        {
            CancellationPoint.Tick();
            string? lexeme = configuration.Lexeme(_tokens[i]);
            position += lexeme is null ? 0 : 1;
            _positions[i] = position;
            _lexemes[i] = lexeme;
            _isFound[i] = lexeme is { Length: > 0 }
                && Array.Exists(words, word => word.IsPrefix ? lexeme.StartsWith(word.Text, StringComparison.Ordinal) : lexeme == word.Text);
        }
    }

    public static string Make(TextSearchConfiguration configuration, string document, TextQuery query, HeadlineOptions options)
    {
        Headline headline = new(configuration, document, query, options);
        IEnumerable<(int First, int Last)> parts = options.IsWhole ? [(0, headline._tokens.Length - 1)] : options.FragmentsMax > 0 ? headline.Fragments() : [headline.Choose()];
        return string.Join(options.FragmentDelimiter, parts.Select(part => headline.Print(part.First, part.Last)));
    }

    private (int First, int Last) Choose()
    {
        (int First, int Last, int Found, bool IsCovering)? best = null;
        int start = 0;
        while (FindCover(ref start, out int end))
        {
            (int First, int Last, int Found, bool IsCovering) candidate = Extend(start, end);
            if (best is not { } before || (candidate.IsCovering && !before.IsCovering)
                || (candidate.IsCovering == before.IsCovering
                    && (candidate.Found > before.Found || (candidate.Found == before.Found && !IsBadEnd(candidate.Last) && IsBadEnd(before.Last)))))
            {
                best = candidate;
            }

            start++;
        }

        if (best is { } chosen)
        {
            return (chosen.First, chosen.Last);
        }

        return Beginning();
    }

    /// <summary>The first words, where the query finds nothing.</summary>
    private (int First, int Last) Beginning()
    {
        int words = 0;
        int last = -1;
        for (int i = 0; i < _tokens.Length && words < _options.WordsMin; i++)
        {
            words += IsWord(i) ? 1 : 0;
            last = i;
        }

        return (0, last);
    }

    /// <summary>The parts with most words of the query, stretched on both sides, in the order of the document; none overlaps another.</summary>
    private List<(int First, int Last)> Fragments()
    {
        List<Fragment> open = [.. FindFragments()];
        bool[] isTaken = new bool[_tokens.Length];
        List<(int First, int Last)> chosen = [];
        while (chosen.Count < _options.FragmentsMax && open.Count > 0)
        {
            Fragment best = open.OrderByDescending(static fragment => fragment.Found).ThenBy(static fragment => fragment.Words).First();
            (int first, int last) = Stretch(best, isTaken);
            chosen.Add((first, last));
            isTaken.AsSpan(first, last - first + 1).Fill(true);
            open.RemoveAll(other => other == best || (other.First <= last && other.Last >= first));
        }

        return chosen.Count == 0 ? [Beginning()] : Joined(chosen);
    }

    /// <summary>Parts that follow each other without a gap are one.</summary>
    private static List<(int First, int Last)> Joined(List<(int First, int Last)> parts)
    {
        List<(int First, int Last)> joined = [];
        foreach ((int first, int last) in parts.Order())
        {
            if (joined.Count > 0 && joined[^1].Last + 1 == first)
            {
                joined[^1] = (joined[^1].First, last);
            }
            else
            {
                joined.Add((first, last));
            }
        }

        return joined;
    }

    /// <summary>Every cover, cut into parts of at most the words allowed, each from one word of the query to another.</summary>
    private IEnumerable<Fragment> FindFragments()
    {
        for (int start = 0; FindCover(ref start, out int end); start++)
        {
            for (int from = start; from <= end;)
            {
                Fragment fragment = Cut(from, end);
                yield return fragment;
                from = fragment.Last + 1;
            }
        }
    }

    private Fragment Cut(int start, int end)
    {
        int first = NextFound(start) is var next && next >= 0 && next <= end ? next : end;
        (int words, int found) = (0, 0);
        int last = first;
        for (; last <= end && words < _options.WordsMax; last++)
        {
            words += IsWord(last) ? 1 : 0;
            found += _isFound[last] ? 1 : 0;
        }

        if (end <= last)
        {
            return new Fragment(first, end, words, found);
        }

        for (; last > first && !_isFound[last]; last--)
        {
            words -= IsWord(last) ? 1 : 0;
        }

        return new Fragment(first, last, words, found);
    }

    /// <summary>Half of the words that are missing come before, the rest behind; bad ends are cut off again.</summary>
    private (int First, int Last) Stretch(Fragment fragment, bool[] isTaken)
    {
        (int first, int last, int words, int _) = fragment;
        if (words >= _options.WordsMax)
        {
            return (first, last);
        }

        int room = (_options.WordsMax - words) / 2;
        int added = 0;
        while (first > 0 && added < room && !isTaken[first - 1])
        {
            first--;
            added += IsWord(first) ? 1 : 0;
        }

        for (; first < fragment.First && IsBadEnd(first); first++)
        {
            added -= IsWord(first) ? 1 : 0;
        }

        words += added;
        while (last + 1 < _tokens.Length && words < _options.WordsMax && !isTaken[last + 1])
        {
            last++;
            words += IsWord(last) ? 1 : 0;
        }

        while (last > fragment.Last && IsBadEnd(last))
        {
            last--;
        }

        return (first, last);
    }

    /// <summary>A part that begins and ends with words of the query.</summary>
    private sealed record Fragment(int First, int Last, int Words, int Found);

    private bool FindCover(ref int start, out int end)
    {
        int coverMax = Math.Max(_options.WordsMax * 10, 100) * Math.Max(_options.FragmentsMax, 1);
        end = -1;
        for (int from = NextFound(start); from >= 0; from = NextFound(from + 1))
        {
            for (int to = from; to >= 0 && to - from < coverMax; to = NextFound(to + 1))
            {
                CancellationPoint.Check();
                if (TextQueryMatcher.Matches(Part(from, to), _query))
                {
                    start = from;
                    end = to;
                    return true;
                }
            }
        }

        return false;
    }

    private TextVector Part(int from, int to) => TextVector.Create(Enumerable.Range(from, to - from + 1)
        .Where(i => _isFound[i])
        .Select(i => new Lexeme(_lexemes[i]!, [new LexemePlace(_positions[i], 0)])));

    private int NextFound(int from) => Array.IndexOf(_isFound, true, Math.Min(from, _isFound.Length));

    private (int First, int Last, int Found, bool IsCovering) Extend(int start, int end)
    {
        int words = 0;
        int found = 0;
        int first = start;
        int last = start;
        int i = start;
        for (; i <= end && words < _options.WordsMax; i++)
        {
            words += IsWord(i) ? 1 : 0;
            found += _isFound[i] ? 1 : 0;
            last = i;
        }

        if (words < _options.WordsMax)
        {
            for (i--; i < _tokens.Length && words < _options.WordsMax; i++)
            {
                if (i > end)
                {
                    words += IsWord(i) ? 1 : 0;
                    found += _isFound[i] ? 1 : 0;
                }

                last = i;
                if (!IsBadEnd(i) && words >= _options.WordsMin)
                {
                    break;
                }
            }

            if (words < _options.WordsMin)
            {
                for (i = start - 1; i >= 0; i--)
                {
                    words += IsWord(i) ? 1 : 0;
                    found += _isFound[i] ? 1 : 0;
                    if (words >= _options.WordsMax || (!IsBadEnd(i) && words >= _options.WordsMin))
                    {
                        break;
                    }
                }

                first = Math.Max(0, i);
            }
        }
        else
        {
            for (i = Math.Min(i, end); words > _options.WordsMin && IsBadEnd(i); i--)
            {
                words -= IsWord(i) ? 1 : 0;
                found -= _isFound[i] ? 1 : 0;
                last = i - 1;
            }
        }

        return (first, last, found, first <= start && last >= end);
    }

    private bool IsWord(int index) => _tokens[index].Kind is not (TokenKind.Blank or TokenKind.Tag) && !IsSkipped(index);

    /// <summary>A whole whose parts follow.</summary>
    private bool IsSkipped(int index) => _tokens[index].Kind is TokenKind.Url or TokenKind.HyphenatedNumber or TokenKind.HyphenatedAscii or TokenKind.Hyphenated;

    private bool IsBadEnd(int index)
    {
        DocumentToken token = _tokens[index];
        bool isNumber = token.Kind is TokenKind.Scientific or TokenKind.Version or TokenKind.Float or TokenKind.Integer or TokenKind.Unsigned;
        return (!IsWord(index) || isNumber || token.Text.Length <= _options.ShortWord) && !_isFound[index];
    }

    private string Print(int first, int last)
    {
        StringBuilder text = new();
        for (int i = first; i <= last; i++)
        {
            DocumentToken token = _tokens[i];
            if (IsSkipped(i))
            {
                continue;
            }

            text.Append(_isFound[i] ? _options.StartSelection : "").Append(token.Kind == TokenKind.Tag && !_options.IsWhole ? " " : token.Text)
                .Append(_isFound[i] ? _options.StopSelection : "");
        }

        return text.ToString();
    }
}
