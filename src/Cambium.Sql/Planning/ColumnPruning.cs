using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Finds the columns a plan really reads: projections compute only what is used above them, and so on down to the scans.</summary>
internal static class ColumnPruning
{
    internal static void Mark(LogicalPlan plan, IEnumerable<PlanColumn> output, HashSet<PlanColumn> used)
    {
        used.UnionWith(output);
        Mark(plan, used);
    }

    /// <summary>Marks what a node itself reads of the rows below, given what is read of its own.</summary>
    internal static void MarkOwn(LogicalPlan plan, HashSet<PlanColumn> used)
    {
        switch (plan)
        {
            case LogicalProject project:
                foreach (Computed item in project.Items)
                {
                    if (IsNeeded(item, used))
                    {
                        used.Add(item.Column);
                        item.Value.CollectColumns(used);
                    }
                }

                break;
            case LogicalAggregate aggregate:
                foreach (Computed key in aggregate.Keys)
                {
                    key.Value.CollectColumns(used);
                }

                foreach (Computed call in aggregate.Aggregates)
                {
                    if (used.Contains(call.Column))
                    {
                        call.Value.CollectColumns(used);
                    }
                }

                break;
            case LogicalWindow window:
                foreach (Computed call in window.Calls)
                {
                    if (IsNeeded(call, used))
                    {
                        used.Add(call.Column);
                        call.Value.CollectColumns(used);
                    }
                }

                break;
            case LogicalSetOperation operation:
                // Whether rows are equal depends on all columns; UNION ALL could do with fewer, but its branches are matched by place.
                used.UnionWith(operation.Columns);
                used.UnionWith(operation.Left.Columns);
                used.UnionWith(operation.Right.Columns);
                break;
            default:
                foreach (BoundExpression expression in plan.Expressions)
                {
                    expression.CollectColumns(used);
                }

                break;
        }
    }

    /// <summary>What is volatile may do something besides.</summary>
    private static bool IsNeeded(in Computed item, HashSet<PlanColumn> used) => used.Contains(item.Column) || Conjuncts.IsVolatile(item.Value);

    private static void Mark(LogicalPlan plan, HashSet<PlanColumn> used)
    {
        MarkOwn(plan, used);

        // From right to left: a lateral right side reads columns of the left.
        for (int index = plan.Inputs.Count - 1; index >= 0; index--)
        {
            Mark(plan.Inputs[index], used);
        }
    }
}
