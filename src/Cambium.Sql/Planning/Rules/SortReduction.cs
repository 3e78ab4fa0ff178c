using System.Runtime.CompilerServices;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>Leaves out of an order what is the same in all rows: where a = 1, ORDER BY a, b => ORDER BY b, which an index of b serves.</summary>
internal static class SortReduction
{
    internal static LogicalPlan Apply(LogicalPlan plan)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        LogicalPlan applied = plan.MapInputs(Apply);
        if (applied is not LogicalSort sort)
        {
            return applied;
        }

        HashSet<PlanColumn> known = FixedColumns.OfRows(sort.Input);
        BoundSortKey[] keys = [.. sort.Keys.Where(key => key.Value is not BoundColumn column || !known.Contains(column.Column))];
        return keys.Length == sort.Keys.Count ? sort : keys.Length == 0 ? sort.Input : new LogicalSort(sort.Input, keys);
    }
}
