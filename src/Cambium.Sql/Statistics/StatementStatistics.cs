using System.Collections.Concurrent;
using System.Text;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Statistics;

/// <summary>
/// Executions of the statements of a database by role and text, as the view pg_stat_statements shows them. Constants don't tell texts apart.
/// Bounded: when full, the statements that were executed least make room.
/// </summary>
public sealed class StatementStatistics(TimeProvider clock)
{
    /// <summary>Statements kept; PostgreSQL's default.</summary>
    private const int EntriesMax = 5000;

    /// <summary>Of the entries, when there are too many.</summary>
    private const double EvictedPart = 0.05;

    private readonly ConcurrentDictionary<(int RoleId, string Text), StatementUsage> _entries = new();
    private readonly object _eviction = new();
    private int _generation;

    public DateTimeOffset Since { get; private set; } = clock.GetUtcNow();

    /// <summary>How often room had to be made.</summary>
    public long Evictions { get; private set; }

    public IEnumerable<StatementUsage> All => _entries.Values;

    /// <summary>Counts a complete execution.</summary>
    /// <param name="plan">Remembers where it is counted, so that its text is looked at once; null for a statement whose plan isn't shared.</param>
    internal void Count(StatementPlan? plan, int roleId, string sql, TimeSpan elapsed, long rows)
    {
        StatementUsage? usage = plan?.Usage;
        if (usage is null || usage.RoleId != roleId || usage.Generation != Volatile.Read(ref _generation))
        {
            usage = Find(roleId, Normalise(sql));
            if (plan is not null)
            {
                plan.Usage = usage;
            }
        }

        usage.Count(elapsed, rows);
    }

    /// <param name="roleId">0: of all roles.</param>
    /// <param name="queryId">0: all statements.</param>
    public void Reset(int roleId, long queryId)
    {
        foreach (((int RoleId, string Text) key, StatementUsage usage) in _entries)
        {
            if ((roleId == 0 || roleId == usage.RoleId) && (queryId == 0 || queryId == usage.QueryId))
            {
                _entries.TryRemove(key, out _);
            }
        }

        if (roleId == 0 && queryId == 0)
        {
            Since = clock.GetUtcNow();
            Evictions = 0;
        }

        Interlocked.Increment(ref _generation);
    }

    /// <summary>The text with $n instead of constants, counted on from the parameters it has.</summary>
    public static string Normalise(string sql)
    {
        List<Token> tokens = Lexer.Tokenize(sql, out _);
        int last = tokens.Where(token => token.Kind == TokenKind.Parameter).Select(token => int.TryParse(token.Text, out int number) ? number : 0).DefaultIfEmpty().Max();
        StringBuilder text = new();
        int at = 0;
        foreach (Token token in tokens)
        {
            if (token.Kind is TokenKind.String or TokenKind.NationalString or TokenKind.BitString or TokenKind.HexString or TokenKind.Integer or TokenKind.Decimal)
            {
                text.Append(sql, at, token.Start - at).Append('$').Append(++last);
                at = token.End;
            }
        }

        return text.Append(sql, at, sql.Length - at).ToString().Trim().TrimEnd(';');
    }

    private StatementUsage Find(int roleId, string text)
    {
        if (_entries.Count >= EntriesMax)
        {
            Evict();
        }

        return _entries.GetOrAdd(
            (roleId, text),
            static (key, generation) => new StatementUsage(key.RoleId, key.Text, (long)PostgresHash.Bytes(Encoding.UTF8.GetBytes(key.Text), 1), generation),
            Volatile.Read(ref _generation));
    }

    private void Evict()
    {
        lock (_eviction)
        {
            if (_entries.Count < EntriesMax)
            {
                return;
            }

            foreach (((int RoleId, string Text) key, StatementUsage _) in _entries.OrderBy(entry => entry.Value.Totals.Calls).Take((int)(EntriesMax * EvictedPart)).ToList())
            {
                _entries.TryRemove(key, out _);
            }

            Evictions++;
            Interlocked.Increment(ref _generation);
        }
    }
}
