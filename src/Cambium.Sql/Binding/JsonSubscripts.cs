using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Subscripts of jsonb: each an integer, a place in an array, or a text, an object's key.</summary>
internal static class JsonSubscripts
{
    /// <returns>Expressions of integer or text.</returns>
    /// <exception cref="SqlErrorException">42804: a slice, or of a type that is neither and does not become one by itself.</exception>
    public static IReadOnlyList<BoundExpression> Bind(IReadOnlyList<Subscript> subscripts, ExpressionBinder binder)
    {
        if (subscripts.Any(static subscript => subscript.IsSlice))
        {
            Expression? bound = subscripts[0].Upper ?? subscripts[0].Lower;
            throw new SqlErrorException(SqlState.DatatypeMismatch, "jsonb subscript does not support slices", position: bound?.Span.Position ?? 0);
        }

        return [.. subscripts.Select(subscript => BindKey(binder.Bind(subscript.Upper!), binder.Context))];
    }

    private static BoundExpression BindKey(BoundExpression key, BindingContext context)
    {
        DataType type = key.Type.Type;
        bool becomes(DataType target) => Coercion.CanCoerce(type, target, CastContext.Implicit, context.Catalog);
        if (type == DataType.Unknown)
        {
            return Coercion.Implicit(key, DataType.Text, context);
        }

        bool isNumber = becomes(DataType.Int4);
        return isNumber != becomes(DataType.Text)
            ? Coercion.Implicit(key, isNumber ? DataType.Int4 : DataType.Text, context)
            : throw new SqlErrorException(
                SqlState.DatatypeMismatch, $"subscript type {type.DisplayName} is not supported",
                hint: isNumber ? "jsonb subscript must be coercible to only one type, integer or text." : "jsonb subscript must be coercible to either integer or text.",
                position: key.Position);
    }
}
