using System.Text;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>The lines of a printed definition.</summary>
internal static class DeparsedLines
{
    /// <summary>Blanks before a line break go, as where a CASE begins on its own line; those in literals and quoted names stay.</summary>
    public static string Trim(string text)
    {
        if (!text.Contains(" \n", StringComparison.Ordinal))
        {
            return text;
        }

        StringBuilder trimmed = new(text.Length);
        char quote = '\0';
        foreach (char character in text)
        {
            if (quote == '\0' && character == '\n')
            {
                while (trimmed.Length > 0 && trimmed[^1] == ' ')
                {
                    trimmed.Length--;
                }
            }
            else if (character == quote)
            {
                quote = '\0';
            }
            else if (quote == '\0' && character is '\'' or '"')
            {
                quote = character;
            }

            trimmed.Append(character);
        }

        return trimmed.ToString();
    }

    /// <summary>All on one line, as bodies of functions are that only return something: line breaks in literals and quoted names stay.</summary>
    public static string Flat(string text)
    {
        StringBuilder flat = new(text.Length);
        char quote = '\0';
        for (int index = 0; index < text.Length; index++)
        {
            char character = text[index];
            if (quote == '\0' && character is '\n' or ' ')
            {
                bool isBreak = character == '\n';
                while (isBreak && index + 1 < text.Length && text[index + 1] is ' ' or '\n')
                {
                    index++;
                }

                bool isInside = flat.Length > 0 && flat[^1] is not ('(' or ' ');
                flat.Append(isInside && !(isBreak && index + 1 < text.Length && text[index + 1] == ')') ? " " : "");
                continue;
            }

            quote = character == quote ? '\0' : quote == '\0' && character is '\'' or '"' ? character : quote;
            flat.Append(character);
        }

        return flat.ToString();
    }
}
