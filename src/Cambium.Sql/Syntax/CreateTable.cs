namespace Cambium.Sql.Syntax;

/// <summary>CREATE TABLE with its elements in order.</summary>
/// <param name="OfType">CREATE TABLE t OF type.</param>
/// <param name="PartitionOf">The parent of CREATE TABLE t PARTITION OF parent, with <paramref name="Bound"/>.</param>
/// <param name="Options">WITH (…); WITHOUT OIDS leaves nothing.</param>
public sealed record CreateTableStatement(
    QualifiedName Name,
    TablePersistence Persistence,
    bool IfNotExists,
    SyntaxList<TableElement> Elements,
    SyntaxList<QualifiedName> Inherits,
    QualifiedName? OfType,
    QualifiedName? PartitionOf,
    PartitionBound? Bound,
    PartitionBy? PartitionBy,
    string? AccessMethod,
    SyntaxList<Option> Options,
    OnCommitAction OnCommit,
    string? Tablespace,
    SourceSpan Span) : Statement(Span);

/// <summary>CREATE TABLE … AS query [WITH [NO] DATA], also AS EXECUTE name.</summary>
/// <param name="Query">A <see cref="SelectStatement"/> or <see cref="ExecuteStatement"/>.</param>
public sealed record CreateTableAsStatement(
    QualifiedName Name,
    TablePersistence Persistence,
    bool IfNotExists,
    SyntaxList<string> Columns,
    string? AccessMethod,
    SyntaxList<Option> Options,
    OnCommitAction OnCommit,
    string? Tablespace,
    Statement Query,
    bool WithData,
    SourceSpan Span) : Statement(Span);

public enum OnCommitAction
{
    None,
    PreserveRows,
    DeleteRows,
    Drop,
}

/// <summary>A column, a table constraint or LIKE.</summary>
public abstract record TableElement(SourceSpan Span) : SyntaxNode(Span);

/// <summary>A column of a table, a typed table (Type null), a composite type or a function's column definition list.</summary>
public sealed record ColumnDefinition(
    string Name,
    TypeName? Type,
    QualifiedName? Collation,
    string? Compression,
    SyntaxList<ColumnConstraint> Constraints,
    SourceSpan Span) : TableElement(Span);

/// <summary>LIKE table INCLUDING/EXCLUDING …, resolved to the set of what is included.</summary>
public sealed record LikeElement(QualifiedName Table, LikeOptions Included, SourceSpan Span) : TableElement(Span);

[Flags]
public enum LikeOptions
{
    None = 0,
    Comments = 1,
    Compression = 2,
    Constraints = 4,
    Defaults = 8,
    Generated = 16,
    Identity = 32,
    Indexes = 64,
    Statistics = 128,
    Storage = 256,
    All = 511,
}

/// <summary>PARTITION BY strategy (keys).</summary>
public sealed record PartitionBy(string Strategy, SyntaxList<IndexElement> Keys, SourceSpan Span) : SyntaxNode(Span);

/// <summary>FOR VALUES …, or DEFAULT.</summary>
public abstract record PartitionBound(SourceSpan Span) : SyntaxNode(Span);

public sealed record DefaultPartitionBound(SourceSpan Span) : PartitionBound(Span);

public sealed record ListPartitionBound(SyntaxList<Expression> Values, SourceSpan Span) : PartitionBound(Span);

/// <summary>MINVALUE and MAXVALUE are column references of those names, as in PostgreSQL's grammar.</summary>
public sealed record RangePartitionBound(SyntaxList<Expression> From, SyntaxList<Expression> To, SourceSpan Span) : PartitionBound(Span);

public sealed record HashPartitionBound(int Modulus, int Remainder, SourceSpan Span) : PartitionBound(Span);
