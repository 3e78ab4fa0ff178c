namespace Cambium.Sql.Syntax;

/// <summary>DEFERRABLE and relatives, after a constraint.</summary>
public sealed record ConstraintAttributes(
    bool IsDeferrable, bool IsInitiallyDeferred, bool IsNotValid, bool IsNoInherit, SourceSpan Span) : SyntaxNode(Span)
{
    public static readonly ConstraintAttributes None = new(false, false, false, false, default);
}

/// <summary>A constraint on one column; its name is null when not given.</summary>
public abstract record ColumnConstraint(string? Name, ConstraintAttributes Attributes, SourceSpan Span) : SyntaxNode(Span);

public sealed record NotNullConstraint(string? Name, ConstraintAttributes Attributes, SourceSpan Span) : ColumnConstraint(Name, Attributes, Span);

/// <summary>The word NULL after a column: the default, only refused beside NOT NULL.</summary>
public sealed record NullConstraint(string? Name, ConstraintAttributes Attributes, SourceSpan Span) : ColumnConstraint(Name, Attributes, Span);

public sealed record DefaultConstraint(
    string? Name, Expression Value, ConstraintAttributes Attributes, SourceSpan Span) : ColumnConstraint(Name, Attributes, Span);

public sealed record ColumnCheckConstraint(
    string? Name, Expression Condition, ConstraintAttributes Attributes, SourceSpan Span) : ColumnConstraint(Name, Attributes, Span);

/// <summary>UNIQUE or PRIMARY KEY on one column.</summary>
public sealed record ColumnUniqueConstraint(
    string? Name,
    bool IsPrimaryKey,
    bool NullsNotDistinct,
    SyntaxList<Option> Options,
    string? Tablespace,
    ConstraintAttributes Attributes,
    SourceSpan Span) : ColumnConstraint(Name, Attributes, Span);

public sealed record ColumnReferencesConstraint(
    string? Name, ForeignKeyReference Reference, ConstraintAttributes Attributes, SourceSpan Span) : ColumnConstraint(Name, Attributes, Span);

/// <summary>GENERATED ALWAYS AS (value) STORED.</summary>
public sealed record GeneratedConstraint(
    string? Name, Expression Value, ConstraintAttributes Attributes, SourceSpan Span) : ColumnConstraint(Name, Attributes, Span);

/// <summary>GENERATED ALWAYS | BY DEFAULT AS IDENTITY (options).</summary>
public sealed record IdentityConstraint(
    string? Name, bool IsAlways, SyntaxList<SequenceOption> Options, ConstraintAttributes Attributes, SourceSpan Span) : ColumnConstraint(Name, Attributes, Span);

/// <summary>A constraint on a table, its name null when not given.</summary>
public abstract record TableConstraint(string? Name, ConstraintAttributes Attributes, SourceSpan Span) : TableElement(Span);

public sealed record CheckConstraint(
    string? Name, Expression Condition, ConstraintAttributes Attributes, SourceSpan Span) : TableConstraint(Name, Attributes, Span);

/// <summary>UNIQUE or PRIMARY KEY (columns), or USING INDEX index with no columns (ALTER TABLE only).</summary>
public sealed record UniqueConstraint(
    string? Name,
    bool IsPrimaryKey,
    bool NullsNotDistinct,
    SyntaxList<string> Columns,
    SyntaxList<string> Include,
    string? UsingIndex,
    SyntaxList<Option> Options,
    string? Tablespace,
    ConstraintAttributes Attributes,
    SourceSpan Span) : TableConstraint(Name, Attributes, Span);

public sealed record ForeignKeyConstraint(
    string? Name, SyntaxList<string> Columns, ForeignKeyReference Reference, ConstraintAttributes Attributes, SourceSpan Span) : TableConstraint(Name, Attributes, Span);

public sealed record ExcludeConstraint(
    string? Name,
    string? AccessMethod,
    SyntaxList<ExcludeElement> Elements,
    SyntaxList<string> Include,
    SyntaxList<Option> Options,
    string? Tablespace,
    Expression? Where,
    ConstraintAttributes Attributes,
    SourceSpan Span) : TableConstraint(Name, Attributes, Span);

public sealed record ExcludeElement(IndexElement Element, OperatorName Operator, SourceSpan Span) : SyntaxNode(Span);

/// <summary>REFERENCES table (columns) MATCH … ON DELETE … ON UPDATE …; columns empty means the primary key.</summary>
public sealed record ForeignKeyReference(
    QualifiedName Table,
    SyntaxList<string> Columns,
    ForeignKeyMatch Match,
    ReferentialAction OnDelete,
    SyntaxList<string> OnDeleteColumns,
    ReferentialAction OnUpdate,
    SourceSpan Span) : SyntaxNode(Span);

public enum ForeignKeyMatch
{
    Simple,
    Full,
}

public enum ReferentialAction
{
    NoAction,
    Restrict,
    Cascade,
    SetNull,
    SetDefault,
}
