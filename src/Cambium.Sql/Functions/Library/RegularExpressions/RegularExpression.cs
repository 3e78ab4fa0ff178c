namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>
/// A compiled regular expression with PostgreSQL's semantics: of all matches the one that begins first, and of those the longest (the shortest,
/// where the expression prefers it), whatever the order of alternatives. Time grows with the text's length, not with the ways to match it; back
/// references alone can take longer. Shared by all threads.
/// </summary>
internal sealed class RegularExpression
{
    private readonly ParsedRegex _parsed;
    private readonly RegexAutomaton _search;
    private RegexAutomaton? _anchored;

    /// <exception cref="RegexSyntaxException">Not a regular expression.</exception>
    internal RegularExpression(string pattern, RegexOptions options)
    {
        _parsed = RegexParser.Parse(pattern, options);
        _search = new RegexAutomaton(_parsed.Root, isUnanchored: true);
    }

    internal int GroupCount => _parsed.GroupCount;

    internal RegexNode Root => _parsed.Root;

    /// <exception cref="OperationCanceledException">The statement was cancelled.</exception>
    internal bool IsMatch(string text, CancellationToken cancellation) => _parsed.Root.HasReferences
        ? Match(text, 0, cancellation) is not null
        : _search.Shortest(text, 0, 0, text.Length, out _, cancellation) >= 0;

    /// <summary>The first match that begins at <paramref name="from"/> or behind it; what is before it counts for ^, \m and lookbehind.</summary>
    /// <returns>The match and its groups by number; null: there is none.</returns>
    /// <exception cref="OperationCanceledException">The statement was cancelled.</exception>
    internal RegexSpan[]? Match(string text, int from, CancellationToken cancellation)
    {
        int close = _search.Shortest(text, from, from, text.Length, out int cold, cancellation);
        if (close < 0)
        {
            return null;
        }

        RegexAutomaton anchored = _anchored ??= new RegexAutomaton(_parsed.Root);
        for (int start = cold; start <= (_parsed.Root.HasReferences ? text.Length : close); start++)
        {
            if (start > 0 && start < text.Length && char.IsLowSurrogate(text[start]))
            {
                continue;
            }

            if (MatchAt(anchored, text, start, cancellation) is { } groups)
            {
                return groups;
            }
        }

        return null;
    }

    private RegexSpan[]? MatchAt(RegexAutomaton anchored, string text, int start, CancellationToken cancellation)
    {
        bool isShort = _parsed.Root.Preference == RegexPreference.Shortest;
        int end = isShort ? anchored.Shortest(text, start, start, text.Length, out _, cancellation) : anchored.Longest(text, start, text.Length, cancellation);
        while (end >= 0)
        {
            var groups = new RegexSpan[GroupCount + 1];
            Array.Fill(groups, RegexSpan.None);
            groups[0] = new RegexSpan(start, end);
            if (!_parsed.Root.HasGroups || new RegexDissector(text, groups, _parsed.IgnoresCase, cancellation).Dissect(_parsed.Root, start, end))
            {
                return groups;
            }

            // Only back references refuse what the automaton lets through: other ends may do.
            if (end == (isShort ? text.Length : start))
            {
                return null;
            }

            end = isShort ? anchored.Shortest(text, start, end + 1, text.Length, out _, cancellation) : anchored.Longest(text, start, end - 1, cancellation);
        }

        return null;
    }
}
