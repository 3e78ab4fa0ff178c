using System.Numerics;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Planning.Rules;

namespace Cambium.Sql.Planning;

/// <summary>A join order: a leaf, or two sides joined.</summary>
/// <param name="Leaf">Index of the relation, or behind those of the one-sided join whose right side it is; -1 for a join.</param>
internal sealed record JoinTree(int Leaf, JoinTree? Left, JoinTree? Right, double Rows, double Cost)
{
    /// <summary>The relation that stands first.</summary>
    internal int First => Left?.First ?? Leaf;
}

/// <summary>
/// Finds the order of inner joins and of the one-sided joins among them: by dynamic programming over all subsets of up to ten relations, greedily beyond.
/// The right side of a one-sided join stands to the right of all relations that the join asks for, as a lateral relation does. Of more than ten relations
/// together some of the one-sided joins stand last, those that only add columns first of all, unless an inner join asks for what they add.
/// </summary>
internal sealed class JoinOrder
{
    private const int ExhaustiveMax = 10;

    private readonly JoinCluster _cluster;
    private readonly PhysicalPlanner _planner;
    private readonly ScanPlanner _scans;
    private readonly LogicalPlan[] _relations;
    private readonly int _count;
    private readonly double[] _rowsPerLeft;
    private readonly bool[] _hashable;
    private readonly double[] _rows;
    private readonly ulong[] _dependencies;
    private readonly Edge[] _edges;
    private readonly Edge[] _edgesBySelectivity;
    private readonly ulong[] _lateral;
    private readonly ulong[] _neighbours;
    private readonly Dictionary<(ulong Near, int Leaf), double?> _lookups = [];
    private readonly JoinEstimates _estimates;
    private readonly List<Edge> _countedEdges = [];
    private readonly Edge?[] _ofClass;

    internal JoinOrder(JoinCluster cluster, PhysicalPlanner planner, ScanPlanner scans)
    {
        _cluster = cluster;
        _planner = planner;
        _scans = scans;
        _relations = [.. cluster.Leaves, .. cluster.OneSided.Select(static joined => joined.Right)];
        _estimates = new JoinEstimates(planner, scans);
        _rows = [.. _relations.Select(_estimates.Rows)];
        _lateral = [.. _relations.Select(relation => RelationsOf(relation.FreeColumns()))];
        _dependencies = [.. _lateral[..cluster.Leaves.Count], .. cluster.OneSided.Select(joined => RelationsOf(joined.Asked()))];
        _hashable =
        [
            .. cluster.OneSided.Select(joined => HasEquality(joined.Conditions, Outside(joined), joined.Right.Columns) && (joined.Kind != LogicalJoinKind.NullAwareAnti || joined.Conditions.Count == 1)),
        ];
        _rowsPerLeft = [.. cluster.OneSided.Select(joined => _estimates.RowsPerLeft(joined, Outside(joined)))];
        HashSet<PlanColumn> settled = [.. _relations.SelectMany(FixedColumns.Of)];
        List<IReadOnlyList<PlanColumn>> classes = [.. cluster.Conditions.Select(cluster.Equal.ClassOf).OfType<IReadOnlyList<PlanColumn>>().Distinct()];
        _ofClass = new Edge?[classes.Count];
        _edges =
        [
            .. cluster.Conditions.Select(condition => new Edge(
                RelationsOf(condition.Columns()),
                JoinEstimates.IsSettled(condition, settled) ? 1 : _estimates.Selectivity(condition),
                condition is BoundComparison { Operator: ComparisonOperator.Equal },
                cluster.Equal.ClassOf(condition) is { } equal ? classes.IndexOf(equal) : -1)),
        ];
        _count = CountSearched();
        _neighbours =
        [
            .. Enumerable.Range(0, _relations.Length).Select(leaf => _edges.Where(edge => (edge.Relations & (1UL << leaf)) != 0).Aggregate(_dependencies[leaf], static (near, edge) => near | edge.Relations)),
        ];
        _edgesBySelectivity = [.. _edges.OrderBy(static edge => edge.Selectivity)];
    }

    internal JoinTree Find() => WithLast(_count <= ExhaustiveMax ? FindExhaustively() : FindGreedily());

    /// <summary>How many rows a relation has.</summary>
    internal double RowsOf(int leaf) => _rows[leaf];

    /// <summary>An order in which the first rows of a relation meet one other relation after the other; what it costs to read them isn't counted.</summary>
    /// <returns>Null: the conditions don't lead from it to all others.</returns>
    internal JoinTree? FindFrom(int first, double rows)
    {
        ulong set = 1UL << first;
        JoinTree tree = new(first, null, null, rows, 0);
        for (int joined = 1; joined < _count; joined++)
        {
            JoinTree? best = null;
            ulong chosen = 0;
            for (int leaf = 0; leaf < _count; leaf++)
            {
                ulong other = 1UL << leaf;
                JoinTree? before = best;
                if ((set & other) == 0 && AreConnected(set, other))
                {
                    Consider(ref best, set, tree, other, Leaf(leaf));
                }

                chosen = ReferenceEquals(before, best) ? chosen : other;
            }

            if (best is null)
            {
                return null;
            }

            tree = best;
            set |= chosen;
        }

        return WithLast(tree);
    }

    /// <summary>How many relations are searched for their place.</summary>
    private int CountSearched()
    {
        int leaves = _cluster.Leaves.Count;
        int count = Math.Min(_relations.Length, leaves + (leaves > ExhaustiveMax ? _cluster.Tests : ExhaustiveMax - leaves));
        ulong last = count == 64 ? 0 : ~((1UL << count) - 1);
        bool isAsked = _dependencies.Take(leaves).Any(needs => (needs & last) != 0) || Array.Exists(_edges, edge => (edge.Relations & last) != 0 && BitOperations.PopCount(edge.Relations) > 1);
        return isAsked ? _relations.Length : count;
    }

    /// <summary>The one-sided joins that weren't searched for a place.</summary>
    private JoinTree WithLast(JoinTree tree)
    {
        for (int leaf = _count; leaf < _relations.Length; leaf++)
        {
            JoinTree? joined = null;
            Consider(ref joined, (1UL << leaf) - 1, tree, 1UL << leaf, Leaf(leaf));
            tree = joined!;
        }

        return tree;
    }

    private JoinTree Leaf(int index) => new(index, null, null, _rows[index], _estimates.Cost(_relations[index]));

    private JoinTree FindExhaustively()
    {
        JoinTree?[] best = new JoinTree?[1 << _count];
        for (int leaf = 0; leaf < _count; leaf++)
        {
            best[1 << leaf] = Leaf(leaf);
        }

        // First without cross products; where the conditions don't connect everything, with them.
        foreach (bool allowsCross in (bool[])[false, true])
        {
            for (int set = 1; set < best.Length; set++)
            {
                if (BitOperations.PopCount((uint)set) < 2)
                {
                    continue;
                }

                // Upwards: of two that cost the same, the relation that stands first in the query is read first.
                for (int left = set & -set; left != set; left = (left - set) & set)
                {
                    int right = set ^ left;
                    if (best[left] is { } leftTree && best[right] is { } rightTree && (allowsCross || AreConnected((ulong)left, (ulong)right)))
                    {
                        Consider(ref best[set], (ulong)left, leftTree, (ulong)right, rightTree);
                    }
                }
            }

            if (best[^1] is { } found)
            {
                return found;
            }
        }

        return FindGreedily();
    }

    private JoinTree FindGreedily()
    {
        List<(ulong Set, JoinTree Tree)> parts = [.. Enumerable.Range(0, _count).Select(leaf => (1UL << leaf, Leaf(leaf)))];
        while (parts.Count > 1)
        {
            JoinTree? best = null;
            (int Left, int Right) chosen = default;
            foreach (bool allowsCross in (bool[])[false, true])
            {
                for (int left = 0; left < parts.Count; left++)
                {
                    for (int right = 0; right < parts.Count; right++)
                    {
                        if (left == right || (!allowsCross && !AreConnected(parts[left].Set, parts[right].Set)))
                        {
                            continue;
                        }

                        JoinTree? before = best;
                        Consider(ref best, parts[left].Set, parts[left].Tree, parts[right].Set, parts[right].Tree);
                        if (!ReferenceEquals(before, best))
                        {
                            chosen = (left, right);
                        }
                    }
                }

                if (best is not null)
                {
                    break;
                }
            }

            ulong set = parts[chosen.Left].Set | parts[chosen.Right].Set;
            parts.RemoveAt(Math.Max(chosen.Left, chosen.Right));
            parts.RemoveAt(Math.Min(chosen.Left, chosen.Right));
            parts.Add((set, best!));
        }

        return parts[0].Tree;
    }

    private void Consider(ref JoinTree? best, ulong left, JoinTree leftTree, ulong right, JoinTree rightTree)
    {
        // A lateral relation stands to the right of what it reads, alone.
        ulong needs = DependenciesOf(right);
        if ((needs & ~(left | right)) != 0 || (DependenciesOf(left) & ~left) != 0 || ((needs & ~right) != 0 && rightTree.Leaf < 0))
        {
            return;
        }

        double rows = RowsOf(left | right, leftTree, rightTree, left, right);
        double cost = Cost(left, leftTree, right, rightTree, rows);
        if (best is null || cost < best.Cost)
        {
            best = new JoinTree(-1, leftTree, rightTree, rows, cost);
        }
    }

    private double Cost(ulong left, JoinTree leftTree, ulong right, JoinTree rightTree, double rows)
    {
        OneSidedJoin? joined = OneSidedOf(rightTree.Leaf);
        if (rightTree.Leaf >= 0 && (_lateral[rightTree.Leaf] & left) != 0)
        {
            return leftTree.Cost + (leftTree.Rows * Math.Max(rightTree.Cost, 0.1)) + (rows * CostModel.RowOut);
        }

        bool hasEquality = joined is not null ? _hashable[rightTree.Leaf - _cluster.Leaves.Count]
            : _edges.Any(edge => edge.IsEquality && (edge.Relations & left) != 0 && (edge.Relations & right) != 0);
        double cost = leftTree.Cost + rightTree.Cost + (hasEquality
            ? CostModel.HashJoin(leftTree.Rows, rightTree.Rows, rows)
            : CostModel.NestedLoop(leftTree.Rows, rightTree.Rows, rows));
        if (joined is { Kind: LogicalJoinKind.Left } && hasEquality)
        {
            // The smaller side is hashed.
            cost = Math.Min(cost, leftTree.Cost + rightTree.Cost + CostModel.HashJoin(rightTree.Rows, leftTree.Rows, rows));
        }

        if (rightTree.Leaf >= 0 && LookupCost(left, rightTree.Leaf) is { } lookup)
        {
            cost = Math.Min(cost, leftTree.Cost + (leftTree.Rows * (CostModel.TreeSeek + lookup)) + (rows * CostModel.RowOut));
        }

        // A semi join with a table can be done the other way round.
        return joined is not null && leftTree.Leaf >= 0 && JoinPlanner.DrivenLookup(joined.Over(_relations[leftTree.Leaf]), _scans) is { } driven
            ? Math.Min(cost, rightTree.Cost + (rightTree.Rows * (CostModel.HashBuild + CostModel.TreeSeek + driven.Cost)) + (rows * CostModel.RowOut))
            : cost;
    }

    /// <summary>Cost of one lookup of a leaf with values from the left; null when it has no index for them, and they don't reach what it is made of.</summary>
    private double? LookupCost(ulong left, int leaf)
    {
        // Of relations elsewhere no condition leads here.
        ulong near = left & _neighbours[leaf];
        if (!_lookups.TryGetValue((near, leaf), out double? known))
        {
            _lookups[(near, leaf)] = known = FindLookup(near, leaf);
        }

        return known;
    }

    private double? FindLookup(ulong near, int leaf)
    {
        if (OneSidedOf(leaf) is { } joined)
        {
            return joined.Kind == LogicalJoinKind.NullAwareAnti ? null
                : Lookup(joined.Right, joined.Conditions, Outside(joined)) is { } one ? one.Cost * JoinPlanner.VisitedShare(joined.Kind, one.Rows) : null;
        }

        ulong all = near | (1UL << leaf);
        HashSet<PlanColumn> outside = [.. Enumerable.Range(0, _relations.Length).Where(index => (near & (1UL << index)) != 0).SelectMany(index => _relations[index].Columns)];
        return Lookup(_relations[leaf], [.. _cluster.Conditions.Where((_, index) => (_edges[index].Relations & ~all) == 0 && (_edges[index].Relations & (1UL << leaf)) != 0)], outside)?.Cost;
    }

    private static bool HasEquality(IEnumerable<BoundExpression> conditions, HashSet<PlanColumn> outside, IReadOnlyList<PlanColumn> columns)
    {
        HashSet<PlanColumn> own = [.. columns];
        return conditions.Any(condition => condition is BoundComparison comparison && JoinPlanner.IsEquality(comparison, outside, own));
    }

    private (double Cost, double Rows)? Lookup(LogicalPlan relation, IReadOnlyList<BoundExpression> conditions, HashSet<PlanColumn> outside)
    {
        bool hasEqualities = HasEquality(conditions, outside, relation.Columns);
        LogicalScan? scan = relation as LogicalScan ?? (relation as LogicalFilter)?.Input as LogicalScan;
        if (scan is { Partitions: null } || (scan is not null && hasEqualities))
        {
            BoundExpression[] all = [.. relation is LogicalFilter filter ? Conjuncts.Split(filter.Condition) : [], .. conditions.Where(condition => condition.Columns().Overlaps(scan.Columns))];
            return _scans.EstimateLookup(scan, all, outside);
        }

        if (JoinPlanner.Narrow(relation, conditions, outside, hasEqualities, out BoundExpression[] _) is not { } narrowed)
        {
            return null;
        }

        PlannedRelation planned = _planner.Plan(narrowed, Requirement.None);
        return (planned.Cost, planned.Rows);
    }

    /// <summary>The columns that the right side of a one-sided join can be asked by.</summary>
    private HashSet<PlanColumn> Outside(OneSidedJoin joined) => [.. _cluster.Columns.Except(joined.Right.Columns)];

    /// <summary>The one-sided join whose right side a leaf is.</summary>
    private OneSidedJoin? OneSidedOf(int leaf) => leaf < _cluster.Leaves.Count ? null : _cluster.OneSided[leaf - _cluster.Leaves.Count];

    private ulong DependenciesOf(ulong set)
    {
        ulong needs = 0;
        for (int index = 0; index < _relations.Length; index++)
        {
            if ((set & (1UL << index)) != 0)
            {
                needs |= _dependencies[index];
            }
        }

        return needs;
    }

    private bool AreConnected(ulong left, ulong right) =>
        _edges.Any(edge => (edge.Relations & left) != 0 && (edge.Relations & right) != 0 && (edge.Relations & ~(left | right)) == 0)
        || (DependenciesOf(right) & left) != 0;

    private double RowsOf(ulong set, JoinTree leftTree, JoinTree rightTree, ulong left, ulong right)
    {
        if (rightTree.Leaf >= _cluster.Leaves.Count)
        {
            return Math.Max(1, leftTree.Rows * _rowsPerLeft[rightTree.Leaf - _cluster.Leaves.Count]);
        }

        // Of columns set equal one condition says it all: that between the columns with the fewest values on either side, since the others there have no more.
        Array.Clear(_ofClass);
        foreach (Edge edge in _edgesBySelectivity)
        {
            if (edge.Class >= 0 && IsBetween(edge))
            {
                _ofClass[edge.Class] = edge;
            }
        }

        // Other conditions between the same relations are seldom independent: the first counts fully, the second by its root, and so on.
        double rows = leftTree.Rows * rightTree.Rows;
        List<Edge> counted = _countedEdges;
        counted.Clear();
        foreach (Edge edge in _edgesBySelectivity)
        {
            if (edge.Class >= 0 ? ReferenceEquals(edge, _ofClass[edge.Class]) : IsBetween(edge))
            {
                rows *= Math.Pow(edge.Selectivity, 1.0 / (1 << Math.Min(30, counted.Count(other => other.Relations == edge.Relations))));
                counted.Add(edge);
            }
        }

        return Math.Max(1, rows);

        bool IsBetween(Edge edge) => (edge.Relations & ~set) == 0 && (edge.Relations & left) != 0 && (edge.Relations & right) != 0;
    }

    private ulong RelationsOf(HashSet<PlanColumn> columns)
    {
        ulong relations = 0;
        for (int index = 0; index < _relations.Length; index++)
        {
            if (columns.Overlaps(_relations[index].Columns))
            {
                relations |= 1UL << index;
            }
        }

        return relations;
    }

    /// <summary>A condition between relations.</summary>
    /// <param name="Class">Number of the class of equal columns that it belongs to, or -1.</param>
    private sealed record Edge(ulong Relations, double Selectivity, bool IsEquality, int Class);
}
