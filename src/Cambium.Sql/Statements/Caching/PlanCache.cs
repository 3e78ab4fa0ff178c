using System.Collections.Concurrent;
using Cambium.Engine.Catalog;

namespace Cambium.Sql.Statements.Caching;

/// <summary>
/// Plans by statement text, shared by the sessions of a database. An entry holds until a definition changes that it has to do
/// with, or an index comes back that it could use. When the cache is full it starts anew: what is in use is back at once, what isn't is gone.
/// </summary>
public sealed class PlanCache
{
    private const int EntriesMax = 4096;

    /// <summary>Statements of one normalised text that differ in literals which stay, or share its hash.</summary>
    private const int VariantsMax = 16;
    private const int TextLengthMax = 16 * 1024;

    private readonly ConcurrentDictionary<PlanKey, Entry> _entries = new();
    private readonly ConcurrentDictionary<int, NormalisedStatement[]> _normalised = new();
    private int _entryCount;
    private long _hits;
    private long _misses;

    private sealed record Entry(StatementPlan Plan, CatalogSnapshot Catalog);

    /// <summary>How many statements found their plan here.</summary>
    public long Hits => Interlocked.Read(ref _hits);

    public long Misses => Interlocked.Read(ref _misses);

    /// <param name="catalog">What the transaction sees.</param>
    /// <param name="shared">What everyone sees.</param>
    internal StatementPlan? Find(in PlanKey key, CatalogSnapshot catalog, CatalogSnapshot shared)
    {
        if (_entries.TryGetValue(key, out Entry? entry) && entry.Plan.HoldsFor(catalog, entry.Catalog))
        {
            if (!ReferenceEquals(entry.Catalog, catalog) && ReferenceEquals(catalog, shared))
            {
                _entries.TryUpdate(key, entry with { Catalog = catalog }, entry);
            }

            Interlocked.Increment(ref _hits);
            return entry.Plan;
        }

        Interlocked.Increment(ref _misses);
        return null;
    }

    /// <summary>The plan that was found last for a statement of that normalised text, if it holds.</summary>
    /// <inheritdoc cref="Find" path="/param"/>
    internal StatementPlan? FindAgain(NormalisedStatement statement, CatalogSnapshot catalog, CatalogSnapshot shared, string settings)
    {
        if (statement.Known is not { } known || known.Settings != settings || !known.Plan.HoldsFor(catalog, known.Catalog))
        {
            return null;
        }

        if (!ReferenceEquals(known.Catalog, catalog) && ReferenceEquals(catalog, shared))
        {
            statement.Known = known with { Catalog = catalog };
        }

        Interlocked.Increment(ref _hits);
        return known.Plan;
    }

    internal void Add(in PlanKey key, StatementPlan plan, CatalogSnapshot catalog)
    {
        if (key.Text.Length > TextLengthMax)
        {
            return;
        }

        // Asking the dictionary how many it has takes all of its locks.
        if (Volatile.Read(ref _entryCount) >= EntriesMax)
        {
            _entries.Clear();
            Volatile.Write(ref _entryCount, 0);
        }

        Entry entry = new(plan, catalog);
        if (_entries.TryAdd(key, entry))
        {
            Interlocked.Increment(ref _entryCount);
        }
        else
        {
            _entries[key] = entry;
        }
    }

    /// <summary>The plans of statements that line up unasked, or aren't trusted with it.</summary>
    internal IEnumerable<StatementPlan> Foreseeing() => _entries.Select(entry => entry.Value.Plan).Where(plan => plan.Foresight.IsActive || plan.Foresight.IsDistrusted);

    /// <summary>The statement that this text is an instance of, or null.</summary>
    internal NormalisedStatement? FindNormalised(string sql, LiteralScanner scanner)
    {
        if (_normalised.TryGetValue(string.GetHashCode(scanner.Normalised), out NormalisedStatement[]? candidates))
        {
            foreach (NormalisedStatement candidate in candidates)
            {
                if (scanner.Normalised.SequenceEqual(candidate.Text) && candidate.Fits(sql, scanner.Tokens))
                {
                    return candidate;
                }
            }
        }

        return null;
    }

    internal void AddNormalised(NormalisedStatement statement)
    {
        if (_normalised.Count >= EntriesMax)
        {
            _normalised.Clear();
        }

        _normalised.AddOrUpdate(
            string.GetHashCode(statement.Text),
            static (_, added) => [added],
            static (_, before, added) => before.Length < VariantsMax ? [.. before, added] : [added],
            statement);
    }
}
