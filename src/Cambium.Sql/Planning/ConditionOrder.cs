using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning;

/// <summary>
/// The order in which the conditions on a row are tested: what costs little first, else as they were written; PostgreSQL's order
/// (order_qual_clauses, cost_qual_eval). Of neighbours that can't fail and cost the same nobody can tell which was first: those of numbers and
/// dates come before those of texts.
/// </summary>
internal static class ConditionOrder
{
    // A function with a body counts a hundred operators; what a subquery costs is more than that, mostly.
    private const double BodyCost = 100;
    private const double SubqueryCost = 1000;

    // A list of so many constants is hashed.
    private const int HashedItemsMin = 9;

    internal static IReadOnlyList<BoundExpression> Apply(IReadOnlyList<BoundExpression> conditions)
    {
        if (conditions.Count < 2)
        {
            return conditions;
        }

        (BoundExpression Condition, double Cost)[] ordered = [.. conditions.Select(static condition => (condition, condition.Nodes().Sum(Cost))).OrderBy(static item => item.Item2)];
        List<BoundExpression> result = [];
        for (int start = 0; start < ordered.Length;)
        {
            int end = start + 1;
            while (end < ordered.Length && ordered[end].Cost == ordered[start].Cost && IsPlain(ordered[end].Condition) == IsPlain(ordered[start].Condition))
            {
                end++;
            }

            IEnumerable<BoundExpression> run = ordered[start..end].Select(static item => item.Condition);
            result.AddRange(IsPlain(ordered[start].Condition) ? run.OrderBy(static condition => IsFixed(condition.Children[0]) ? 0 : 1) : run);
            start = end;
        }

        return result;
    }

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

    /// <summary>A comparison of a column with columns or constants, which no value makes fail.</summary>
    private static bool IsPlain(BoundExpression condition) =>
        condition is BoundComparison or BoundInList && condition.Children.All(static child => child is BoundColumn or BoundConstant);

    private static bool IsFixed(BoundExpression operand) =>
        operand.Type.Type.Underlying().Form is ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64;
}
