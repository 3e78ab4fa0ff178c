using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Planning.Rules;

namespace Cambium.Sql.Planning;

/// <summary>Applies the rewrite rules to a logical plan, in order.</summary>
internal static class Optimizer
{
    /// <summary>The rules by name; each maps a plan to one with the same rows.</summary>
    internal static readonly IReadOnlyList<(string Name, Func<LogicalPlan, LogicalPlan> Apply)> Rules =
    [
        (nameof(CteInlining), CteInlining.Apply),
        (nameof(OrFactoring), OrFactoring.Apply),
        (nameof(SubqueryUnnesting), SubqueryUnnesting.Apply),
        (nameof(ScalarAggregateUnnesting), ScalarAggregateUnnesting.Apply),
        (nameof(FilterPushdown), FilterPushdown.Apply),
    ];

    internal static LogicalPlan Apply(LogicalPlan plan, CancellationToken cancellation)
    {
        foreach ((string _, Func<LogicalPlan, LogicalPlan> apply) in Rules)
        {
            cancellation.ThrowIfCancellationRequested();
            plan = apply(plan);
        }

        return plan;
    }
}
