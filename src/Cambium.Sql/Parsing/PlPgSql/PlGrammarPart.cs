using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Parsing.PlPgSql;

/// <summary>What the rules of PL/pgSQL share: its words, which SQL doesn't know as key words, expressions and targets.</summary>
internal abstract class PlGrammarPart(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>True at the word (lower case), unquoted.</summary>
    protected bool AtWord(string word, int distance = 0)
    {
        Token token = Tokens.Peek(distance);
        return token.Kind is TokenKind.Identifier or TokenKind.Keyword && token.Text == word && Tokens.Sql[token.Start] != '"';
    }

    protected bool AcceptWord(string word)
    {
        if (!AtWord(word))
        {
            return false;
        }

        Tokens.Advance();
        return true;
    }

    protected void ExpectWord(string word)
    {
        if (!AcceptWord(word))
        {
            throw Unexpected();
        }
    }

    protected void EndOfStatement() => Expect(TokenKind.Semicolon);

    /// <summary>A name, or a parameter's number: $1.</summary>
    protected string VariableName() =>
        At(TokenKind.Parameter) ? "$" + Tokens.Advance().Text
        : NameParser.IsLabel(Current) ? Tokens.Advance().Text!
        : throw Unexpected();

    /// <summary>SQL, or where it can't be read and that is no error yet, what stands for it.</summary>
    /// <param name="ends">Words that it ends before, besides a semicolon, a range's dots and what is fenced off.</param>
    protected T SqlPart<T>(Func<T> parse, Func<SyntaxFault, SourceSpan, T> faulty, params string[] ends)
    {
        if (!Grammar.KeepsFaults)
        {
            return parse();
        }

        int start = Start;
        (int, int) mark = Tokens.Mark();
        try
        {
            T part = parse();
            return AtEnd(ends) ? part : throw Unexpected();
        }
        catch (SqlErrorException error) when (error.SqlState is not (SqlState.StatementTooComplex or SqlState.QueryCanceled))
        {
            Tokens.Return(mark);
            if (!TrySkip(ends))
            {
                throw;
            }

            // The text that is run ends here.
            bool isAtEnd = error.SqlState == SqlState.SyntaxError && error.Position == Start + 1;
            return faulty(new SyntaxFault(error.SqlState, isAtEnd ? SyntaxErrors.AtEnd : error.Message, error.Hint, error.Position), Since(start));
        }
    }

    /// <summary>Goes to the end of what must be SQL; false: there is none, or no end.</summary>
    private bool TrySkip(string[] ends)
    {
        int start = Start;
        for (int depth = 0; !At(TokenKind.Semicolon) && (depth > 0 || !AtEnd(ends)); Tokens.Advance())
        {
            if (At(TokenKind.End))
            {
                return false;
            }

            depth += Current.Kind is TokenKind.LeftParenthesis or TokenKind.LeftBracket ? 1 : Current.Kind is TokenKind.RightParenthesis or TokenKind.RightBracket ? -1 : 0;
        }

        return Start > start;
    }

    private bool AtEnd(string[] ends) => Current.Kind is TokenKind.Semicolon or TokenKind.Other or TokenKind.DotDot || Array.Exists(ends, word => AtWord(word));

    /// <summary>An expression; also a whole query without its SELECT (<c>count(*) FROM t</c>), with a label that nobody asks for.</summary>
    /// <param name="ends">Words that stand behind it.</param>
    protected Expression Value(params string[] ends) => SqlPart<Expression>(WholeValue, static (fault, span) => new FaultyExpression(fault, span), ends);

    private Expression WholeValue()
    {
        int start = Start;
        Expression value = Expression();
        if (Accept(Keyword.As))
        {
            Names.Label();
        }
        else if (AtLabel())
        {
            Tokens.Advance();
        }

        return Current.Keyword is Keyword.From or Keyword.Where or Keyword.Group or Keyword.Having or Keyword.Order or Keyword.Limit or Keyword.Offset
            ? new ScalarSubqueryExpression(Grammar.Queries.AfterItems([value]), Since(start))
            : value;
    }

    /// <summary>At a name that stands where the value must end: behind it, it does.</summary>
    private bool AtLabel() => NameParser.IsBareLabel(Current)
        && (Tokens.Peek() is { Kind: TokenKind.Semicolon or TokenKind.DotDot or TokenKind.Other } or { Keyword: Keyword.From } || AtWord("then", 1));

    /// <summary>At a query or another statement that returns rows.</summary>
    protected bool AtRows() => Grammar.DataModification.AtPreparable() || (Current.Keyword is Keyword.Explain or Keyword.Show or Keyword.Fetch && Tokens.Peek().Kind != TokenKind.Other);

    protected Statement Rows() => SqlPart<Statement>(Query, static (fault, span) => new FaultyStatement(fault, span));

    private Statement Query() => Current.Keyword switch
    {
        Keyword.Explain => Grammar.Sessions.Explain(),
        Keyword.Show => Grammar.Settings.Show(),
        Keyword.Fetch => Grammar.Sessions.Fetch(),
        _ => Grammar.DataModification.PreparableStatement(),
    };

    /// <summary>value, …: a comma that isn't in parentheses ends each, within a FROM, too.</summary>
    protected SyntaxList<Expression> Values(params string[] ends) => FencedList(() => Value(ends));

    /// <summary>item, …, of which each ends with a <see cref="Value"/>.</summary>
    protected SyntaxList<T> FencedList<T>(Func<T> item)
        where T : class
    {
        List<T> items = [];
        do
        {
            FenceComma();
            items.Add(item());
        }
        while (AcceptComma());
        return [.. items];
    }

    /// <summary>[USING value, …]</summary>
    protected SyntaxList<Expression> UsingValues() => AcceptWord("using") ? Values("into") : [];

    /// <summary>name {.field} {[subscript] | .field}</summary>
    protected PlTarget Target()
    {
        int start = Start;
        List<string> parts = [VariableName()];
        while (Accept(TokenKind.Dot))
        {
            parts.Add(Names.Label());
        }

        QualifiedName name = new([.. parts], Since(start));
        return new PlTarget(name, Grammar.DataModification.AssignmentPath(), Since(start));
    }

    /// <summary>INTO [STRICT] target, …, when it stands here.</summary>
    protected SyntaxList<PlTarget> OptionalInto(out bool isStrict)
    {
        isStrict = false;
        if (!AcceptWord("into"))
        {
            return [];
        }

        isStrict = AcceptWord("strict");
        return List(Target);
    }

    /// <summary>Makes the word at depth 0 a token no SQL can go past (LOOP would be read as an alias).</summary>
    protected void Fence(string word)
    {
        if (Find(distance => AtWord(word, distance)) is { } distance)
        {
            Fence(distance);
        }
    }

    /// <summary>The same of the next comma, unless the list ends before it.</summary>
    private void FenceComma()
    {
        if (Find(distance => Tokens.Peek(distance).Kind == TokenKind.Comma || AtWord("into", distance)) is { } distance && !AtWord("into", distance))
        {
            Fence(distance);
        }
    }

    private void Fence(int distance) => Tokens.Replace(distance, Tokens.Peek(distance) with { Kind = TokenKind.Other, Keyword = Keyword.NotAKeyword });

    /// <summary>How far away the first token of a kind is that isn't in parentheses or brackets; null: the statement, or what is fenced off, ends before.</summary>
    private int? Find(Func<int, bool> isIt)
    {
        int depth = 0;
        for (int distance = 0; ; distance++)
        {
            TokenKind kind = Tokens.Peek(distance).Kind;
            if (kind is TokenKind.End or TokenKind.Error or TokenKind.Semicolon or TokenKind.Other)
            {
                return null;
            }

            depth += kind is TokenKind.LeftParenthesis or TokenKind.LeftBracket ? 1 : kind is TokenKind.RightParenthesis or TokenKind.RightBracket ? -1 : 0;
            if (depth == 0 && isIt(distance))
            {
                return distance;
            }
        }
    }

    /// <summary>The word, fenced or not.</summary>
    protected bool AcceptFenced(string word)
    {
        if (At(TokenKind.Other) && Current.Text == word)
        {
            Tokens.Advance();
            return true;
        }

        return AcceptWord(word);
    }

    protected void ExpectFenced(string word)
    {
        if (!AcceptFenced(word))
        {
            throw Unexpected();
        }
    }

    /// <summary>A comma, fenced or not.</summary>
    private bool AcceptComma()
    {
        if (At(TokenKind.Other) && Tokens.Sql[Current.Start] == ',')
        {
            Tokens.Advance();
            return true;
        }

        return Accept(TokenKind.Comma);
    }
}
