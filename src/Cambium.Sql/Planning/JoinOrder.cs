using System.Numerics;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>A join order: a leaf, or two sides joined.</summary>
/// <param name="Leaf">Index of the relation, -1 for a join.</param>
internal sealed record JoinTree(int Leaf, JoinTree? Left, JoinTree? Right, double Rows, double Cost)
{
    /// <summary>The relation that stands first.</summary>
    internal int First => Left?.First ?? Leaf;
}

/// <summary>
/// Finds the order of inner joins: by dynamic programming over all subsets of up to ten relations, greedily beyond.
/// </summary>
internal sealed class JoinOrder
{
    private const int ExhaustiveMax = 10;

    private readonly JoinCluster _cluster;
    private readonly PhysicalPlanner _planner;
    private readonly ScanPlanner _scans;
    private readonly int _count;
    private readonly double[] _rows;
    private readonly ulong[] _dependencies;
    private readonly Edge[] _edges;
    private readonly Edge[] _edgesBySelectivity;
    private readonly Dictionary<(ulong Left, int Leaf), double?> _lookups = [];
    private readonly Dictionary<(ulong Conditions, int Leaf), double> _narrowed = [];
    private readonly JoinEstimates _estimates;
    private readonly List<Edge> _countedEdges = [];

    internal JoinOrder(JoinCluster cluster, PhysicalPlanner planner, ScanPlanner scans)
    {
        _cluster = cluster;
        _planner = planner;
        _scans = scans;
        _count = cluster.Leaves.Count;
        _estimates = new JoinEstimates(planner, scans);
        _rows = [.. cluster.Leaves.Select(_estimates.Rows)];
        _dependencies = [.. cluster.Leaves.Select(leaf => RelationsOf(leaf.FreeColumns()))];
        List<IReadOnlyList<PlanColumn>> classes = [.. cluster.Conditions.Select(cluster.Equal.ClassOf).OfType<IReadOnlyList<PlanColumn>>().Distinct()];
        _edges =
        [
            .. cluster.Conditions.Select(condition => new Edge(
                RelationsOf(condition.Columns()),
                _estimates.Selectivity(condition),
                condition is BoundComparison { Operator: ComparisonOperator.Equal },
                cluster.Equal.ClassOf(condition) is { } equal ? classes.IndexOf(equal) : -1)),
        ];
        _edgesBySelectivity = [.. _edges.OrderBy(static edge => edge.Selectivity)];
    }

    internal JoinTree Find() => _count <= ExhaustiveMax ? FindExhaustively() : FindGreedily();

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

        return tree;
    }

    private JoinTree Leaf(int index) => new(index, null, null, _rows[index], _estimates.Cost(_cluster.Leaves[index]));

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
        double cost = Cost(left, leftTree, right, rightTree, rows, (needs & left) != 0);
        if (best is null || cost < best.Cost)
        {
            best = new JoinTree(-1, leftTree, rightTree, rows, cost);
        }
    }

    private double Cost(ulong left, JoinTree leftTree, ulong right, JoinTree rightTree, double rows, bool isLateral)
    {
        if (isLateral)
        {
            return leftTree.Cost + (leftTree.Rows * Math.Max(rightTree.Cost, 0.1)) + (rows * CostModel.RowOut);
        }

        bool hasEquality = _edges.Any(edge => edge.IsEquality && (edge.Relations & left) != 0 && (edge.Relations & right) != 0);
        double cost = leftTree.Cost + rightTree.Cost + (hasEquality
            ? CostModel.HashJoin(leftTree.Rows, rightTree.Rows, rows)
            : CostModel.NestedLoop(leftTree.Rows, rightTree.Rows, rows));
        if (rightTree.Leaf >= 0 && LookupCost(left, rightTree.Leaf) is { } lookup)
        {
            cost = Math.Min(cost, leftTree.Cost + (leftTree.Rows * (CostModel.TreeSeek + lookup)) + (rows * CostModel.RowOut));
        }

        return cost;
    }

    /// <summary>Cost of one lookup of a leaf by index with values from the left; null when there is no such index.</summary>
    private double? LookupCost(ulong left, int leaf)
    {
        if (_lookups.TryGetValue((left, leaf), out double? known))
        {
            return known;
        }

        double? cost = null;
        (LogicalScan? scan, List<BoundExpression> own) = _cluster.Leaves[leaf] switch
        {
            LogicalScan table => (table, []),
            LogicalFilter { Input: LogicalScan table } filter => (table, Conjuncts.Split(filter.Condition)),
            _ => (null, (List<BoundExpression>)[]),
        };
        if (scan is { Partitions: null })
        {
            ulong all = left | (1UL << leaf);
            HashSet<PlanColumn> outside = [];
            for (int index = 0; index < _count; index++)
            {
                if ((left & (1UL << index)) != 0)
                {
                    outside.UnionWith(_cluster.Leaves[index].Columns);
                }
            }

            BoundExpression[] usable =
            [
                .. own, .. _cluster.Conditions.Where((condition, index) => (_edges[index].Relations & ~all) == 0 && (_edges[index].Relations & (1UL << leaf)) != 0),
            ];
            cost = _scans.PlanLookup(scan, usable, outside)?.Cost;
        }
        else
        {
            cost = NarrowCost(left, leaf);
        }

        _lookups[(left, leaf)] = cost;
        return cost;
    }

    /// <summary>Cost of the rows of a leaf for values from the left; null when those don't reach what it is made of.</summary>
    private double? NarrowCost(ulong left, int leaf)
    {
        HashSet<PlanColumn> outside = [];
        ulong usable = Between(left, leaf, index => _edges[index].IsEquality, outside);
        bool isPartitioned = JoinPlanner.IsPartitioned(_cluster.Leaves[leaf]);
        if (isPartitioned)
        {
            if (usable != 0)
            {
                // It is hashed, or, once the order is known, only what can match is read.
                return null;
            }

            usable = Between(left, leaf, index => _cluster.Conditions[index] is BoundComparison, outside);
        }

        outside.ExceptWith(_cluster.Leaves[leaf].Columns);
        if (!_narrowed.TryGetValue((usable, leaf), out double cost))
        {
            BoundExpression[] conditions = [.. _cluster.Conditions.Where((_, index) => index < 64 && (usable & (1UL << index)) != 0)];
            cost = usable != 0 && JoinPlanner.Narrow(_cluster.Leaves[leaf], conditions, outside, !isPartitioned, out BoundExpression[] _) is { } narrowed
                ? _planner.Plan(narrowed, Requirement.None).Cost
                : double.PositiveInfinity;
            _narrowed.Add((usable, leaf), cost);
        }

        return double.IsPositiveInfinity(cost) ? null : cost;
    }

    /// <summary>Such conditions between a leaf and the left, a bit for each, and the columns they use.</summary>
    private ulong Between(ulong left, int leaf, Func<int, bool> isSuch, HashSet<PlanColumn> columns)
    {
        ulong found = 0;
        for (int index = 0; index < Math.Min(_edges.Length, 64); index++)
        {
            if ((_edges[index].Relations & ~(left | (1UL << leaf))) == 0 && (_edges[index].Relations & (1UL << leaf)) != 0 && isSuch(index))
            {
                found |= 1UL << index;
                _cluster.Conditions[index].CollectColumns(columns);
            }
        }

        return found;
    }

    private ulong DependenciesOf(ulong set)
    {
        ulong needs = 0;
        for (int index = 0; index < _count; index++)
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
        double rows = leftTree.Rows * rightTree.Rows;
        List<Edge> counted = _countedEdges;
        counted.Clear();
        foreach (Edge edge in _edgesBySelectivity)
        {
            // Of columns set equal one says it all. Other conditions between the same relations are seldom independent: the first counts fully, the
            // second by its root, and so on.
            if ((edge.Relations & ~set) == 0 && (edge.Relations & left) != 0 && (edge.Relations & right) != 0 && !counted.Exists(other => other.Class >= 0 && other.Class == edge.Class))
            {
                rows *= Math.Pow(edge.Selectivity, 1.0 / (1 << Math.Min(30, counted.Count(other => other.Relations == edge.Relations))));
                counted.Add(edge);
            }
        }

        return Math.Max(1, rows);
    }

    private ulong RelationsOf(HashSet<PlanColumn> columns)
    {
        ulong relations = 0;
        for (int index = 0; index < _count; index++)
        {
            if (columns.Overlaps(_cluster.Leaves[index].Columns))
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
