namespace Cambium.Sql.Syntax;

/// <summary>A column to be assigned, possibly a part of it: <c>c</c>, <c>c[1]</c>, <c>c.field</c>.</summary>
public sealed record AssignmentTarget(string Column, SyntaxList<AssignmentStep> Path, SourceSpan Span) : SyntaxNode(Span);

/// <summary>A field (Subscript null) or a subscript (Field null).</summary>
public sealed record AssignmentStep(string? Field, Subscript? Subscript, SourceSpan Span) : SyntaxNode(Span);

/// <summary>One item of SET.</summary>
public abstract record Assignment(SourceSpan Span) : SyntaxNode(Span);

/// <summary><c>c = value</c>; the value may be a <see cref="DefaultExpression"/>.</summary>
public sealed record ColumnAssignment(AssignmentTarget Target, Expression Value, SourceSpan Span) : Assignment(Span);

/// <summary><c>(a, b) = source</c>: a <see cref="RowExpression"/> (items may be DEFAULT), a <see cref="ScalarSubqueryExpression"/> or another row value.</summary>
public sealed record RowAssignment(SyntaxList<AssignmentTarget> Targets, Expression Source, SourceSpan Span) : Assignment(Span);

public enum OverridingKind
{
    None,
    UserValue,
    SystemValue,
}

/// <param name="Columns">Empty when not written.</param>
/// <param name="Source">Null for DEFAULT VALUES. VALUES rows may hold <see cref="DefaultExpression"/>.</param>
/// <param name="Returning">Empty when not written.</param>
public sealed record InsertStatement(
    WithClause? With,
    QualifiedName Table,
    string? Alias,
    SyntaxList<AssignmentTarget> Columns,
    OverridingKind Overriding,
    SelectStatement? Source,
    OnConflictClause? OnConflict,
    SyntaxList<SelectItem> Returning,
    SourceSpan Span) : Statement(Span);

/// <summary>ON CONFLICT [target] DO NOTHING (Assignments null) or DO UPDATE SET ….</summary>
public sealed record OnConflictClause(
    ConflictTarget? Target, SyntaxList<Assignment>? Assignments, Expression? Where, SourceSpan Span) : SyntaxNode(Span);

/// <summary>Index elements with an optional predicate, or the name of a constraint.</summary>
public sealed record ConflictTarget(
    SyntaxList<IndexElement> Elements, Expression? Where, string? Constraint, SourceSpan Span) : SyntaxNode(Span);

/// <param name="Where">May be a <see cref="CurrentOfExpression"/>.</param>
public sealed record UpdateStatement(
    WithClause? With,
    NamedTable Table,
    SyntaxList<Assignment> Assignments,
    SyntaxList<TableReference> From,
    Expression? Where,
    SyntaxList<SelectItem> Returning,
    SourceSpan Span) : Statement(Span)
{
    /// <summary>Lines up for its rows before it reads them. No syntax says so: the server does, see <see cref="LockWait.Foreseen"/>.</summary>
    public bool LinesUp { get; init; }
}

/// <param name="Where">May be a <see cref="CurrentOfExpression"/>.</param>
public sealed record DeleteStatement(
    WithClause? With,
    NamedTable Table,
    SyntaxList<TableReference> Using,
    Expression? Where,
    SyntaxList<SelectItem> Returning,
    SourceSpan Span) : Statement(Span)
{
    /// <inheritdoc cref="UpdateStatement.LinesUp"/>
    public bool LinesUp { get; init; }
}

/// <summary>WHERE CURRENT OF cursor; only as the whole WHERE.</summary>
public sealed record CurrentOfExpression(string Cursor, SourceSpan Span) : Expression(Span);

public sealed record MergeStatement(
    WithClause? With, NamedTable Table, TableReference Source, Expression On, SyntaxList<MergeWhen> Whens, SourceSpan Span) : Statement(Span);

/// <summary>WHEN [NOT] MATCHED [AND condition] THEN action.</summary>
public sealed record MergeWhen(bool IsMatched, Expression? Condition, MergeAction Action, SourceSpan Span) : SyntaxNode(Span);

public abstract record MergeAction(SourceSpan Span) : SyntaxNode(Span);

public sealed record MergeDoNothing(SourceSpan Span) : MergeAction(Span);

public sealed record MergeDelete(SourceSpan Span) : MergeAction(Span);

public sealed record MergeUpdate(SyntaxList<Assignment> Assignments, SourceSpan Span) : MergeAction(Span);

/// <summary>Values null means DEFAULT VALUES.</summary>
public sealed record MergeInsert(
    SyntaxList<AssignmentTarget> Columns, OverridingKind Overriding, SyntaxList<Expression>? Values, SourceSpan Span) : MergeAction(Span);

public sealed record TruncateStatement(
    SyntaxList<NamedTable> Tables, bool RestartIdentity, DropBehavior Behavior, SourceSpan Span) : Statement(Span);
