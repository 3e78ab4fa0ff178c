using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>
/// A semi or anti join moved below the inner joins on its left side, to the one relation whose columns it asks for:
/// <c>(a JOIN b) SEMI JOIN c ON a.x = c.x</c> => <c>(a SEMI JOIN c ON a.x = c.x) JOIN b</c>. There it has less to look at, if that relation has
/// fewer rows than the joins yield.
/// </summary>
/// <param name="Plan">The inner joins with the semi join below them.</param>
/// <param name="Relation">The relation that it has come to.</param>
internal sealed record SemiJoinPlacement(LogicalPlan Plan, LogicalPlan Relation)
{
    /// <returns>Null: it can't be moved.</returns>
    internal static SemiJoinPlacement? Find(LogicalJoin join)
    {
        if (!join.YieldsLeftOnly || join.Nodes().Skip(1).Any(static node => node is LogicalLock) || IsVolatile(join))
        {
            return null;
        }

        HashSet<PlanColumn> asked = join.Right.FreeColumns();
        join.Condition?.CollectColumns(asked);
        asked.IntersectWith(join.Left.Columns);
        return asked.Count > 0 && Place(join.Left, join, asked) is { } placed && !ReferenceEquals(placed.Relation, join.Left) ? placed : null;
    }

    private static bool IsVolatile(LogicalJoin join) =>
        (join.Condition is { } condition && Conjuncts.IsVolatile(condition)) || Conjuncts.IsVolatile(join.Right);

    private static SemiJoinPlacement? Place(LogicalPlan plan, LogicalJoin semi, HashSet<PlanColumn> asked)
    {
        switch (plan)
        {
            case LogicalFilter { Input: LogicalJoin { Kind: LogicalJoinKind.Inner } } filter:
                return Place(filter.Input, semi, asked) is { } inside ? inside with { Plan = new LogicalFilter(inside.Plan, filter.Condition) } : null;
            case LogicalJoin { Kind: LogicalJoinKind.Inner } inner:
                return asked.IsSubsetOf(inner.Left.Columns) && Place(inner.Left, semi, asked) is { } left ? left with { Plan = inner.WithInputs([left.Plan, inner.Right]) }
                    : asked.IsSubsetOf(inner.Right.Columns) && Place(inner.Right, semi, asked) is { } right ? right with { Plan = inner.WithInputs([inner.Left, right.Plan]) }
                    : null;
            default:
                return new SemiJoinPlacement(new LogicalJoin(semi.Kind, plan, semi.Right, semi.Condition), plan);
        }
    }
}
