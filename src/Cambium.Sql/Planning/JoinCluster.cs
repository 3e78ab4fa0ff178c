using System.Collections.Immutable;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>
/// Inner joins, and the semi, anti and left joins above and between them, taken apart into relations and conditions, ready to be put together in another
/// order. Of more joins than the search can take, some stay together as written and are a relation of their own.
/// </summary>
internal sealed class JoinCluster
{
    /// <summary>Sets of relations are bits of a word.</summary>
    private const int LeavesMax = 64;

    /// <summary>The relations joined, in the order written.</summary>
    internal List<LogicalPlan> Leaves { get; } = [];

    /// <summary>The semi, anti and left joins, none before one that it asks for; first those that test the leaves' rows.</summary>
    internal List<OneSidedJoin> OneSided { get; } = [];

    /// <summary>So many of <see cref="OneSided"/> test the leaves' rows: they are semi and anti joins and ask for nothing that left joins add.</summary>
    internal int Tests { get; private set; }

    /// <summary>What was written, and behind it what follows from that.</summary>
    internal List<BoundExpression> Conditions { get; } = [];

    /// <summary>Whether left joins are taken apart: not where something is volatile, which is computed once for each of the rows it is made from.</summary>
    private bool TakesLeft { get; init; }

    /// <summary>Conditions that are the same for all rows.</summary>
    internal List<BoundExpression> OneTime { get; } = [];

    internal HashSet<BoundExpression> Implied { get; } = new(ReferenceEqualityComparer.Instance);

    /// <summary>The columns that <see cref="Conditions"/> set equal.</summary>
    internal EqualColumns Equal { get; private set; } = new([], ImmutableHashSet<PlanColumn>.Empty);

    /// <summary>All columns of the leaves and of what left joins add to them.</summary>
    internal HashSet<PlanColumn> Columns { get; } = [];

    /// <summary>Other names of the leaves' columns, from projections between the joins that only renamed, perhaps one above the other.</summary>
    internal Dictionary<PlanColumn, PlanColumn> Aliases { get; } = [];

    internal static JoinCluster Collect(LogicalJoin join, IReadOnlyList<BoundExpression> conditions)
    {
        JoinCluster cluster = new() { TakesLeft = !Conjuncts.IsVolatile(join) };
        List<BoundExpression> collected = [.. conditions];
        cluster.Add(join, LeavesMax, collected);
        cluster.FollowAliases();
        foreach (LogicalPlan leaf in cluster.Leaves)
        {
            cluster.Columns.UnionWith(leaf.Columns);
        }

        cluster.SortOneSided();

        foreach (BoundExpression condition in collected.Select(cluster.Resolve))
        {
            (Conjuncts.IsOneTime(condition, cluster.Columns) ? cluster.OneTime : cluster.Conditions).Add(condition);
        }

        cluster.FilterLeaves();

        if (cluster.Aliases.Count > 0)
        {
            for (int index = 0; index < cluster.Leaves.Count; index++)
            {
                cluster.Leaves[index] = cluster.Leaves[index].Rewrite(cluster.ResolveColumn);
            }
        }

        cluster.KeepVolatileTogether();
        cluster.AddImplied();
        return cluster;
    }

    /// <summary>Whether a join's order can be found by cost: an inner join, or one that can move among inner ones.</summary>
    internal static bool IsMovable(LogicalJoin join) =>
        join.Kind == LogicalJoinKind.Inner || (HasInner(join.Left) && OneSidedJoin.TryTake(join) is not null && (join.Kind != LogicalJoinKind.Left || !Conjuncts.IsVolatile(join)));

    private static bool HasInner(LogicalPlan plan) => plan switch
    {
        LogicalFilter filter => HasInner(filter.Input),
        LogicalJoin { Kind: LogicalJoinKind.Inner } => true,
        LogicalJoin { Kind: not (LogicalJoinKind.Right or LogicalJoinKind.Full) } join => HasInner(join.Left) && OneSidedJoin.TryTake(join) is not null,
        _ => false,
    };

    /// <summary>How many relations there are without a limit, the right sides of one-sided joins among them.</summary>
    private static int CountLeaves(LogicalPlan plan) => plan switch
    {
        LogicalJoin { Kind: LogicalJoinKind.Inner } join => CountLeaves(join.Left) + CountLeaves(join.Right),
        LogicalJoin join when OneSidedJoin.TryTake(join) is not null => CountLeaves(join.Left) + 1,
        LogicalFilter { Input: LogicalJoin join } filter when IsMovable(filter, join) => CountLeaves(join),
        LogicalProject project when RenamesOnly(project) => CountLeaves(project.Input),
        _ => 1,
    };

    /// <summary>Whether a filter's conditions can be tested elsewhere in the cluster: volatile ones stay above a one-sided join.</summary>
    private static bool IsMovable(LogicalFilter filter, LogicalJoin join) =>
        join.Kind == LogicalJoinKind.Inner || (OneSidedJoin.TryTake(join) is not null && !Conjuncts.IsVolatile(filter.Condition));

    /// <summary>A projection of its input's columns as they are, over what may be part of the cluster. A surrounding row's column would have no place in the join's rows.</summary>
    private static bool RenamesOnly(LogicalProject project)
    {
        if (project.Input is not (LogicalJoin or LogicalScan or LogicalFilter { Input: LogicalScan or LogicalJoin }))
        {
            return false;
        }

        HashSet<PlanColumn> input = [.. project.Input.Columns];
        return project.Items.All(item => item.Value is BoundColumn column && input.Contains(column.Column));
    }

    private void Add(LogicalPlan plan, int leavesMax, List<BoundExpression> conditions)
    {
        switch (plan)
        {
            case LogicalJoin { Kind: LogicalJoinKind.Inner } join when leavesMax > 1:
                int toTheRight = Math.Min(CountLeaves(join.Right), leavesMax - 1);
                Add(join.Left, leavesMax - toTheRight, conditions);
                Add(join.Right, toTheRight, conditions);
                conditions.AddRange(Conjuncts.Split(join.Condition));
                break;
            case LogicalJoin join when leavesMax > 1 && (TakesLeft || join.Kind != LogicalJoinKind.Left) && OneSidedJoin.TryTake(join) is { } taken:
                Add(join.Left, leavesMax - 1, conditions);
                OneSided.Add(taken);
                break;
            case LogicalFilter { Input: LogicalJoin join } filter when leavesMax > 1 && IsMovable(filter, join):
                Add(join, leavesMax, conditions);
                conditions.AddRange(Conjuncts.Split(filter.Condition));
                break;
            case LogicalProject project when RenamesOnly(project) && (leavesMax > 1 || CountLeaves(project.Input) == 1):
                foreach (Computed item in project.Items)
                {
                    PlanColumn source = ((BoundColumn)item.Value).Column;
                    if (!ReferenceEquals(source, item.Column))
                    {
                        Aliases[item.Column] = source;
                    }
                }

                Add(project.Input, leavesMax, conditions);
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
        foreach (BoundOr alternatives in Conditions.OfType<BoundOr>().Where(condition => !Conjuncts.IsVolatile(condition) && !Conjuncts.HasSubquery(condition)))
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
                    if (Leaves[leaf].Nodes().OfType<LogicalScan>().Single().Security is not null && !Leakproof.Is(filter))
                    {
                        continue;
                    }

                    Leaves[leaf] = Leaves[leaf] is LogicalFilter known
                        ? Conjuncts.Filter(known.Input, [.. Conjuncts.Split(known.Condition), filter])
                        : Conjuncts.Filter(Leaves[leaf], [filter]);
                }
            }
        }
    }

    /// <summary>
    /// What is volatile and made from a row beside it (LATERAL) is computed once for each such row: other relations made from the same row are joined
    /// to it, and not to that row before it.
    /// </summary>
    private void KeepVolatileTogether()
    {
        for (int index = 0; index < Leaves.Count; index++)
        {
            if (!Conjuncts.IsVolatile(Leaves[index]) || Around(Leaves[index]) is not { Count: > 0 } around)
            {
                continue;
            }

            LogicalPlan leaf = Leaves[index];
            LogicalPlan[] beside = [.. Leaves.Where(other => other != leaf && !around.Contains(other) && IsMadeFrom(around, other))];
            foreach (LogicalPlan other in beside)
            {
                HashSet<PlanColumn> elsewhere = [.. Leaves.Where(another => another != Leaves[index] && another != other).SelectMany(another => another.Columns)];
                HashSet<PlanColumn> own = [.. Leaves[index].Columns, .. other.Columns];
                BoundExpression[] between = [.. Conditions.Where(condition => condition.Columns() is var columns && columns.Overlaps(own) && !columns.Overlaps(elsewhere))];
                Conditions.RemoveAll(between.Contains);
                Leaves[index] = new LogicalJoin(LogicalJoinKind.Inner, Leaves[index], other, Conjuncts.Join(between));
            }

            LogicalPlan whole = Leaves[index];
            Leaves.RemoveAll(beside.Contains);
            index = Leaves.IndexOf(whole);
        }
    }

    /// <summary>Whether a relation is made from these and is nothing that more is made from. If it is volatile itself, it has to be made from the same.</summary>
    private bool IsMadeFrom(HashSet<LogicalPlan> around, LogicalPlan plan) =>
        Around(plan) is { Count: > 0 } own && (Conjuncts.IsVolatile(plan) ? own.SetEquals(around) : own.IsSubsetOf(around)) && !Leaves.Exists(other => other.FreeColumns().Overlaps(plan.Columns));

    /// <summary>The relations that one is made from, and what those are made from.</summary>
    private HashSet<LogicalPlan> Around(LogicalPlan plan)
    {
        HashSet<LogicalPlan> around = [];
        Add(plan);
        return around;

        void Add(LogicalPlan made)
        {
            HashSet<PlanColumn> needs = made.FreeColumns();
            foreach (LogicalPlan leaf in Leaves)
            {
                if (leaf != plan && needs.Overlaps(leaf.Columns) && around.Add(leaf))
                {
                    Add(leaf);
                }
            }
        }
    }

    /// <summary>Resolves names in the one-sided joins and sorts them.</summary>
    private void SortOneSided()
    {
        OneSidedJoin[] all = [.. OneSided.Select(joined => Aliases.Count == 0 ? joined : joined.Rewrite(ResolveColumn))];
        HashSet<PlanColumn> added = [.. all.Where(static joined => joined.Kind == LogicalJoinKind.Left).SelectMany(static left => left.Right.Columns)];
        Columns.UnionWith(added);
        ILookup<bool, OneSidedJoin> byTest = all.ToLookup(joined => joined.Kind != LogicalJoinKind.Left && !joined.Asked().Overlaps(added));
        OneSided.Clear();
        OneSided.AddRange(byTest[true]);
        Tests = OneSided.Count;
        OneSided.AddRange(byTest[false]);
    }

    private void AddImplied()
    {
        Equal = new EqualColumns(Conditions, Columns);
        Implied.UnionWith(Equal.Implied(Conditions).Where(implied => !Leaves.Any(leaf => implied.Columns().IsSubsetOf(leaf.Columns))));
        Conditions.AddRange(Implied);
    }

    private BoundExpression Resolve(BoundExpression condition) => Aliases.Count == 0 ? condition : condition.Rewrite(ResolveColumn);

    /// <summary>The leaf's column behind a name.</summary>
    internal PlanColumn Resolve(PlanColumn column) => Aliases.GetValueOrDefault(column, column);

    private BoundColumn? ResolveColumn(BoundExpression node) =>
        node is BoundColumn column && Aliases.TryGetValue(column.Column, out PlanColumn? source) ? new BoundColumn(source, column.Position) : null;

    /// <summary>A name of a name is a name of the column.</summary>
    private void FollowAliases()
    {
        foreach ((PlanColumn alias, PlanColumn named) in Aliases)
        {
            PlanColumn source = named;
            while (Aliases.TryGetValue(source, out PlanColumn? further))
            {
                source = further;
            }

            Aliases[alias] = source;
        }
    }
}
