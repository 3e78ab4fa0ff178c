using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Options of sequences and identity columns.</summary>
internal sealed class SequenceParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>( option … ), or nothing.</summary>
    public SyntaxList<SequenceOption> ParenthesizedOptions()
    {
        if (!Accept(TokenKind.LeftParenthesis))
        {
            return [];
        }

        SyntaxList<SequenceOption> options = Options();
        Expect(TokenKind.RightParenthesis);
        return options;
    }

    public SyntaxList<SequenceOption> Options()
    {
        List<SequenceOption> options = [];
        while (TryOption() is SequenceOption option)
        {
            options.Add(option);
        }

        return [.. options];
    }

    /// <summary>One option, or null when none stands here.</summary>
    public SequenceOption? TryOption()
    {
        int start = Start;
        switch (Current.Keyword)
        {
            case Keyword.As:
                Tokens.Advance();
                TypeName type = Grammar.Types.Simple();
                return new SequenceOption(SequenceOptionKind.As, null, null, type, Since(start));
            case Keyword.Increment:
                Tokens.Advance();
                Accept(Keyword.By);
                return Number(SequenceOptionKind.Increment, start);
            case Keyword.Minvalue:
                Tokens.Advance();
                return Number(SequenceOptionKind.MinValue, start);
            case Keyword.Maxvalue:
                Tokens.Advance();
                return Number(SequenceOptionKind.MaxValue, start);
            case Keyword.Cache:
                Tokens.Advance();
                return Number(SequenceOptionKind.Cache, start);
            case Keyword.Start:
                Tokens.Advance();
                Accept(Keyword.With);
                return Number(SequenceOptionKind.Start, start);
            case Keyword.Restart:
                Tokens.Advance();
                bool hasNumber = Accept(Keyword.With) || Names.AtSignedNumber();
                return hasNumber ? Number(SequenceOptionKind.Restart, start) : Bare(SequenceOptionKind.Restart, start);
            case Keyword.Cycle:
                Tokens.Advance();
                return Bare(SequenceOptionKind.Cycle, start);
            case Keyword.No:
                return No(start);
            case Keyword.Owned:
                Expect(Keyword.Owned, Keyword.By);
                return OwnedBy(start);
            case Keyword.Logged or Keyword.Unlogged:
                return Bare(Tokens.Advance().Keyword == Keyword.Logged ? SequenceOptionKind.Logged : SequenceOptionKind.Unlogged, start);
            case Keyword.Sequence when Tokens.Peek().Keyword == Keyword.Name:
                Expect(Keyword.Sequence, Keyword.Name);
                QualifiedName name = Names.AnyName();
                return new SequenceOption(SequenceOptionKind.SequenceName, null, name, null, Since(start));
            default:
                return null;
        }
    }

    public CreateSequenceStatement Create(TablePersistence persistence, int start)
    {
        Expect(Keyword.Sequence);
        bool ifNotExists = AcceptIfNotExists();
        QualifiedName name = Names.Qualified();
        SyntaxList<SequenceOption> options = Options();
        return new CreateSequenceStatement(name, persistence, ifNotExists, options, Since(start));
    }

    private SequenceOption No(int start)
    {
        Expect(Keyword.No);
        SequenceOptionKind kind = Current.Keyword switch
        {
            Keyword.Minvalue => SequenceOptionKind.MinValue,
            Keyword.Maxvalue => SequenceOptionKind.MaxValue,
            Keyword.Cycle => SequenceOptionKind.NoCycle,
            _ => throw Unexpected(),
        };
        Tokens.Advance();
        return Bare(kind, start);
    }

    private SequenceOption OwnedBy(int start)
    {
        QualifiedName column = Names.AnyName();
        bool isNone = column.Parts.Count == 1 && column.Name == "none";
        return new SequenceOption(SequenceOptionKind.OwnedBy, null, isNone ? null : column, null, Since(start));
    }

    private SequenceOption Number(SequenceOptionKind kind, int start)
    {
        string number = Names.SignedNumber();
        return new SequenceOption(kind, number, null, null, Since(start));
    }

    private SequenceOption Bare(SequenceOptionKind kind, int start) => new(kind, null, null, null, Since(start));
}
