using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>INSERT, UPDATE, DELETE and MERGE, and the statements that may stand in WITH, PREPARE and COPY.</summary>
internal sealed class DataModificationParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>True at a word that starts a query or a data modification.</summary>
    public bool AtPreparable() =>
        Current.Keyword is Keyword.Select or Keyword.With or Keyword.Table or Keyword.Values
            or Keyword.Insert or Keyword.Update or Keyword.Delete or Keyword.Merge
        || At(TokenKind.LeftParenthesis);

    /// <summary>[WITH …] SELECT | INSERT | UPDATE | DELETE | MERGE.</summary>
    public Statement PreparableStatement()
    {
        int start = Start;
        WithClause? with = Grammar.Queries.OptionalWith();
        return Current.Keyword switch
        {
            Keyword.Insert => Insert(with, start),
            Keyword.Update => Update(with, start),
            Keyword.Delete => Delete(with, start),
            Keyword.Merge => Merge(with, start),
            _ => Grammar.Queries.Parse(with, start),
        };
    }

    /// <summary>Column = value or (columns) = row, separated by commas.</summary>
    public SyntaxList<Assignment> Assignments() => List(Assignment);

    private InsertStatement Insert(WithClause? with, int start)
    {
        Expect(Keyword.Insert, Keyword.Into);
        QualifiedName table = Names.Qualified();
        string? alias = Accept(Keyword.As) ? Names.ColumnName() : null;
        SyntaxList<AssignmentTarget> columns = AtColumnList() ? ParenthesizedList(Target) : [];
        OverridingKind overriding = Overriding();
        SelectStatement? source = columns.Count == 0 && Accept(Keyword.Default, Keyword.Values) ? null : Grammar.Queries.Parse();
        OnConflictClause? onConflict = At(Keyword.On, Keyword.Conflict) ? OnConflict() : null;
        SyntaxList<SelectItem> returning = Returning();
        return new InsertStatement(with, table, alias, columns, overriding, source, onConflict, returning, Since(start));
    }

    /// <summary>A parenthesis after the table opens a column list unless a query stands in it.</summary>
    private bool AtColumnList()
    {
        int distance = 0;
        while (Tokens.Peek(distance).Kind == TokenKind.LeftParenthesis)
        {
            distance++;
        }

        if (distance == 0)
        {
            return false;
        }

        Token first = Tokens.Peek(distance);
        bool isQuery = first.Keyword is Keyword.Select or Keyword.With or Keyword.Table
            || (first.Keyword == Keyword.Values && Tokens.Peek(distance + 1).Kind == TokenKind.LeftParenthesis);
        return !isQuery;
    }

    private OverridingKind Overriding()
    {
        if (!Accept(Keyword.Overriding))
        {
            return OverridingKind.None;
        }

        OverridingKind kind = Accept(Keyword.User) ? OverridingKind.UserValue : OverridingKind.SystemValue;
        if (kind == OverridingKind.SystemValue)
        {
            Expect(Keyword.System);
        }

        Expect(Keyword.Value);
        return kind;
    }

    private OnConflictClause OnConflict()
    {
        int start = Start;
        Expect(Keyword.On, Keyword.Conflict);
        ConflictTarget? target = At(Keyword.Do) ? null : ConflictTarget();
        Expect(Keyword.Do);
        if (Accept(Keyword.Nothing))
        {
            return new OnConflictClause(target, null, null, Since(start));
        }

        Expect(Keyword.Update, Keyword.Set);
        SyntaxList<Assignment> assignments = Assignments();
        Expression? where = Accept(Keyword.Where) ? Expression() : null;
        return new OnConflictClause(target, assignments, where, Since(start));
    }

    private ConflictTarget ConflictTarget()
    {
        int start = Start;
        if (Accept(Keyword.On, Keyword.Constraint))
        {
            string constraint = Names.ColumnName();
            return new ConflictTarget([], null, constraint, Since(start));
        }

        SyntaxList<IndexElement> elements = ParenthesizedList(Grammar.Indexes.Element);
        Expression? where = Accept(Keyword.Where) ? Expression() : null;
        return new ConflictTarget(elements, where, null, Since(start));
    }

    private UpdateStatement Update(WithClause? with, int start)
    {
        Expect(Keyword.Update);
        NamedTable table = Grammar.Tables.Target();
        Expect(Keyword.Set);
        SyntaxList<Assignment> assignments = Assignments();
        SyntaxList<TableReference> from = Accept(Keyword.From) ? Grammar.Tables.ParseList() : [];
        Expression? where = WhereOrCurrentOf();
        SyntaxList<SelectItem> returning = Returning();
        return new UpdateStatement(with, table, assignments, from, where, returning, Since(start));
    }

    private DeleteStatement Delete(WithClause? with, int start)
    {
        Expect(Keyword.Delete, Keyword.From);
        NamedTable table = Grammar.Tables.Target();
        SyntaxList<TableReference> usingTables = Accept(Keyword.Using) ? Grammar.Tables.ParseList() : [];
        Expression? where = WhereOrCurrentOf();
        SyntaxList<SelectItem> returning = Returning();
        return new DeleteStatement(with, table, usingTables, where, returning, Since(start));
    }

    private MergeStatement Merge(WithClause? with, int start)
    {
        Expect(Keyword.Merge, Keyword.Into);
        NamedTable table = Grammar.Tables.Target();
        Expect(Keyword.Using);
        TableReference source = Grammar.Tables.Parse();
        Expect(Keyword.On);
        Expression on = Expression();
        List<MergeWhen> whens = [];
        do
        {
            whens.Add(MergeWhen());
        }
        while (At(Keyword.When));
        return new MergeStatement(with, table, source, on, [.. whens], Since(start));
    }

    private MergeWhen MergeWhen()
    {
        int start = Start;
        Expect(Keyword.When);
        bool isMatched = !Accept(Keyword.Not);
        Expect(Keyword.Matched);
        Expression? condition = Accept(Keyword.And) ? Expression() : null;
        Expect(Keyword.Then);
        MergeAction action = isMatched ? MatchedAction() : NotMatchedAction();
        return new MergeWhen(isMatched, condition, action, Since(start));
    }

    private MergeAction MatchedAction()
    {
        int start = Start;
        if (Accept(Keyword.Do))
        {
            Expect(Keyword.Nothing);
            return new MergeDoNothing(Since(start));
        }

        if (Accept(Keyword.Delete))
        {
            return new MergeDelete(Since(start));
        }

        Expect(Keyword.Update, Keyword.Set);
        SyntaxList<Assignment> assignments = Assignments();
        return new MergeUpdate(assignments, Since(start));
    }

    private MergeAction NotMatchedAction()
    {
        int start = Start;
        if (Accept(Keyword.Do))
        {
            Expect(Keyword.Nothing);
            return new MergeDoNothing(Since(start));
        }

        Expect(Keyword.Insert);
        SyntaxList<AssignmentTarget> columns = OptionalParenthesizedList(Target);
        if (columns.Count == 0 && Accept(Keyword.Default, Keyword.Values))
        {
            return new MergeInsert([], OverridingKind.None, null, Since(start));
        }

        OverridingKind overriding = Overriding();
        Expect(Keyword.Values);
        SyntaxList<Expression> values = ParenthesizedList(Expression);
        return new MergeInsert(columns, overriding, values, Since(start));
    }

    private Assignment Assignment()
    {
        int start = Start;
        if (At(TokenKind.LeftParenthesis))
        {
            SyntaxList<AssignmentTarget> targets = ParenthesizedList(Target);
            Tokens.ExpectOperator("=");
            Expression source = Expression();
            return new RowAssignment(targets, source, Since(start));
        }

        AssignmentTarget target = Target();
        Tokens.ExpectOperator("=");
        Expression value = Expression();
        return new ColumnAssignment(target, value, Since(start));
    }

    private AssignmentTarget Target()
    {
        int start = Start;
        string column = Names.ColumnName();
        SyntaxList<AssignmentStep> path = AssignmentPath();
        return new AssignmentTarget(column, path, Since(start));
    }

    /// <summary>{[subscript] | .field}</summary>
    public SyntaxList<AssignmentStep> AssignmentPath()
    {
        List<AssignmentStep> path = [];
        while (true)
        {
            int stepStart = Start;
            if (At(TokenKind.LeftBracket))
            {
                path.AddRange(Grammar.Primaries.Subscripts().Select(subscript => new AssignmentStep(null, subscript, subscript.Span)));
            }
            else if (Accept(TokenKind.Dot))
            {
                string field = Names.Label();
                path.Add(new AssignmentStep(field, null, Since(stepStart)));
            }
            else
            {
                return [.. path];
            }
        }
    }

    private Expression? WhereOrCurrentOf()
    {
        if (!Accept(Keyword.Where))
        {
            return null;
        }

        int start = Start;
        if (Accept(Keyword.Current, Keyword.Of))
        {
            string cursor = Names.ColumnName();
            return new CurrentOfExpression(cursor, Since(start));
        }

        return Expression();
    }

    private SyntaxList<SelectItem> Returning() => Accept(Keyword.Returning) ? Grammar.Queries.SelectItems() : [];
}
