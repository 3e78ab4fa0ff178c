using System.Globalization;
using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.TextSearch;

/// <summary>The text search dictionaries of a catalog, and what they do. That of the extension unaccent goes by the extension's OID, and so does its template.</summary>
internal static class TextDictionaries
{
    private const string Unaccent = "unaccent";

    private static readonly ConditionalWeakTable<TextSearchDictionaryDefinition, ITextDictionary> s_made = [];
    private static readonly AccentDictionary s_unaccent = new();
    private static readonly HashSet<string> s_noStopWords = [];

    public static IEnumerable<TextSearchDictionaryDefinition> All(CatalogSnapshot catalog) =>
        catalog.TextSearchDictionaries.Concat(catalog.Extensions.Select(OfExtension).OfType<TextSearchDictionaryDefinition>());

    public static TextSearchDictionaryDefinition? Find(CatalogSnapshot catalog, int id) => catalog.TryGet(id, out Definition? definition) ? Of(definition) : null;

    public static TextSearchDictionaryDefinition? Of(Definition? definition) => definition as TextSearchDictionaryDefinition ?? (definition is ExtensionDefinition extension ? OfExtension(extension) : null);

    /// <summary>The dictionary that a name means.</summary>
    /// <exception cref="SqlErrorException">3F000, 42501: its schema.</exception>
    public static TextSearchDictionaryDefinition? Find(CatalogReader reader, QualifiedName name)
    {
        if (reader.Find<TextSearchDictionaryDefinition>(NameClass.TextSearchDictionary, name) is { } found)
        {
            return found;
        }

        return reader.Catalog.Extensions.Select(OfExtension).FirstOrDefault(dictionary => dictionary?.Name == name.Name && (name.Schema is null || reader.SchemaName(dictionary.SchemaId) == name.Schema));
    }

    /// <summary>The dictionary that an extension brings with it.</summary>
    public static TextSearchDictionaryDefinition? OfExtension(ExtensionDefinition extension) => extension.Name != Unaccent ? null : new TextSearchDictionaryDefinition
    {
        Id = extension.Id,
        Name = Unaccent,
        SchemaId = extension.MemberSchemaId,
        OwnerId = extension.OwnerId,
        ExtensionId = extension.Id,
        TemplateId = extension.Id,
        Options = [new DictionaryOption("rules", Unaccent)],
    };

    /// <summary>The templates there are: OID, name, schema, and the functions that PostgreSQL has for them.</summary>
    public static IEnumerable<(int Id, string Name, int SchemaId, string Init, string Lexize)> Templates(CatalogSnapshot catalog) =>
    [
        (SystemTextSearch.SimpleTemplate, "simple", SystemCatalog.PgCatalogSchemaId, "dsimple_init", "dsimple_lexize"),
        (SystemTextSearch.SnowballTemplate, "snowball", SystemCatalog.PgCatalogSchemaId, "dsnowball_init", "dsnowball_lexize"),
        .. catalog.Extensions.Where(static extension => extension.Name == Unaccent).Select(static extension => (extension.Id, Unaccent, extension.MemberSchemaId, "unaccent_init", "unaccent_lexize")),
    ];

    /// <summary>The dictionary that a session means.</summary>
    /// <exception cref="SqlErrorException">XX000.</exception>
    public static ITextDictionary Get(uint oid, CallContext context)
    {
        TextSearchDictionaryDefinition? found = Find(CatalogSnapshot.Initial, (int)oid) ?? Of(context.Format.Names?.Find((int)oid));
        return found is not null ? Make(found) : throw new SqlErrorException(
            SqlState.InternalError, string.Create(CultureInfo.InvariantCulture, $"cache lookup failed for text search dictionary {oid}"));
    }

    /// <summary>What a dictionary does; made once for each version of its definition.</summary>
    /// <exception cref="SqlErrorException">Its options are wrong: 22023, 22P02, F0000.</exception>
    public static ITextDictionary Make(TextSearchDictionaryDefinition definition) =>
        definition.ExtensionId is not null && definition.TemplateId == definition.ExtensionId ? s_unaccent : s_made.GetValue(definition, static definition => Create(definition));

    private static ITextDictionary Create(TextSearchDictionaryDefinition definition) => definition.TemplateId switch
    {
        SystemTextSearch.SimpleTemplate => CreateSimple(definition),
        SystemTextSearch.SnowballTemplate => CreateSnowball(definition),
        _ => CreateUnaccent(definition),
    };

    private static SimpleDictionary CreateSimple(TextSearchDictionaryDefinition definition)
    {
        Require(definition, "simple", "stopwords", "accept");
        return new SimpleDictionary(StopWordsOf(definition), definition.Option("accept") is not { } accept || Boolean("accept", accept));
    }

    private static SnowballDictionary CreateSnowball(TextSearchDictionaryDefinition definition)
    {
        Require(definition, "Snowball", "language", "stopwords");
        string language = definition.Option("language") ?? throw new SqlErrorException(SqlState.InvalidParameterValue, "missing Language parameter");
        return new SnowballDictionary(
            Stemmers.Find(language.ToLowerInvariant()) ?? throw new SqlErrorException(SqlState.UndefinedObject, $"no Snowball stemmer available for language \"{language}\" and encoding \"UTF8\""),
            StopWordsOf(definition));
    }

    private static AccentDictionary CreateUnaccent(TextSearchDictionaryDefinition definition)
    {
        if (definition.Options.FirstOrDefault(static option => option.Name != "rules") is { } other)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized Unaccent parameter: \"{other.Name}\"");
        }

        return definition.Option("rules") switch
        {
            null => throw new SqlErrorException(SqlState.InvalidParameterValue, "missing Rules parameter"),
            Unaccent => s_unaccent,
            { } rules => throw new SqlErrorException(SqlState.ConfigFileError, $"could not open file \"{rules}.rules\": there are only the rules of unaccent"),
        };
    }

    private static void Require(TextSearchDictionaryDefinition definition, string kind, params ReadOnlySpan<string> known)
    {
        foreach (DictionaryOption option in definition.Options)
        {
            if (!known.Contains(option.Name))
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized {kind} {(kind == "simple" ? "dictionary " : "")}parameter: \"{option.Name}\"");
            }
        }
    }

    private static IReadOnlySet<string> StopWordsOf(TextSearchDictionaryDefinition definition) => definition.Option("stopwords") is { } name ? StopWords.Of(name) : s_noStopWords;

    private static bool Boolean(string name, string text) => text.ToLowerInvariant() switch
    {
        "true" or "on" or "1" => true,
        "false" or "off" or "0" => false,
        _ => throw new SqlErrorException(SqlState.SyntaxError, $"{name} requires a Boolean value"),
    };
}
