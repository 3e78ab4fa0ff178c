using System.Text;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>websearch_to_tsquery: words are joined by AND, "quoted ones" are a phrase, or means OR, - before a word means NOT. Never an error.</summary>
internal static class WebQuery
{
    public static TextQuery Parse(TextSearchConfiguration configuration, string text)
    {
        List<TextQueryNode?> alternatives = [];
        TextQueryNode? conjunction = null;
        bool joinsByOr = false;
        foreach ((string part, bool isPhrase, bool isNegated) in Parts(text))
        {
            if (!isPhrase && !isNegated && part.Equals("or", StringComparison.OrdinalIgnoreCase))
            {
                joinsByOr = conjunction is not null;
                continue;
            }

            TextQueryNode? node = configuration.Node(part, 0, false);
            if (node is null)
            {
                continue;
            }

            node = isNegated ? new NotNode(node) : node;
            if (joinsByOr)
            {
                alternatives.Add(conjunction);
                conjunction = null;
                joinsByOr = false;
            }

            conjunction = conjunction is null ? node : new AndNode(conjunction, node);
        }

        alternatives.Add(conjunction);
        return new TextQuery(alternatives.OfType<TextQueryNode>().Aggregate((TextQueryNode?)null, (left, right) => left is null ? right : new OrNode(left, right)));
    }

    private static IEnumerable<(string Text, bool IsPhrase, bool IsNegated)> Parts(string text)
    {
        int position = 0;
        while (position < text.Length)
        {
            if (Blanks.IsWideBlank(text[position]))
            {
                position++;
                continue;
            }

            bool isNegated = false;
            while (position < text.Length && text[position] == '-')
            {
                isNegated = !isNegated;
                position++;
            }

            int close = position < text.Length && text[position] == '"' ? text.IndexOf('"', position + 1) : -1;
            if (close > 0)
            {
                yield return (text[(position + 1)..close], true, isNegated);
                position = close + 1;
                continue;
            }

            StringBuilder word = new();
            while (position < text.Length && !Blanks.IsWideBlank(text[position]) && (text[position] != '"' || word.Length == 0))
            {
                word.Append(text[position++]);
            }

            if (word.Length > 0)
            {
                yield return (word.ToString(), false, isNegated);
            }
        }
    }
}
