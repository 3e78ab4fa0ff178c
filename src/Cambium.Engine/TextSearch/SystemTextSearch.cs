using System.Collections.Immutable;
using Cambium.Engine.Catalog;

namespace Cambium.Engine.TextSearch;

/// <summary>The text search configurations and dictionaries that every database has, with PostgreSQL's OIDs: simple, and one for each language that there is a stemmer of.</summary>
public static class SystemTextSearch
{
    public const int DefaultParser = 3722;
    public const int SimpleTemplate = 3727;
    public const int SnowballTemplate = 13150;
    public const int SimpleConfiguration = 3748;
    public const int SimpleDictionary = 3765;
    public const int EnglishStem = 13163;

    /// <summary>PostgreSQL numbers them in this order, dictionary and configuration by turns; those without a name here have no stemmer.</summary>
    private static readonly string?[] s_languages =
    [
        null, "armenian", "basque", "catalan", "danish", "dutch", "english", "finnish", "french", "german", null, null, "hungarian", null, "irish", "italian",
        null, null, "norwegian", "portuguese", "romanian", "russian", null, "spanish", "swedish", null, "turkish", null,
    ];

    /// <summary>Types of tokens that are words in any script, and those of words in ASCII.</summary>
    private static readonly int[] s_words = [2, 10, 17];
    private static readonly int[] s_asciiWords = [1, 11, 16];
    private static readonly int[] s_others = [3, 4, 5, 6, 7, 8, 9, 15, 18, 19, 20, 21, 22];

    public static IReadOnlyList<string> Languages { get; } = [.. s_languages.OfType<string>()];

    /// <summary>PostgreSQL has no lists of stop words for the others.</summary>
    public static bool HasStopWords(string language) => language is not ("armenian" or "basque" or "catalan" or "irish" or "romanian");

    internal static IEnumerable<Definition> Definitions { get; } =
    [
        new TextSearchDictionaryDefinition
        {
            Id = SimpleDictionary, Name = "simple", SchemaId = SystemCatalog.PgCatalogSchemaId, TemplateId = SimpleTemplate,
            Comment = "simple dictionary: just lower case and check for stopword",
        },
        new TextSearchConfigurationDefinition
        {
            Id = SimpleConfiguration, Name = "simple", SchemaId = SystemCatalog.PgCatalogSchemaId, Comment = "simple configuration", Mappings = Map(SimpleDictionary, SimpleDictionary),
        },
        .. s_languages.SelectMany(static (language, index) => language is null ? [] : Of(language, SnowballTemplate + 1 + (2 * index))),
    ];

    private static Definition[] Of(string language, int dictionary) =>
    [
        new TextSearchDictionaryDefinition
        {
            Id = dictionary, Name = language + "_stem", SchemaId = SystemCatalog.PgCatalogSchemaId, TemplateId = SnowballTemplate, Comment = $"snowball stemmer for {language} language",
            Options = [new DictionaryOption("language", language), .. HasStopWords(language) ? [new DictionaryOption("stopwords", language)] : Array.Empty<DictionaryOption>()],
        },
        new TextSearchConfigurationDefinition
        {
            Id = dictionary + 1, Name = language, SchemaId = SystemCatalog.PgCatalogSchemaId, Comment = $"configuration for {language} language",

            // Words in Latin letters are no Russian ones.
            Mappings = Map(dictionary, language == "russian" ? EnglishStem : dictionary),
        },
    ];

    private static ImmutableArray<TokenMapping> Map(int words, int asciiWords) =>
    [
        .. s_words.Select(type => new TokenMapping(type, [words])).Concat(s_asciiWords.Select(type => new TokenMapping(type, [asciiWords])))
            .Concat(s_others.Select(static type => new TokenMapping(type, [SimpleDictionary]))).OrderBy(static mapping => mapping.TokenType),
    ];
}
