using System.Globalization;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Prepared statements, cursors, EXPLAIN, LISTEN and relatives.</summary>
internal sealed class SessionParser(Grammar grammar) : GrammarPart(grammar)
{
    public Statement? TryParse()
    {
        int start = Start;
        switch (Current.Keyword)
        {
            case Keyword.Prepare:
                return Prepare();
            case Keyword.Execute:
                return Execute();
            case Keyword.Deallocate:
                Tokens.Advance();
                Accept(Keyword.Prepare);
                string? prepared = Accept(Keyword.All) ? null : Names.ColumnName();
                return new DeallocateStatement(prepared, Since(start));
            case Keyword.Declare:
                return Declare();
            case Keyword.Fetch or Keyword.Move:
                return Fetch();
            case Keyword.Close:
                Tokens.Advance();
                string? cursor = Accept(Keyword.All) ? null : Names.ColumnName();
                return new CloseStatement(cursor, Since(start));
            case Keyword.Explain:
                return Explain();
            case Keyword.Listen:
                Tokens.Advance();
                return new ListenStatement(Names.ColumnName(), Since(start));
            case Keyword.Unlisten:
                Tokens.Advance();
                string? channel = Tokens.AcceptOperator("*") ? null : Names.ColumnName();
                return new UnlistenStatement(channel, Since(start));
            case Keyword.Notify:
                Tokens.Advance();
                string target = Names.ColumnName();
                string payload = Accept(TokenKind.Comma) ? Names.String() : string.Empty;
                return new NotifyStatement(target, payload, Since(start));
            default:
                return null;
        }
    }

    /// <summary>EXECUTE name [(arguments)].</summary>
    public ExecuteStatement Execute()
    {
        int start = Start;
        Expect(Keyword.Execute);
        string name = Names.ColumnName();
        SyntaxList<Expression> arguments = OptionalParenthesizedList(Expression);
        return new ExecuteStatement(name, arguments, Since(start));
    }

    private PrepareStatement Prepare()
    {
        int start = Start;
        Expect(Keyword.Prepare);
        string name = Names.ColumnName();
        SyntaxList<TypeName> types = OptionalParenthesizedList(Grammar.Types.Parse);
        Expect(Keyword.As);
        Statement statement = Grammar.DataModification.PreparableStatement();
        return new PrepareStatement(name, types, statement, Since(start));
    }

    private DeclareCursorStatement Declare()
    {
        int start = Start;
        Expect(Keyword.Declare);
        string name = Names.ColumnName();
        bool isBinary = false;
        bool isInsensitive = false;
        bool? scroll = null;
        while (!At(Keyword.Cursor))
        {
            if (Accept(Keyword.Binary))
            {
                isBinary = true;
            }
            else if (Accept(Keyword.Insensitive))
            {
                isInsensitive = true;
            }
            else if (Accept(Keyword.No, Keyword.Scroll))
            {
                scroll = false;
            }
            else if (Accept(Keyword.Scroll))
            {
                scroll = true;
            }
            else
            {
                Expect(Keyword.Asensitive);
            }
        }

        Expect(Keyword.Cursor);
        bool withHold = Accept(Keyword.With, Keyword.Hold);
        if (!withHold)
        {
            Accept(Keyword.Without, Keyword.Hold);
        }

        Expect(Keyword.For);
        SelectStatement query = Grammar.Queries.Parse();
        return new DeclareCursorStatement(name, isBinary, isInsensitive, scroll, withHold, query, Since(start));
    }

    public FetchStatement Fetch()
    {
        int start = Start;
        bool isMove = Tokens.Advance().Keyword == Keyword.Move;
        (FetchDirection direction, long count) = Direction();
        if (!Accept(Keyword.From))
        {
            Accept(Keyword.In);
        }

        string cursor = Names.ColumnName();
        return new FetchStatement(isMove, direction, count, cursor, Since(start));
    }

    private (FetchDirection Direction, long Count) Direction()
    {
        // A direction word may also be the cursor's name: then nothing follows it.
        bool isName = Tokens.Peek().Kind is TokenKind.End or TokenKind.Semicolon;
        if (Names.AtSignedNumber())
        {
            return (FetchDirection.Forward, Number());
        }

        if (isName)
        {
            return (FetchDirection.Forward, 1);
        }

        switch (Current.Keyword)
        {
            case Keyword.Next:
                Tokens.Advance();
                return (FetchDirection.Forward, 1);
            case Keyword.Prior:
                Tokens.Advance();
                return (FetchDirection.Backward, 1);
            case Keyword.First:
                Tokens.Advance();
                return (FetchDirection.Absolute, 1);
            case Keyword.Last:
                Tokens.Advance();
                return (FetchDirection.Absolute, -1);
            case Keyword.Absolute:
                Tokens.Advance();
                return (FetchDirection.Absolute, Number());
            case Keyword.Relative:
                Tokens.Advance();
                return (FetchDirection.Relative, Number());
            case Keyword.All:
                Tokens.Advance();
                return (FetchDirection.Forward, long.MaxValue);
            case Keyword.Forward:
                Tokens.Advance();
                return (FetchDirection.Forward, OptionalCount());
            case Keyword.Backward:
                Tokens.Advance();
                return (FetchDirection.Backward, OptionalCount());
            default:
                return (FetchDirection.Forward, 1);
        }
    }

    private long OptionalCount() => Accept(Keyword.All) ? long.MaxValue : Names.AtSignedNumber() ? Number() : 1;

    private long Number()
    {
        int start = Start;
        string number = Names.SignedNumber();
        return long.TryParse(number, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long value)
            ? value
            : throw SyntaxErrors.AtOrNear(Tokens.Sql, start, start + number.Length);
    }

    public ExplainStatement Explain()
    {
        int start = Start;
        Expect(Keyword.Explain);
        List<Option> options = [];
        if (At(TokenKind.LeftParenthesis) && !OpensQuery())
        {
            options.AddRange(Grammar.Options.Settings());
        }
        else
        {
            AddFlag(Current.Keyword is Keyword.Analyze or Keyword.Analyse, "analyze");
            AddFlag(At(Keyword.Verbose), "verbose");
            AddFlag(Current is { Kind: TokenKind.Identifier, Text: "conflicts" }, "conflicts");
        }

        Statement statement = Grammar.Statements.Explainable();
        return new ExplainStatement([.. options], statement, Since(start));

        void AddFlag(bool isHere, string name)
        {
            if (isHere)
            {
                int flagStart = Start;
                Tokens.Advance();
                options.Add(Grammar.Options.Flag(name, flagStart));
            }
        }
    }

    private bool OpensQuery()
    {
        int distance = 0;
        while (Tokens.Peek(distance).Kind == TokenKind.LeftParenthesis)
        {
            distance++;
        }

        return Tokens.Peek(distance).Keyword is Keyword.Select or Keyword.With or Keyword.Values or Keyword.Table;
    }
}
