namespace Cambium.Sql.Syntax;

/// <summary>Anything that yields a value. Parentheses leave no trace: the tree's shape says what they said.</summary>
public abstract record Expression(SourceSpan Span) : SyntaxNode(Span);
