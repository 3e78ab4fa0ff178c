using System.Text;

namespace Cambium.Sql.TextSearch;

/// <summary>Words in lower case without their endings.</summary>
/// <param name="stem">Safe on any thread.</param>
internal sealed class SnowballDictionary(Func<string, string> stem, IReadOnlySet<string> stopWords) : ITextDictionary
{
    /// <summary>Longer ones are no words of a language, and take long.</summary>
    private const int WordBytesMax = 1000;

    public bool IsFilter => false;

    public string? Lexeme(string word)
    {
        string lower = word.ToLowerInvariant();
        return stopWords.Contains(lower) ? "" : lower.Length > WordBytesMax || Encoding.UTF8.GetByteCount(lower) > WordBytesMax ? lower : stem(lower);
    }
}
