using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>SELECT, VALUES, TABLE, their set operations and what may stand around them.</summary>
internal sealed class QueryParser(Grammar grammar) : GrammarPart(grammar)
{
    private const int UnionPrecedence = 1;
    private const int IntersectPrecedence = 2;

    /// <summary>True at a word that starts a query (but not at a parenthesis).</summary>
    public bool AtQuery() =>
        Current.Keyword is Keyword.Select or Keyword.With or Keyword.Table
        || (At(Keyword.Values) && Tokens.Peek().Kind == TokenKind.LeftParenthesis);

    /// <summary>True at a word by which a query in parentheses becomes part of a longer one.</summary>
    public bool AtContinuation() => Current.Keyword is Keyword.Union or Keyword.Intersect or Keyword.Except || AtTail();

    /// <summary>A query, with its own WITH, ORDER BY, LIMIT and locking; may start with a parenthesis.</summary>
    public SelectStatement Parse()
    {
        int start = Start;
        WithClause? with = OptionalWith();
        return Parse(with, start);
    }

    /// <summary>The rest of a query after its WITH.</summary>
    public SelectStatement Parse(WithClause? with, int start)
    {
        Tokens.Enter();
        QueryBody body = SetOperations(Primary(), start, UnionPrecedence);
        SelectStatement query = Tail(with, body, start);
        Tokens.Leave();
        return query;
    }

    /// <summary>Goes on after a query in parentheses that starts at <paramref name="start"/>.</summary>
    public SelectStatement Continue(SelectStatement nested, int start)
    {
        QueryBody body = SetOperations(Unwrap(nested, Since(start)), start, UnionPrecedence);
        return Tail(null, body, start);
    }

    /// <summary>SELECT item, … FROM …, of which the items (and no SELECT) were read already: PL/pgSQL's expressions may be such.</summary>
    public SelectStatement AfterItems(SyntaxList<Expression> items)
    {
        int start = items[0].Span.Start;
        SelectBody body = Grammar.Selects.AfterItems(null, [.. items.Select(static item => new SelectItem(item, null, item.Span))], start);
        return Tail(null, body, start);
    }

    /// <summary>WITH …, or null.</summary>
    public WithClause? OptionalWith()
    {
        int start = Start;
        if (!Accept(Keyword.With))
        {
            return null;
        }

        bool isRecursive = Accept(Keyword.Recursive);
        SyntaxList<CommonTableExpression> tables = List(CommonTable);
        return new WithClause(isRecursive, tables, Since(start));
    }

    public SyntaxList<SortItem> OptionalOrderBy() => At(Keyword.Order) ? OrderBy() : [];

    /// <summary>ORDER BY item {, item}</summary>
    public SyntaxList<SortItem> OrderBy()
    {
        Expect(Keyword.Order, Keyword.By);
        return List(SortItem);
    }

    public SyntaxList<SelectItem> SelectItems() => List(SelectItem);

    /// <summary>[ASC | DESC]</summary>
    public SortDirection SortDirection() =>
        Accept(Keyword.Asc) ? Syntax.SortDirection.Ascending
        : Accept(Keyword.Desc) ? Syntax.SortDirection.Descending
        : Syntax.SortDirection.Unspecified;

    /// <summary>[NULLS FIRST | NULLS LAST]</summary>
    public NullsOrder NullsOrder() =>
        Accept(Keyword.Nulls, Keyword.First) ? Syntax.NullsOrder.First
        : Accept(Keyword.Nulls, Keyword.Last) ? Syntax.NullsOrder.Last
        : Syntax.NullsOrder.Unspecified;

    /// <summary>[TEMPORARY | TEMP | LOCAL TEMP | GLOBAL TEMP | UNLOGGED]</summary>
    public TablePersistence Persistence()
    {
        if (Current.Keyword is Keyword.Local or Keyword.Global && Tokens.Peek().Keyword is Keyword.Temp or Keyword.Temporary)
        {
            Tokens.Advance();
        }

        return Accept(Keyword.Temp) || Accept(Keyword.Temporary) ? TablePersistence.Temporary
            : Accept(Keyword.Unlogged) ? TablePersistence.Unlogged
            : TablePersistence.Permanent;
    }

    private CommonTableExpression CommonTable()
    {
        int start = Start;
        string name = Names.ColumnName();
        SyntaxList<string> columns = Names.OptionalColumnNames();
        Expect(Keyword.As);
        CteMaterialization materialization =
            Accept(Keyword.Materialized) ? CteMaterialization.Materialized
            : Accept(Keyword.Not, Keyword.Materialized) ? CteMaterialization.NotMaterialized
            : CteMaterialization.Default;
        Expect(TokenKind.LeftParenthesis);
        Statement statement = Grammar.DataModification.PreparableStatement();
        Expect(TokenKind.RightParenthesis);
        CteSearch? search = At(Keyword.Search) ? Search() : null;
        CteCycle? cycle = At(Keyword.Cycle) ? Cycle() : null;
        return new CommonTableExpression(name, columns, materialization, statement, search, cycle, Since(start));
    }

    private CteSearch Search()
    {
        int start = Start;
        Expect(Keyword.Search);
        bool isBreadthFirst = Accept(Keyword.Breadth);
        if (!isBreadthFirst)
        {
            Expect(Keyword.Depth);
        }

        Expect(Keyword.First, Keyword.By);
        SyntaxList<string> columns = Names.ColumnNames();
        Expect(Keyword.Set);
        string sequenceColumn = Names.ColumnName();
        return new CteSearch(isBreadthFirst, columns, sequenceColumn, Since(start));
    }

    private CteCycle Cycle()
    {
        int start = Start;
        Expect(Keyword.Cycle);
        SyntaxList<string> columns = Names.ColumnNames();
        Expect(Keyword.Set);
        string mark = Names.ColumnName();
        Expression? value = null;
        Expression? otherwise = null;
        if (Accept(Keyword.To))
        {
            value = Grammar.Primaries.Parse();
            Expect(Keyword.Default);
            otherwise = Grammar.Primaries.Parse();
        }

        Expect(Keyword.Using);
        string path = Names.ColumnName();
        return new CteCycle(columns, mark, value, otherwise, path, Since(start));
    }

    private QueryBody SetOperations(QueryBody left, int start, int precedenceMin)
    {
        int links = 0;
        while (true)
        {
            (SetOperator kind, int precedence) = Current.Keyword switch
            {
                Keyword.Union => (SetOperator.Union, UnionPrecedence),
                Keyword.Except => (SetOperator.Except, UnionPrecedence),
                Keyword.Intersect => (SetOperator.Intersect, IntersectPrecedence),
                _ => (default, 0),
            };
            if (precedence < precedenceMin)
            {
                return left;
            }

            Tokens.Link(ref links);
            Tokens.Advance();
            bool isAll = Accept(Keyword.All);
            if (!isAll)
            {
                Accept(Keyword.Distinct);
            }

            int rightStart = Start;
            QueryBody right = SetOperations(Primary(), rightStart, precedence + 1);
            left = new SetOperationBody(left, kind, isAll, right, Since(start));
        }
    }

    private QueryBody Primary()
    {
        int start = Start;
        switch (Current.Keyword)
        {
            case Keyword.Select:
                return Grammar.Selects.Parse();
            case Keyword.Values:
                return Values();
            case Keyword.Table:
                Tokens.Advance();
                NamedTable table = Grammar.Tables.Relation();
                SelectItem all = new(new WildcardExpression([], table.Span), null, table.Span);
                return new SelectBody(null, [all], null, [table], null, null, null, null, [], Since(start));
            default:
                if (!At(TokenKind.LeftParenthesis))
                {
                    throw Unexpected();
                }

                SelectStatement nested = Grammar.Primaries.Subquery();
                return Unwrap(nested, Since(start));
        }
    }

    private ValuesBody Values()
    {
        int start = Start;
        Expect(Keyword.Values);
        SyntaxList<RowExpression> rows = List(() =>
        {
            int rowStart = Start;
            SyntaxList<Expression> items = ParenthesizedList(Expression);
            return new RowExpression(items, IsExplicit: false, Since(rowStart));
        });
        return new ValuesBody(rows, Since(start));
    }

    /// <summary>The body alone when nothing else hangs on the query.</summary>
    private static QueryBody Unwrap(SelectStatement query, SourceSpan span)
    {
        bool isBare = query.With is null && query.OrderBy.Count == 0 && query.Limit is null && query.Offset is null && query.Locking.Count == 0;
        return isBare ? query.Body : new NestedQueryBody(query, span);
    }

    private bool AtTail() => Current.Keyword is Keyword.Order or Keyword.Limit or Keyword.Offset or Keyword.Fetch or Keyword.For;

    /// <summary>ORDER BY, LIMIT and locking; a query that is only parentheses around another shares its clauses with it.</summary>
    private SelectStatement Tail(WithClause? with, QueryBody body, int start)
    {
        int tailStart = Start;
        SyntaxList<SortItem> orderBy = OptionalOrderBy();
        LimitParser limits = new(Grammar);
        List<LockingClause> locking = [];
        limits.Parse();
        Locking(locking);
        if (locking.Count > 0)
        {
            limits.Parse();
        }

        if (limits.WithTies)
        {
            CheckWithTies(limits, orderBy, locking);
        }

        if (body is not NestedQueryBody { Query: SelectStatement inner })
        {
            return new SelectStatement(with, body, orderBy, limits.Limit, limits.WithTies, limits.Offset, [.. locking], Since(start));
        }

        string? problem =
            orderBy.Count > 0 && inner.OrderBy.Count > 0 ? "multiple ORDER BY clauses not allowed"
            : limits.Offset is not null && inner.Offset is not null ? "multiple OFFSET clauses not allowed"
            : limits.Limit is not null && inner.Limit is not null ? "multiple LIMIT clauses not allowed"
            : with is not null && inner.With is not null ? "multiple WITH clauses not allowed"
            : null;
        if (problem is not null)
        {
            throw Tokens.Error(with is not null ? start : tailStart, problem);
        }

        return new SelectStatement(
            with ?? inner.With,
            inner.Body,
            orderBy.Count > 0 ? orderBy : inner.OrderBy,
            limits.Limit ?? inner.Limit,
            limits.Limit is not null ? limits.WithTies : inner.LimitWithTies,
            limits.Offset ?? inner.Offset,
            [.. inner.Locking, .. locking],
            Since(start));
    }

    private void CheckWithTies(LimitParser limits, SyntaxList<SortItem> orderBy, List<LockingClause> locking)
    {
        if (orderBy.Count == 0)
        {
            throw Tokens.Error(limits.WithTiesStart, "WITH TIES cannot be specified without ORDER BY clause");
        }

        if (locking.Exists(clause => clause.Wait == LockWait.SkipLocked))
        {
            throw Tokens.Error(limits.WithTiesStart, "SKIP LOCKED and WITH TIES options cannot be used together");
        }
    }

    private void Locking(List<LockingClause> clauses)
    {
        while (At(Keyword.For))
        {
            int start = Start;
            Tokens.Advance();
            if (Accept(Keyword.Read, Keyword.Only))
            {
                continue;
            }

            LockStrength strength;
            if (Accept(Keyword.Update))
            {
                strength = LockStrength.Update;
            }
            else if (Accept(Keyword.Share))
            {
                strength = LockStrength.Share;
            }
            else if (Accept(Keyword.Key, Keyword.Share))
            {
                strength = LockStrength.KeyShare;
            }
            else
            {
                Expect(Keyword.No, Keyword.Key);
                Expect(Keyword.Update);
                strength = LockStrength.NoKeyUpdate;
            }

            SyntaxList<QualifiedName> tables = Accept(Keyword.Of) ? Names.QualifiedList() : [];
            LockWait wait = Accept(Keyword.Nowait) ? LockWait.NoWait : Accept(Keyword.Skip, Keyword.Locked) ? LockWait.SkipLocked : LockWait.Wait;
            clauses.Add(new LockingClause(strength, tables, wait, Since(start)));
        }
    }

    private SortItem SortItem()
    {
        int start = Start;
        Expression value = Expression();
        OperatorName? usingOperator = Accept(Keyword.Using) ? Names.OperatorName() : null;
        SortDirection direction = usingOperator is null ? SortDirection() : Syntax.SortDirection.Unspecified;
        NullsOrder nulls = NullsOrder();
        return new SortItem(value, direction, usingOperator, nulls, Since(start));
    }

    private SelectItem SelectItem()
    {
        int start = Start;
        if (Tokens.AcceptOperator("*"))
        {
            return new SelectItem(new WildcardExpression([], Since(start)), null, Since(start));
        }

        Expression value = Expression();
        string? alias = Accept(Keyword.As) ? Names.Label() : NameParser.IsBareLabel(Current) ? Names.Label() : null;
        return new SelectItem(value, alias, Since(start));
    }
}
