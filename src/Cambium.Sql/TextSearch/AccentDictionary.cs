using Cambium.Sql.Extensions.Code;

namespace Cambium.Sql.TextSearch;

/// <summary>Takes accents off words before other dictionaries see them; knows only words that have any.</summary>
internal sealed class AccentDictionary : ITextDictionary
{
    public bool IsFilter => true;

    public string? Lexeme(string word) => AccentRemoval.Remove(word) is var plain && plain != word ? plain : null;
}
