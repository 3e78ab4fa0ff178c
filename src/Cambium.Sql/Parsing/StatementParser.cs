using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Which statement is it: looks at its first words and hands over.</summary>
internal sealed class StatementParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>Statements separated by semicolons up to the end.</summary>
    public List<Statement> Script()
    {
        List<Statement> statements = [];
        while (true)
        {
            while (Accept(TokenKind.Semicolon))
            {
            }

            if (At(TokenKind.End))
            {
                return statements;
            }

            statements.Add(Parse());
            if (!At(TokenKind.End))
            {
                Expect(TokenKind.Semicolon);
            }
        }
    }

    public Statement Parse()
    {
        if (Grammar.DataModification.AtPreparable())
        {
            return Grammar.DataModification.PreparableStatement();
        }

        return Current.Keyword switch
        {
            Keyword.Create => Grammar.Creates.Parse(),
            _ => Grammar.Transactions.TryParse() ?? Grammar.Sessions.TryParse() ?? throw Unexpected(),
        };
    }

    /// <summary>What EXPLAIN can explain.</summary>
    public Statement Explainable()
    {
        if (Grammar.DataModification.AtPreparable()
            || Current.Keyword is Keyword.Create or Keyword.Declare or Keyword.Execute or Keyword.Refresh)
        {
            return Parse();
        }

        throw Unexpected();
    }

    /// <summary>Skips the rest of a statement that is known by name only.</summary>
    public UnsupportedStatement Unsupported(string name, int start)
    {
        int depth = 0;
        while (!At(TokenKind.End) && (depth > 0 || !At(TokenKind.Semicolon)))
        {
            depth += At(TokenKind.LeftParenthesis) ? 1 : At(TokenKind.RightParenthesis) ? -1 : 0;
            Tokens.Advance();
        }

        return new UnsupportedStatement(name, Since(start));
    }
}
