namespace Cambium.Sql.Inverted;

/// <summary>Characters that stand side by side in every text that matches a pattern.</summary>
/// <param name="BeginsText">Nothing, or what is no part of a word, stands before them.</param>
/// <param name="EndsText">The same behind them.</param>
internal readonly record struct TextFragment(string Text, bool BeginsText, bool EndsText)
{
    /// <summary>The trigrams that such texts have.</summary>
    internal IEnumerable<int> Trigrams() => Extensions.Code.Trigrams.OfFragment(Text, BeginsText, EndsText);
}
