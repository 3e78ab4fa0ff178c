namespace Cambium.Sql.Syntax;

public enum SortDirection
{
    Unspecified,
    Ascending,
    Descending,
}

public enum NullsOrder
{
    Unspecified,
    First,
    Last,
}

/// <summary>An item of ORDER BY; with USING the operator decides and the direction is Unspecified.</summary>
public sealed record SortItem(
    Expression Value, SortDirection Direction, OperatorName? Using, NullsOrder Nulls, SourceSpan Span) : SyntaxNode(Span);
