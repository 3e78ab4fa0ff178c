using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>SELECT … FROM … WHERE … GROUP BY … HAVING … WINDOW.</summary>
internal sealed class SelectParser(Grammar grammar) : GrammarPart(grammar)
{
    public SelectBody Parse()
    {
        int start = Start;
        Expect(Keyword.Select);
        DistinctClause? distinct = At(Keyword.Distinct) ? Distinct() : null;
        if (distinct is null)
        {
            Accept(Keyword.All);
        }

        SyntaxList<SelectItem> items = distinct is null && AtEndOfItems() ? [] : Grammar.Queries.SelectItems();
        return AfterItems(distinct, items, start);
    }

    /// <summary>What follows the select list.</summary>
    public SelectBody AfterItems(DistinctClause? distinct, SyntaxList<SelectItem> items, int start)
    {
        SelectInto? into = At(Keyword.Into) ? Into() : null;
        SyntaxList<TableReference> from = Accept(Keyword.From) ? Grammar.Tables.ParseList() : [];
        AsOfClause? asOf = from.Count > 0 && Grammar.Tables.AtAsOf() ? AsOf() : null;
        Expression? where = Accept(Keyword.Where) ? Expression() : null;
        GroupByClause? groupBy = At(Keyword.Group) ? GroupBy() : null;
        Expression? having = Accept(Keyword.Having) ? Expression() : null;
        SyntaxList<NamedWindow> windows = Grammar.Windows.OptionalWindows();
        return new SelectBody(distinct, items, into, from, asOf, where, groupBy, having, windows, Since(start));
    }

    /// <summary>AS OF COMMIT position | TIMESTAMP time.</summary>
    public AsOfClause AsOf()
    {
        int start = Start;
        Expect(Keyword.As, Keyword.Of);
        AsOfKind kind = Accept(Keyword.Commit) ? AsOfKind.Commit : AsOfKind.Timestamp;
        if (kind == AsOfKind.Timestamp)
        {
            Expect(Keyword.Timestamp);
        }

        Expression value = Expression();
        return new AsOfClause(kind, value, Since(start));
    }

    private bool AtEndOfItems() =>
        Current.Kind is TokenKind.End or TokenKind.Semicolon or TokenKind.RightParenthesis
        || Current.Keyword is Keyword.From or Keyword.Where or Keyword.Group or Keyword.Having or Keyword.Window or Keyword.Into
            or Keyword.Union or Keyword.Intersect or Keyword.Except or Keyword.Order or Keyword.Limit or Keyword.Offset or Keyword.Fetch
            or Keyword.For or Keyword.On;

    private DistinctClause Distinct()
    {
        int start = Start;
        Expect(Keyword.Distinct);
        SyntaxList<Expression> on = Accept(Keyword.On) ? ParenthesizedList(Expression) : [];
        return new DistinctClause(on, Since(start));
    }

    private SelectInto Into()
    {
        int start = Start;
        Expect(Keyword.Into);
        TablePersistence persistence = Grammar.Queries.Persistence();
        Accept(Keyword.Table);
        QualifiedName table = Names.Qualified();
        return new SelectInto(table, persistence, Since(start));
    }

    private GroupByClause GroupBy()
    {
        int start = Start;
        Expect(Keyword.Group, Keyword.By);
        bool isDistinct = Accept(Keyword.Distinct);
        if (!isDistinct)
        {
            Accept(Keyword.All);
        }

        SyntaxList<GroupingElement> elements = List(GroupingElement);
        return new GroupByClause(isDistinct, elements, Since(start));
    }

    private GroupingElement GroupingElement()
    {
        int start = Start;
        if (At(TokenKind.LeftParenthesis) && Tokens.Peek().Kind == TokenKind.RightParenthesis)
        {
            Tokens.Advance();
            Tokens.Advance();
            return new EmptyGrouping(Since(start));
        }

        bool opens = Tokens.Peek().Kind == TokenKind.LeftParenthesis;
        if (opens && Current.Keyword is Keyword.Rollup or Keyword.Cube)
        {
            bool isRollup = Tokens.Advance().Keyword == Keyword.Rollup;
            SyntaxList<Expression> items = ParenthesizedList(Expression);
            return isRollup ? new RollupGrouping(items, Since(start)) : new CubeGrouping(items, Since(start));
        }

        if (Accept(Keyword.Grouping, Keyword.Sets))
        {
            Tokens.Enter();
            SyntaxList<GroupingElement> sets = ParenthesizedList(GroupingElement);
            Tokens.Leave();
            return new GroupingSets(sets, Since(start));
        }

        return new GroupingValue(Expression(), Since(start));
    }
}
