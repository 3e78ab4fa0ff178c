namespace Cambium.Sql.Syntax;

/// <summary>An item of FROM.</summary>
public abstract record TableReference(SourceSpan Span) : SyntaxNode(Span);

/// <summary>AS name (column, …); columns may be fewer than the table's, or empty.</summary>
public sealed record TableAlias(string Name, SyntaxList<string> Columns, SourceSpan Span) : SyntaxNode(Span);

/// <summary>A table, view or CTE by name. IsOnly: ONLY table.</summary>
public sealed record NamedTable(QualifiedName Name, bool IsOnly, TableAlias? Alias, TableSample? Sample, SourceSpan Span) : TableReference(Span);

/// <summary>TABLESAMPLE method (arguments) REPEATABLE (seed).</summary>
public sealed record TableSample(
    QualifiedName Method, SyntaxList<Expression> Arguments, Expression? Repeatable, SourceSpan Span) : SyntaxNode(Span);

/// <summary>A query in FROM. PostgreSQL 15 demands an alias except for the inner query of a join in parentheses; the parser does so.</summary>
public sealed record DerivedTable(SelectStatement Query, bool IsLateral, TableAlias? Alias, SourceSpan Span) : TableReference(Span);

/// <summary>A function in FROM, or several in ROWS FROM (…).</summary>
/// <param name="Functions">One unless <paramref name="IsRowsFrom"/>.</param>
public sealed record FunctionTable(
    SyntaxList<TableFunction> Functions, bool IsRowsFrom, bool HasOrdinality, bool IsLateral, TableAlias? Alias, SourceSpan Span) : TableReference(Span);

/// <summary>
/// One function with its column definition list: <c>f(x) AS (a int, b text)</c>, empty when none was given. The call is a
/// <see cref="FunctionCall"/> or one of the keyword functions (<see cref="SqlValueFunction"/>, COALESCE, …).
/// </summary>
public sealed record TableFunction(Expression Call, SyntaxList<ColumnDefinition> Columns, SourceSpan Span) : SyntaxNode(Span);

public enum JoinKind
{
    Inner,
    Left,
    Right,
    Full,
    Cross,
}

/// <summary>Two joined items. At most one of natural, Using (not empty) and On is given; none for Cross.</summary>
/// <param name="UsingAlias">JOIN … USING (…) AS alias.</param>
/// <param name="Alias">(a JOIN b …) AS alias.</param>
public sealed record JoinedTable(
    TableReference Left,
    JoinKind Kind,
    TableReference Right,
    bool IsNatural,
    SyntaxList<string> Using,
    string? UsingAlias,
    Expression? On,
    TableAlias? Alias,
    SourceSpan Span) : TableReference(Span);
