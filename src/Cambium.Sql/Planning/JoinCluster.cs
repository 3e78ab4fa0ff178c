using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Inner joins taken apart into relations and conditions, ready to be put together in another order.</summary>
internal sealed class JoinCluster
{
    /// <summary>The relations joined, in the order written.</summary>
    internal List<LogicalPlan> Leaves { get; } = [];

    internal List<BoundExpression> Conditions { get; } = [];

    /// <summary>All columns of the leaves.</summary>
    internal HashSet<PlanColumn> Columns { get; } = [];

    /// <summary>Other names of columns, from projections between the joins that only renamed.</summary>
    internal Dictionary<PlanColumn, PlanColumn> Aliases { get; } = [];

    internal static JoinCluster Collect(LogicalJoin join, IReadOnlyList<BoundExpression> conditions)
    {
        JoinCluster cluster = new();
        List<BoundExpression> collected = [.. conditions];
        cluster.Add(join, collected);
        foreach (BoundExpression condition in collected)
        {
            cluster.Conditions.Add(cluster.Resolve(condition));
        }

        cluster.FilterLeaves();
        foreach (LogicalPlan leaf in cluster.Leaves)
        {
            cluster.Columns.UnionWith(leaf.Columns);
        }

        if (cluster.Aliases.Count > 0)
        {
            for (int index = 0; index < cluster.Leaves.Count; index++)
            {
                cluster.Leaves[index] = cluster.Leaves[index].Rewrite(cluster.ResolveColumn);
            }
        }

        return cluster;
    }

    private void Add(LogicalPlan plan, List<BoundExpression> conditions)
    {
        switch (plan)
        {
            case LogicalJoin { Kind: LogicalJoinKind.Inner } join:
                Add(join.Left, conditions);
                Add(join.Right, conditions);
                conditions.AddRange(Conjuncts.Split(join.Condition));
                break;
            case LogicalFilter { Input: LogicalJoin { Kind: LogicalJoinKind.Inner } } filter:
                Add(filter.Input, conditions);
                conditions.AddRange(Conjuncts.Split(filter.Condition));
                break;
            case LogicalProject project when project.Items.All(item => item.Value is BoundColumn) && project.Input is LogicalJoin { Kind: LogicalJoinKind.Inner } or LogicalScan or LogicalFilter { Input: LogicalScan or LogicalJoin { Kind: LogicalJoinKind.Inner } }:
                foreach (Computed item in project.Items)
                {
                    PlanColumn source = ((BoundColumn)item.Value).Column;
                    if (!ReferenceEquals(source, item.Column))
                    {
                        Aliases[item.Column] = source;
                    }
                }

                Add(project.Input, conditions);
                break;
            default:
                Leaves.Add(plan);
                break;
        }
    }

    /// <summary>
    /// (x.a = 1 AND y.b = 2) OR (x.a = 3 AND y.b = 4) lets through only x with a = 1 OR a = 3: what an alternative of several relations says of
    /// each of them is filtered before joining. The condition itself stays.
    /// </summary>
    private void FilterLeaves()
    {
        foreach (BoundOr alternatives in Conditions.OfType<BoundOr>().Where(condition => !Conjuncts.IsVolatile(condition) && !condition.Nodes().Any(node => node is BoundSubquery)))
        {
            List<BoundExpression>[] branches = [.. alternatives.Children.Select(Conjuncts.Split)];
            HashSet<PlanColumn> mentioned = alternatives.Columns();
            for (int leaf = 0; leaf < Leaves.Count; leaf++)
            {
                HashSet<PlanColumn> columns = [.. Leaves[leaf].Columns];
                if (Leaves[leaf] is not (LogicalScan or LogicalFilter { Input: LogicalScan }) || !mentioned.Overlaps(columns) || mentioned.IsSubsetOf(columns))
                {
                    continue;
                }

                BoundExpression?[] own = [.. branches.Select(branch => Conjuncts.Join([.. branch.Where(part => part.Columns() is { Count: > 0 } used && used.IsSubsetOf(columns))]))];
                if (!own.Contains(null))
                {
                    BoundOr filter = new([.. own.OfType<BoundExpression>()]);
                    Leaves[leaf] = Leaves[leaf] is LogicalFilter known
                        ? new LogicalFilter(known.Input, Conjuncts.Join([.. Conjuncts.Split(known.Condition), filter])!)
                        : new LogicalFilter(Leaves[leaf], filter);
                }
            }
        }
    }

    private BoundExpression Resolve(BoundExpression condition) => Aliases.Count == 0 ? condition : condition.Rewrite(ResolveColumn);

    private BoundColumn? ResolveColumn(BoundExpression node)
    {
        if (node is not BoundColumn column || !Aliases.TryGetValue(column.Column, out PlanColumn? source))
        {
            return null;
        }

        while (Aliases.TryGetValue(source, out PlanColumn? further))
        {
            source = further;
        }

        return new BoundColumn(source, column.Position);
    }
}
