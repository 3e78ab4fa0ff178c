namespace Cambium.Sql.Syntax;

public enum ParameterMode
{
    In,
    Out,
    InOut,
    Variadic,

    /// <summary>A column of RETURNS TABLE (…).</summary>
    Table,
}

/// <summary>A parameter of a function; name null when not given.</summary>
public sealed record FunctionParameter(
    ParameterMode Mode, string? Name, TypeName Type, Expression? Default, SourceSpan Span) : SyntaxNode(Span)
{
    /// <summary>The mode is written: without a word it is IN, too.</summary>
    public bool HasMode { get; init; }
}

/// <summary>CREATE [OR REPLACE] FUNCTION | PROCEDURE.</summary>
/// <param name="Parameters">RETURNS TABLE columns follow the others with mode Table.</param>
/// <param name="Returns">Null for procedures and when OUT parameters say it.</param>
/// <param name="Body">The string of AS '…' (first string), or null.</param>
/// <param name="LinkSymbol">The second string of AS 'file', 'symbol'.</param>
/// <param name="SqlBody">RETURN expression (one SELECT) or BEGIN ATOMIC … END, null when the body is a string.</param>
public sealed record CreateFunctionStatement(
    bool IsProcedure,
    bool OrReplace,
    QualifiedName Name,
    SyntaxList<FunctionParameter> Parameters,
    TypeName? Returns,
    SyntaxList<FunctionOption> Options,
    string? Body,
    string? LinkSymbol,
    SqlFunctionBody? SqlBody,
    SourceSpan Span) : Statement(Span);

/// <summary>An SQL-standard body: RETURN value (Value not null), else the statements between BEGIN ATOMIC and END.</summary>
public sealed record SqlFunctionBody(Expression? Value, SyntaxList<Statement> Statements, SourceSpan Span) : SyntaxNode(Span);

/// <summary>RETURN value as a statement inside BEGIN ATOMIC.</summary>
public sealed record ReturnStatement(Expression Value, SourceSpan Span) : Statement(Span);

/// <summary>
/// A property: language, volatility (immutable/stable/volatile), strict (true/false), security (definer/invoker), leakproof (true/false), parallel, cost,
/// rows, support, window (true), set (see <see cref="Setting"/>), transform.
/// </summary>
public sealed record FunctionOption(string Name, string? Value, SetStatement? Setting, SourceSpan Span) : SyntaxNode(Span);

/// <summary>ALTER FUNCTION | PROCEDURE | ROUTINE signature options.</summary>
public sealed record AlterFunctionStatement(ObjectReference Function, SyntaxList<FunctionOption> Options, SourceSpan Span) : Statement(Span);

public sealed record CallStatement(FunctionCall Call, SourceSpan Span) : Statement(Span);

/// <summary>DO [LANGUAGE name] 'body'; language null means plpgsql.</summary>
public sealed record DoStatement(string? Language, string Body, SourceSpan Span) : Statement(Span);

public enum TriggerTiming
{
    Before,
    After,
    InsteadOf,
}

[Flags]
public enum TriggerEvents
{
    None = 0,
    Insert = 1,
    Delete = 2,
    Update = 4,
    Truncate = 8,
}

public sealed record CreateTriggerStatement(
    string Name,
    bool OrReplace,
    bool IsConstraint,
    TriggerTiming Timing,
    TriggerEvents Events,
    SyntaxList<string> UpdateColumns,
    QualifiedName Table,
    QualifiedName? ConstraintFrom,
    ConstraintAttributes Attributes,
    SyntaxList<TriggerTransition> Transitions,
    bool ForEachRow,
    Expression? When,
    QualifiedName Function,
    SyntaxList<string> Arguments,
    SourceSpan Span) : Statement(Span);

/// <summary>REFERENCING NEW|OLD TABLE|ROW AS name.</summary>
public sealed record TriggerTransition(bool IsNew, bool IsTable, string Name, SourceSpan Span) : SyntaxNode(Span);
