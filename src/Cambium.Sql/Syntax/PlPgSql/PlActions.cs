namespace Cambium.Sql.Syntax.PlPgSql;

/// <summary>A variable to be set, or a part of it: v, v.field, v[1], v[1].field.</summary>
/// <param name="Path">Behind the name, from the first subscript on.</param>
public sealed record PlTarget(QualifiedName Name, SyntaxList<AssignmentStep> Path, SourceSpan Span) : SyntaxNode(Span);

public sealed record PlAssignment(PlTarget Target, Expression Value, SourceSpan Span) : PlStatement(Span);

/// <summary>NULL;</summary>
public sealed record PlNull(SourceSpan Span) : PlStatement(Span);

/// <summary>A SQL statement; Into is empty when its rows go nowhere.</summary>
/// <param name="Gap">Where INTO stood.</param>
public sealed record PlSql(Statement Statement, SyntaxList<PlTarget> Into, bool IsStrict, SourceSpan Gap, SourceSpan Span) : PlStatement(Span);

/// <summary>PERFORM …: a SELECT whose rows are dropped, setting FOUND.</summary>
public sealed record PlPerform(Statement Query, SourceSpan Span) : PlStatement(Span);

/// <summary>EXECUTE command INTO targets USING arguments.</summary>
public sealed record PlExecute(
    Expression Command, SyntaxList<PlTarget> Into, bool IsStrict, SyntaxList<Expression> Arguments, SourceSpan Span) : PlStatement(Span);

public enum PlRaiseLevel
{
    Exception,
    Debug,
    Log,
    Info,
    Notice,
    Warning,
}

/// <summary>RAISE. With neither format, condition nor options it re-raises the current error.</summary>
/// <param name="Format">The text with % for each argument.</param>
public sealed record PlRaise(
    PlRaiseLevel Level,
    string? Format,
    SyntaxList<Expression> Arguments,
    PlCondition? Condition,
    SyntaxList<PlRaiseOption> Options,
    SourceSpan Span) : PlStatement(Span);

/// <summary>message, detail, hint, errcode, column, constraint, datatype, table or schema = value.</summary>
public sealed record PlRaiseOption(string Name, Expression Value, SourceSpan Span) : SyntaxNode(Span);

public sealed record PlAssert(Expression Condition, Expression? Message, SourceSpan Span) : PlStatement(Span);

/// <summary>GET [CURRENT | STACKED] DIAGNOSTICS.</summary>
public sealed record PlGetDiagnostics(bool IsStacked, SyntaxList<PlDiagnosticsItem> Items, SourceSpan Span) : PlStatement(Span);

/// <summary>The item in lower case, e.g. row_count or message_text.</summary>
public sealed record PlDiagnosticsItem(PlTarget Target, string Item, SourceSpan Span) : SyntaxNode(Span);

/// <summary>OPEN cursor (arguments), or FOR query, or FOR EXECUTE command USING arguments.</summary>
public sealed record PlOpen(
    string Cursor,
    bool? Scroll,
    SyntaxList<FunctionArgument> Arguments,
    Statement? Query,
    Expression? Command,
    SyntaxList<Expression> CommandArguments,
    SourceSpan Span) : PlStatement(Span);

/// <summary>FETCH, or MOVE (without targets). Count null takes the number from CountExpression.</summary>
public sealed record PlFetch(
    bool IsMove, FetchDirection Direction, long? Count, Expression? CountExpression, string Cursor, SyntaxList<PlTarget> Into, SourceSpan Span) : PlStatement(Span);

public sealed record PlClose(string Cursor, SourceSpan Span) : PlStatement(Span);
