namespace Cambium.Sql.TextSearch;

/// <summary>Makes lexemes of words. Safe on any thread.</summary>
internal interface ITextDictionary
{
    /// <summary>It changes words for the dictionaries behind it.</summary>
    bool IsFilter { get; }

    /// <summary>The lexeme of a word: empty for a stop word, null for a word that the dictionary doesn't know.</summary>
    string? Lexeme(string word);
}
