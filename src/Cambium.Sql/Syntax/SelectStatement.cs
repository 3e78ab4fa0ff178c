namespace Cambium.Sql.Syntax;

/// <summary>A query: SELECT, VALUES, TABLE or a set operation, with what may stand around it.</summary>
/// <param name="Limit">Row count; null for none or LIMIT ALL. FETCH FIRST sets it too (1 when no count was written).</param>
/// <param name="LimitWithTies">FETCH FIRST n ROWS WITH TIES.</param>
public sealed record SelectStatement(
    WithClause? With,
    QueryBody Body,
    SyntaxList<SortItem> OrderBy,
    Expression? Limit,
    bool LimitWithTies,
    Expression? Offset,
    SyntaxList<LockingClause> Locking,
    SourceSpan Span) : Statement(Span)
{
    /// <summary>The INTO of the first SELECT, which makes a table of the query's rows.</summary>
    public SelectInto? Into
    {
        get
        {
            QueryBody first = Body;
            while (first is SetOperationBody operation)
            {
                first = operation.Left;
            }

            return (first as SelectBody)?.Into;
        }
    }

    /// <summary>The query alone.</summary>
    public SelectStatement WithoutInto()
    {
        Stack<SetOperationBody> spine = [];
        QueryBody body = Body;
        while (body is SetOperationBody operation)
        {
            spine.Push(operation);
            body = operation.Left;
        }

        body = body is SelectBody { Into: not null } first ? first with { Into = null } : body;
        while (spine.TryPop(out SetOperationBody? operation))
        {
            body = operation with { Left = body };
        }

        return this with { Body = body };
    }
}

/// <summary>What a query is made of.</summary>
public abstract record QueryBody(SourceSpan Span) : SyntaxNode(Span);

/// <summary>SELECT … FROM … WHERE … GROUP BY … HAVING … WINDOW. <c>TABLE x</c> reads as <c>SELECT * FROM x</c>.</summary>
/// <param name="Items">Empty for a SELECT without columns.</param>
/// <param name="Into">SELECT … INTO table.</param>
/// <param name="AsOf">Cambium's <c>AS OF COMMIT n | TIMESTAMP t</c>, after the FROM list.</param>
public sealed record SelectBody(
    DistinctClause? Distinct,
    SyntaxList<SelectItem> Items,
    SelectInto? Into,
    SyntaxList<TableReference> From,
    AsOfClause? AsOf,
    Expression? Where,
    GroupByClause? GroupBy,
    Expression? Having,
    SyntaxList<NamedWindow> Windows,
    SourceSpan Span) : QueryBody(Span);

/// <summary>VALUES (…), (…).</summary>
public sealed record ValuesBody(SyntaxList<RowExpression> Rows, SourceSpan Span) : QueryBody(Span);

public enum SetOperator
{
    Union,
    Intersect,
    Except,
}

/// <summary>Long chains lean to the left.</summary>
public sealed record SetOperationBody(QueryBody Left, SetOperator Operator, bool IsAll, QueryBody Right, SourceSpan Span) : QueryBody(Span);

/// <summary>A query in parentheses inside a set operation that has its own WITH, ORDER BY, LIMIT or locking.</summary>
public sealed record NestedQueryBody(SelectStatement Query, SourceSpan Span) : QueryBody(Span);

/// <summary>An output column; the value may be a <see cref="WildcardExpression"/> or <see cref="FieldWildcard"/>.</summary>
public sealed record SelectItem(Expression Value, string? Alias, SourceSpan Span) : SyntaxNode(Span);

/// <summary>DISTINCT (On empty) or DISTINCT ON (…).</summary>
public sealed record DistinctClause(SyntaxList<Expression> On, SourceSpan Span) : SyntaxNode(Span);

/// <summary>INTO [TEMP | UNLOGGED] table.</summary>
public sealed record SelectInto(QualifiedName Table, TablePersistence Persistence, SourceSpan Span) : SyntaxNode(Span);

public enum AsOfKind
{
    Commit,
    Timestamp,
}

/// <summary>Reads a past snapshot: by log position or by time.</summary>
public sealed record AsOfClause(AsOfKind Kind, Expression Value, SourceSpan Span) : SyntaxNode(Span);

/// <summary>WITH [RECURSIVE] ….</summary>
public sealed record WithClause(bool IsRecursive, SyntaxList<CommonTableExpression> Tables, SourceSpan Span) : SyntaxNode(Span);

public enum CteMaterialization
{
    Default,
    Materialized,
    NotMaterialized,
}

/// <summary>The statement is a query or an INSERT, UPDATE, DELETE with RETURNING.</summary>
public sealed record CommonTableExpression(
    string Name,
    SyntaxList<string> Columns,
    CteMaterialization Materialization,
    Statement Statement,
    CteSearch? Search,
    CteCycle? Cycle,
    SourceSpan Span) : SyntaxNode(Span);

/// <summary>SEARCH DEPTH|BREADTH FIRST BY columns SET sequenceColumn.</summary>
public sealed record CteSearch(bool IsBreadthFirst, SyntaxList<string> Columns, string SequenceColumn, SourceSpan Span) : SyntaxNode(Span);

/// <summary>CYCLE columns SET mark [TO value DEFAULT value] USING path.</summary>
public sealed record CteCycle(
    SyntaxList<string> Columns, string MarkColumn, Expression? MarkValue, Expression? MarkDefault, string PathColumn, SourceSpan Span) : SyntaxNode(Span);

public enum LockStrength
{
    KeyShare,
    Share,
    NoKeyUpdate,
    Update,
}

public enum LockWait
{
    Wait,
    NoWait,
    SkipLocked,

    /// <summary>Said by nobody: the server foresees that the rows will be written. It waits a little, and never fails for it.</summary>
    Foreseen,
}

/// <summary>FOR UPDATE and relatives; Tables empty means all.</summary>
public sealed record LockingClause(LockStrength Strength, SyntaxList<QualifiedName> Tables, LockWait Wait, SourceSpan Span) : SyntaxNode(Span)
{
    /// <summary>It stands around this query, which is what is locked of the other one.</summary>
    public bool IsHandedDown { get; init; }
}
