namespace Cambium.Sql.TextSearch;

/// <summary>Words in lower case.</summary>
/// <param name="accepts">Whether it knows all words, and not only those it stops.</param>
internal sealed class SimpleDictionary(IReadOnlySet<string> stopWords, bool accepts) : ITextDictionary
{
    public bool IsFilter => false;

    public string? Lexeme(string word)
    {
        string lower = word.ToLowerInvariant();
        return stopWords.Contains(lower) ? "" : accepts ? lower : null;
    }
}
