using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>IS [NOT] DISTINCT FROM. Two rows that are written out are compared field by field, each by the equality of its own types; rows that come as values, as a whole.</summary>
internal static class DistinctBinder
{
    /// <exception cref="SqlErrorException">42601: the rows differ in length; 42883: something of them has no equality.</exception>
    internal static BoundExpression Bind(IsDistinctFromExpression distinct, ExpressionBinder binder)
    {
        int position = distinct.Operator.Span.Position;
        if (distinct.Right is NullLiteral || distinct.Left is NullLiteral)
        {
            return IsNull(binder.Bind(distinct.Right is NullLiteral ? distinct.Left : distinct.Right), !distinct.IsNegated, position);
        }

        if (distinct is not { Left: RowExpression left, Right: RowExpression right })
        {
            return Column(binder.Bind(distinct.Left), binder.Bind(distinct.Right), distinct.IsNegated, position, binder.Context);
        }

        BoundExpression[] first = WildcardBinder.Values(left.Items, binder);
        BoundExpression[] second = WildcardBinder.Values(right.Items, binder);
        RowComparisonBinder.RequireSameCount(first, second, position);
        BoundExpression[] columns = [.. first.Zip(second, (one, other) => Column(one, other, distinct.IsNegated, position, binder.Context))];
        return columns.Length switch
        {
            0 => new BoundConstant(Value.FromBoolean(distinct.IsNegated), DataType.Boolean, position),
            1 => columns[0],
            _ => distinct.IsNegated ? new BoundAnd(columns, position) : new BoundOr(columns, position),
        };
    }

    /// <summary>What needs no equality. A row whose fields are all NULL is no NULL.</summary>
    private static BoundExpression IsNull(BoundExpression operand, bool isNegated, int position) => operand.Type.Type.IsRow
        ? new BoundIsDistinct(operand, new BoundConstant(Value.Null, operand.Type, position), BoundConstant.False, !isNegated, position)
        : new BoundIsNull(operand, isNegated, position);

    private static BoundIsDistinct Column(BoundExpression left, BoundExpression right, bool isNegated, int position, BindingContext binding)
    {
        BoundExpression equality = OperatorBinder.Equal(left, right, position, binding);

        // The operands as the equality converted them: both sides must be looked at once more for NULL only.
        (left, right) = equality.Children.Count == 2 ? (equality.Children[0], equality.Children[1]) : (left, right);
        return new BoundIsDistinct(left, right, equality, isNegated, position);
    }
}
