using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>One part of an index key: a column or an expression.</summary>
/// <param name="ColumnId">The column; 0 for an expression.</param>
/// <param name="ExpressionSql">The expression's text; null for a column.</param>
/// <param name="Type">The part's type, in the order of the part.</param>
/// <param name="OperatorClass">Its name; null for the type's default. Kept for descriptions, and for those that order by bytes whatever the collation is (text_pattern_ops).</param>
/// <param name="Collation">The one named for it, or its column's; null for its type's.</param>
public sealed record IndexKeyPart(int ColumnId, string? ExpressionSql, SqlType Type, bool Descending = false, bool NullsFirst = false, string? OperatorClass = null, string? Collation = null)
{
    public SqlType Type { get => IsByBytes ? new SqlType(field.Type.Ordered(null), field.Modifier) : field.Collated(Collation); init; } = Type;

    /// <summary>Its operator class orders by bytes, whatever the collation.</summary>
    public bool IsByBytes => OperatorClass is not null && OperatorClass.EndsWith("_pattern_ops", StringComparison.Ordinal);

    public bool IsExpression => ColumnId == 0;
}
