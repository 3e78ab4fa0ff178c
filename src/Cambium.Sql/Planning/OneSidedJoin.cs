using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>
/// A semi, anti or left join taken off the inner joins on its left: <c>(a JOIN b) SEMI JOIN c ON a.x = c.x</c> yields the same rows as
/// <c>(a SEMI JOIN c ON a.x = c.x) JOIN b</c>. Its right side tests or extends the rows of the left, and can do so wherever the relations that it asks for
/// are joined.
/// </summary>
/// <param name="Condition">Null is true.</param>
internal sealed record OneSidedJoin(LogicalJoinKind Kind, LogicalPlan Right, BoundExpression? Condition)
{
    internal List<BoundExpression> Conditions { get; } = Conjuncts.Split(Condition);

    /// <returns>Null: it has to stay where it is.</returns>
    internal static OneSidedJoin? TryTake(LogicalJoin join)
    {
        if (!(join.YieldsLeftOnly || join.Kind == LogicalJoinKind.Left) || join.Nodes().Skip(1).Any(static node => node is LogicalLock))
        {
            return null;
        }

        OneSidedJoin taken = new(join.Kind, join.Right, join.Condition);
        return taken.Asked().Overlaps(join.Left.Columns) && !taken.Conditions.Exists(Conjuncts.IsVolatile) && !Conjuncts.IsVolatile(join.Right) ? taken : null;
    }

    /// <summary>The columns that it uses and that aren't its right side's own.</summary>
    internal HashSet<PlanColumn> Asked()
    {
        HashSet<PlanColumn> asked = [.. Right.FreeColumns()];
        Condition?.CollectColumns(asked);
        asked.ExceptWith(Right.Columns);
        return asked;
    }

    /// <summary>The same over a relation.</summary>
    internal LogicalJoin Over(LogicalPlan left) => new(Kind, left, Right, Condition);

    internal OneSidedJoin Rewrite(Func<BoundExpression, BoundExpression?> map) => new(Kind, Right.Rewrite(map), Condition?.Rewrite(map));
}
