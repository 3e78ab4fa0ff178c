using System.Collections.Concurrent;
using System.Collections.Frozen;
using Lucene.Net.Tartarus.Snowball;
using Lucene.Net.Tartarus.Snowball.Ext;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// Snowball's stemmers by the name of their language. English is our own; the others are Lucene's, whose code is loaded when the first word of another language is stemmed.
/// Where Snowball has changed its algorithm since Lucene took it over, words are changed beforehand so that the old one comes to the new one's stem.
/// </summary>
internal static class Stemmers
{
    private static readonly FrozenDictionary<string, Func<string, string>> s_byLanguage = new Dictionary<string, Func<string, string>>
    {
        ["armenian"] = Of(static () => new ArmenianStemmer()),
        ["basque"] = Of(static () => new BasqueStemmer()),
        ["catalan"] = Of(static () => new CatalanStemmer()),
        ["danish"] = Of(static () => new DanishStemmer()),
        ["dutch"] = Of(static () => new DutchStemmer()),
        ["english"] = EnglishStemmer.Stem,
        ["finnish"] = Of(static () => new FinnishStemmer()),
        ["french"] = Of(static () => new FrenchStemmer()),
        ["german"] = Of(static () => new GermanStemmer(), ShortenGerman),
        ["hungarian"] = Hungarian(Of(static () => new HungarianStemmer())),
        ["irish"] = Of(static () => new IrishStemmer()),
        ["italian"] = Of(static () => new ItalianStemmer()),
        ["norwegian"] = Of(static () => new NorwegianStemmer()),
        ["portuguese"] = Of(static () => new PortugueseStemmer()),
        ["romanian"] = Of(static () => new RomanianStemmer()),
        ["russian"] = Of(static () => new RussianStemmer(), static word => word.Replace('ё', 'е')),
        ["spanish"] = Of(static () => new SpanishStemmer()),
        ["swedish"] = Of(static () => new SwedishStemmer()),
        ["turkish"] = Of(static () => new TurkishStemmer()),
    }.ToFrozenDictionary(StringComparer.Ordinal);

    /// <summary>The stemmer of words in lower case, safe on any thread; null: there is none of that language.</summary>
    public static Func<string, string>? Find(string language) => s_byLanguage.GetValueOrDefault(language);

    /// <summary>A stemmer remembers the word it is at work on, so each thread takes one of its own, and puts it back.</summary>
    private static Func<string, string> Of(Func<SnowballProgram> create, Func<string, string>? change = null)
    {
        ConcurrentBag<SnowballProgram> idle = [];
        return word =>
        {
            SnowballProgram stemmer = idle.TryTake(out SnowballProgram? one) ? one : create();
            stemmer.SetCurrent(change is null ? word : change(word));
            stemmer.Stem();
            string stem = stemmer.Current;
            idle.Add(stemmer);
            return stem;
        };
    }

    /// <summary>Ergebnisse, Ergebnissen and Ergebnisses are Ergebnis.</summary>
    private static string ShortenGerman(string word)
    {
        int end = word.EndsWith("nisse", StringComparison.Ordinal) ? 2
            : word.EndsWith("nissen", StringComparison.Ordinal) || word.EndsWith("nisses", StringComparison.Ordinal) ? 3
            : 0;
        return word[..^end];
    }

    /// <summary>The old algorithm was written down in Latin-1, which has tildes and circumflexes in the place of double acutes.</summary>
    private static Func<string, string> Hungarian(Func<string, string> stem) => word =>
        word.AsSpan().ContainsAny('ő', 'ű') ? stem(word.Replace('ő', 'õ').Replace('ű', 'û')).Replace('õ', 'ő').Replace('û', 'ű') : stem(word);
}
