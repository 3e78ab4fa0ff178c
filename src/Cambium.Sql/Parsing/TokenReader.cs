using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>The tokens of one text with a place in them, shared by all parts of the grammar.</summary>
internal sealed class TokenReader
{
    /// <summary>
    /// Levels of expressions, queries and joins inside each other. Bounds the recursion of the parser and of everything that walks its trees;
    /// a level takes under 1 KiB of stack here, so 1.5 MiB threads have room.
    /// </summary>
    private const int NestingMax = 1000;

    /// <summary>Links of one chain that leans to the left: binding and planning go down it as deep as it is long.</summary>
    private const int ChainMax = 10_000;

    private readonly List<Token> _tokens;
    private readonly SqlErrorException? _lexicalError;
    private int _index;
    private int _depth;

    public TokenReader(string sql, Action<string, string>? cut = null)
    {
        Sql = sql;
        _tokens = Lexer.Tokenize(sql, out _lexicalError, cut);
        Current = _tokens[0];
        ThrowOnError();
    }

    public string Sql { get; }

    public Token Current { get; private set; }

    /// <summary>Where the current token starts, in UTF-16 characters from 0.</summary>
    public int Start => Current.Start;

    /// <summary>From <paramref name="start"/> to the end of the token before the current one.</summary>
    public SourceSpan Since(int start)
    {
        int end = _index > 0 ? _tokens[_index - 1].End : start;
        return SourceSpan.FromBounds(start, Math.Max(start, end));
    }

    /// <summary>The token <paramref name="distance"/> places ahead; past the end it is the last.</summary>
    public Token Peek(int distance = 1) => _tokens[Math.Min(_index + distance, _tokens.Count - 1)];

    public Token Advance()
    {
        CancellationPoint.Tick();
        Token token = Current;
        if (_index < _tokens.Count - 1)
        {
            Current = _tokens[++_index];
            ThrowOnError();
        }

        return token;
    }

    public bool At(Keyword keyword) => Current.Keyword == keyword;

    public bool At(Keyword keyword, Keyword next) => Current.Keyword == keyword && Peek().Keyword == next;

    public bool At(TokenKind kind) => Current.Kind == kind;

    public bool AtOperator(string symbol) => Current.Kind == TokenKind.Operator && Current.Text == symbol;

    public bool Accept(Keyword keyword)
    {
        if (Current.Keyword != keyword)
        {
            return false;
        }

        Advance();
        return true;
    }

    public bool Accept(Keyword keyword, Keyword next)
    {
        if (!At(keyword, next))
        {
            return false;
        }

        Advance();
        Advance();
        return true;
    }

    public bool Accept(TokenKind kind)
    {
        if (Current.Kind != kind)
        {
            return false;
        }

        Advance();
        return true;
    }

    public bool AcceptOperator(string symbol)
    {
        if (!AtOperator(symbol))
        {
            return false;
        }

        Advance();
        return true;
    }

    public void Expect(Keyword keyword)
    {
        if (!Accept(keyword))
        {
            throw Unexpected();
        }
    }

    public void Expect(Keyword keyword, Keyword next)
    {
        Expect(keyword);
        Expect(next);
    }

    public Token Expect(TokenKind kind) => Current.Kind == kind ? Advance() : throw Unexpected();

    public void ExpectOperator(string symbol)
    {
        if (!AcceptOperator(symbol))
        {
            throw Unexpected();
        }
    }

    /// <summary>The error for a current token that cannot stand here.</summary>
    public SqlErrorException Unexpected() => SyntaxErrors.AtOrNear(Sql, Current.Start, Current.End);

    public SqlErrorException Error(int start, string message, string sqlState = SqlState.SyntaxError, string? hint = null) =>
        SyntaxErrors.At(Sql, start, message, sqlState, hint: hint);

    /// <summary>Where the reader is, and how deep.</summary>
    public (int Index, int Depth) Mark() => (_index, _depth);

    /// <summary>Goes back to where it was.</summary>
    public void Return((int Index, int Depth) mark)
    {
        (_index, _depth) = mark;
        Current = _tokens[_index];
    }

    /// <summary>Counts a level of nesting; every Enter has its <see cref="Leave"/> unless the parse fails.</summary>
    public void Enter()
    {
        if (++_depth > NestingMax || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw SyntaxErrors.At(
                Sql,
                Current.Start,
                "stack depth limit exceeded",
                SqlState.StatementTooComplex,
                hint: $"Expressions and queries may be nested {NestingMax} levels deep; use lists, temporary tables or parameters instead.");
        }
    }

    public void Leave() => _depth--;

    /// <summary>Counts a link of a chain that leans to the left, like a + b + c or a JOIN b JOIN c.</summary>
    public void Link(ref int links)
    {
        if (++links > ChainMax)
        {
            throw SyntaxErrors.At(
                Sql, Current.Start, "stack depth limit exceeded", SqlState.StatementTooComplex,
                hint: $"Operators and joins may follow each other {ChainMax} times; use lists, temporary tables or parameters instead.");
        }
    }

    /// <summary>Puts another token into the place of the one <paramref name="distance"/> ahead; PL/pgSQL reads its own words so.</summary>
    public void Replace(int distance, Token token)
    {
        _tokens[_index + distance] = token;
        Current = _tokens[_index];
    }

    /// <summary>Takes tokens out, from <paramref name="distance"/> ahead on.</summary>
    public void Remove(int distance, int count)
    {
        _tokens.RemoveRange(_index + distance, count);
        Current = _tokens[_index];
    }

    private void ThrowOnError()
    {
        if (Current.Kind == TokenKind.Error)
        {
            throw _lexicalError!;
        }
    }
}
