namespace Cambium.Sql.Syntax;

/// <summary>CREATE [OR REPLACE] AGGREGATE name (parameters) (options).</summary>
/// <param name="Parameters">Empty for *; null in the old form, where the option basetype tells.</param>
/// <param name="IsOrderedSet">The parameters have an ORDER BY.</param>
public sealed record CreateAggregateStatement(
    bool OrReplace, QualifiedName Name, SyntaxList<FunctionParameter>? Parameters, bool IsOrderedSet, SyntaxList<AggregateOption> Options, SourceSpan Span) : Statement(Span);

/// <summary>name [= value]: a value that is a name of a function or a type is in <paramref name="Type"/>, a text or number in <paramref name="Text"/>.</summary>
public sealed record AggregateOption(string Name, TypeName? Type, string? Text, OperatorName? Operator, SourceSpan Span) : SyntaxNode(Span);
