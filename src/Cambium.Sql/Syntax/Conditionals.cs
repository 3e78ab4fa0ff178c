namespace Cambium.Sql.Syntax;

/// <summary>CASE; with an operand each branch's condition is compared to it with =.</summary>
public sealed record CaseExpression(Expression? Operand, SyntaxList<CaseBranch> Branches, Expression? Else, SourceSpan Span) : Expression(Span);

public sealed record CaseBranch(Expression When, Expression Then, SourceSpan Span) : SyntaxNode(Span);

public sealed record CoalesceExpression(SyntaxList<Expression> Arguments, SourceSpan Span) : Expression(Span);

public sealed record NullIfExpression(Expression Left, Expression Right, SourceSpan Span) : Expression(Span);

public sealed record GreatestExpression(SyntaxList<Expression> Arguments, SourceSpan Span) : Expression(Span);

public sealed record LeastExpression(SyntaxList<Expression> Arguments, SourceSpan Span) : Expression(Span);
