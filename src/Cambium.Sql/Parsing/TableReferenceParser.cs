using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>The items of FROM and their joins.</summary>
internal sealed class TableReferenceParser(Grammar grammar) : GrammarPart(grammar)
{
    public SyntaxList<TableReference> ParseList() => List(Parse);

    /// <summary>One item with all its joins.</summary>
    public TableReference Parse()
    {
        int start = Start;
        return Joins(Primary(), start);
    }

    /// <summary>[ONLY] name [*], without alias.</summary>
    public NamedTable Relation()
    {
        int start = Start;
        bool isOnly = Accept(Keyword.Only);
        bool isParenthesized = isOnly && Accept(TokenKind.LeftParenthesis);
        QualifiedName name = Names.Qualified();
        if (isParenthesized)
        {
            Expect(TokenKind.RightParenthesis);
        }
        else if (!isOnly)
        {
            Tokens.AcceptOperator("*");
        }

        return new NamedTable(name, isOnly, null, null, Since(start));
    }

    /// <summary>The target of UPDATE, DELETE and MERGE: the alias has no columns, and SET is none without AS.</summary>
    public NamedTable Target()
    {
        int start = Start;
        NamedTable table = Relation();
        int aliasStart = Start;
        string? alias = Accept(Keyword.As) || (NameParser.IsColumnName(Current) && !At(Keyword.Set)) ? Names.ColumnName() : null;
        return alias is null ? table : table with { Alias = new TableAlias(alias, [], Since(aliasStart)), Span = Since(start) };
    }

    /// <summary>True at AS OF COMMIT and AS OF TIMESTAMP, which no alias can be.</summary>
    public bool AtAsOf() => At(Keyword.As, Keyword.Of) && Tokens.Peek(2).Keyword is Keyword.Commit or Keyword.Timestamp;

    private TableReference Joins(TableReference left, int start)
    {
        int links = 0;
        while (AtJoin())
        {
            Tokens.Link(ref links);
            left = Join(left, start);
        }

        return left;
    }

    private bool AtJoin() =>
        Current.Keyword is Keyword.Join or Keyword.Cross or Keyword.Natural or Keyword.Inner or Keyword.Left or Keyword.Right or Keyword.Full;

    private JoinedTable Join(TableReference left, int start)
    {
        if (Accept(Keyword.Cross))
        {
            Expect(Keyword.Join);
            TableReference crossed = Primary();
            return new JoinedTable(left, JoinKind.Cross, crossed, false, [], null, null, null, Since(start));
        }

        bool isNatural = Accept(Keyword.Natural);
        JoinKind kind = Kind();
        int rightStart = Start;
        TableReference right = Primary();
        if (isNatural)
        {
            return new JoinedTable(left, kind, right, true, [], null, null, null, Since(start));
        }

        // a JOIN b JOIN c ON … ON …: the inner join takes the first condition.
        Tokens.Enter();
        while (!At(Keyword.On) && !At(Keyword.Using) && AtJoin())
        {
            right = Join(right, rightStart);
        }

        Tokens.Leave();
        if (Accept(Keyword.On))
        {
            Expression on = Expression();
            return new JoinedTable(left, kind, right, false, [], null, on, null, Since(start));
        }

        Expect(Keyword.Using);
        SyntaxList<string> columns = Names.ParenthesizedColumnNames();
        string? usingAlias = !AtAsOf() && Accept(Keyword.As) ? Names.ColumnName() : null;
        return new JoinedTable(left, kind, right, false, columns, usingAlias, null, null, Since(start));
    }

    private JoinKind Kind()
    {
        JoinKind kind = Current.Keyword switch
        {
            Keyword.Left => JoinKind.Left,
            Keyword.Right => JoinKind.Right,
            Keyword.Full => JoinKind.Full,
            _ => JoinKind.Inner,
        };
        if (kind != JoinKind.Inner)
        {
            Tokens.Advance();
            Accept(Keyword.Outer);
        }
        else
        {
            Accept(Keyword.Inner);
        }

        Expect(Keyword.Join);
        return kind;
    }

    private TableReference Primary()
    {
        int start = Start;
        if (At(TokenKind.LeftParenthesis))
        {
            return Parenthesized(isLateral: false);
        }

        if (Accept(Keyword.Lateral))
        {
            return At(TokenKind.LeftParenthesis) ? Parenthesized(isLateral: true) : Function(start, isLateral: true);
        }

        return At(Keyword.Only) ? Named(Relation(), start) : NamedOrFunction(start);
    }

    private TableReference NamedOrFunction(int start)
    {
        if (At(Keyword.Rows, Keyword.From) || AtFunction())
        {
            return Function(start, isLateral: false);
        }

        return Named(Relation(), start);
    }

    private NamedTable Named(NamedTable table, int start)
    {
        TableAlias? alias = OptionalAlias();
        TableSample? sample = At(Keyword.Tablesample) ? Sample() : null;
        return table with { Alias = alias, Sample = sample, Span = Since(start) };
    }

    /// <summary>True when the name at the current token is called, or is a key word that stands for a function.</summary>
    private bool AtFunction()
    {
        if (Current.Kind is not (TokenKind.Identifier or TokenKind.Keyword))
        {
            return false;
        }

        int distance = 1;
        while (Tokens.Peek(distance).Kind == TokenKind.Dot && NameParser.IsLabel(Tokens.Peek(distance + 1)))
        {
            distance += 2;
        }

        if (Tokens.Peek(distance).Kind == TokenKind.LeftParenthesis)
        {
            return true;
        }

        return At(TokenKind.Keyword) && distance == 1 && !NameParser.IsColumnName(Current)
            && (Current.Text!.StartsWith("current_", StringComparison.Ordinal)
                || Current.Keyword is Keyword.SessionUser or Keyword.User or Keyword.Localtime or Keyword.Localtimestamp
                || At(Keyword.Collation, Keyword.For));
    }

    private FunctionTable Function(int start, bool isLateral)
    {
        bool isRowsFrom = Accept(Keyword.Rows, Keyword.From);
        SyntaxList<TableFunction> functions = isRowsFrom ? ParenthesizedList(RowsFromItem) : [new TableFunction(Call(), [], Since(start))];
        bool hasOrdinality = Accept(Keyword.With, Keyword.Ordinality);
        bool hasAs = !AtAsOf() && Accept(Keyword.As);
        TableAlias? alias = null;
        if (hasAs && At(TokenKind.LeftParenthesis))
        {
            SyntaxList<ColumnDefinition> columns = ParenthesizedList(FunctionColumn);
            functions = [functions[0] with { Columns = columns }];
        }
        else if (hasAs || NameParser.IsColumnName(Current))
        {
            alias = FunctionAlias(ref functions);
        }

        return new FunctionTable(functions, isRowsFrom, hasOrdinality, isLateral, alias, Since(start));
    }

    /// <summary>name [(columns)] or name (column definitions); the latter go to the function.</summary>
    private TableAlias FunctionAlias(ref SyntaxList<TableFunction> functions)
    {
        int start = Start;
        string name = Names.ColumnName();
        if (At(TokenKind.LeftParenthesis) && Tokens.Peek(2).Kind is not (TokenKind.Comma or TokenKind.RightParenthesis))
        {
            TableAlias alias = new(name, [], Since(start));
            SyntaxList<ColumnDefinition> columns = ParenthesizedList(FunctionColumn);
            functions = [functions[0] with { Columns = columns }];
            return alias;
        }

        SyntaxList<string> names = Names.OptionalColumnNames();
        return new TableAlias(name, names, Since(start));
    }

    private TableFunction RowsFromItem()
    {
        int start = Start;
        Expression call = Call();
        SyntaxList<ColumnDefinition> columns = Accept(Keyword.As) ? ParenthesizedList(FunctionColumn) : [];
        return new TableFunction(call, columns, Since(start));
    }

    private Expression Call()
    {
        int start = Start;
        if (At(Keyword.Xmltable))
        {
            return Grammar.Xml.Table();
        }

        if (Grammar.Functions.TrySpecial() is Expression special)
        {
            return special;
        }

        QualifiedName name = Names.Function();
        return Grammar.Functions.Call(name, start);
    }

    private ColumnDefinition FunctionColumn()
    {
        int start = Start;
        string name = Names.ColumnName();
        TypeName type = Grammar.Types.Parse();
        QualifiedName? collation = Accept(Keyword.Collate) ? Names.Qualified() : null;
        return new ColumnDefinition(name, type, collation, null, [], Since(start));
    }

    /// <summary>( query ) alias, or ( joins ) [alias]; which of them, only the end of ((SELECT 1) UNION …) or ((SELECT 1) a JOIN …) tells.</summary>
    private TableReference Parenthesized(bool isLateral)
    {
        int start = Start;
        (SelectStatement? query, TableReference? table) = InParentheses();
        if (query is not null)
        {
            return Derived(query, start, isLateral);
        }

        if (isLateral || table is not JoinedTable joined)
        {
            throw Unexpected();
        }

        TableAlias? alias = OptionalAlias();
        return alias is null ? joined : joined with { Alias = alias, Span = Since(start) };
    }

    private (SelectStatement? Query, TableReference? Table) InParentheses()
    {
        Tokens.Enter();
        Expect(TokenKind.LeftParenthesis);
        (SelectStatement? Query, TableReference? Table) result;
        if (Grammar.Queries.AtQuery())
        {
            result = (Grammar.Queries.Parse(), null);
        }
        else if (At(TokenKind.LeftParenthesis))
        {
            int start = Start;
            result = InParentheses();
            if (result.Query is SelectStatement query)
            {
                result = At(TokenKind.RightParenthesis) || Grammar.Queries.AtContinuation()
                    ? (Grammar.Queries.Continue(query, start), null)
                    : (null, Joins(Derived(query, start, isLateral: false), start));
            }
            else
            {
                TableReference table = result.Table!;
                TableAlias? alias = OptionalAlias();
                table = alias is not null && table is JoinedTable joined ? joined with { Alias = alias, Span = Since(start) } : table;
                result = (null, Joins(table, start));
            }
        }
        else
        {
            result = (null, Parse());
        }

        if (result.Table is not null and not JoinedTable)
        {
            throw Unexpected();
        }

        Expect(TokenKind.RightParenthesis);
        Tokens.Leave();
        return result;
    }

    private DerivedTable Derived(SelectStatement query, int start, bool isLateral)
    {
        TableAlias? alias = OptionalAlias();
        if (alias is null)
        {
            bool isValues = query.Body is ValuesBody;
            throw Tokens.Error(
                start,
                isValues ? "VALUES in FROM must have an alias" : "subquery in FROM must have an alias",
                hint: isValues ? "For example, FROM (VALUES ...) [AS] foo." : "For example, FROM (SELECT ...) [AS] foo.");
        }

        return new DerivedTable(query, isLateral, alias, Since(start));
    }

    private TableAlias? OptionalAlias()
    {
        int start = Start;
        if (AtAsOf() || (!Accept(Keyword.As) && !NameParser.IsColumnName(Current)))
        {
            return null;
        }

        string name = Names.ColumnName();
        SyntaxList<string> columns = Names.OptionalColumnNames();
        return new TableAlias(name, columns, Since(start));
    }

    private TableSample Sample()
    {
        int start = Start;
        Expect(Keyword.Tablesample);
        QualifiedName method = Names.Function();
        SyntaxList<Expression> arguments = ParenthesizedList(Expression);
        Expression? repeatable = null;
        if (Accept(Keyword.Repeatable))
        {
            Expect(TokenKind.LeftParenthesis);
            repeatable = Expression();
            Expect(TokenKind.RightParenthesis);
        }

        return new TableSample(method, arguments, repeatable, Since(start));
    }
}
