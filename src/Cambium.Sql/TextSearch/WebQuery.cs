using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// websearch_to_tsquery: words are joined by AND, "quoted ones" are a phrase, or means OR, - before a word means NOT. Never an error: what has no
/// meaning where it stands is passed over.
/// <code>
/// cat -"fat rat" or dog   =>   'cat' &amp; !( 'fat' &lt;-&gt; 'rat' ) | 'dog'
/// </code>
/// </summary>
/// <remarks>PostgreSQL's gettoken_query_websearch (tsquery.c): OR is a word only where an operand precedes it and something follows.</remarks>
internal sealed class WebQuery
{
    private readonly TextSearchConfiguration _configuration;
    private readonly string _text;
    private int _position;

    private WebQuery(TextSearchConfiguration configuration, string text)
    {
        _configuration = configuration;
        _text = text;
    }

    public static TextQuery Parse(TextSearchConfiguration configuration, string text) => new(new WebQuery(configuration, text).Alternatives());

    /// <returns>Null: no word that is looked for.</returns>
    private TextQueryNode? Alternatives()
    {
        TextQueryNode? alternatives = null;
        do
        {
            TextQueryNode? conjunction = Conjunction();
            alternatives = alternatives is null || conjunction is null ? alternatives ?? conjunction : new OrNode(alternatives, conjunction);
        }
        while (AcceptOr());
        return alternatives;
    }

    private TextQueryNode? Conjunction()
    {
        TextQueryNode? conjunction = null;
        do
        {
            CancellationPoint.Tick();
            TextQueryNode? operand = Operand();
            conjunction = conjunction is null || operand is null ? conjunction ?? operand : new AndNode(conjunction, operand);
            SkipUnmeant();
        }
        while (_position < _text.Length && !IsOr());
        return conjunction;
    }

    private TextQueryNode? Operand()
    {
        int negations = 0;
        for (SkipUnmeant(); _position < _text.Length && _text[_position] == '-'; SkipUnmeant())
        {
            negations++;
            _position++;
        }

        TextQueryNode? node = _position == _text.Length ? null : _configuration.Node(_text[_position] == '"' ? Quoted() : Word(), 0, false);
        for (; node is not null && negations > 0; negations--)
        {
            node = new NotNode(node);
        }

        return node;
    }

    /// <summary>The end of the text closes quotes, too.</summary>
    private string Quoted()
    {
        int start = _position + 1;
        int close = _text.IndexOf('"', start);
        _position = close < 0 ? _text.Length : close + 1;
        return close < 0 ? _text[start..] : _text[start..close];
    }

    /// <summary>Up to a blank or what would mean something in a tsquery.</summary>
    private string Word()
    {
        int start = _position++;
        while (_position < _text.Length && !Blanks.IsWideBlank(_text[_position]) && !IsOperator(_text[_position]) && _text[_position] is not ('"' or ':'))
        {
            _position++;
        }

        return _text[start.._position];
    }

    private void SkipUnmeant()
    {
        while (_position < _text.Length && (Blanks.IsWideBlank(_text[_position]) || IsOperator(_text[_position])))
        {
            _position++;
        }
    }

    private bool AcceptOr()
    {
        bool isOr = IsOr();
        _position += isOr ? 2 : 0;
        return isOr;
    }

    /// <summary>The word "or", not part of another, with anything behind it.</summary>
    private bool IsOr()
    {
        if (string.Compare(_text, _position, "or", 0, 2, StringComparison.OrdinalIgnoreCase) != 0 || _position + 2 >= _text.Length)
        {
            return false;
        }

        char next = _text[_position + 2];
        return next is not ('-' or '_') && !char.IsLetterOrDigit(next) && _text.Skip(_position + 3).Any(static letter => !Blanks.IsWideBlank(letter));
    }

    private static bool IsOperator(char letter) => letter is '!' or '&' or '|' or '(' or ')';
}
