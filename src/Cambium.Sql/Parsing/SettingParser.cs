using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>SET, RESET, SHOW, DISCARD and ALTER SYSTEM in all spellings.</summary>
internal sealed class SettingParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>SET [LOCAL | SESSION] …</summary>
    public Statement Set()
    {
        int start = Start;
        Expect(Keyword.Set);
        if (Accept(Keyword.Constraints))
        {
            return Constraints(start);
        }

        if (At(Keyword.Session, Keyword.Characteristics))
        {
            Expect(Keyword.Session, Keyword.Characteristics);
            Expect(Keyword.As, Keyword.Transaction);
            TransactionModes defaults = Grammar.Transactions.Modes(isRequired: true);
            return new SetTransactionStatement(IsSessionDefault: true, defaults, null, Since(start));
        }

        bool isLocal = Accept(Keyword.Local);
        if (!isLocal && At(Keyword.Session) && Tokens.Peek().Keyword != Keyword.Authorization && !IsAssignment(Tokens.Peek()))
        {
            Tokens.Advance();
        }

        if (!At(Keyword.Transaction) || IsAssignment(Tokens.Peek()))
        {
            return Rest(isLocal, start);
        }

        Tokens.Advance();
        if (Accept(Keyword.Snapshot))
        {
            string id = Names.String();
            return new SetTransactionStatement(false, new TransactionModes(null, null, null, Since(start)), id, Since(start));
        }

        TransactionModes modes = Grammar.Transactions.Modes(isRequired: true);
        return new SetTransactionStatement(IsSessionDefault: false, modes, null, Since(start));
    }

    /// <summary>SET … or RESET … as part of CREATE FUNCTION, ALTER ROLE and ALTER DATABASE.</summary>
    public SetStatement SetOrReset()
    {
        int start = Start;
        if (At(Keyword.Reset))
        {
            return Reset();
        }

        Expect(Keyword.Set);
        return Rest(isLocal: false, start);
    }

    public SetStatement Reset()
    {
        int start = Start;
        Expect(Keyword.Reset);
        if (Accept(Keyword.All))
        {
            return new SetStatement(SetKind.ResetAll, false, "all", [], Since(start));
        }

        string name = SpecialName() ?? Name();
        return new SetStatement(SetKind.Reset, false, name, [], Since(start));
    }

    public ShowStatement Show()
    {
        int start = Start;
        Expect(Keyword.Show);
        string name = Accept(Keyword.All) ? "all" : SpecialName() ?? Name();
        return new ShowStatement(name, Since(start));
    }

    public DiscardStatement Discard()
    {
        int start = Start;
        Expect(Keyword.Discard);
        DiscardKind kind = Current.Keyword switch
        {
            Keyword.All => DiscardKind.All,
            Keyword.Plans => DiscardKind.Plans,
            Keyword.Sequences => DiscardKind.Sequences,
            Keyword.Temp or Keyword.Temporary => DiscardKind.Temporary,
            _ => throw Unexpected(),
        };
        Tokens.Advance();
        return new DiscardStatement(kind, Since(start));
    }

    /// <summary>SYSTEM SET | RESET …, after ALTER.</summary>
    public AlterSystemStatement AlterSystem(int start)
    {
        Expect(Keyword.System);
        int settingStart = Start;
        bool isReset = Accept(Keyword.Reset);
        if (!isReset)
        {
            Expect(Keyword.Set);
        }

        // Without the spellings of SET that have words of their own.
        SetStatement setting = !isReset ? Assignment(Name(), isLocal: false, settingStart)
            : Accept(Keyword.All) ? new SetStatement(SetKind.ResetAll, false, "all", [], Since(settingStart))
            : new SetStatement(SetKind.Reset, false, Name(), [], Since(settingStart));
        return new AlterSystemStatement(setting, Since(start));
    }

    private static bool IsAssignment(Token token) =>
        token.Keyword == Keyword.To || token is { Kind: TokenKind.Operator, Text: "=" } || token.Kind == TokenKind.Dot;

    private SetConstraintsStatement Constraints(int start)
    {
        SyntaxList<QualifiedName> names = Accept(Keyword.All) ? [] : Names.QualifiedList();
        bool isDeferred = Accept(Keyword.Deferred);
        if (!isDeferred)
        {
            Expect(Keyword.Immediate);
        }

        return new SetConstraintsStatement(names, isDeferred, Since(start));
    }

    private string Name()
    {
        string name = Names.ColumnName();
        while (Accept(TokenKind.Dot))
        {
            name += "." + Names.ColumnName();
        }

        return name;
    }

    /// <summary>TIME ZONE, TRANSACTION ISOLATION LEVEL or SESSION AUTHORIZATION after RESET and SHOW.</summary>
    private string? SpecialName()
    {
        if (Accept(Keyword.Time, Keyword.Zone))
        {
            return "timezone";
        }

        if (Accept(Keyword.Transaction, Keyword.Isolation))
        {
            Expect(Keyword.Level);
            return "transaction_isolation";
        }

        return Accept(Keyword.Session, Keyword.Authorization) ? "session_authorization" : null;
    }

    private SetStatement Rest(bool isLocal, int start)
    {
        if (!IsAssignment(Tokens.Peek()))
        {
            switch (Current.Keyword)
            {
                case Keyword.Time when Tokens.Peek().Keyword == Keyword.Zone:
                    Expect(Keyword.Time, Keyword.Zone);
                    return TimeZone(isLocal, start);
                case Keyword.Catalog:
                    throw Tokens.Error(Start, "current database cannot be changed", SqlState.FeatureNotSupported);
                case Keyword.Schema:
                    Tokens.Advance();
                    return Single("search_path", Text(), isLocal, start);
                case Keyword.Names:
                    Tokens.Advance();
                    return At(TokenKind.String) ? Single("client_encoding", Text(), isLocal, start) : Default("client_encoding", isLocal, start);
                case Keyword.Role:
                    Tokens.Advance();
                    return Single("role", WordOrString(), isLocal, start);
                case Keyword.Session when Tokens.Peek().Keyword == Keyword.Authorization:
                    Expect(Keyword.Session, Keyword.Authorization);
                    return At(Keyword.Default)
                        ? Default("session_authorization", isLocal, start)
                        : Single("session_authorization", WordOrString(), isLocal, start);
                case Keyword.Xml when Tokens.Peek().Keyword == Keyword.Option:
                    Expect(Keyword.Xml, Keyword.Option);
                    string option = Accept(Keyword.Document) ? "document" : "content";
                    if (option == "content")
                    {
                        Expect(Keyword.Content);
                    }

                    return Single("xmloption", new StringLiteral(option, Since(start)), isLocal, start);
            }
        }

        string name = Name();
        return Accept(Keyword.From, Keyword.Current) ? new SetStatement(SetKind.FromCurrent, isLocal, name, [], Since(start)) : Assignment(name, isLocal, start);
    }

    private SetStatement Assignment(string name, bool isLocal, int start)
    {
        if (!Accept(Keyword.To))
        {
            Tokens.ExpectOperator("=");
        }

        if (At(Keyword.Default))
        {
            return Default(name, isLocal, start);
        }

        SyntaxList<Expression> values = List(Value);
        return new SetStatement(SetKind.Values, isLocal, name, values, Since(start));
    }

    private SetStatement TimeZone(bool isLocal, int start)
    {
        if (Current.Keyword is Keyword.Default or Keyword.Local)
        {
            return Default("timezone", isLocal, start);
        }

        Expression value =
            At(Keyword.Interval) ? Grammar.Primaries.Parse()
            : Names.AtSignedNumber() ? Number()
            : WordOrString();
        return Single("timezone", value, isLocal, start);
    }

    /// <summary>Skips the word that says default.</summary>
    private SetStatement Default(string name, bool isLocal, int start)
    {
        if (Current.Keyword is Keyword.Default or Keyword.Local)
        {
            Tokens.Advance();
        }

        return new SetStatement(SetKind.Default, isLocal, name, [], Since(start));
    }

    private SetStatement Single(string name, Expression value, bool isLocal, int start) =>
        new(SetKind.Values, isLocal, name, [value], Since(start));

    /// <summary>A word, string, boolean or number.</summary>
    private Expression Value()
    {
        if (Names.AtSignedNumber())
        {
            return Number();
        }

        int start = Start;
        return Current.Keyword is Keyword.True or Keyword.False or Keyword.On
            ? new StringLiteral(Tokens.Advance().Text!, Since(start))
            : WordOrString();
    }

    private NumericLiteral Number()
    {
        int start = Start;
        string number = Names.SignedNumber();
        return new NumericLiteral(number, Since(start));
    }

    private StringLiteral WordOrString()
    {
        int start = Start;
        string text = Names.WordOrString();
        return new StringLiteral(text, Since(start));
    }

    private StringLiteral Text()
    {
        int start = Start;
        string text = Names.String();
        return new StringLiteral(text, Since(start));
    }
}
