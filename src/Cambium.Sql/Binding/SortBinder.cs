using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Makes the order of a sort item explicit.</summary>
internal static class SortBinder
{
    /// <exception cref="SqlErrorException">42883: the type has no order; 42809: USING with something else than &lt; or &gt;.</exception>
    internal static BoundSortKey BindKey(SortItem item, BoundExpression value, BindingContext context)
    {
        value = Coercion.ResolveUnknown(value, context);
        bool isDescending = item.Direction == SortDirection.Descending;
        if (item.Using is { } op)
        {
            isDescending = op.Symbol switch
            {
                "<" => false,
                ">" => true,
                "~<~" when IsText(value) => false,
                "~>~" when IsText(value) => true,
                _ => throw new SqlErrorException(
                    SqlState.WrongObjectType, $"operator {op.Symbol} is not a valid ordering operator",
                    hint: "Ordering operators must be \"<\" or \">\" members of btree operator families.", position: op.Span.Position),
            };
        }

        value = item.Using is { Symbol: "~<~" or "~>~" } ? Collations.ByBytes(value) : value;
        RequireOrder(value);
        Collations.RequireKnown(value, context);
        bool nullsFirst = item.Nulls == NullsOrder.Unspecified ? isDescending : item.Nulls == NullsOrder.First;
        return new BoundSortKey(value, isDescending, nullsFirst);
    }

    /// <summary>Whether it has operators that order by bytes, too.</summary>
    private static bool IsText(BoundExpression value) => value.Type.Type.Underlying().Category == DataTypeCategory.String;

    internal static void RequireOrder(BoundExpression value)
    {
        DataType type = value.Type.Type.Underlying();
        if (!ValueComparer.IsComparable(type))
        {
            throw new SqlErrorException(
                SqlState.UndefinedFunction, $"could not identify an ordering operator for type {type.DisplayName}",
                hint: "Use an explicit ordering operator or modify the query.", position: ExpressionStart.Of(value));
        }
    }

    internal static void RequireEquality(BoundExpression value)
    {
        DataType type = value.Type.Type.Underlying();
        if (!ValueComparer.IsComparable(type))
        {
            throw new SqlErrorException(
                SqlState.UndefinedFunction, $"could not identify an equality operator for type {type.DisplayName}", position: ExpressionStart.Of(value));
        }
    }
}
