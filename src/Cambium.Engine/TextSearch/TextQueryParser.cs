using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.TextSearch;

/// <summary>Reads a tsquery's text: words under !, &lt;-&gt; or &lt;N&gt;, &amp; and |, by falling strength, and parentheses.</summary>
/// <param name="toNode">What a word of the text means: word, weights, whether a prefix. Null for a word that is not looked for.</param>
public sealed class TextQueryParser(string text, Func<string, int, bool, TextQueryNode?> toNode)
{
    private const int DepthMax = 1000;

    private int _position;
    private int _depth;

    /// <returns>Null for a text without words, or without words that are looked for.</returns>
    /// <exception cref="SqlErrorException">42601.</exception>
    public TextQueryNode? Parse()
    {
        if (Peek() == '\0')
        {
            return null;
        }

        TextQueryNode? root = Or().Node;
        return Peek() == '\0' ? root : throw SyntaxError();
    }

    // A part without words leaves a gap in a phrase: how many lexemes it would have taken is handed up beside the node.
    private (TextQueryNode? Node, int Before, int After) Or()
    {
        (TextQueryNode? Node, int Before, int After) left = And();
        while (Peek() == '|')
        {
            _position++;
            left = Join(left, And(), static (a, b) => new OrNode(a, b));
        }

        return left;
    }

    private (TextQueryNode? Node, int Before, int After) And()
    {
        (TextQueryNode? Node, int Before, int After) left = Phrase();
        while (Peek() == '&')
        {
            _position++;
            left = Join(left, Phrase(), static (a, b) => new AndNode(a, b));
        }

        return left;
    }

    private static (TextQueryNode? Node, int Before, int After) Join(
        (TextQueryNode? Node, int Before, int After) left, (TextQueryNode? Node, int Before, int After) right, Func<TextQueryNode, TextQueryNode, TextQueryNode> join) =>
        left.Node is null
            ? right.Node is null ? (null, Math.Max(left.Before, right.Before), 0) : right
            : right.Node is null ? left : (join(left.Node, right.Node), 0, 0);

    private (TextQueryNode? Node, int Before, int After) Phrase()
    {
        (TextQueryNode? Node, int Before, int After) left = Unary();
        while (Peek() == '<')
        {
            int distance = Distance();
            (TextQueryNode? Node, int Before, int After) right = Unary();
            left = (left.Node, right.Node) switch
            {
                (null, null) => (null, left.Before + distance + right.Before, 0),
                (null, _) => (right.Node, left.Before + distance + right.Before, right.After),
                (_, null) => (left.Node, left.Before, left.After + distance + right.Before),
                _ => (new PhraseNode(left.Node, right.Node, left.After + distance + right.Before), left.Before, right.After),
            };
        }

        return left;
    }

    private (TextQueryNode? Node, int Before, int After) Unary()
    {
        CancellationPoint.Tick();
        if (++_depth > DepthMax)
        {
            throw new SqlErrorException(SqlState.StatementTooComplex, "stack depth limit exceeded");
        }

        (TextQueryNode? Node, int Before, int After) result;
        switch (Peek())
        {
            case '!':
                _position++;
                result = Unary();
                result = (result.Node is null ? null : new NotNode(result.Node), result.Before, result.After);
                break;
            case '(':
                _position++;
                result = Or();
                if (Peek() != ')')
                {
                    throw SyntaxError();
                }

                _position++;
                break;
            case '\0':
                throw new SqlErrorException(SqlState.SyntaxError, $"no operand in tsquery: \"{text}\"");
            default:
                result = (Word(), 0, 0);
                break;
        }

        _depth--;
        return result;
    }

    private int Distance()
    {
        int close = text.IndexOf('>', _position);
        string between = close < 0 ? "" : text[(_position + 1)..close];
        if (between == "-")
        {
            _position = close + 1;
            return 1;
        }

        if (!int.TryParse(between, NumberStyles.None, CultureInfo.InvariantCulture, out int distance))
        {
            throw SyntaxError();
        }

        if (distance > PhraseNode.DistanceMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"distance in phrase operator must be an integer value between zero and {PhraseNode.DistanceMax} inclusive");
        }

        _position = close + 1;
        return distance;
    }

    private TextQueryNode? Word()
    {
        StringBuilder word = new();
        bool isQuoted = text[_position] == '\'';
        _position += isQuoted ? 1 : 0;
        while (true)
        {
            char c = _position < text.Length ? text[_position] : '\0';
            if (c == '\0')
            {
                if (isQuoted || word.Length == 0)
                {
                    throw SyntaxError();
                }

                break;
            }

            if (c == '\\')
            {
                word.Append(_position + 1 < text.Length ? text[_position + 1] : throw SyntaxError());
                _position += 2;
            }
            else if (isQuoted && c == '\'')
            {
                _position++;
                if (_position >= text.Length || text[_position] != '\'')
                {
                    break;
                }

                word.Append('\'');
                _position++;
            }
            else if (!isQuoted && (Blanks.IsWideBlank(c) || c is '!' or '&' or '|' or '(' or ')' or '<' or ':'))
            {
                break;
            }
            else
            {
                word.Append(c);
                _position++;
            }
        }

        if (word.Length == 0)
        {
            throw SyntaxError();
        }

        (int weights, bool isPrefix) = Marks();
        return toNode(word.ToString(), weights, isPrefix);
    }

    private (int Weights, bool IsPrefix) Marks()
    {
        int weights = 0;
        bool isPrefix = false;
        if (_position < text.Length && text[_position] == ':')
        {
            _position++;
            while (_position < text.Length && (text[_position] == '*' || LexemePlace.WeightOf(text[_position]) >= 0))
            {
                isPrefix |= text[_position] == '*';
                weights |= text[_position] == '*' ? 0 : 1 << LexemePlace.WeightOf(text[_position]);
                _position++;
            }
        }

        return (weights, isPrefix);
    }

    /// <summary>The next character that is no blank; zero at the end.</summary>
    private char Peek()
    {
        while (_position < text.Length && Blanks.IsWideBlank(text[_position]))
        {
            _position++;
        }

        return _position < text.Length ? text[_position] : '\0';
    }

    private SqlErrorException SyntaxError() => new(SqlState.SyntaxError, $"syntax error in tsquery: \"{text}\"");
}
