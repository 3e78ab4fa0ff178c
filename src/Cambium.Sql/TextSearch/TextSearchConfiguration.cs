using Cambium.Engine.Errors;
using Cambium.Engine.TextSearch;

namespace Cambium.Sql.TextSearch;

/// <summary>A text search configuration: which dictionary makes lexemes of which tokens. There are two, simple and english.</summary>
internal sealed class TextSearchConfiguration
{
    /// <summary>Words in lower case.</summary>
    public static readonly TextSearchConfiguration Simple = new(TextSearchNames.SimpleConfiguration, isEnglish: false);

    /// <summary>Words in lower case, without stop words, stemmed; numbers and addresses as they are.</summary>
    public static readonly TextSearchConfiguration English = new(TextSearchNames.EnglishConfiguration, isEnglish: true);

    private readonly bool _isEnglish;

    private TextSearchConfiguration(uint oid, bool isEnglish)
    {
        Oid = oid;
        _isEnglish = isEnglish;
    }

    public uint Oid { get; }

    /// <exception cref="SqlErrorException">XX000: no such configuration.</exception>
    public static TextSearchConfiguration Get(uint oid) => oid switch
    {
        TextSearchNames.SimpleConfiguration => Simple,
        TextSearchNames.EnglishConfiguration => English,
        _ => throw new SqlErrorException(SqlState.InternalError, $"cache lookup failed for text search configuration {oid}"),
    };

    /// <summary>The lexeme of a token: empty for a stop word, null for a token that isn't indexed.</summary>
    public string? Lexeme(in DocumentToken token)
    {
        if (token.Kind is TokenKind.Blank or TokenKind.Tag or TokenKind.Protocol or TokenKind.Entity || IsTooLong(token.Text))
        {
            return null;
        }

        bool isWord = token.Kind is TokenKind.AsciiWord or TokenKind.Word or TokenKind.HyphenatedAscii or TokenKind.Hyphenated or TokenKind.HyphenatedAsciiPart or TokenKind.HyphenatedPart;
        return _isEnglish && isWord ? Stem(token.Text) : token.Text.ToLowerInvariant();
    }

    /// <summary>Words longer than a tsvector holds are ignored.</summary>
    private static bool IsTooLong(string text) =>
        text.Length > TextVector.LexemeBytesMax || (text.Length > TextVector.LexemeBytesMax / 3 && System.Text.Encoding.UTF8.GetByteCount(text) > TextVector.LexemeBytesMax);

    /// <summary>What the dictionary english_stem makes of a word; empty for a stop word.</summary>
    public static string Stem(string word)
    {
        string lower = word.ToLowerInvariant();
        return EnglishStopWords.Contains(lower) ? "" : EnglishStemmer.Stem(lower);
    }

    /// <summary>The lexemes of a document with their positions; stop words take a position each, and leave nothing there.</summary>
    public IEnumerable<Lexeme> Lexemes(string document, int offset = 0)
    {
        int position = offset;
        foreach (DocumentToken token in DocumentParser.Parse(document))
        {
            if (Lexeme(token) is not { } lexeme)
            {
                continue;
            }

            position++;
            if (lexeme.Length > 0)
            {
                yield return new Lexeme(lexeme, [new LexemePlace(position, 0)]);
            }
        }
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
}
