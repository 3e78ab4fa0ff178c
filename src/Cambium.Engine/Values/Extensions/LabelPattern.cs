namespace Cambium.Engine.Values.Extensions;

/// <summary>A word that labels are compared with: <c>word@*%</c>.</summary>
/// <param name="IgnoresCase">@</param>
/// <param name="IsPrefix">*: longer labels, or words of them, match too.</param>
/// <param name="IsWords">%: each of its words between underscores is one of the label's.</param>
internal sealed record LabelPattern(string Word, bool IgnoresCase, bool IsPrefix, bool IsWords)
{
    public bool Matches(string label) => IsWords
        ? Words(Word).All(word => Words(label).Any(other => Matches(word, other)))
        : Matches(Word, label);

    public override string ToString() => Word + (IsWords ? "%" : "") + (IgnoresCase ? "@" : "") + (IsPrefix ? "*" : "");

    /// <summary>A word with its flags behind it, in any order.</summary>
    /// <returns>Null where no word begins.</returns>
    public static LabelPattern? Read(string text, ref int at)
    {
        int start = at;
        while (at < text.Length && LabelTree.IsLetter(text[at]))
        {
            at++;
        }

        if (at == start)
        {
            return null;
        }

        LabelTree.RequireLength(at - start, at);
        LabelPattern pattern = new(text[start..at], false, false, false);
        for (; at < text.Length && text[at] is '@' or '*' or '%'; at++)
        {
            pattern = text[at] switch
            {
                '@' => pattern with { IgnoresCase = true },
                '*' => pattern with { IsPrefix = true },
                _ => pattern with { IsWords = true },
            };
        }

        return pattern;
    }

    private bool Matches(string word, string label)
    {
        StringComparison comparison = IgnoresCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
        return IsPrefix ? label.StartsWith(word, comparison) : label.Equals(word, comparison);
    }

    private static string[] Words(string text) => text.Split('_', StringSplitOptions.RemoveEmptyEntries);
}
