using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Settings;

/// <summary>A comma-separated list of identifiers, as search_path holds it.</summary>
public static class IdentifierList
{
    /// <exception cref="SqlErrorException">22023 when a quote is open or an item is empty.</exception>
    public static IReadOnlyList<string> Parse(string text)
    {
        List<string> items = [];
        int at = 0;
        while (at < text.Length)
        {
            if (text[at] is ',' or ' ' or '\t' or '\n')
            {
                at++;
                continue;
            }

            StringBuilder item = new();
            if (text[at] == '"')
            {
                at = ReadQuoted(text, at + 1, item);
            }
            else
            {
                while (at < text.Length && text[at] is not (',' or ' '))
                {
                    item.Append(char.ToLowerInvariant(text[at++]));
                }
            }

            items.Add(item.ToString());
        }

        return items;
    }

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

        throw new SqlErrorException(
            SqlState.InvalidParameterValue, $"invalid value for parameter \"search_path\": \"{text}\"", "List syntax is invalid.");
    }
}
