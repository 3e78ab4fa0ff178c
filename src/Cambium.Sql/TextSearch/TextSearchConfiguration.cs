using System.Collections.Frozen;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>A text search configuration at work: which dictionaries make lexemes of which tokens. Safe on any thread.</summary>
internal sealed class TextSearchConfiguration
{
    private static readonly FrozenDictionary<int, TextSearchConfiguration> s_system = CatalogSnapshot.Initial.TextSearchConfigurations
        .ToFrozenDictionary(static definition => definition.Id, static definition => new TextSearchConfiguration(definition, id => CatalogSnapshot.Initial.TryGet(id, out Definition? found) ? found : null));

    /// <summary>By type of token; empty for those that aren't indexed.</summary>
    private readonly Lazy<(uint Oid, ITextDictionary Dictionary)[][]> _dictionaries;

    /// <param name="find">A definition of the catalog by its id.</param>
    public TextSearchConfiguration(TextSearchConfigurationDefinition definition, Func<int, Definition?> find)
    {
        Oid = (uint)definition.Id;

        // Those of the system make their dictionaries when they are used for the first time: most never are.
        _dictionaries = new Lazy<(uint, ITextDictionary)[][]>(() => Dictionaries(definition, find));
    }

    /// <summary>Words in lower case.</summary>
    public static TextSearchConfiguration Simple => s_system[SystemTextSearch.SimpleConfiguration];

    /// <summary>Words in lower case, without stop words, stemmed; numbers and addresses as they are.</summary>
    public static TextSearchConfiguration English => s_system[SystemTextSearch.EnglishStem + 1];

    public uint Oid { get; }

    /// <summary>The configuration that a session means.</summary>
    /// <exception cref="SqlErrorException">XX000: no such configuration; 0A000: there is no catalog here to look for it.</exception>
    public static TextSearchConfiguration Get(uint oid, CallContext context) => oid < SystemCatalog.FirstUserId
        ? s_system.GetValueOrDefault((int)oid) ?? throw Unknown(oid)
        : context.Format.Names is { } names ? Get(oid, names.Find) : throw new SqlErrorException(
            SqlState.FeatureNotSupported, "a text search configuration made by a user must be a constant here");

    /// <inheritdoc cref="Get(uint, CallContext)"/>
    public static TextSearchConfiguration Get(uint oid, Func<int, Definition?> find) => s_system.GetValueOrDefault((int)oid)
        ?? (find((int)oid) is TextSearchConfigurationDefinition definition ? new TextSearchConfiguration(definition, find) : throw Unknown(oid));

    /// <summary>The dictionaries that tokens of a type are shown to.</summary>
    public IReadOnlyList<(uint Oid, ITextDictionary Dictionary)> DictionariesFor(TokenKind kind) => _dictionaries.Value[(int)kind];

    /// <summary>The lexeme of a token: empty for a stop word, null for a token that isn't indexed.</summary>
    public string? Lexeme(in DocumentToken token)
    {
        string word = token.Text;
        foreach ((uint _, ITextDictionary dictionary) in IsTooLong(word) ? [] : _dictionaries.Value[(int)token.Kind])
        {
            string? lexeme = dictionary.Lexeme(word);
            if (lexeme is not null && !dictionary.IsFilter)
            {
                return lexeme;
            }

            word = lexeme ?? word;
        }

        return null;
    }

    /// <summary>Words longer than a tsvector holds are ignored.</summary>
    private static bool IsTooLong(string text) =>
        text.Length > TextVector.LexemeBytesMax || (text.Length > TextVector.LexemeBytesMax / 3 && System.Text.Encoding.UTF8.GetByteCount(text) > TextVector.LexemeBytesMax);

    /// <summary>The lexemes of a document with their positions; stop words take a position each, and leave nothing there.</summary>
    public List<Lexeme> Lexemes(string document)
    {
        int position = 0;
        return Lexemes(document, ref position);
    }

    /// <param name="position">The last position of what comes before; set to the last one of the document.</param>
    public List<Lexeme> Lexemes(string document, ref int position)
    {
        List<Lexeme> lexemes = [];
        foreach (DocumentToken token in DocumentParser.Parse(document))
        {
            if (Lexeme(token) is not { } lexeme)
            {
                continue;
            }

            position++;
            if (lexeme.Length > 0)
            {
                lexemes.Add(new Lexeme(lexeme, [new LexemePlace(position, 0)]));
            }
        }

        return lexemes;
    }

    public TextVector Vector(string document) => TextVector.Create(Lexemes(document));

    /// <summary>What a word of a query looks for: its lexemes one after the other; null when only stop words are in it.</summary>
    public TextQueryNode? Node(string word, int weights, bool isPrefix) => Chain(word, weights, isPrefix, static (left, right, distance) => new PhraseNode(left, right, distance));

    /// <summary>The lexemes of a text, joined.</summary>
    /// <param name="join">Joins two nodes; gets how many positions lie between their lexemes.</param>
    public TextQueryNode? Chain(string text, int weights, bool isPrefix, Func<TextQueryNode, TextQueryNode, int, TextQueryNode> join)
    {
        TextQueryNode? chain = null;
        int last = 0;
        foreach (Lexeme lexeme in Lexemes(text))
        {
            LexemeNode node = new(lexeme.Text, weights, isPrefix);
            int position = lexeme.Places[0].Position;
            chain = chain is null ? node : join(chain, node, position - last);
            last = position;
        }

        return chain;
    }

    private static (uint, ITextDictionary)[][] Dictionaries(TextSearchConfigurationDefinition definition, Func<int, Definition?> find)
    {
        (uint, ITextDictionary)[][] byType = [.. Enumerable.Repeat(Array.Empty<(uint, ITextDictionary)>(), (int)TokenKind.Entity + 1)];
        Dictionary<int, (uint, ITextDictionary)> made = [];
        foreach (TokenMapping mapping in definition.Mappings)
        {
            byType[mapping.TokenType] = [.. mapping.DictionaryIds.Select(id =>
                made.TryGetValue(id, out (uint, ITextDictionary) known) ? known : made[id] = Make(id))];
        }

        return byType;

        (uint, ITextDictionary) Make(int id) => TextDictionaries.Of(find(id)) is { } dictionary
            ? ((uint)id, TextDictionaries.Make(dictionary))
            : throw new SqlErrorException(SqlState.InternalError, string.Create(CultureInfo.InvariantCulture, $"cache lookup failed for text search dictionary {id}"));
    }

    private static SqlErrorException Unknown(uint oid) =>
        new(SqlState.InternalError, string.Create(CultureInfo.InvariantCulture, $"cache lookup failed for text search configuration {oid}"));
}
