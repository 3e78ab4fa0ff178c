namespace Cambium.Sql.Syntax;

/// <summary>GROUP BY [ALL | DISTINCT] …</summary>
public sealed record GroupByClause(bool IsDistinct, SyntaxList<GroupingElement> Elements, SourceSpan Span) : SyntaxNode(Span);

/// <summary>One element of GROUP BY or of GROUPING SETS.</summary>
public abstract record GroupingElement(SourceSpan Span) : SyntaxNode(Span);

/// <summary>An expression; a <see cref="RowExpression"/> that isn't explicit groups by all its items.</summary>
public sealed record GroupingValue(Expression Value, SourceSpan Span) : GroupingElement(Span);

/// <summary><c>()</c>: everything is one group.</summary>
public sealed record EmptyGrouping(SourceSpan Span) : GroupingElement(Span);

public sealed record RollupGrouping(SyntaxList<Expression> Items, SourceSpan Span) : GroupingElement(Span);

public sealed record CubeGrouping(SyntaxList<Expression> Items, SourceSpan Span) : GroupingElement(Span);

public sealed record GroupingSets(SyntaxList<GroupingElement> Sets, SourceSpan Span) : GroupingElement(Span);
