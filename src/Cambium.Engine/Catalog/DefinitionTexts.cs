namespace Cambium.Engine.Catalog;

/// <summary>The pieces of SQL in definitions, and the words in those.</summary>
public static class DefinitionTexts
{
    /// <summary>A literal with a row in it, <c>'(1,2)'</c>, has this for a word, too: it may be a value of any row type.</summary>
    public const string RowLiteral = "'(";

    /// <summary>The like for arrays of rows: <c>'{"(1,2)"}'</c>.</summary>
    public const string ArrayLiteral = "'{";

    /// <summary>A word of texts with escapes, which may spell anything.</summary>
    internal const string Escaped = "\\";

    /// <summary>All texts of a definition. Bodies in quotes are nobody's business, as in PostgreSQL.</summary>
    public static IEnumerable<string> Of(Definition definition) => definition switch
    {
        StatisticsDefinition statistics => statistics.Expressions,
        TypeDefinition { TypeKind: Values.TypeKind.Domain } domain => Present([domain.DefaultSql, .. domain.Checks.Select(static check => check.ExpressionSql)]),
        TableDefinition table => OfTable(table),
        FunctionDefinition function => function.HasSqlBody ? function.ArgumentDefaults.Append(function.Body) : function.ArgumentDefaults,
        PublicationDefinition publication => Present(publication.Tables.Select(static published => published.WhereSql)),
        _ => [],
    };

    private static IEnumerable<string> OfTable(TableDefinition table)
    {
        IEnumerable<string?> columns = table.LiveColumns.Select(static column => column.GeneratedSql ?? column.DefaultSql);
        IEnumerable<string?> key = table.Partitioning?.Key.Select(static part => part.ExpressionSql) ?? [];
        IEnumerable<string?> indexes = table.Indexes.SelectMany(static index => index.Parts.Select(static part => part.ExpressionSql).Append(index.PredicateSql));
        return Present(columns.Append(table.ViewSql).Concat(key).Concat(indexes).Concat(table.Triggers.Select(static trigger => trigger.WhenSql)))
            .Concat(table.Checks.Select(static check => check.ExpressionSql))
            .Concat(table.Policies.SelectMany(static policy => policy.Expressions).Select(static expression => expression.Sql))
            .Concat(table.Rules.Select(static rule => rule.Sql));
    }

    private static IEnumerable<string> Present(IEnumerable<string?> texts) => texts.OfType<string>();

    /// <summary>
    /// The runs of letters and digits in a text, or in a name that texts may have in them, in upper case: a text has all words of the names that stand in it, in literals and in quotes, too. As the name of
    /// an array type has that of its elements in it, words with an underscore before them stand for those without it as well.
    /// </summary>
    internal static void AddWords(string text, HashSet<string> words)
    {
        for (int index = 0; index < text.Length; index++)
        {
            char first = text[index];
            if (first == '\\' || (first == '&' && index > 0 && text[index - 1] is 'u' or 'U'))
            {
                words.Add(Escaped);
            }
            else if (first == '\'' && index + 1 < text.Length && text[index + 1] is '(' or '{')
            {
                words.Add(text[index + 1] == '(' ? RowLiteral : ArrayLiteral);
            }
            else if (IsInWord(first))
            {
                int start = index;
                while (index + 1 < text.Length && IsInWord(text[index + 1]))
                {
                    index++;
                }

                string word = text[start..(index + 1)].ToUpperInvariant();
                words.Add(word);
                if (word[0] == '_' && word.TrimStart('_') is { Length: > 0 } element)
                {
                    words.Add(element);
                }
            }
        }
    }

    private static bool IsInWord(char letter) => char.IsAsciiLetterOrDigit(letter) || letter == '_' || letter > '\x7f';
}
