using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>lquery: a pattern for paths, level by level: <c>top.*{1,2}.!a|b@.c{2}</c>.</summary>
public sealed class LabelQuery
{
    private const int CountMax = 0xFFFF;

    private readonly Level[] _levels;

    private LabelQuery(Level[] levels) => _levels = levels;

    /// <exception cref="SqlErrorException">42601.</exception>
    public static LabelQuery Parse(string text)
    {
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
            (int min, int max) = ReadCounts(text, ref at) ?? (0, CountMax);
            return new Level([], false, min, max);
        }

        bool isNegated = text[at] == '!';
        at += isNegated ? 1 : 0;
        List<LabelPattern> patterns = [];
        do
        {
            patterns.Add(LabelPattern.Read(text, ref at) ?? throw (at == text.Length ? LabelTree.EndOfInput("lquery") : LabelTree.SyntaxError("lquery", at)));
        }
        while (at < text.Length && text[at] == '|' && ++at > 0);
        (int least, int most) = ReadCounts(text, ref at) ?? (1, 1);
        return new Level([.. patterns], isNegated, least, most);
    }

    /// <summary>{n}, {n,}, {,m} or {n,m}; null when none stands here.</summary>
    private static (int Min, int Max)? ReadCounts(string text, ref int at)
    {
        if (at >= text.Length || text[at] != '{')
        {
            return null;
        }

        at++;
        int? min = ReadNumber(text, ref at);
        int? max = min;
        if (at < text.Length && text[at] == ',')
        {
            at++;
            max = ReadNumber(text, ref at) ?? CountMax;
        }

        if (at >= text.Length)
        {
            throw LabelTree.EndOfInput("lquery");
        }

        return text[at] == '}' && max is { } most && ++at > 0
            ? (min ?? 0) <= most
                ? (min ?? 0, most)
                : throw new SqlErrorException(
                    SqlState.SyntaxError, "lquery syntax error",
                    FormattableString.Invariant($"Low limit ({min}) is greater than upper ({most}), at character {at}."))
            : throw LabelTree.SyntaxError("lquery", at);
    }

    private static int? ReadNumber(string text, ref int at)
    {
        int start = at;
        while (at < text.Length && char.IsAsciiDigit(text[at]))
        {
            at++;
        }

        return at == start ? null : int.TryParse(text.AsSpan(start, at - start), NumberStyles.None, CultureInfo.InvariantCulture, out int number) && number <= CountMax
            ? number
            : throw LabelTree.SyntaxError("lquery", start);
    }

    /// <param name="Patterns">Of which one matches; none: every label does.</param>
    private sealed record Level(LabelPattern[] Patterns, bool IsNegated, int Min, int Max)
    {
        public bool Matches(string label) => Patterns.Length == 0 || Patterns.Any(pattern => pattern.Matches(label)) != IsNegated;

        public override string ToString()
        {
            bool isUsual = Patterns.Length == 0 ? Min == 0 && Max == CountMax : Min == 1 && Max == 1;
            string counts = isUsual ? ""
                : Min == Max ? FormattableString.Invariant($"{{{Min}}}")
                : Max == CountMax ? FormattableString.Invariant($"{{{Min},}}")
                : Min == 0 ? FormattableString.Invariant($"{{,{Max}}}")
                : FormattableString.Invariant($"{{{Min},{Max}}}");
            return (IsNegated ? "!" : "") + (Patterns.Length == 0 ? "*" : string.Join('|', Patterns.Select(static pattern => pattern.ToString()))) + counts;
        }
    }
}
