using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>BEGIN to ROLLBACK, savepoints, two-phase commit and LOCK.</summary>
internal sealed class TransactionParser(Grammar grammar) : GrammarPart(grammar)
{
    public Statement? TryParse()
    {
        int start = Start;
        switch (Current.Keyword)
        {
            case Keyword.Begin:
                Tokens.Advance();
                WorkOrTransaction();
                return new BeginStatement(IsStart: false, Modes(isRequired: false), Since(start));
            case Keyword.Start:
                Expect(Keyword.Start, Keyword.Transaction);
                return new BeginStatement(IsStart: true, Modes(isRequired: false), Since(start));
            case Keyword.Commit:
                return Commit(start);
            case Keyword.End:
                Tokens.Advance();
                WorkOrTransaction();
                return new CommitStatement(AndChain(), Since(start));
            case Keyword.Rollback or Keyword.Abort:
                return Rollback(start);
            case Keyword.Savepoint:
                Tokens.Advance();
                return new SavepointStatement(Names.ColumnName(), Since(start));
            case Keyword.Release:
                Tokens.Advance();
                Accept(Keyword.Savepoint);
                return new ReleaseSavepointStatement(Names.ColumnName(), Since(start));
            case Keyword.Prepare when Tokens.Peek().Keyword == Keyword.Transaction && Tokens.Peek(2).Kind == TokenKind.String:
                Expect(Keyword.Prepare, Keyword.Transaction);
                return new PrepareTransactionStatement(Names.String(), Since(start));
            case Keyword.Lock:
                return Lock(start);
            default:
                return null;
        }
    }

    /// <summary>ISOLATION LEVEL …, READ ONLY | WRITE, [NOT] DEFERRABLE, AS OF …, separated by commas or blanks.</summary>
    public TransactionModes Modes(bool isRequired)
    {
        int start = Start;
        IsolationLevel? isolation = null;
        bool? isReadOnly = null;
        bool? isDeferrable = null;
        AsOfClause? asOf = null;
        bool isFirst = true;
        while (true)
        {
            bool hasComma = !isFirst && Accept(TokenKind.Comma);
            if (Accept(Keyword.Isolation))
            {
                Expect(Keyword.Level);
                isolation = Isolation();
            }
            else if (At(Keyword.Read) && Tokens.Peek().Keyword is Keyword.Only or Keyword.Write)
            {
                Tokens.Advance();
                isReadOnly = Tokens.Advance().Keyword == Keyword.Only;
            }
            else if (Accept(Keyword.Deferrable))
            {
                isDeferrable = true;
            }
            else if (Accept(Keyword.Not, Keyword.Deferrable))
            {
                isDeferrable = false;
            }
            else if (asOf is null && Grammar.Tables.AtAsOf())
            {
                asOf = Grammar.Selects.AsOf();
            }
            else if (hasComma || (isFirst && isRequired))
            {
                throw Unexpected();
            }
            else
            {
                return new TransactionModes(isolation, isReadOnly, isDeferrable, Since(start)) { AsOf = asOf };
            }

            isFirst = false;
        }
    }

    private IsolationLevel Isolation()
    {
        if (Accept(Keyword.Serializable))
        {
            return IsolationLevel.Serializable;
        }

        if (Accept(Keyword.Repeatable))
        {
            Expect(Keyword.Read);
            return IsolationLevel.RepeatableRead;
        }

        Expect(Keyword.Read);
        if (Accept(Keyword.Committed))
        {
            return IsolationLevel.ReadCommitted;
        }

        Expect(Keyword.Uncommitted);
        return IsolationLevel.ReadUncommitted;
    }

    private void WorkOrTransaction()
    {
        if (!Accept(Keyword.Work))
        {
            Accept(Keyword.Transaction);
        }
    }

    private bool AndChain()
    {
        if (!Accept(Keyword.And))
        {
            return false;
        }

        bool isChained = !Accept(Keyword.No);
        Expect(Keyword.Chain);
        return isChained;
    }

    private Statement Commit(int start)
    {
        Tokens.Advance();
        if (Accept(Keyword.Prepared))
        {
            return new CommitPreparedStatement(Names.String(), Since(start));
        }

        WorkOrTransaction();
        return new CommitStatement(AndChain(), Since(start));
    }

    private Statement Rollback(int start)
    {
        bool isRollback = Tokens.Advance().Keyword == Keyword.Rollback;
        if (isRollback && Accept(Keyword.Prepared))
        {
            return new RollbackPreparedStatement(Names.String(), Since(start));
        }

        WorkOrTransaction();
        if (!isRollback || !Accept(Keyword.To))
        {
            return new RollbackStatement(AndChain(), Since(start));
        }

        Accept(Keyword.Savepoint);
        return new RollbackToSavepointStatement(Names.ColumnName(), Since(start));
    }

    private LockStatement Lock(int start)
    {
        Tokens.Advance();
        Accept(Keyword.Table);
        SyntaxList<NamedTable> tables = List(Grammar.Tables.Relation);
        string mode = "ACCESS EXCLUSIVE";
        if (Accept(Keyword.In))
        {
            mode = LockMode();
            Expect(Keyword.Mode);
        }

        return new LockStatement(tables, mode, Accept(Keyword.Nowait), Since(start));
    }

    private string LockMode()
    {
        if (Accept(Keyword.Access))
        {
            return Accept(Keyword.Share) ? "ACCESS SHARE" : Exclusive("ACCESS EXCLUSIVE");
        }

        if (Accept(Keyword.Row))
        {
            return Accept(Keyword.Share) ? "ROW SHARE" : Exclusive("ROW EXCLUSIVE");
        }

        if (!Accept(Keyword.Share))
        {
            return Exclusive("EXCLUSIVE");
        }

        if (Accept(Keyword.Update))
        {
            return Exclusive("SHARE UPDATE EXCLUSIVE");
        }

        return Accept(Keyword.Row) ? Exclusive("SHARE ROW EXCLUSIVE") : "SHARE";
    }

    private string Exclusive(string mode)
    {
        Expect(Keyword.Exclusive);
        return mode;
    }
}
