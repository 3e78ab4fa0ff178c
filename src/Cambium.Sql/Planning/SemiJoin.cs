using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>
/// A semi or anti join taken off the inner joins on its left: <c>(a JOIN b) SEMI JOIN c ON a.x = c.x</c> lets the same rows through as
/// <c>(a SEMI JOIN c ON a.x = c.x) JOIN b</c>. It can stand wherever the relations that it asks for are joined.
/// </summary>
/// <param name="Condition">Null is true.</param>
internal sealed record SemiJoin(LogicalJoinKind Kind, LogicalPlan Right, BoundExpression? Condition)
{
    internal List<BoundExpression> Conditions { get; } = Conjuncts.Split(Condition);

    /// <returns>Null: it has to stay where it is.</returns>
    internal static SemiJoin? TryTake(LogicalJoin join)
    {
        if (!join.YieldsLeftOnly || join.Nodes().Skip(1).Any(static node => node is LogicalLock))
        {
            return null;
        }

        SemiJoin semi = new(join.Kind, join.Right, join.Condition);
        return semi.Asked().Overlaps(join.Left.Columns) && !semi.Conditions.Exists(Conjuncts.IsVolatile) && !Conjuncts.IsVolatile(join.Right) ? semi : null;
    }

    /// <summary>The columns that it uses, those of its right side's own among them.</summary>
    internal HashSet<PlanColumn> Asked()
    {
        HashSet<PlanColumn> asked = Right.FreeColumns();
        Condition?.CollectColumns(asked);
        return asked;
    }

    /// <summary>The same over a relation.</summary>
    internal LogicalJoin Over(LogicalPlan left) => new(Kind, left, Right, Condition);

    internal SemiJoin Rewrite(Func<BoundExpression, BoundExpression?> map) => new(Kind, Right.Rewrite(map), Condition?.Rewrite(map));
}
