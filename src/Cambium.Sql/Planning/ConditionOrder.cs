using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning;

/// <summary>
/// The order in which the conditions on a row are tested: what costs little first, else as they were written; PostgreSQL's order
/// (order_qual_clauses, cost_qual_eval).
/// </summary>
internal static class ConditionOrder
{
    // A function with a body counts a hundred operators; what a subquery costs is more than that, mostly.
    private const double BodyCost = 100;
    private const double SubqueryCost = 1000;

    // A list of so many constants is hashed.
    private const int HashedItemsMin = 9;

    internal static IReadOnlyList<BoundExpression> Apply(IReadOnlyList<BoundExpression> conditions) =>
        conditions.Count < 2 ? conditions : [.. conditions.OrderBy(static condition => condition.Nodes().Sum(Cost))];

    /// <summary>What a node adds to its children, in calls of operators.</summary>
    private static double Cost(BoundExpression node) => node switch
    {
        BoundComparison or BoundExtreme or BoundDomain => 1,
        BoundCall call => call.Function.HasBody ? BodyCost : 1,
        BoundCast { Function: not null } => 1,
        BoundInList list => list.Children.Count > HashedItemsMin && list.Items.All(static item => item is BoundConstant) ? 2 : (list.Children.Count - 1) * 0.5,

        // Computed once, if it needs nothing of the row.
        BoundSubquery { Kind: SubqueryKind.Scalar or SubqueryKind.Exists or SubqueryKind.Array } subquery when subquery.Columns().Count == 0 => 0,
        BoundSubquery => SubqueryCost,
        _ => 0,
    };
}
