using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>The one type several expressions are brought to: of CASE, UNION, VALUES, ARRAY, IN, COALESCE, ….</summary>
public static class CommonType
{
    /// <param name="construct">How messages name the place: "CASE", "UNION", "COALESCE".</param>
    /// <exception cref="SqlErrorException">42804: types cannot be matched.</exception>
    public static SqlType Select(IReadOnlyList<BoundExpression> expressions, string construct, CatalogReader catalog)
    {
        SqlType first = expressions[0].Type;
        if (first.Type != DataType.Unknown && expressions.All(expression => expression.Type.Type == first.Type))
        {
            return new SqlType(first.Type.Plain, expressions.All(expression => expression.Type.Modifier == first.Modifier) ? first.Modifier : -1);
        }

        DataType? chosen = null;
        foreach (BoundExpression expression in expressions)
        {
            CancellationPoint.Tick();
            DataType type = expression.Type.Type.Underlying();
            if (type == DataType.Unknown || type == chosen)
            {
                continue;
            }

            if (chosen is null)
            {
                chosen = type;
            }
            else if (chosen.Category != type.Category)
            {
                throw new SqlErrorException(
                    SqlState.DatatypeMismatch, $"{construct} types {chosen.DisplayName} and {type.DisplayName} cannot be matched", position: ExpressionStart.Of(expression));
            }
            else if (!chosen.IsPreferred && Coercion.CanCoerce(chosen, type, CastContext.Implicit, catalog) && !Coercion.CanCoerce(type, chosen, CastContext.Implicit, catalog))
            {
                chosen = type;
            }
        }

        return chosen?.Plain ?? DataType.Text;
    }

    /// <summary>Brings all to their common type, which is in the order of their common collation.</summary>
    /// <exception cref="SqlErrorException">42804 when they have none, 42846 when one can't be converted.</exception>
    public static SqlType Unify(BoundExpression[] expressions, string construct, BindingContext binding)
    {
        SqlType type = Select(expressions, construct, binding.Catalog);
        for (int index = 0; index < expressions.Length; index++)
        {
            CancellationPoint.Tick();
            expressions[index] = Convert(expressions[index], type, construct, binding);
        }

        return Collations.Carried(type, expressions);
    }

    public static BoundExpression Convert(BoundExpression expression, SqlType type, string construct, BindingContext binding) =>
        Coercion.TryCoerce(expression, type, CastContext.Implicit, binding) ?? throw new SqlErrorException(
            SqlState.CannotCoerce,
            $"{construct} could not convert type {expression.Type.Type.DisplayName} to {type.Type.DisplayName}",
            position: ExpressionStart.Of(expression));
}
