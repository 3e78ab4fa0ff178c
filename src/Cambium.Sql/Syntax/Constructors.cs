namespace Cambium.Sql.Syntax;

/// <summary>ROW(…), or (a, b) when not explicit. Items may be wildcards.</summary>
public sealed record RowExpression(SyntaxList<Expression> Items, bool IsExplicit, SourceSpan Span) : Expression(Span);

/// <summary>ARRAY[…]; an inner [a, b] is an ArrayExpression too.</summary>
public sealed record ArrayExpression(SyntaxList<Expression> Items, SourceSpan Span) : Expression(Span);

/// <summary>ARRAY(SELECT …).</summary>
public sealed record ArraySubqueryExpression(SelectStatement Query, SourceSpan Span) : Expression(Span);

/// <summary>A query in parentheses used as one value.</summary>
public sealed record ScalarSubqueryExpression(SelectStatement Query, SourceSpan Span) : Expression(Span);
