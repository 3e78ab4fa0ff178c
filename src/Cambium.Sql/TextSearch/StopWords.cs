using System.Collections.Concurrent;
using System.Collections.Frozen;
using Cambium.Engine.Errors;
using Cambium.Engine.TextSearch;
using Lucene.Net.Analysis.Snowball;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// Words too frequent to be looked for, by the name of their language. They are Snowball's, which come with Lucene, changed to those that PostgreSQL has where it has others.
/// </summary>
internal static class StopWords
{
    private static readonly ConcurrentDictionary<string, FrozenSet<string>> s_known = [];

    /// <exception cref="SqlErrorException">F0000: there is no list of that name.</exception>
    public static IReadOnlySet<string> Of(string name)
    {
        string language = name.ToLowerInvariant();
        return SystemTextSearch.Languages.Contains(language) && SystemTextSearch.HasStopWords(language)
            ? s_known.GetOrAdd(language, static language => Read(language).ToFrozenSet(StringComparer.Ordinal))
            : throw new SqlErrorException(SqlState.ConfigFileError, $"could not open stop-word file \"{name}.stop\": there are only the lists of the built-in languages");
    }

    private static IEnumerable<string> Read(string language) => language switch
    {
        "english" => EnglishStopWords.All,
        "turkish" => Words("""
            acaba ama aslında az bazı belki biri birkaç birşey biz bu çok çünkü da daha de defa diye eğer en gibi hem hep hepsi her hiç için ile ise kez ki kim mı mu mü nasıl ne neden
            nerde nerede nereye niçin niye o sanki şey siz şu tüm ve veya ya yani
            """),
        "french" => Listed(language).Except(Words("ceci cela celà cet cette ici ils les leurs quel quelle quelles quels sans soi"))
            .Concat(Words("ayante ayantes ayants étante étantes étants")),
        "russian" => Listed(language).Except(Words("говорил жизнь кажется сегодня сказал сказала сказать человек")),
        "spanish" => Listed(language).Except(Words("sido siendo vosotras vosotros")).Concat(Words("sentid sentida sentidas sentido sentidos siente sintiendo vosostras vosostros")),
        _ => Listed(language),
    };

    private static string[] Words(string text) => text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries);

    /// <summary>A list of the library's: words apart by blanks, comments behind bars.</summary>
    private static IEnumerable<string> Listed(string language)
    {
        using Stream list = typeof(SnowballFilter).Assembly.GetManifestResourceStream($"Lucene.Net.Analysis.Common.Analysis.Snowball.{language}_stop.txt")
            ?? throw new InvalidOperationException($"The library has no stop words of {language}.");
        using StreamReader reader = new(list);
        List<string> words = [];
        while (reader.ReadLine() is { } line)
        {
            words.AddRange(Words(line.Split('|')[0]));
        }

        return words;
    }
}
