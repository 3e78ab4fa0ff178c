using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Queries on one line.</summary>
internal sealed class QueryPrinter
{
    private readonly SqlText _text;
    private readonly TablePrinter _tables;

    public QueryPrinter(SqlText text)
    {
        _text = text;
        Expressions = new ExpressionPrinter(text, this);
        _tables = new TablePrinter(text, this, Expressions);
        Modifications = new ModificationPrinter(text, this, _tables, Expressions);
    }

    public ExpressionPrinter Expressions { get; }

    public ModificationPrinter Modifications { get; }

    public TablePrinter Tables => _tables;

    /// <summary>Prints queries instead of this printer; null: nobody does.</summary>
    public Func<SelectStatement, string>? Query { get; init; }

    public void Print(SelectStatement query)
    {
        if (Query is not null)
        {
            _text.Append(Query(query));
            return;
        }

        if (query.With is WithClause with)
        {
            With(with);
        }

        Body(query.Body);
        if (query.OrderBy.Count > 0)
        {
            _text.Append(" ORDER BY ").List(query.OrderBy, Expressions.SortItem);
        }

        if (query.Offset is Expression offset)
        {
            _text.Append(" OFFSET ");
            Expressions.Print(offset);
        }

        if (query.Limit is Expression limit)
        {
            _text.Append(query.LimitWithTies ? " FETCH FIRST (" : " LIMIT ");
            Expressions.Print(limit);
            _text.AppendIf(query.LimitWithTies, ") ROWS WITH TIES");
        }

        foreach (LockingClause clause in query.Locking)
        {
            Locking(clause);
        }
    }

    /// <summary>WITH …, with a blank after it.</summary>
    public void With(WithClause with)
    {
        foreach (CommonTableExpression table in with.Tables)
        {
            _text.AddWithName(table.Name);
        }

        _text.Append("WITH ").AppendIf(with.IsRecursive, "RECURSIVE ").List(with.Tables, CommonTable).Append(" ");
    }

    public void SelectItem(SelectItem item)
    {
        Expressions.Print(item.Value);
        if (item.Alias is string alias)
        {
            _text.Append(" AS ").Name(alias);
        }
    }

    private void CommonTable(CommonTableExpression table)
    {
        _text.Name(table.Name).OptionalNames(table.Columns).Append(" AS ");
        _text.AppendIf(table.Materialization == CteMaterialization.Materialized, "MATERIALIZED ");
        _text.AppendIf(table.Materialization == CteMaterialization.NotMaterialized, "NOT MATERIALIZED ").Append("(");
        Modifications.Print(table.Statement);
        _text.Append(")");
        if (table.Search is CteSearch search)
        {
            _text.Append(search.IsBreadthFirst ? " SEARCH BREADTH FIRST BY " : " SEARCH DEPTH FIRST BY ").Names(search.Columns);
            _text.Append(" SET ").Name(search.SequenceColumn);
        }

        if (table.Cycle is CteCycle cycle)
        {
            _text.Append(" CYCLE ").Names(cycle.Columns).Append(" SET ").Name(cycle.MarkColumn);
            if (cycle is { MarkValue: Expression value, MarkDefault: Expression otherwise })
            {
                _text.Append(" TO ");
                Expressions.Print(value);
                _text.Append(" DEFAULT ");
                Expressions.Print(otherwise);
            }

            _text.Append(" USING ").Name(cycle.PathColumn);
        }
    }

    private void Body(QueryBody body)
    {
        switch (body)
        {
            case SelectBody select:
                Select(select);
                break;
            case ValuesBody values:
                _text.Append("VALUES ").List(values.Rows, row => Expressions.Print(row));
                break;
            case NestedQueryBody nested:
                _text.Append("(");
                Print(nested.Query);
                _text.Append(")");
                break;
            case SetOperationBody operation:
                SetOperations(operation);
                break;
        }
    }

    /// <summary>Walks down the left operands in a loop; only INTERSECT over UNION or EXCEPT needs parentheses there.</summary>
    private void SetOperations(SetOperationBody last)
    {
        Stack<SetOperationBody> spine = new();
        QueryBody left = last;
        while (left is SetOperationBody operation && (spine.Count == 0 || Precedence(operation) >= Precedence(spine.Peek())))
        {
            spine.Push(operation);
            left = operation.Left;
        }

        Operand(left);
        while (spine.TryPop(out SetOperationBody? link))
        {
            _text.Append($" {link.Operator.ToString().ToUpperInvariant()} ").AppendIf(link.IsAll, "ALL ");
            Operand(link.Right);
        }
    }

    private static int Precedence(SetOperationBody operation) => operation.Operator == SetOperator.Intersect ? 2 : 1;

    private void Operand(QueryBody operand)
    {
        bool needsParentheses = operand is SetOperationBody;
        _text.AppendIf(needsParentheses, "(");
        Body(operand);
        _text.AppendIf(needsParentheses, ")");
    }

    private void Select(SelectBody select)
    {
        _text.Append("SELECT");
        if (select.Distinct is DistinctClause distinct)
        {
            _text.Append(" DISTINCT");
            if (distinct.On.Count > 0)
            {
                _text.Append(" ON (").List(distinct.On, Expressions.Print).Append(")");
            }
        }

        _text.AppendIf(select.Items.Count > 0, " ").List(select.Items, SelectItem);
        if (select.Into is SelectInto into)
        {
            _text.Append(" INTO ").AppendIf(into.Persistence == TablePersistence.Temporary, "TEMPORARY ");
            _text.AppendIf(into.Persistence == TablePersistence.Unlogged, "UNLOGGED ").Append("TABLE ").Name(into.Table);
        }

        if (select.From.Count > 0)
        {
            _text.Append(" FROM ").List(select.From, _tables.Print);
        }

        if (select.AsOf is AsOfClause asOf)
        {
            Clause(asOf.Kind == AsOfKind.Commit ? " AS OF COMMIT " : " AS OF TIMESTAMP ", asOf.Value);
        }

        Clause(" WHERE ", select.Where);
        if (select.GroupBy is GroupByClause groupBy)
        {
            _text.Append(" GROUP BY ").AppendIf(groupBy.IsDistinct, "DISTINCT ").List(groupBy.Elements, Grouping);
        }

        Clause(" HAVING ", select.Having);
        if (select.Windows.Count > 0)
        {
            _text.Append(" WINDOW ").List(select.Windows, NamedWindow);
        }
    }

    private void Clause(string words, Expression? expression)
    {
        if (expression is not null)
        {
            _text.Append(words);
            Expressions.Print(expression);
        }
    }

    private void NamedWindow(NamedWindow window)
    {
        _text.Name(window.Name).Append(" AS ");
        Expressions.Functions.Window(window.Specification);
    }

    private void Grouping(GroupingElement element)
    {
        switch (element)
        {
            case GroupingValue value:
                Expressions.Print(value.Value);
                break;
            case EmptyGrouping:
                _text.Append("()");
                break;
            case RollupGrouping rollup:
                _text.Append("ROLLUP (").List(rollup.Items, Expressions.Print).Append(")");
                break;
            case CubeGrouping cube:
                _text.Append("CUBE (").List(cube.Items, Expressions.Print).Append(")");
                break;
            case GroupingSets sets:
                _text.Append("GROUPING SETS (").List(sets.Sets, Grouping).Append(")");
                break;
        }
    }

    private void Locking(LockingClause clause)
    {
        _text.Append(clause.Strength switch
        {
            LockStrength.Update => " FOR UPDATE",
            LockStrength.NoKeyUpdate => " FOR NO KEY UPDATE",
            LockStrength.Share => " FOR SHARE",
            _ => " FOR KEY SHARE",
        });
        if (clause.Tables.Count > 0)
        {
            _text.Append(" OF ").List(clause.Tables, name => _text.Name(name));
        }

        _text.AppendIf(clause.Wait == LockWait.NoWait, " NOWAIT").AppendIf(clause.Wait == LockWait.SkipLocked, " SKIP LOCKED");
    }
}
