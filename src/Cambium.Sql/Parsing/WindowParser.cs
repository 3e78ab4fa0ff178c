using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>OVER and WINDOW.</summary>
internal sealed class WindowParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>What follows OVER: a name or a specification.</summary>
    public OverClause Over()
    {
        int start = Start;
        return At(TokenKind.LeftParenthesis) ? Specification() : new WindowReference(Names.ColumnName(), Since(start));
    }

    /// <summary>WINDOW name AS (…), …, or nothing.</summary>
    public SyntaxList<NamedWindow> OptionalWindows() => Accept(Keyword.Window) ? List(NamedWindow) : [];

    private NamedWindow NamedWindow()
    {
        int start = Start;
        string name = Names.ColumnName();
        Expect(Keyword.As);
        WindowSpecification specification = Specification();
        return new NamedWindow(name, specification, Since(start));
    }

    private WindowSpecification Specification()
    {
        int start = Start;
        Expect(TokenKind.LeftParenthesis);
        bool isBase = NameParser.IsColumnName(Current)
            && Current.Keyword is not (Keyword.Partition or Keyword.Range or Keyword.Rows or Keyword.Groups);
        string? baseWindow = isBase ? Names.ColumnName() : null;
        SyntaxList<Expression> partitionBy = Accept(Keyword.Partition) ? PartitionBy() : [];
        SyntaxList<SortItem> orderBy = Grammar.Queries.OptionalOrderBy();
        WindowFrame? frame = Current.Keyword is Keyword.Range or Keyword.Rows or Keyword.Groups ? Frame() : null;
        Expect(TokenKind.RightParenthesis);
        return new WindowSpecification(baseWindow, partitionBy, orderBy, frame, Since(start));
    }

    private SyntaxList<Expression> PartitionBy()
    {
        Expect(Keyword.By);
        return List(Expression);
    }

    private WindowFrame Frame()
    {
        int start = Start;
        FrameUnit unit = Tokens.Advance().Keyword switch
        {
            Keyword.Rows => FrameUnit.Rows,
            Keyword.Range => FrameUnit.Range,
            _ => FrameUnit.Groups,
        };
        FrameBound first;
        FrameBound last;
        if (Accept(Keyword.Between))
        {
            first = Bound();
            Expect(Keyword.And);
            last = Bound();
        }
        else
        {
            first = Bound();
            if (first.Kind == FrameBoundKind.Following)
            {
                throw Wrong(first, "frame starting from following row cannot end with current row");
            }

            last = new FrameBound(FrameBoundKind.CurrentRow, null, first.Span);
        }

        Check(first, last);
        FrameExclusion exclusion = Exclusion();
        return new WindowFrame(unit, first, last, exclusion, Since(start));
    }

    private FrameBound Bound()
    {
        int start = Start;
        if (At(Keyword.Unbounded) && Tokens.Peek().Keyword is Keyword.Preceding or Keyword.Following)
        {
            Tokens.Advance();
            bool precedes = Tokens.Advance().Keyword == Keyword.Preceding;
            return new FrameBound(precedes ? FrameBoundKind.UnboundedPreceding : FrameBoundKind.UnboundedFollowing, null, Since(start));
        }

        if (Accept(Keyword.Current, Keyword.Row))
        {
            return new FrameBound(FrameBoundKind.CurrentRow, null, Since(start));
        }

        Expression offset = Expression();
        FrameBoundKind kind = Accept(Keyword.Preceding) ? FrameBoundKind.Preceding : FrameBoundKind.Following;
        if (kind == FrameBoundKind.Following)
        {
            Expect(Keyword.Following);
        }

        return new FrameBound(kind, offset, Since(start));
    }

    private void Check(FrameBound first, FrameBound last)
    {
        if (first.Kind == FrameBoundKind.UnboundedFollowing)
        {
            throw Wrong(first, "frame start cannot be UNBOUNDED FOLLOWING");
        }

        if (last.Kind == FrameBoundKind.UnboundedPreceding)
        {
            throw Wrong(last, "frame end cannot be UNBOUNDED PRECEDING");
        }

        if (first.Kind == FrameBoundKind.CurrentRow && last.Kind == FrameBoundKind.Preceding)
        {
            throw Wrong(last, "frame starting from current row cannot have preceding rows");
        }

        if (first.Kind == FrameBoundKind.Following && last.Kind is FrameBoundKind.Preceding or FrameBoundKind.CurrentRow)
        {
            throw Wrong(last, "frame starting from following row cannot have preceding rows");
        }
    }

    private SqlErrorException Wrong(FrameBound bound, string message) =>
        Tokens.Error(bound.Span.Start, message, SqlState.WindowingError);

    private FrameExclusion Exclusion()
    {
        if (!Accept(Keyword.Exclude))
        {
            return FrameExclusion.NoOthers;
        }

        if (Accept(Keyword.Current, Keyword.Row))
        {
            return FrameExclusion.CurrentRow;
        }

        if (Accept(Keyword.Group))
        {
            return FrameExclusion.Group;
        }

        if (Accept(Keyword.Ties))
        {
            return FrameExclusion.Ties;
        }

        Expect(Keyword.No, Keyword.Others);
        return FrameExclusion.NoOthers;
    }
}
