using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Splits a date or time text into its fields, as ParseDateTime does; letters come out in lower case.</summary>
internal static class DateTimeTokens
{
    internal enum Kind
    {
        Number,
        Date,
        Time,
        Word,

        /// <summary>A zone's offset, with its sign.</summary>
        Offset,

        /// <summary>A word with a sign before it: -infinity.</summary>
        Signed,
    }

    internal readonly record struct Token(Kind Kind, string Text);

    /// <summary>Null when a character has no place in a date.</summary>
    internal static List<Token>? Split(string text)
    {
        List<Token> tokens = [];
        int i = 0;
        while (i < text.Length)
        {
            char c = text[i];
            int start = i;
            if (Blanks.IsBlank(c))
            {
                i++;
            }
            else if (char.IsAsciiDigit(c))
            {
                tokens.Add(ReadNumber(text, ref i));
            }
            else if (c == '.')
            {
                i++;
                SkipDigits(text, ref i);
                tokens.Add(new Token(Kind.Number, text[start..i]));
            }
            else if (char.IsAsciiLetter(c))
            {
                tokens.Add(ReadWord(text, ref i));
            }
            else if (c is '+' or '-')
            {
                i++;
                while (i < text.Length && Blanks.IsBlank(text[i]))
                {
                    i++;
                }

                int from = i;
                if (i < text.Length && char.IsAsciiDigit(text[i]))
                {
                    Skip(text, ref i, ch => char.IsAsciiDigit(ch) || ch is ':' or '.' or '-');
                    tokens.Add(new Token(Kind.Offset, c + text[from..i]));
                }
                else if (i < text.Length && char.IsAsciiLetter(text[i]))
                {
                    Skip(text, ref i, char.IsAsciiLetter);
                    tokens.Add(new Token(Kind.Signed, c + Lower(text[from..i])));
                }
                else
                {
                    return null;
                }
            }
            else if (char.IsPunctuation(c) || char.IsSymbol(c))
            {
                i++;
            }
            else
            {
                return null;
            }
        }

        return tokens;
    }

    private static Token ReadNumber(string text, ref int i)
    {
        int start = i;
        SkipDigits(text, ref i);
        if (i < text.Length && text[i] == ':')
        {
            Skip(text, ref i, ch => char.IsAsciiDigit(ch) || ch is ':' or '.');
            return new Token(Kind.Time, text[start..i]);
        }

        if (i >= text.Length || text[i] is not ('-' or '/' or '.'))
        {
            return new Token(Kind.Number, text[start..i]);
        }

        char delimiter = text[i++];
        if (i < text.Length && char.IsAsciiDigit(text[i]))
        {
            Kind kind = delimiter == '.' ? Kind.Number : Kind.Date;
            SkipDigits(text, ref i);
            if (i < text.Length && text[i] == delimiter)
            {
                kind = Kind.Date;
                Skip(text, ref i, ch => char.IsAsciiDigit(ch) || ch == delimiter);
            }

            return new Token(kind, text[start..i]);
        }

        if (delimiter == '.' && (i >= text.Length || !char.IsAsciiLetter(text[i])))
        {
            return new Token(Kind.Number, text[start..i]);
        }

        Skip(text, ref i, ch => char.IsAsciiLetterOrDigit(ch) || ch == delimiter);
        return new Token(Kind.Date, Lower(text[start..i]));
    }

    private static Token ReadWord(string text, ref int i)
    {
        int start = i;
        Skip(text, ref i, char.IsAsciiLetter);
        bool isMonth = DateTimeWords.FindMonth(Lower(text[start..i])) > 0;
        bool isName = i < text.Length && (text[i] == '/' || (text[i] is '-' or '.' && (isMonth || i + 1 < text.Length && char.IsAsciiLetter(text[i + 1]))));
        bool isPosix = i < text.Length && (text[i] is '+' or '-' || char.IsAsciiDigit(text[i])) && !isMonth && DateTimeWords.Find(Lower(text[start..i])) is null && i - start >= 3;
        if (!isName && !isPosix)
        {
            return new Token(Kind.Word, Lower(text[start..i]));
        }

        Skip(text, ref i, ch => char.IsAsciiLetterOrDigit(ch) || ch is '-' or '/' or '.' or '_' or '+' or ':');
        return new Token(Kind.Date, Lower(text[start..i]));
    }

    private static string Lower(string text) => text.ToLowerInvariant();

    private static void SkipDigits(string text, ref int i) => Skip(text, ref i, char.IsAsciiDigit);

    private static void Skip(string text, ref int i, Func<char, bool> accept)
    {
        while (i < text.Length && accept(text[i]))
        {
            i++;
        }
    }
}
