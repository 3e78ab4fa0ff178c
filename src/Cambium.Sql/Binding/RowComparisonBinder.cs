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
            ? SubqueryBinder.BindRowComparison((RowExpression)expression.Left, expression.Operator, subquery.Query, position, binder)
            : Compare(expression.Operator, (RowExpression)expression.Left, expression.Right, position, binder);
    }

    /// <param name="name">Without a place where none is written.</param>
    internal static BoundExpression Compare(OperatorName name, RowExpression left, Expression right, int position, ExpressionBinder binder)
    {
        if (right is not RowExpression row)
        {
            return OperatorBinder.Bind(name.Symbol, binder.Bind(left), binder.Bind(right), position, binder.Context, name);
        }

        return Compare(name, WildcardBinder.Values(left.Items, binder), WildcardBinder.Values(row.Items, binder), position, binder.Context);
    }

    /// <exception cref="SqlErrorException">42601: one of two rows that are compared has more fields than the other.</exception>
    internal static void RequireSameCount(IReadOnlyList<BoundExpression> left, IReadOnlyList<BoundExpression> right, int position)
    {
        if (left.Count != right.Count)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "unequal number of entries in row expressions", position: position);
        }
    }

    /// <summary>Left to right, the first difference decides; NULL there makes it unknown.</summary>
    internal static BoundExpression Compare(
        OperatorName name, IReadOnlyList<BoundExpression> left, IReadOnlyList<BoundExpression> right, int position, BindingContext binding)
    {
        RequireSameCount(left, right, position);
        if (left.Count == 0)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot compare rows of zero length", position: position);
        }

        if (!ComparisonOperators.TryParse(name.Symbol, out ComparisonOperator op))
        {
            throw Unordered(name.Symbol, position);
        }

        BoundExpression[] Each() =>
            [.. left.Zip(right).Select(pair => Coercion.Condition(
                left.Count == 1 ? OperatorBinder.Bind(name.Symbol, pair.First, pair.Second, position, binding, name) : Column(name, pair.First, pair.Second, position, binding),
                "row comparison",
                binding))];

        switch (op)
        {
            case ComparisonOperator.Equal:
                BoundExpression[] equal = Each();
                return equal.Length == 1 ? equal[0] : new BoundAnd(equal, position);
            case ComparisonOperator.NotEqual:
                BoundExpression[] different = Each();
                return different.Length == 1 ? different[0] : new BoundOr(different, position);
            default:
                return Lexicographic(op, name with { Span = default }, left, right, position, binding);
        }
    }

    /// <summary>Compares two columns. Operators of types that have no order are found, but say nothing of rows.</summary>
    private static BoundExpression Column(OperatorName name, BoundExpression left, BoundExpression right, int position, BindingContext binding)
    {
        BoundExpression compared = OperatorBinder.Bind(name.Symbol, left, right, position, binding, name);
        return compared is BoundCall { OperatorOid: > 0 and < SystemCatalog.FirstUserId } && compared.Children.Any(child => !ValueComparer.IsComparable(child.Type.Type))
            ? throw Unordered(name.Symbol, position)
            : compared;
    }

    private static SqlErrorException Unordered(string symbol, int position) => new(
        SqlState.FeatureNotSupported, $"could not determine interpretation of row comparison operator {symbol}",
        hint: "Row comparison operators must be associated with btree operator families.", position: position);

    private static BoundExpression Lexicographic(
        ComparisonOperator op, OperatorName name, IReadOnlyList<BoundExpression> left, IReadOnlyList<BoundExpression> right, int position, BindingContext binding)
    {
        OperatorName strict = name with { Symbol = op is ComparisonOperator.Less or ComparisonOperator.LessOrEqual ? "<" : ">" };
        BoundExpression result = Column(name, left[^1], right[^1], position, binding);
        for (int index = left.Count - 2; index >= 0; index--)
        {
            result = new BoundOr(
                [
                    Column(strict, left[index], right[index], position, binding),
                    new BoundAnd([Column(name with { Symbol = "=" }, left[index], right[index], position, binding), result], position),
                ],
                position);
        }

        return result;
    }
}
