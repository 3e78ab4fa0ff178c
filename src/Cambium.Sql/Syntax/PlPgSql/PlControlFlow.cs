namespace Cambium.Sql.Syntax.PlPgSql;

/// <summary>A boolean expression and what to do when it holds.</summary>
public sealed record PlBranch(SyntaxList<Expression> Conditions, SyntaxList<PlStatement> Body, SourceSpan Span) : SyntaxNode(Span);

/// <summary>IF … ELSIF … ELSE; each branch has one condition. Else is null when not written.</summary>
public sealed record PlIf(SyntaxList<PlBranch> Branches, SyntaxList<PlStatement>? Else, SourceSpan Span) : PlStatement(Span);

/// <summary>CASE; with an operand a branch's conditions are the values compared to it. Else null means 20000 case_not_found.</summary>
public sealed record PlCase(
    Expression? Operand, SyntaxList<PlBranch> Branches, SyntaxList<PlStatement>? Else, SourceSpan Span) : PlStatement(Span);

/// <summary>LOOP without end.</summary>
public sealed record PlLoop(string? Label, SyntaxList<PlStatement> Body, SourceSpan Span) : PlStatement(Span);

public sealed record PlWhile(string? Label, Expression Condition, SyntaxList<PlStatement> Body, SourceSpan Span) : PlStatement(Span);

/// <summary>FOR name IN [REVERSE] lower .. upper [BY step]; the variable is new and an integer.</summary>
public sealed record PlForInteger(
    string? Label,
    string Variable,
    bool IsReverse,
    Expression Lower,
    Expression Upper,
    Expression? Step,
    SyntaxList<PlStatement> Body,
    SourceSpan Span) : PlStatement(Span);

/// <summary>FOR targets IN query.</summary>
public sealed record PlForQuery(
    string? Label, SyntaxList<PlTarget> Targets, Statement Query, SyntaxList<PlStatement> Body, SourceSpan Span) : PlStatement(Span);

/// <summary>FOR targets IN EXECUTE command USING arguments.</summary>
public sealed record PlForExecute(
    string? Label,
    SyntaxList<PlTarget> Targets,
    Expression Command,
    SyntaxList<Expression> Arguments,
    SyntaxList<PlStatement> Body,
    SourceSpan Span) : PlStatement(Span);

/// <summary>FOR target IN name [(arguments)]: name is a bound cursor. The parser can't tell it from other names, so any lone name reads so.</summary>
public sealed record PlForCursor(
    string? Label,
    string Variable,
    string Cursor,
    SourceSpan CursorSpan,
    SyntaxList<FunctionArgument> Arguments,
    SyntaxList<PlStatement> Body,
    SourceSpan Span) : PlStatement(Span);

/// <summary>FOREACH targets [SLICE n] IN ARRAY array.</summary>
public sealed record PlForEach(
    string? Label, SyntaxList<PlTarget> Targets, int Slice, Expression Array, SyntaxList<PlStatement> Body, SourceSpan Span) : PlStatement(Span);

/// <summary>EXIT, or CONTINUE.</summary>
public sealed record PlExit(bool IsContinue, string? Label, Expression? When, SourceSpan Span) : PlStatement(Span);

/// <summary>RETURN [value].</summary>
public sealed record PlReturn(Expression? Value, SourceSpan Span) : PlStatement(Span);

/// <summary>RETURN NEXT [value].</summary>
public sealed record PlReturnNext(Expression? Value, SourceSpan Span) : PlStatement(Span);

/// <summary>RETURN QUERY query.</summary>
public sealed record PlReturnQuery(Statement Query, SourceSpan Span) : PlStatement(Span);

/// <summary>RETURN QUERY EXECUTE command USING arguments.</summary>
public sealed record PlReturnExecute(Expression Command, SyntaxList<Expression> Arguments, SourceSpan Span) : PlStatement(Span);
