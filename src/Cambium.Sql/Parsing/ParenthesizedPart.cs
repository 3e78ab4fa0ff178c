using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>What stood in parentheses: a query, or one or more expressions. Which one is known only at the end of ((SELECT 1) + 2).</summary>
internal readonly record struct ParenthesizedPart(SelectStatement? Query, SyntaxList<Expression> Items, SourceSpan Span)
{
    public bool IsRow => Query is null && Items.Count > 1;

    public Expression ToExpression() =>
        Query is not null ? new ScalarSubqueryExpression(Query, Span)
        : Items.Count == 1 ? Items[0]
        : new RowExpression(Items, IsExplicit: false, Span);
}
