namespace Cambium.Sql.Syntax.PlPgSql;

/// <summary>Anything between BEGIN and END; spans are offsets in the function's body.</summary>
public abstract record PlStatement(SourceSpan Span) : SyntaxNode(Span);

/// <summary>&lt;&lt;label&gt;&gt; DECLARE … BEGIN … EXCEPTION … END.</summary>
/// <param name="Handlers">Empty when there is no EXCEPTION part; otherwise the body runs in a subtransaction.</param>
public sealed record PlBlock(
    string? Label,
    SyntaxList<PlDeclaration> Declarations,
    SyntaxList<PlStatement> Body,
    SyntaxList<PlExceptionHandler> Handlers,
    SourceSpan Span) : PlStatement(Span);

/// <summary>WHEN condition OR condition THEN statements.</summary>
public sealed record PlExceptionHandler(
    SyntaxList<PlCondition> Conditions, SyntaxList<PlStatement> Body, SourceSpan Span) : SyntaxNode(Span);

/// <summary>An error by name (division_by_zero, or others for any), or by SQLSTATE 'code'.</summary>
public sealed record PlCondition(string? Name, string? SqlState, SourceSpan Span) : SyntaxNode(Span);

/// <summary>A line of DECLARE.</summary>
public abstract record PlDeclaration(string Name, SourceSpan Span) : SyntaxNode(Span);

/// <summary>A variable; its type is given by name, as the row of a table (RowType), or is record.</summary>
public sealed record PlVariable(
    string Name,
    bool IsConstant,
    TypeName? Type,
    QualifiedName? RowType,
    QualifiedName? Collation,
    bool IsNotNull,
    Expression? Default,
    SourceSpan Span) : PlDeclaration(Name, Span);

/// <summary>name ALIAS FOR other; the other may be $n.</summary>
public sealed record PlAlias(string Name, string Target, SourceSpan Span) : PlDeclaration(Name, Span);

/// <summary>name [NO SCROLL] CURSOR (parameters) FOR query.</summary>
public sealed record PlCursor(
    string Name, bool? Scroll, SyntaxList<PlCursorParameter> Parameters, Statement Query, SourceSpan Span) : PlDeclaration(Name, Span);

public sealed record PlCursorParameter(string Name, TypeName Type, SourceSpan Span) : SyntaxNode(Span);
