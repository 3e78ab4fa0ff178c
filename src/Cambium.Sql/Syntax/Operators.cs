namespace Cambium.Sql.Syntax;

/// <summary>A prefix operator. A minus before a number is folded into the <see cref="NumericLiteral"/>.</summary>
public sealed record UnaryExpression(OperatorName Operator, Expression Operand, SourceSpan Span) : Expression(Span);

/// <summary>A binary operator, comparisons included. Long chains lean to the left: walk the left spine in a loop.</summary>
public sealed record BinaryExpression(Expression Left, OperatorName Operator, Expression Right, SourceSpan Span) : Expression(Span);

public sealed record NotExpression(Expression Operand, SourceSpan Span) : Expression(Span);

/// <summary>Two or more operands joined by AND; no operand is itself an AND unless it stood in parentheses on the right.</summary>
public sealed record AndExpression(SyntaxList<Expression> Operands, SourceSpan Span) : Expression(Span);

/// <summary>Two or more operands joined by OR; no operand is itself an OR unless it stood in parentheses on the right.</summary>
public sealed record OrExpression(SyntaxList<Expression> Operands, SourceSpan Span) : Expression(Span);

/// <param name="Place">Of CAST or <c>::</c>, counts from 1; like a span it makes no difference between two casts.</param>
public sealed record CastExpression(Expression Operand, TypeName Type, int Place, SourceSpan Span) : Expression(Span)
{
    public bool Equals(CastExpression? other) => other is not null && Operand.Equals(other.Operand) && Type.Equals(other.Type);

    public override int GetHashCode() => HashCode.Combine(Operand, Type);
}

/// <param name="Keyword">Where COLLATE stands.</param>
public sealed record CollateExpression(Expression Operand, QualifiedName Collation, SourceSpan Keyword, SourceSpan Span) : Expression(Span)
{
    public bool Equals(CollateExpression? other) => other is not null && Operand == other.Operand && Collation == other.Collation;

    public override int GetHashCode() => HashCode.Combine(Operand, Collation);
}
