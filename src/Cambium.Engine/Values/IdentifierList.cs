using System.Text;

namespace Cambium.Engine.Values;

/// <summary>A list of identifiers in one text: separated by commas as search_path holds it, by dots as a qualified name. They mean what they would in SQL: ASCII letters are folded, long names cut.</summary>
public static class IdentifierList
{
    /// <returns>Null when it isn't one: a quote is open, an item is empty, or two follow each other. None for an empty text.</returns>
    public static IReadOnlyList<string>? TryParse(string text, char separator)
    {
        List<string> items = [];
        int at = SkipBlanks(text, 0);
        while (at < text.Length || items.Count > 0)
        {
            StringBuilder item = new();
            int start = at;
            at = at < text.Length && text[at] == '"' ? ReadQuoted(text, at + 1, item) : ReadPlain(text, at, separator, item);
            if (at <= start)
            {
                return null;
            }

            items.Add(Identifier.Cut(item.ToString()));
            at = SkipBlanks(text, at);
            if (at == text.Length)
            {
                break;
            }

            if (text[at] != separator)
            {
                return null;
            }

            at = SkipBlanks(text, at + 1);
        }

        return items;
    }

    private static int SkipBlanks(string text, int at)
    {
        while (at < text.Length && Blanks.IsBlank(text[at]))
        {
            at++;
        }

        return at;
    }

    private static int ReadPlain(string text, int at, char separator, StringBuilder item)
    {
        while (at < text.Length && text[at] != separator && !Blanks.IsBlank(text[at]))
        {
            char letter = text[at++];
            item.Append(char.IsAsciiLetterUpper(letter) ? char.ToLowerInvariant(letter) : letter);
        }

        return at;
    }

    /// <returns>The place behind the closing quote, -1 when there is none.</returns>
    private static int ReadQuoted(string text, int at, StringBuilder item)
    {
        while (at < text.Length)
        {
            if (text[at] == '"')
            {
                if (at + 1 >= text.Length || text[at + 1] != '"')
                {
                    return at + 1;
                }

                at++;
            }

            item.Append(text[at++]);
        }

        return -1;
    }
}
