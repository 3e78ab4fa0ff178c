using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Comparisons of rows, taken apart into comparisons of their fields.</summary>
internal static class RowComparisonBinder
{
    internal static BoundExpression Bind(BinaryExpression expression, ExpressionBinder binder)
    {
        int position = expression.Operator.Span.Position;
        return expression.Right is ScalarSubqueryExpression subquery
            ? SubqueryBinder.BindRowComparison((RowExpression)expression.Left, expression.Operator.Symbol, subquery.Query, position, binder)
            : Compare(expression.Operator.Symbol, (RowExpression)expression.Left, expression.Right, position, binder);
    }

    internal static BoundExpression Compare(string symbol, RowExpression left, Expression right, int position, ExpressionBinder binder)
    {
        if (right is not RowExpression row)
        {
            return OperatorBinder.Bind(symbol, binder.Bind(left), binder.Bind(right), position, binder.Context);
        }

        return Compare(symbol, [.. left.Items.Select(binder.Bind)], [.. row.Items.Select(binder.Bind)], position, binder.Context);
    }

    /// <summary>Left to right, the first difference decides; NULL there makes it unknown.</summary>
    internal static BoundExpression Compare(
        string symbol, IReadOnlyList<BoundExpression> left, IReadOnlyList<BoundExpression> right, int position, BindingContext binding)
    {
        if (left.Count != right.Count)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "unequal number of entries in row expressions", position: position);
        }

        if (left.Count == 0)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot compare rows of zero length", position: position);
        }

        if (!ComparisonOperators.TryParse(symbol, out ComparisonOperator op))
        {
            throw Unordered(symbol, position);
        }

        BoundExpression[] Each(string each) =>
            [.. left.Zip(right).Select(pair => Coercion.Condition(
                left.Count == 1 ? OperatorBinder.Bind(each, pair.First, pair.Second, position, binding) : Column(each, pair.First, pair.Second, position, binding),
                "row comparison",
                binding))];

        switch (op)
        {
            case ComparisonOperator.Equal:
                BoundExpression[] equal = Each("=");
                return equal.Length == 1 ? equal[0] : new BoundAnd(equal, position);
            case ComparisonOperator.NotEqual:
                BoundExpression[] different = Each("<>");
                return different.Length == 1 ? different[0] : new BoundOr(different, position);
            default:
                return Lexicographic(op, left, right, position, binding);
        }
    }

    /// <summary>Compares two columns. Operators of types that have no order are found, but say nothing of rows.</summary>
    private static BoundExpression Column(string symbol, BoundExpression left, BoundExpression right, int position, BindingContext binding)
    {
        BoundExpression compared = OperatorBinder.Bind(symbol, left, right, position, binding);
        return compared is BoundCall { OperatorOid: > 0 and < SystemCatalog.FirstUserId } && compared.Children.Any(child => !ValueComparer.IsComparable(child.Type.Type))
            ? throw Unordered(symbol, position)
            : compared;
    }

    private static SqlErrorException Unordered(string symbol, int position) => new(
        SqlState.FeatureNotSupported, $"could not determine interpretation of row comparison operator {symbol}",
        hint: "Row comparison operators must be associated with btree operator families.", position: position);

    private static BoundExpression Lexicographic(
        ComparisonOperator op, IReadOnlyList<BoundExpression> left, IReadOnlyList<BoundExpression> right, int position, BindingContext binding)
    {
        string strict = op is ComparisonOperator.Less or ComparisonOperator.LessOrEqual ? "<" : ">";
        BoundExpression result = Column(op.Symbol(), left[^1], right[^1], position, binding);
        for (int index = left.Count - 2; index >= 0; index--)
        {
            result = new BoundOr(
                [
                    Column(strict, left[index], right[index], position, binding),
                    new BoundAnd([Column("=", left[index], right[index], position, binding), result], position),
                ],
                position);
        }

        return result;
    }
}
