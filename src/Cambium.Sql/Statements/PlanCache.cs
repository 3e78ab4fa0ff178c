using System.Collections.Concurrent;
using Cambium.Engine.Catalog;

namespace Cambium.Sql.Statements;

/// <summary>
/// Plans by statement text, shared by the sessions of a database. An entry holds for one version of the catalog. When the
/// cache is full it starts anew: what is in use is back at once, what isn't is gone.
/// </summary>
public sealed class PlanCache
{
    private const int EntriesMax = 4096;
    private const int TextLengthMax = 16 * 1024;

    private readonly ConcurrentDictionary<PlanKey, Entry> _entries = new();
    private long _hits;
    private long _misses;

    private sealed record Entry(StatementPlan Plan, CatalogSnapshot Catalog);

    /// <summary>How many statements found their plan here.</summary>
    public long Hits => Interlocked.Read(ref _hits);

    public long Misses => Interlocked.Read(ref _misses);

    internal StatementPlan? Find(in PlanKey key, CatalogSnapshot catalog)
    {
        if (_entries.TryGetValue(key, out Entry? entry) && ReferenceEquals(entry.Catalog, catalog))
        {
            Interlocked.Increment(ref _hits);
            return entry.Plan;
        }

        Interlocked.Increment(ref _misses);
        return null;
    }

    internal void Add(in PlanKey key, StatementPlan plan, CatalogSnapshot catalog)
    {
        if (!plan.IsShareable || key.Text.Length > TextLengthMax)
        {
            return;
        }

        if (_entries.Count >= EntriesMax)
        {
            _entries.Clear();
        }

        _entries[key] = new Entry(plan, catalog);
    }
}
