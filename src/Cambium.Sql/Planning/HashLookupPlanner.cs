using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Planning;

/// <summary>Rows that are asked for again and again by values of surrounding rows, and that no index leads to, are hashed by these (<see cref="HashLookup"/>).</summary>
internal static class HashLookupPlanner
{
    /// <summary>Of conditions on rows those that say which column equals what is known before they are read.</summary>
    internal static BoundComparison[] FindKeys(IEnumerable<BoundExpression> conditions, IReadOnlySet<PlanColumn> own)
    {
        return [.. conditions.OfType<BoundComparison>().Where(condition =>
            condition.Operator == ComparisonOperator.Equal && !Conjuncts.HasSubquery(condition) && (IsKey(condition.Left, condition.Right) || IsKey(condition.Right, condition.Left)))];

        bool IsKey(BoundExpression side, BoundExpression other) =>
            (side is BoundCast { IsExplicit: false } cast ? cast.Operand : side) is BoundColumn column && own.Contains(column.Column)
            && other.Columns() is { Count: > 0 } outside && !outside.Overlaps(own);
    }

    /// <param name="single">Reads the rows for the values of one surrounding row.</param>
    /// <param name="whole">Reads them for all: at least what <paramref name="single"/> yields.</param>
    /// <param name="own">Their columns.</param>
    /// <param name="keys">Each an equality of one of them and a value of surrounding rows.</param>
    /// <param name="rest">The other conditions that <paramref name="whole"/> hasn't tested.</param>
    internal static PlannedRelation Plan(
        PhysicalPlanner planner, PlannedRelation single, PlannedRelation whole, IReadOnlySet<PlanColumn> own, BoundComparison[] keys, IEnumerable<BoundExpression> rest)
    {
        (BoundExpression Inner, BoundExpression Wanted)[] sides = [.. keys.Select(key => key.Left.Columns().Overlaps(own) ? (key.Left, key.Right) : (key.Right, key.Left))];
        CompiledExpression[] wanted = [.. sides.Select(side => planner.Compiler.Compile(side.Wanted, new RowShape(0)))];
        (PlannedRelation hashed, int[] keyPlaces) = planner.WithValues(whole, [.. sides.Select(static side => side.Inner)]);
        int[] places = new int[single.Shape.Width];
        foreach ((PlanColumn column, int place) in single.Shape.Places)
        {
            places[place] = hashed.Shape.PlaceOf(column);
        }

        BoundExpression? filter = Conjuncts.Join([.. rest]);
        HashLookup lookup = new(
            single.Operator, hashed.Operator, new RowKey(keyPlaces, [.. keys.Select(ExpressionCompiler.HashType)]), places, wanted,
            filter is null ? null : planner.Compiler.Compile(filter, hashed.Shape), planner.Texts.Of(Conjuncts.Join(keys)!), filter is null ? null : planner.Texts.Of(filter));
        return (single with { Operator = lookup, Order = [] }).WithEstimate();
    }
}
