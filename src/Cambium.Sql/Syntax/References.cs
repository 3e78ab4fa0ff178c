namespace Cambium.Sql.Syntax;

/// <summary>A name that may be a column, a qualified column, a whole row or a field of one: <c>a</c>, <c>t.a</c>, <c>s.t.a</c>.</summary>
public sealed record ColumnReference(SyntaxList<string> Parts, SourceSpan Span) : Expression(Span)
{
    public string Name => Parts[^1];
}

/// <summary><c>*</c>, <c>t.*</c> or <c>s.t.*</c> (qualifier empty for the first); only in select lists, RETURNING and rows.</summary>
public sealed record WildcardExpression(SyntaxList<string> Qualifier, SourceSpan Span) : Expression(Span);

/// <summary><c>(operand).field</c>.</summary>
public sealed record FieldSelection(Expression Operand, string Field, SourceSpan Span) : Expression(Span);

/// <summary><c>(operand).*</c>.</summary>
public sealed record FieldWildcard(Expression Operand, SourceSpan Span) : Expression(Span);

/// <summary><c>operand[1][2:3]</c>: neighbouring subscripts are one access, as arrays are multi-dimensional.</summary>
public sealed record SubscriptExpression(Expression Operand, SyntaxList<Subscript> Subscripts, SourceSpan Span) : Expression(Span);

/// <summary>One pair of brackets: an index (in <see cref="Upper"/>, <see cref="Lower"/> null) or a slice with optional bounds.</summary>
public sealed record Subscript(bool IsSlice, Expression? Lower, Expression? Upper, SourceSpan Span) : SyntaxNode(Span);
