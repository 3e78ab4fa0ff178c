namespace Cambium.Sql.Syntax;

/// <summary>CREATE TYPE name AS ENUM (labels).</summary>
public sealed record CreateEnumStatement(QualifiedName Name, SyntaxList<string> Labels, SourceSpan Span) : Statement(Span);

/// <summary>CREATE TYPE name: a name for a type that another statement will make.</summary>
public sealed record CreateShellTypeStatement(QualifiedName Name, SourceSpan Span) : Statement(Span);

/// <summary>CREATE TYPE name AS (attributes).</summary>
public sealed record CreateCompositeTypeStatement(QualifiedName Name, SyntaxList<ColumnDefinition> Attributes, SourceSpan Span) : Statement(Span);

/// <summary>CREATE TYPE name AS RANGE (SUBTYPE = type, …).</summary>
public sealed record CreateRangeTypeStatement(QualifiedName Name, SyntaxList<RangeTypeOption> Options, SourceSpan Span) : Statement(Span);

/// <summary>One option of CREATE TYPE … AS RANGE: its value is a type or a possibly qualified name, both read as a type name.</summary>
public sealed record RangeTypeOption(string Name, TypeName Value, SourceSpan Span) : SyntaxNode(Span);

/// <summary>ALTER TYPE name ADD VALUE [IF NOT EXISTS] label [BEFORE | AFTER neighbour].</summary>
public sealed record AlterEnumAddValueStatement(
    QualifiedName Name, string Label, bool IfNotExists, string? Neighbour, bool IsBefore, SourceSpan Span) : Statement(Span);

/// <summary>ALTER TYPE name RENAME VALUE old TO new.</summary>
public sealed record AlterEnumRenameValueStatement(QualifiedName Name, string OldLabel, string NewLabel, SourceSpan Span) : Statement(Span);

/// <summary>Constraints are NOT NULL, NULL, CHECK and DEFAULT.</summary>
public sealed record CreateDomainStatement(
    QualifiedName Name, TypeName Type, QualifiedName? Collation, SyntaxList<ColumnConstraint> Constraints, SourceSpan Span) : Statement(Span);

public sealed record AlterDomainStatement(QualifiedName Name, AlterDomainAction Action, SourceSpan Span) : Statement(Span);

public abstract record AlterDomainAction(SourceSpan Span) : SyntaxNode(Span);

/// <summary>SET DEFAULT value, or DROP DEFAULT when null.</summary>
public sealed record AlterDomainDefault(Expression? Value, SourceSpan Span) : AlterDomainAction(Span);

/// <summary>SET NOT NULL or DROP NOT NULL.</summary>
public sealed record AlterDomainNotNull(bool IsNotNull, SourceSpan Span) : AlterDomainAction(Span);

public sealed record AlterDomainAddConstraint(TableConstraint Constraint, SourceSpan Span) : AlterDomainAction(Span);

public sealed record AlterDomainDropConstraint(string Name, bool IfExists, DropBehavior Behavior, SourceSpan Span) : AlterDomainAction(Span);

public sealed record AlterDomainValidateConstraint(string Name, SourceSpan Span) : AlterDomainAction(Span);
