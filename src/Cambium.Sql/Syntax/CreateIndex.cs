namespace Cambium.Sql.Syntax;

/// <param name="Name">Null when the server is to choose one.</param>
public sealed record CreateIndexStatement(
    bool IsUnique,
    bool IsConcurrent,
    bool IfNotExists,
    string? Name,
    QualifiedName Table,
    bool IsOnly,
    string? AccessMethod,
    SyntaxList<IndexElement> Elements,
    SyntaxList<IndexElement> Include,
    bool NullsNotDistinct,
    SyntaxList<Option> Options,
    string? Tablespace,
    Expression? Where,
    SourceSpan Span) : Statement(Span);

/// <summary>A column (a <see cref="ColumnReference"/> of one part) or an expression of an index, partition key or conflict target.</summary>
public sealed record IndexElement(
    Expression Value,
    QualifiedName? Collation,
    QualifiedName? OperatorClass,
    SyntaxList<Option> OperatorClassOptions,
    SortDirection Direction,
    NullsOrder Nulls,
    SourceSpan Span) : SyntaxNode(Span);
