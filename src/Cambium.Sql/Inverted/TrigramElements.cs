using Cambium.Engine.Inverted;
using Cambium.Engine.Values;
using Cambium.Sql.Extensions.Code;
using Cambium.Sql.Functions.Library.RegularExpressions;

namespace Cambium.Sql.Inverted;

/// <summary>Of texts: the trigrams of pg_trgm.</summary>
internal sealed class TrigramElements : ElementClass
{
    internal static readonly TrigramElements Instance = new();

    /// <summary>Rounding mustn't make a row that is just alike enough one that isn't.</summary>
    private const double Margin = 1e-4;

    public override bool Answers(string function, bool isReversed) => function switch
    {
        "textlike" or "texticlike" or "textregexeq" or "texticregexeq" or "word_similarity_commutator_op" or "strict_word_similarity_commutator_op" => !isReversed,
        "word_similarity_op" or "strict_word_similarity_op" => isReversed,
        "similarity_op" or "=" => true,
        _ => false,
    };

    public override void Add(int part, in Value value, ElementSet into)
    {
        foreach (int trigram in Trigrams.Of(value.Text))
        {
            into.Add(part, Element(trigram));
        }
    }

    public override ElementQuery Query(int part, string function, bool isReversed, in Value operand, CallContext context)
    {
        string text = operand.Text;
        return function switch
        {
            "textlike" or "texticlike" => All(part, LikeFragments.Of(text)),
            "textregexeq" or "texticregexeq" => new RegexFragments(fragments => All(part, fragments)).Query(RegexCache.Get(text, function == "texticregexeq" ? "i" : "").Root),
            "=" => ElementQuery.All(Elements(part, Trigrams.Of(text))),
            "similarity_op" => Alike(part, text, TrigramFunctions.SimilarityThreshold(context)),
            "word_similarity_op" or "word_similarity_commutator_op" => Alike(part, text, TrigramFunctions.WordThreshold(context)),
            _ => Alike(part, text, TrigramFunctions.StrictWordThreshold(context)),
        };
    }

    /// <summary>Similarity is the number of shared trigrams by at least the number of the text's own.</summary>
    private static ElementQuery Alike(int part, string text, double threshold)
    {
        ElementQuery[] own = [.. Elements(part, Trigrams.Of(text))];
        return ElementQuery.Some((int)Math.Ceiling((threshold * own.Length) - Margin), own);
    }

    private static ElementQuery All(int part, IEnumerable<TextFragment> fragments) => ElementQuery.All(Elements(part, fragments.SelectMany(static fragment => fragment.Trigrams())));

    private static IEnumerable<ElementQuery> Elements(int part, IEnumerable<int> trigrams) => trigrams.Distinct().Select(trigram => ElementQuery.With(part, Element(trigram)));

    private static byte[] Element(int trigram) => [(byte)(trigram >> 16), (byte)(trigram >> 8), (byte)trigram];
}
