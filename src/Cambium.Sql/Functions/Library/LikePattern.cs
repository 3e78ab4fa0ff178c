using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>LIKE: % any run of characters, _ one character, \ takes the next one literally. Works on the bytes of UTF-8.</summary>
internal static class LikePattern
{
    internal static bool IsMatch(ReadOnlySpan<byte> text, ReadOnlySpan<byte> pattern)
    {
        int t = 0;
        int p = 0;
        int starPattern = -1;
        int starText = 0;
        for (int step = 0; t < text.Length; step++)
        {
            CancellationPoint.Step(step);
            if (p < pattern.Length && pattern[p] == '%')
            {
                starPattern = ++p;
                starText = t;
                continue;
            }

            if (p < pattern.Length && TryMatchOne(text, pattern, ref t, ref p))
            {
                continue;
            }

            if (starPattern < 0)
            {
                return false;
            }

            // Let the last % take one character more.
            starText = NextCharacter(text, starText);
            t = starText;
            p = starPattern;
        }

        while (p < pattern.Length && pattern[p] == '%')
        {
            p++;
        }

        return p == pattern.Length;
    }

    /// <summary>Both sides in lower case.</summary>
    /// <param name="order">Whose locale tells which letters are alike; null: all languages'.</param>
    internal static bool IsMatchIgnoringCase(string text, string pattern, TextOrder? order = null) => order is null
        ? IsMatch(Utf8Text.Encode(TextFunctions.Lower(text)), Utf8Text.Encode(TextFunctions.Lower(pattern)))
        : IsMatch(Utf8Text.Encode(order.ToLower(text)), Utf8Text.Encode(order.ToLower(pattern)));

    /// <summary>The pattern with another escape character, as one with \ (like_escape).</summary>
    /// <exception cref="SqlErrorException">22025.</exception>
    internal static string WithEscape(string pattern, string escape)
    {
        Rune[] runes = [.. escape.EnumerateRunes()];
        if (runes.Length > 1)
        {
            throw new SqlErrorException(SqlState.InvalidEscapeSequence, "invalid escape string", hint: "Escape string must be empty or one character.");
        }

        if (escape == "\\")
        {
            return pattern;
        }

        StringBuilder result = new(pattern.Length);
        bool isEscaped = false;
        foreach (Rune rune in pattern.EnumerateRunes())
        {
            if (runes.Length == 1 && rune == runes[0] && !isEscaped)
            {
                result.Append('\\');
                isEscaped = true;
                continue;
            }

            if (rune.Value == '\\' && !isEscaped)
            {
                result.Append('\\');
            }

            result.Append(rune.ToString());
            isEscaped = false;
        }

        return result.ToString();
    }

    private static bool TryMatchOne(ReadOnlySpan<byte> text, ReadOnlySpan<byte> pattern, ref int t, ref int p)
    {
        if (pattern[p] == '_')
        {
            t = NextCharacter(text, t);
            p++;
            return true;
        }

        int literal = p;
        if (pattern[p] == '\\')
        {
            CheckEscape(pattern, p);
            literal = p + 1;
        }

        if (text[t] != pattern[literal])
        {
            return false;
        }

        t++;
        p = literal + 1;
        return true;
    }

    private static void CheckEscape(ReadOnlySpan<byte> pattern, int p)
    {
        if (p == pattern.Length - 1 && pattern[p] == '\\')
        {
            throw new SqlErrorException(SqlState.InvalidEscapeSequence, "LIKE pattern must not end with escape character");
        }
    }

    private static int NextCharacter(ReadOnlySpan<byte> text, int offset)
    {
        offset++;
        while (offset < text.Length && (text[offset] & 0xC0) == 0x80)
        {
            offset++;
        }

        return offset;
    }
}
