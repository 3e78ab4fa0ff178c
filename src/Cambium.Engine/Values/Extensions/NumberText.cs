namespace Cambium.Engine.Values.Extensions;

/// <summary>Numbers within the texts of extensions' types.</summary>
internal static class NumberText
{
    /// <summary>Behind the number that starts at a place, as C's strtod finds it; the place itself where none does.</summary>
    internal static int EndOf(ReadOnlySpan<char> text, int start)
    {
        int at = start < text.Length && text[start] is '+' or '-' ? start + 1 : start;
        foreach (string word in (ReadOnlySpan<string>)["infinity", "inf", "nan"])
        {
            if (text[at..].StartsWith(word, StringComparison.OrdinalIgnoreCase))
            {
                return at + word.Length;
            }
        }

        int whole = SkipDigits(text, at);
        int end = whole < text.Length && text[whole] == '.' ? SkipDigits(text, whole + 1) : whole;
        if (end - at - (end > whole ? 1 : 0) == 0)
        {
            return start;
        }

        if (end < text.Length && text[end] is 'e' or 'E')
        {
            int exponent = end + 1 < text.Length && text[end + 1] is '+' or '-' ? end + 2 : end + 1;
            int last = SkipDigits(text, exponent);
            end = last > exponent ? last : end;
        }

        return end;
    }

    internal static int SkipDigits(ReadOnlySpan<char> text, int at)
    {
        while (at < text.Length && char.IsAsciiDigit(text[at]))
        {
            at++;
        }

        return at;
    }
}
