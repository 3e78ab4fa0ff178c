using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// date = timestamp => date as timestamp = timestamp, name = text => name as text = text: what is compared by a function of two types is compared in
/// one of them, so that indexes, hashing and partitions know it.
/// </summary>
internal static class CrossTypeComparisons
{
    internal static LogicalPlan Apply(LogicalPlan plan) => plan.Rewrite(ToOneType);

    internal static BoundExpression Apply(BoundExpression expression) => expression.Rewrite(ToOneType);

    private static BoundExpression? ToOneType(BoundExpression expression)
    {
        if (expression is not BoundCall { Symbol: { } symbol, Children: [var left, var right], OperatorOid: < SystemCatalog.FirstUserId } || !ComparisonOperators.TryParse(symbol, out ComparisonOperator comparison))
        {
            return null;
        }

        return To(left, right) is { } first ? Compare(first, right) : To(right, left) is { } second ? Compare(left, second) : null;

        BoundComparison Compare(BoundExpression one, BoundExpression other)
        {
            (one, other) = Collations.Agree(one.Rewrite(ToOneType), other.Rewrite(ToOneType));
            return new BoundComparison(comparison, one, other, expression.Position);
        }
    }

    /// <summary>The value in the other's type; null where no conversion keeps the order.</summary>
    private static BoundCast? To(BoundExpression value, BoundExpression other)
    {
        DataType from = value.Type.Type.Underlying();
        DataType to = other.Type.Type.Underlying();
        return from == DataType.NameType && to == DataType.Text ? new BoundCast(value, null, to, isExplicit: false, value.Position)
            : Casts.ForComparison(from, to) is { } function ? new BoundCast(value, function, to, isExplicit: false, value.Position)
            : null;
    }
}
