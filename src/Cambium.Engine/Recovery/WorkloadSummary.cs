using System.Collections.Concurrent;
using System.Collections.Immutable;

namespace Cambium.Engine.Recovery;

/// <summary>
/// What the database is asked, as statements with counts: since it was opened, and before that, as the checkpoint had it. Safe on any thread.
/// </summary>
/// <param name="past">Of earlier runs.</param>
public sealed class WorkloadSummary(ImmutableArray<WorkloadStatement> past)
{
    private const int StatementsMax = 1000;

    /// <summary>What lies a restart further back counts this much less.</summary>
    private const int PastShare = 2;

    private readonly ConcurrentDictionary<WorkloadKey, WorkloadStatement> _recent = new();

    public ImmutableArray<WorkloadStatement> Past => past;

    /// <summary>Since the database was opened.</summary>
    public IReadOnlyCollection<WorkloadStatement> Recent => (IReadOnlyCollection<WorkloadStatement>)_recent.Values;

    /// <summary>Statements run since the database was opened.</summary>
    public long RecentCount => _recent.Sum(static pair => pair.Value.Count);

    /// <summary>Where to count runs of a statement; null when there are too many different ones.</summary>
    /// <param name="sql">Its text, should it be new.</param>
    public WorkloadStatement? Find(WorkloadKey key, string sql)
    {
        if (_recent.TryGetValue(key, out WorkloadStatement? known))
        {
            return known;
        }

        if (_recent.Count >= StatementsMax)
        {
            ForgetRare();
        }

        return _recent.Count < StatementsMax ? _recent.GetOrAdd(key, static (key, sql) => new WorkloadStatement(key, sql), sql) : null;
    }

    /// <summary>Statements that ran once make room: texts that are never the same twice would fill the summary otherwise.</summary>
    private void ForgetRare()
    {
        foreach ((WorkloadKey key, WorkloadStatement statement) in _recent)
        {
            if (statement.Count <= 1)
            {
                _recent.TryRemove(key, out _);
            }
        }
    }

    /// <summary>All of it, for the next run: what it did most, most first.</summary>
    internal ImmutableArray<WorkloadStatement> ToPast() =>
    [
        .. _recent.Values.Select(static statement => (Statement: statement, statement.Count))
            .Concat(past.Select(static statement => (Statement: statement, Count: statement.Count / PastShare)))
            .GroupBy(static counted => counted.Statement.Key)
            .Select(static same => new WorkloadStatement(same.Key, same.First().Statement.Sql, same.Sum(static counted => counted.Count)))
            .Where(static statement => statement.Count > 0)
            .OrderByDescending(static statement => statement.Count)
            .Take(StatementsMax),
    ];
}
