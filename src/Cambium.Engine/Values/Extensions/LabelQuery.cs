using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>lquery: a pattern for paths, level by level: <c>top.*{1,2}.!a|b@.c{2}</c>.</summary>
public sealed class LabelQuery
{
    private readonly Level[] _levels;

    private LabelQuery(Level[] levels) => _levels = levels;

    /// <exception cref="SqlErrorException">42601, 42622, 54000.</exception>
    public static LabelQuery Parse(string text)
    {
        LabelTree.RequireLevels(text, "lquery items");
        List<Level> levels = [];
        int at = 0;
        while (true)
        {
            levels.Add(ReadLevel(text, ref at));
            if (at == text.Length)
            {
                return new LabelQuery([.. levels]);
            }

            if (text[at++] != '.')
            {
                throw LabelTree.SyntaxError("lquery", at - 1);
            }
        }
    }

    public bool Matches(string path) => Matches(LabelTree.Labels(path), 0, 0);

    public override string ToString() => string.Join('.', _levels.Select(static level => level.ToString()));

    /// <summary>Whether the levels from one place on match the labels from one place on.</summary>
    private bool Matches(string[] labels, int label, int level)
    {
        CancellationPoint.Tick();
        if (level == _levels.Length)
        {
            return label == labels.Length;
        }

        Level current = _levels[level];
        for (int count = 0; count <= current.Max; count++)
        {
            if (count >= current.Min && Matches(labels, label + count, level + 1))
            {
                return true;
            }

            if (label + count >= labels.Length || !current.Matches(labels[label + count]))
            {
                return false;
            }
        }

        return false;
    }

    private static Level ReadLevel(string text, ref int at)
    {
        if (at == text.Length)
        {
            throw LabelTree.EndOfInput("lquery");
        }

        if (text[at] == '*')
        {
            at++;
            (int min, int max) = ReadCounts(text, ref at) ?? (0, LabelTree.LevelsMax);
            return new Level([], false, min, max, HasCounts: true);
        }

        bool isNegated = text[at] == '!';
        at += isNegated ? 1 : 0;
        List<LabelPattern> patterns = [];
        do
        {
            patterns.Add(LabelPattern.Read(text, ref at) ?? throw Missing(text, at, isNegated && patterns.Count == 0));
        }
        while (at < text.Length && text[at] == '|' && ++at > 0);
        RequireSize(patterns);
        (int Min, int Max)? counts = ReadCounts(text, ref at);
        return new Level([.. patterns], isNegated, counts?.Min ?? 1, counts?.Max ?? 1, counts is not null);
    }

    private static SqlErrorException Missing(string text, int at, bool isBehindNegation)
    {
        if (isBehindNegation && (at == text.Length || text[at] is '.' or '|' or '{' or '@' or '*' or '%'))
        {
            return new SqlErrorException(SqlState.SyntaxError, FormattableString.Invariant($"lquery syntax error at character {at + 1}"), "Empty labels are not allowed.");
        }

        return at == text.Length ? LabelTree.EndOfInput("lquery") : LabelTree.SyntaxError("lquery", at);
    }

    /// <summary>PostgreSQL's limits of a level, in bytes as it stores them.</summary>
    private static void RequireSize(List<LabelPattern> patterns)
    {
        if (patterns.Count > ushort.MaxValue)
        {
            throw new SqlErrorException(
                SqlState.ProgramLimitExceeded, "lquery level has too many variants",
                FormattableString.Invariant($"Number of variants exceeds the maximum allowed ({ushort.MaxValue})."));
        }

        // A header of 16 bytes, and for each variant one of 8 and its text in steps of 8.
        if (patterns.Sum(static pattern => 8 + ((Encoding.UTF8.GetByteCount(pattern.Word) + 7) / 8 * 8)) > ushort.MaxValue - 16)
        {
            throw new SqlErrorException(
                SqlState.ProgramLimitExceeded, "lquery level is too large",
                FormattableString.Invariant($"Total size of level exceeds the maximum allowed ({ushort.MaxValue} bytes)."));
        }
    }

    /// <summary>{n}, {n,}, {,m} or {n,m}; null when none stands here.</summary>
    private static (int Min, int Max)? ReadCounts(string text, ref int at)
    {
        if (at >= text.Length || text[at] != '{')
        {
            return null;
        }

        at++;
        int min = 0;
        if (at < text.Length && char.IsAsciiDigit(text[at]))
        {
            min = ReadLimit(text, ref at, "Low");
            if (at < text.Length && text[at] == '}')
            {
                at++;
                return (min, min);
            }
        }

        Require(text, ref at, ',');
        if (at < text.Length && text[at] == '}')
        {
            at++;
            return (min, LabelTree.LevelsMax);
        }

        int start = at;
        int max = ReadLimit(text, ref at, "High");
        if (min > max)
        {
            throw LimitError(SqlState.SyntaxError, FormattableString.Invariant($"Low limit ({min}) is greater than high limit ({max})"), start);
        }

        Require(text, ref at, '}');
        return (min, max);
    }

    private static int ReadLimit(string text, ref int at, string name)
    {
        int start = at;
        while (at < text.Length && char.IsAsciiDigit(text[at]))
        {
            at++;
        }

        if (at == start)
        {
            throw at == text.Length ? LabelTree.EndOfInput("lquery") : LabelTree.SyntaxError("lquery", at);
        }

        bool isKnown = long.TryParse(text.AsSpan(start, at - start), NumberStyles.None, CultureInfo.InvariantCulture, out long number);
        return isKnown && number <= LabelTree.LevelsMax
            ? (int)number
            : throw LimitError(
                SqlState.ProgramLimitExceeded,
                FormattableString.Invariant($"{name} limit ({(isKnown ? (int)number : -1)}) exceeds the maximum allowed ({LabelTree.LevelsMax})"), start);
    }

    private static void Require(string text, ref int at, char sign)
    {
        if (at == text.Length)
        {
            throw LabelTree.EndOfInput("lquery");
        }

        if (text[at] != sign)
        {
            throw LabelTree.SyntaxError("lquery", at);
        }

        at++;
    }

    private static SqlErrorException LimitError(string state, string problem, int at) =>
        new(state, "lquery syntax error", FormattableString.Invariant($"{problem}, at character {at + 1}."));

    /// <param name="Patterns">Of which one matches; none: every label does.</param>
    /// <param name="HasCounts">They are written.</param>
    private sealed record Level(LabelPattern[] Patterns, bool IsNegated, int Min, int Max, bool HasCounts)
    {
        public bool Matches(string label) => Patterns.Length == 0 || Patterns.Any(pattern => pattern.Matches(label)) != IsNegated;

        public override string ToString()
        {
            string counts = !HasCounts ? ""
                : Min == Max ? FormattableString.Invariant($"{{{Min}}}")
                : (Min, Max) == (0, LabelTree.LevelsMax) ? Patterns.Length == 0 ? "" : "{,}"
                : Max == LabelTree.LevelsMax ? FormattableString.Invariant($"{{{Min},}}")
                : Min == 0 ? FormattableString.Invariant($"{{,{Max}}}")
                : FormattableString.Invariant($"{{{Min},{Max}}}");
            return (IsNegated ? "!" : "") + (Patterns.Length == 0 ? "*" : string.Join('|', Patterns.Select(static pattern => pattern.ToString()))) + counts;
        }
    }
}
