using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>One part of an index key: a column or an expression.</summary>
/// <param name="ColumnId">The column; 0 for an expression.</param>
/// <param name="ExpressionSql">The expression's text; null for a column.</param>
/// <param name="Type">The part's type.</param>
/// <param name="OperatorClass">Its name; null for the type's default. Kept for descriptions.</param>
public sealed record IndexKeyPart(int ColumnId, string? ExpressionSql, SqlType Type, bool Descending = false, bool NullsFirst = false, string? OperatorClass = null, string? Collation = null)
{
    public bool IsExpression => ColumnId == 0;
}
