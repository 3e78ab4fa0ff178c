namespace Cambium.Log.Graph;

/// <summary>A stretch of history: which transactions overlapped, and which depended on which.</summary>
/// <param name="Transactions">In order of the log.</param>
/// <param name="Dependencies">At most one of a kind between two transactions.</param>
public sealed record HistoryGraph(IReadOnlyList<GraphTransaction> Transactions, IReadOnlyList<Dependency> Dependencies)
{
    /// <summary>
    /// Without the dependencies that follow from others: where the first must come before a third and that before the second. What a
    /// picture needs to show.
    /// </summary>
    public HistoryGraph Reduced()
    {
        Dictionary<long, HashSet<long>> next = [];
        foreach (Dependency dependency in Dependencies)
        {
            (next.TryGetValue(dependency.From, out HashSet<long>? targets) ? targets : next[dependency.From] = []).Add(dependency.To);
        }

        Dictionary<long, HashSet<long>> reachable = [];
        foreach (GraphTransaction transaction in Transactions.Reverse())
        {
            HashSet<long> all = [];
            foreach (long target in next.GetValueOrDefault(transaction.Position, []))
            {
                all.Add(target);
                all.UnionWith(reachable.GetValueOrDefault(target, []));
            }

            reachable[transaction.Position] = all;
        }

        return this with
        {
            Dependencies = [.. Dependencies.Where(dependency => !next[dependency.From].Any(
                middle => middle != dependency.To && reachable.GetValueOrDefault(middle, []).Contains(dependency.To)))],
        };
    }
}
