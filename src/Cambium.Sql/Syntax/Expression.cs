namespace Cambium.Sql.Syntax;

/// <summary>Anything that yields a value. Parentheses leave no trace: the tree's shape says what they said.</summary>
public abstract record Expression(SourceSpan Span) : SyntaxNode(Span)
{
    /// <summary>A constant without a type of its own, which ORDER BY, GROUP BY and DISTINCT ON refuse unless it is a place in the output.</summary>
    public bool IsConstant => this is StringLiteral or NullLiteral or BooleanLiteral or NumericLiteral or BitStringLiteral;
}
