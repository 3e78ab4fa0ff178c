using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Cuts an interval's text into words, numbers and times (PostgreSQL's ParseDateTime, as far as intervals go).</summary>
internal static class IntervalTokens
{
    private const string Digits = "0123456789";

    /// <summary>Words that end where a digit follows; others are then part of something that is no interval.</summary>
    private static readonly string[] s_endBeforeDigits = ["d", "h", "m", "s", "y", "mon", "dec"];

    /// <returns>Lower-case words, and numbers with the sign that stood before them; null for what can't be an interval in words.</returns>
    public static List<string>? Split(string text)
    {
        List<string> tokens = [];
        int i = 0;
        while (i < text.Length)
        {
            char c = text[i];
            int start = i++;
            if (char.IsAsciiLetter(c))
            {
                while (i < text.Length && char.IsAsciiLetter(text[i]))
                {
                    i++;
                }

                string word = text[start..i].ToLowerInvariant();
                if (i < text.Length && (text[i] is '-' or '/' or '.' || ((text[i] == '+' || char.IsAsciiDigit(text[i])) && !s_endBeforeDigits.Contains(word))))
                {
                    return null;
                }

                tokens.Add(word);
            }
            else if (c is '+' or '-')
            {
                while (i < text.Length && Blanks.IsBlank(text[i]))
                {
                    i++;
                }

                int from = i;
                i = Skip(text, i, "0123456789:.-");
                if (i == from || text[from] is ':' or '-')
                {
                    return null;
                }

                tokens.Add(c + text[from..i]);
            }
            else if (char.IsAsciiDigit(c))
            {
                i = Skip(text, i, Digits);
                if (i < text.Length && text[i] == ':')
                {
                    i = Skip(text, i, "0123456789:.");
                }
                else if (i < text.Length && text[i] is '-' or '.')
                {
                    i = Skip(text, i + 1, text[i] == '-' ? "0123456789-" : "0123456789.");
                    if (i < text.Length && text[i - 1] is '-' or '.' && char.IsAsciiLetter(text[i]))
                    {
                        return null;
                    }
                }
                else if (i < text.Length && text[i] == '/')
                {
                    return null;
                }

                tokens.Add(text[start..i]);
            }
            else if (c == '.')
            {
                i = Skip(text, i, Digits);
                tokens.Add(text[start..i]);
            }
            else if (!Blanks.IsBlank(c) && !(char.IsAscii(c) && (char.IsPunctuation(c) || char.IsSymbol(c))))
            {
                return null;
            }
        }

        return tokens;
    }

    private static int Skip(string text, int from, string characters)
    {
        while (from < text.Length && characters.Contains(text[from], StringComparison.Ordinal))
        {
            from++;
        }

        return from;
    }
}
