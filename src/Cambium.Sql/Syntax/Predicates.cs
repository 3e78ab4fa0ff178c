namespace Cambium.Sql.Syntax;

public sealed record IsNullExpression(Expression Operand, bool IsNegated, SourceSpan Span) : Expression(Span);

public enum BooleanTestKind
{
    True,
    False,
    Unknown,
}

/// <summary><c>operand IS [NOT] TRUE | FALSE | UNKNOWN</c>; never NULL.</summary>
public sealed record BooleanTestExpression(Expression Operand, BooleanTestKind Kind, bool IsNegated, SourceSpan Span) : Expression(Span);

/// <param name="Operator">Equality, where IS stands.</param>
public sealed record IsDistinctFromExpression(Expression Left, Expression Right, bool IsNegated, OperatorName Operator, SourceSpan Span) : Expression(Span);

/// <summary><c>operand IS [NOT] DOCUMENT</c> (XML).</summary>
public sealed record IsDocumentExpression(Expression Operand, bool IsNegated, SourceSpan Span) : Expression(Span);

/// <summary><c>operand IS [NOT] [NFC|NFD|NFKC|NFKD] NORMALIZED</c>; form null means NFC.</summary>
public sealed record IsNormalizedExpression(Expression Operand, string? Form, bool IsNegated, SourceSpan Span) : Expression(Span);

public sealed record BetweenExpression(
    Expression Operand, Expression Lower, Expression Upper, bool IsSymmetric, bool IsNegated, OperatorName Operator, SourceSpan Span) : Expression(Span);

public sealed record InListExpression(Expression Operand, SyntaxList<Expression> Items, bool IsNegated, OperatorName Operator, SourceSpan Span) : Expression(Span);

/// <summary>The operand may be a <see cref="RowExpression"/>.</summary>
public sealed record InSubqueryExpression(Expression Operand, SelectStatement Query, bool IsNegated, OperatorName Operator, SourceSpan Span) : Expression(Span);

public enum PatternKind
{
    Like,
    ILike,
    SimilarTo,
}

/// <summary>LIKE, ILIKE or SIMILAR TO; escape null means the backslash.</summary>
public sealed record PatternMatchExpression(
    Expression Operand, OperatorName Operator, PatternKind Kind, Expression Pattern, Expression? Escape, bool IsNegated, SourceSpan Span) : Expression(Span);

/// <summary>SOME reads as Any.</summary>
public enum Quantifier
{
    Any,
    All,
}

/// <summary><c>left op ANY (array)</c>. LIKE and ILIKE come as operators ~~, !~~, ~~*, !~~*.</summary>
public sealed record QuantifiedArrayExpression(
    Expression Left, OperatorName Operator, Quantifier Quantifier, Expression Array, SourceSpan Span) : Expression(Span);

/// <summary><c>left op ANY (SELECT …)</c>; left may be a <see cref="RowExpression"/>.</summary>
public sealed record QuantifiedSubqueryExpression(
    Expression Left, OperatorName Operator, Quantifier Quantifier, SelectStatement Query, SourceSpan Span) : Expression(Span);

public sealed record ExistsExpression(SelectStatement Query, SourceSpan Span) : Expression(Span);
