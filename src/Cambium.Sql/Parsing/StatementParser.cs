using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Which statement is it: looks at its first words and hands over.</summary>
internal sealed class StatementParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>Statements separated by semicolons up to the end.</summary>
    public List<Statement> Script() => Script(Parse);

    /// <param name="parse">Reads one of them.</param>
    public List<Statement> Script(Func<Statement> parse)
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

            statements.Add(parse());
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

        int start = Start;
        return Current.Keyword switch
        {
            Keyword.Create => Grammar.Creates.Parse(),
            Keyword.Alter => Grammar.Alters.Parse(),
            Keyword.Drop => Grammar.Objects.Drop(),
            Keyword.Comment => Grammar.Objects.Comment(),
            Keyword.Grant or Keyword.Revoke => Grammar.Grants.Parse(),
            Keyword.Set => Grammar.Settings.Set(),
            Keyword.Reset => Grammar.Settings.Reset(),
            Keyword.Show => Grammar.Settings.Show(),
            Keyword.Discard => Grammar.Settings.Discard(),
            Keyword.Copy => Grammar.Copies.Parse(),
            Keyword.Truncate => Grammar.Maintenance.Truncate(),
            Keyword.Vacuum or Keyword.Analyze or Keyword.Analyse => Grammar.Maintenance.Vacuum(),
            Keyword.Cluster => Grammar.Maintenance.Cluster(),
            Keyword.Reindex => Grammar.Maintenance.Reindex(),
            Keyword.Refresh => Grammar.Maintenance.Refresh(),
            Keyword.Checkpoint => Checkpoint(start),
            Keyword.Do => Grammar.FunctionDefinitions.Do(),
            Keyword.Call => Grammar.FunctionDefinitions.Call(),
            Keyword.Reassign => ReassignOwned(start),
            Keyword.Import when Tokens.Peek().Keyword == Keyword.Foreign => Unsupported("IMPORT FOREIGN SCHEMA", start),
            Keyword.Security when Tokens.Peek().Keyword == Keyword.Label => Unsupported("SECURITY LABEL", start),
            Keyword.Load => Load(start),
            _ => Grammar.Transactions.TryParse() ?? Grammar.Sessions.TryParse() ?? throw Unexpected(),
        };
    }

    /// <summary>What EXPLAIN can explain.</summary>
    public Statement Explainable()
    {
        if (Current.Keyword == Keyword.Create
            && Tokens.Peek().Keyword is not (Keyword.Table or Keyword.Temp or Keyword.Temporary or Keyword.Local or Keyword.Global or Keyword.Unlogged or Keyword.Materialized))
        {
            // Of what CREATE makes only the rows of queries can be explained.
            Tokens.Advance();
            throw Unexpected();
        }

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

    private LoadStatement Load(int start)
    {
        Expect(Keyword.Load);
        return new LoadStatement(Grammar.Names.String(), Since(start));
    }

    private CheckpointStatement Checkpoint(int start)
    {
        Expect(Keyword.Checkpoint);
        return new CheckpointStatement(Since(start));
    }

    private ReassignOwnedStatement ReassignOwned(int start)
    {
        Expect(Keyword.Reassign, Keyword.Owned);
        Expect(Keyword.By);
        SyntaxList<RoleName> from = Names.Roles();
        Expect(Keyword.To);
        return new ReassignOwnedStatement(from, Names.Role(), Since(start));
    }
}
