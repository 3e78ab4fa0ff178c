namespace Cambium.Compatibility.History;

/// <summary>Dependencies between transactions; an order that respects them all exists exactly when they form no cycle.</summary>
internal sealed class DependencyGraph
{
    private readonly Dictionary<HistoryTransaction, List<Dependency>> _edges = [];

    public void Add(HistoryTransaction from, HistoryTransaction to, DependencyKind kind, string cell)
    {
        if (from == to)
        {
            return;
        }

        if (!_edges.TryGetValue(from, out List<Dependency>? edges))
        {
            _edges.Add(from, edges = []);
        }

        edges.Add(new Dependency(from, to, kind, cell));
    }

    /// <summary>A short cycle, or null.</summary>
    public IReadOnlyList<Dependency>? FindCycle()
    {
        HashSet<HistoryTransaction> cyclic = RemoveAcyclic();
        IReadOnlyList<Dependency>? shortest = null;
        foreach (HistoryTransaction start in cyclic.Take(200))
        {
            if (FindCycle(start, cyclic) is { } cycle && (shortest is null || cycle.Count < shortest.Count))
            {
                shortest = cycle;
            }
        }

        return shortest;
    }

    /// <summary>What remains when transactions that nothing comes before, or that come before nothing, are taken away again and again.</summary>
    private HashSet<HistoryTransaction> RemoveAcyclic()
    {
        HashSet<HistoryTransaction> rest = [.. _edges.Keys, .. _edges.Values.SelectMany(static edges => edges.Select(static edge => edge.To))];
        ILookup<HistoryTransaction, Dependency> incoming = _edges.Values.SelectMany(static edges => edges).ToLookup(static edge => edge.To);
        Peel(rest, transaction => incoming[transaction], static edge => edge.From, transaction => _edges.GetValueOrDefault(transaction, []), static edge => edge.To);
        Peel(rest, transaction => _edges.GetValueOrDefault(transaction, []), static edge => edge.To, transaction => incoming[transaction], static edge => edge.From);
        return rest;
    }

    private static void Peel(
        HashSet<HistoryTransaction> rest,
        Func<HistoryTransaction, IEnumerable<Dependency>> before,
        Func<Dependency, HistoryTransaction> from,
        Func<HistoryTransaction, IEnumerable<Dependency>> after,
        Func<Dependency, HistoryTransaction> to)
    {
        Dictionary<HistoryTransaction, int> degrees = rest.ToDictionary(static transaction => transaction, transaction => before(transaction).Count(edge => rest.Contains(from(edge))));
        Queue<HistoryTransaction> free = new(degrees.Where(static pair => pair.Value == 0).Select(static pair => pair.Key));
        while (free.TryDequeue(out HistoryTransaction? next))
        {
            rest.Remove(next);
            foreach (Dependency edge in after(next))
            {
                if (degrees.ContainsKey(to(edge)) && --degrees[to(edge)] == 0)
                {
                    free.Enqueue(to(edge));
                }
            }
        }
    }

    private List<Dependency>? FindCycle(HistoryTransaction start, HashSet<HistoryTransaction> within)
    {
        Dictionary<HistoryTransaction, Dependency> reached = [];
        Queue<HistoryTransaction> queue = new([start]);
        while (queue.TryDequeue(out HistoryTransaction? transaction))
        {
            foreach (Dependency edge in _edges.GetValueOrDefault(transaction, []))
            {
                if (within.Contains(edge.To) && reached.TryAdd(edge.To, edge))
                {
                    if (edge.To == start)
                    {
                        return Trace(start, reached);
                    }

                    queue.Enqueue(edge.To);
                }
            }
        }

        return null;
    }

    private static List<Dependency> Trace(HistoryTransaction start, Dictionary<HistoryTransaction, Dependency> reached)
    {
        List<Dependency> cycle = [reached[start]];
        while (cycle[^1].From != start)
        {
            cycle.Add(reached[cycle[^1].From]);
        }

        cycle.Reverse();
        return cycle;
    }
}
