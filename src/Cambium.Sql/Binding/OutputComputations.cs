using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Binding;

/// <summary>What of a SELECT's output takes an operator of its own to compute; the items that hold it read its columns afterwards.</summary>
internal static class OutputComputations
{
    internal static bool HasSets(BoundExpression value) => value.Nodes().Any(static node => node is BoundSetCall);

    /// <summary>Window calls, those over the same window together.</summary>
    internal static LogicalPlan Windows(LogicalPlan plan, List<BoundExpression> items)
    {
        List<List<Computed>> groups = [];
        Dictionary<BoundExpression, PlanColumn> columns = new(ReferenceEqualityComparer.Instance);
        foreach (BoundExpression item in items)
        {
            foreach (BoundExpression node in item.Nodes())
            {
                if (node is BoundWindowCall call && !columns.ContainsKey(call))
                {
                    PlanColumn column = new("window", call.Type);
                    columns[call] = column;
                    List<Computed>? group = groups.Find(other => ((BoundWindowCall)other[0].Value).Window.SameAs(call.Window));
                    if (group is null)
                    {
                        groups.Add(group = []);
                    }

                    group.Add(new Computed(column, call));
                }
            }
        }

        foreach (List<Computed> group in groups)
        {
            plan = new LogicalWindow(plan, group);
        }

        Replace(items, columns);
        return plan;
    }

    /// <summary>Calls of set-returning functions.</summary>
    internal static LogicalPlan Sets(LogicalPlan plan, List<BoundExpression> items)
    {
        // Innermost calls first: a call inside another's arguments is computed one level below.
        while (true)
        {
            Dictionary<BoundExpression, PlanColumn> columns = new(ReferenceEqualityComparer.Instance);
            foreach (BoundExpression item in items)
            {
                foreach (BoundExpression node in item.Nodes())
                {
                    if (node is BoundSetCall call && !call.Children.Any(child => child.Nodes().Any(inner => inner is BoundSetCall)))
                    {
                        columns.TryAdd(call, new PlanColumn(call.Function.Name, call.Type));
                    }
                }
            }

            if (columns.Count == 0)
            {
                return plan;
            }

            plan = new LogicalProjectSet(plan, [.. columns.Select(pair => new Computed(pair.Value, pair.Key))]);
            Replace(items, columns);
        }
    }

    private static void Replace(List<BoundExpression> items, Dictionary<BoundExpression, PlanColumn> columns)
    {
        if (columns.Count == 0)
        {
            return;
        }

        for (int index = 0; index < items.Count; index++)
        {
            items[index] = items[index].Rewrite(node => columns.TryGetValue(node, out PlanColumn? column) ? new BoundColumn(column, node.Position) : null);
        }
    }
}
