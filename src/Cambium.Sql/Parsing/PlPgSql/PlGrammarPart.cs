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

    /// <summary>An expression; also a whole query without its SELECT (<c>count(*) FROM t</c>).</summary>
    protected Expression Value()
    {
        int start = Start;
        Expression value = Expression();
        return At(Keyword.From) ? new ScalarSubqueryExpression(Grammar.Queries.AfterItem(value), Since(start)) : value;
    }

    /// <summary>[USING value, …]</summary>
    protected SyntaxList<Expression> UsingValues() => AcceptWord("using") ? List(Expression) : [];

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
        int depth = 0;
        for (int distance = 0; ; distance++)
        {
            Token token = Tokens.Peek(distance);
            if (token.Kind is TokenKind.End or TokenKind.Error or TokenKind.Semicolon)
            {
                return;
            }

            depth += token.Kind == TokenKind.LeftParenthesis ? 1 : token.Kind == TokenKind.RightParenthesis ? -1 : 0;
            if (depth == 0 && AtWord(word, distance))
            {
                Tokens.Replace(distance, token with { Kind = TokenKind.Other, Keyword = Keyword.NotAKeyword });
                return;
            }
        }
    }

    /// <summary>The word, fenced or not.</summary>
    protected void ExpectFenced(string word)
    {
        if (At(TokenKind.Other) && Current.Text == word)
        {
            Tokens.Advance();
            return;
        }

        ExpectWord(word);
    }
}
