using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Planning.Rules;

namespace Cambium.Sql.Planning;

/// <summary>Applies the rewrite rules to a logical plan, in order.</summary>
/// <remarks>
/// Constants are folded on either side of the rules: before, because what decides AND or CASE goes by how the statement was written; after,
/// because subqueries have become part of the plan and conditions have met the values they are about.
/// </remarks>
internal static class Optimizer
{
    /// <summary>The rules by name; each maps a plan to one with the same rows.</summary>
    internal static readonly IReadOnlyList<(string Name, Func<LogicalPlan, LogicalPlan> Apply)> Rules =
    [
        (nameof(ExistsOutput), ExistsOutput.Apply),
        (nameof(CrossTypeComparisons), CrossTypeComparisons.Apply),
        (nameof(OrFactoring), OrFactoring.Apply),
        (nameof(SubqueryUnnesting), SubqueryUnnesting.Apply),
        (nameof(ScalarAggregateUnnesting), ScalarAggregateUnnesting.Apply),
        (nameof(FilterPushdown), FilterPushdown.Apply),
        (nameof(ProjectionPullup), ProjectionPullup.Apply),
        (nameof(SortReduction), SortReduction.Apply),
        (nameof(LimitPushdown), LimitPushdown.Apply),
    ];

    /// <param name="output">The columns of the plan that are read.</param>
    /// <returns>The plan, constants not folded yet in what the rules have made.</returns>
    internal static LogicalPlan Apply(LogicalPlan plan, IReadOnlyList<PlanColumn> output, ConstantFolding folding, CancellationToken cancellation)
    {
        plan = CteInlining.Apply(plan);
        HashSet<PlanColumn> used = [];
        ColumnPruning.Mark(plan, output, used);
        plan = folding.Apply(plan, used);
        foreach ((string _, Func<LogicalPlan, LogicalPlan> apply) in Rules)
        {
            cancellation.ThrowIfCancellationRequested();
            plan = apply(plan);
        }

        return JoinRemoval.Apply(plan, output);
    }
}
