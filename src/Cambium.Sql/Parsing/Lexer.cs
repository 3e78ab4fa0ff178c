using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Parsing;

/// <summary>
/// Cuts SQL into tokens by the rules of PostgreSQL 15's scanner (src/backend/parser/scan.l describes them; standard_conforming_strings on).
/// </summary>
/// <remarks>
/// The whole text is cut at once, in linear time. A lexical error ends the list with an Error token, so that a grammar error before it is
/// reported first.
/// </remarks>
internal sealed class Lexer
{
    internal const string OperatorCharacters = "~!@#^&|`?+-*/%<>=";

    private readonly string _sql;
    private readonly List<Token> _tokens;
    private readonly StringLexer _strings;
    private readonly Action<string, string>? _cut;
    private int _position;

    private Lexer(string sql, Action<string, string>? cut)
    {
        _cut = cut;
        _sql = sql;
        _tokens = new List<Token>((sql.Length / 5) + 8);
        _strings = new StringLexer(sql);
    }

    /// <summary>All tokens; the last is End, or Error with <paramref name="error"/> set.</summary>
    /// <param name="cut">Told each name that is too long, and what is left of it.</param>
    public static List<Token> Tokenize(string sql, out SqlErrorException? error, Action<string, string>? cut = null)
    {
        Lexer lexer = new(sql, cut);
        error = null;
        try
        {
            lexer.Run();
        }
        catch (SqlErrorException exception) when (exception.SqlState is not SqlState.InternalError)
        {
            error = exception;
            lexer.Add(TokenKind.Error, lexer._position, null);
        }

        return lexer._tokens;
    }

    private void Run()
    {
        while (true)
        {
            CancellationPoint.Tick();
            _position = _strings.SkipBlanks(_position);
            if (_position >= _sql.Length)
            {
                Add(TokenKind.End, _sql.Length, null);
                return;
            }

            Next(_sql[_position]);
        }
    }

    private void Next(char first)
    {
        if (IsNameStart(first))
        {
            Word(first);
        }
        else if (char.IsAsciiDigit(first) || (first == '.' && char.IsAsciiDigit(Peek(1))))
        {
            Number();
        }
        else if (first == '\'')
        {
            AddString(TokenKind.String, _strings.Quoted(_position, _position + 1, out int end), end);
        }
        else if (first == '"')
        {
            AddName(_strings.QuotedName(_position, _position + 1, out int end), end);
        }
        else if (first == '$')
        {
            Dollar();
        }
        else if (OperatorCharacters.Contains(first))
        {
            Operator();
        }
        else
        {
            Punctuation(first);
        }
    }

    private void Word(char first)
    {
        char next = Peek(1);
        int start = _position;
        switch (first)
        {
            case 'e' or 'E' when next == '\'':
                AddString(TokenKind.String, _strings.Escaped(start, start + 2, out int end), end);
                return;
            case 'b' or 'B' when next == '\'':
                AddString(TokenKind.BitString, _strings.Bits(start, start + 2, "bit string literal", out end), end);
                return;
            case 'x' or 'X' when next == '\'':
                AddString(TokenKind.HexString, _strings.Bits(start, start + 2, "hexadecimal string literal", out end), end);
                return;
            case 'n' or 'N' when next == '\'':
                AddString(TokenKind.NationalString, _strings.Quoted(start, start + 2, out end), end);
                return;
            case 'u' or 'U' when next == '&' && Peek(2) == '\'':
                AddString(TokenKind.String, _strings.UnicodeQuoted(start, start + 3, out end), end);
                return;
            case 'u' or 'U' when next == '&' && Peek(2) == '"':
                AddName(_strings.UnicodeQuotedName(start, start + 3, out end), end);
                return;
            default:
                PlainWord();
                return;
        }
    }

    private void PlainWord()
    {
        int end = SkipName(_position);
        int length = end - _position;
        Span<char> folded = length <= 128 ? stackalloc char[length] : new char[length];
        for (int i = 0; i < length; i++)
        {
            char character = _sql[_position + i];
            folded[i] = char.IsAsciiLetterUpper(character) ? (char)(character | 0x20) : character;
        }

        Keyword keyword = KeywordTable.Find(folded);
        if (keyword != Keyword.NotAKeyword)
        {
            _tokens.Add(new Token(TokenKind.Keyword, keyword, _position, length, KeywordTable.Text(keyword)));
            _position = end;
            return;
        }

        AddName(folded.ToString(), end);
    }

    private void Number()
    {
        int start = _position;
        int end = SkipDigits(start);
        TokenKind kind = TokenKind.Integer;
        if (At(end) == '.' && At(end + 1) != '.')
        {
            kind = TokenKind.Decimal;
            end = SkipDigits(end + 1);
        }

        if (At(end) is 'e' or 'E')
        {
            int exponent = At(end + 1) is '+' or '-' ? end + 2 : end + 1;
            if (char.IsAsciiDigit(At(exponent)))
            {
                kind = TokenKind.Decimal;
                end = SkipDigits(exponent);
            }
            else
            {
                throw SyntaxErrors.AtOrNear(_sql, start, Math.Max(exponent, SkipName(end)), "trailing junk after numeric literal");
            }
        }

        if (IsNameStart(At(end)))
        {
            throw SyntaxErrors.AtOrNear(_sql, start, SkipName(end), "trailing junk after numeric literal");
        }

        AddString(kind, _sql[start..end], end);
    }

    private void Dollar()
    {
        int start = _position;
        if (char.IsAsciiDigit(Peek(1)))
        {
            int end = SkipDigits(start + 1);
            if (IsNameStart(At(end)))
            {
                throw SyntaxErrors.AtOrNear(_sql, start, SkipName(end), "trailing junk after parameter");
            }

            AddString(TokenKind.Parameter, _sql[(start + 1)..end], end);
            return;
        }

        if (_strings.DollarQuoted(start, out string? value, out int after))
        {
            AddString(TokenKind.String, value, after);
            return;
        }

        Add(TokenKind.Other, start, null, 1);
    }

    /// <summary>
    /// The longest run of operator characters that holds no comment start; a trailing + or - belongs to the next token unless the run has one
    /// of the characters that no SQL operator has.
    /// </summary>
    private void Operator()
    {
        int start = _position;
        int end = start + 1;
        while (end < _sql.Length && OperatorCharacters.Contains(_sql[end]))
        {
            if ((_sql[end] == '-' && _sql[end - 1] == '-') || (_sql[end] == '*' && _sql[end - 1] == '/'))
            {
                end--;
                break;
            }

            end++;
        }

        ReadOnlySpan<char> run = _sql.AsSpan(start, end - start);
        if (run.Length > 1 && run[^1] is '+' or '-' && run[..^1].IndexOfAny("~!@#^&|`?%") < 0)
        {
            int length = run.Length;
            while (length > 1 && run[length - 1] is '+' or '-')
            {
                length--;
            }

            run = run[..length];
        }

        if (run.Length > Identifier.BytesMax)
        {
            throw SyntaxErrors.AtOrNear(_sql, start, end, "operator too long");
        }

        TokenKind kind = run is "=>" ? TokenKind.Arrow : TokenKind.Operator;
        string text = run is "!=" ? "<>" : run.ToString();
        AddString(kind, string.IsInterned(text) ?? text, start + run.Length);
    }

    private void Punctuation(char first)
    {
        (TokenKind kind, int length) = first switch
        {
            '(' => (TokenKind.LeftParenthesis, 1),
            ')' => (TokenKind.RightParenthesis, 1),
            '[' => (TokenKind.LeftBracket, 1),
            ']' => (TokenKind.RightBracket, 1),
            ',' => (TokenKind.Comma, 1),
            ';' => (TokenKind.Semicolon, 1),
            '.' => Peek(1) == '.' ? (TokenKind.DotDot, 2) : (TokenKind.Dot, 1),
            ':' => Peek(1) switch
            {
                ':' => (TokenKind.TypeCast, 2),
                '=' => (TokenKind.ColonEquals, 2),
                _ => (TokenKind.Colon, 1),
            },
            _ => (TokenKind.Other, 1),
        };
        Add(kind, _position, null, length);
    }

    private static bool IsNameStart(char character) => char.IsAsciiLetter(character) || character == '_' || character >= 0x80;

    private static bool IsNamePart(char character) => IsNameStart(character) || char.IsAsciiDigit(character) || character == '$';

    private int SkipName(int position)
    {
        while (position < _sql.Length && IsNamePart(_sql[position]))
        {
            position++;
        }

        return position;
    }

    private int SkipDigits(int position)
    {
        while (char.IsAsciiDigit(At(position)))
        {
            position++;
        }

        return position;
    }

    private char Peek(int distance) => At(_position + distance);

    private char At(int position) => position < _sql.Length ? _sql[position] : '\0';

    private void AddName(string name, int end)
    {
        string kept = Identifier.Cut(name);
        if (kept.Length < name.Length)
        {
            _cut?.Invoke(name, kept);
        }

        AddString(TokenKind.Identifier, kept, end);
    }

    private void AddString(TokenKind kind, string text, int end) => Add(kind, _position, text, end - _position);

    private void Add(TokenKind kind, int start, string? text, int length = 0)
    {
        _tokens.Add(new Token(kind, Keyword.NotAKeyword, start, length, text));
        _position = start + length;
    }
}
