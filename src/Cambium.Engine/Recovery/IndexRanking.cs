using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Ranks missing indexes by what it is worth to have them:
/// <code>
/// rank(s, t) = a(n) · Benefit(s, WoPast, S) + (1 − a(n)) · Benefit(s, WoRestart(t), S) − rebuild(s),     a(n) = αⁿ
/// Benefit(s, Wo, S) = sum over the statements Q of Wo: Cost(Q, S) − Cost(Q, S ∪ {s})
/// </code>
/// S are the indexes that are there at time t, n the statements run since the restart. The more of them there are, the less counts what was
/// asked before. Used by one thread at a time.
/// </summary>
/// <remarks>
/// After Oukid, Nica, Dos Santos Bossle, Lehner, Bumbulis and Willhalm: Adaptive Recovery for SCM-Enabled Databases, ADMS 2017; the dependent benefit function.
/// An example, costs in the planner's unit: Q1 costs 100, with index s 1, with u 60, with both 1; it ran twice before the restart. Q2 costs 50, with u 10,
/// and has run once since. With α = 0.5, n = 1 and rebuilds of 20: rank(s) = 0.5 · 2 · 99 + 0.5 · 0 − 20 = 79 and
/// rank(u) = 0.5 · 2 · 40 + 0.5 · 40 − 20 = 40. Once s is there, u's benefit for Q1 is gone: rank(u) = 0 + 0.5 · 40 − 20 = 0.
/// </remarks>
/// <param name="alpha">Between 0 and 1.</param>
internal sealed class IndexRanking(WorkloadSummary workload, IStatementCosts costs, double alpha)
{
    private readonly Dictionary<WorkloadKey, Known> _known = [];
    private long _version = -1;
    private int _plansLeft;

    /// <param name="Missing">Trees of the indexes that the statement could have used.</param>
    /// <param name="Benefits">What each of them would save one run.</param>
    private sealed record Known(int[] Missing, IReadOnlyDictionary<int, double> Benefits);

    /// <summary>Whether the last ranking knew what indexes are worth to all statements.</summary>
    public bool IsComplete { get; private set; }

    /// <summary>The rank of every index that is missing from a root, by its tree's id; while the ranking isn't complete, of those worth something as far as is known.</summary>
    /// <param name="statementsMax">So many statements are planned at most. The others count from another call on, the most frequent first.</param>
    public IReadOnlyDictionary<int, double> Rank(DatabaseRoot root, int statementsMax = int.MaxValue)
    {
        _plansLeft = statementsMax;
        IsComplete = true;
        if (root.Catalog.Version != _version)
        {
            _version = root.Catalog.Version;
            _known.Clear();
        }

        Dictionary<int, double> ranks = Rank(
            statement => BenefitsOf(statement, root.Catalog),
            root.Catalog.MissingTrees,
            treeId => root.Catalog.TryGetIndexOfTree(treeId, out TableDefinition? table, out _) ? costs.CostOfRebuild(root.GetTree(table.TreeId).Count) : null);
        return IsComplete ? ranks : ranks.Where(static rank => rank.Value > 0).ToDictionary();
    }

    /// <summary>
    /// The rank of every tree that statements read, by its id, as to having its pages in memory: in place of what an index would save stands what the tree is read for,
    /// in place of building it reading it once.
    /// </summary>
    public IReadOnlyDictionary<int, double> RankPages(DatabaseRoot root)
    {
        CatalogSnapshot whole = root.Catalog.WithMissing([]);
        return Rank(
            statement => costs.ReadsOf(statement, whole),
            [.. root.Trees.All.Select(static tree => tree.Id).Where(treeId => !root.Catalog.MissingTrees.Contains(treeId))],
            treeId => costs.CostOfWarming(root.GetTree(treeId).Count));
    }

    /// <param name="benefits">What each tree is worth to one run of a statement.</param>
    /// <param name="price">What it takes to have a tree; null: it can't be had.</param>
    private Dictionary<int, double> Rank(Func<WorkloadStatement, IReadOnlyDictionary<int, double>> benefits, IReadOnlyCollection<int> treeIds, Func<int, double?> price)
    {
        Dictionary<int, double> past = Sum(workload.Past, benefits);
        Dictionary<int, double> recent = Sum(workload.Recent, benefits);
        double weight = Math.Pow(alpha, workload.RecentCount);
        Dictionary<int, double> ranks = [];
        foreach (int treeId in treeIds)
        {
            if (price(treeId) is { } paid)
            {
                ranks[treeId] = (weight * past.GetValueOrDefault(treeId)) + ((1 - weight) * recent.GetValueOrDefault(treeId)) - paid;
            }
        }

        return ranks;
    }

    private static Dictionary<int, double> Sum(IEnumerable<WorkloadStatement> statements, Func<WorkloadStatement, IReadOnlyDictionary<int, double>> benefits)
    {
        Dictionary<int, double> sums = [];
        foreach (WorkloadStatement statement in statements)
        {
            foreach ((int treeId, double benefit) in benefits(statement))
            {
                sums[treeId] = sums.GetValueOrDefault(treeId) + (statement.Count * benefit);
            }
        }

        return sums;
    }

    /// <summary>
    /// What each missing index would save one run of a statement. Benefits depend on what else is missing of that it could use, so they hold
    /// until one of those comes back: a plan for each index and statement each time would take longer than the indexes.
    /// </summary>
    private IReadOnlyDictionary<int, double> BenefitsOf(WorkloadStatement statement, CatalogSnapshot catalog)
    {
        if (_plansLeft == 0 && !_known.ContainsKey(statement.Key))
        {
            IsComplete = false;
            return ImmutableDictionary<int, double>.Empty;
        }

        int[] missing = [.. costs.CandidatesOf(statement, catalog).Where(catalog.MissingTrees.Contains)];
        if (!_known.TryGetValue(statement.Key, out Known? known) || !known.Missing.AsSpan().SequenceEqual(missing))
        {
            _plansLeft -= known is null ? 1 : 0;
            double without = missing.Length == 0 ? 0 : costs.CostOf(statement, catalog);
            known = new Known(missing, missing.ToDictionary(static treeId => treeId, treeId => without - costs.CostOf(statement, catalog.WithMissing(catalog.MissingTrees.Remove(treeId)))));
            _known[statement.Key] = known;
        }

        return known.Benefits;
    }
}
