namespace Cambium.Sql.Statistics;

/// <summary>How often a statement was executed by a role, and what it took. Any thread counts and reads.</summary>
public sealed class StatementUsage
{
    private readonly object _lock = new();
    private StatementTotals _totals;
    private double _squares;

    internal StatementUsage(int roleId, string text, long queryId, int generation)
    {
        RoleId = roleId;
        Text = text;
        QueryId = queryId;
        Generation = generation;
    }

    public int RoleId { get; }

    /// <summary>The text with $n instead of constants.</summary>
    public string Text { get; }

    /// <summary>A hash of the text, the same on every server.</summary>
    public long QueryId { get; }

    /// <summary>Of the <see cref="StatementStatistics"/> it was counted in.</summary>
    internal int Generation { get; }

    public StatementTotals Totals
    {
        get
        {
            lock (_lock)
            {
                double variance = _totals.Calls == 0 ? 0 : _squares / _totals.Calls;
                return _totals with { DeviationMilliseconds = Math.Sqrt(Math.Max(0, variance)) };
            }
        }
    }

    internal void Count(TimeSpan elapsed, long rows)
    {
        double milliseconds = elapsed.TotalMilliseconds;
        lock (_lock)
        {
            // Welford's way of summing squared deviations, which loses nothing when times are large and alike.
            double deviation = milliseconds - _totals.MeanMilliseconds;
            long calls = _totals.Calls + 1;
            _totals = new StatementTotals(
                calls,
                rows + _totals.Rows,
                _totals.TotalMilliseconds + milliseconds,
                calls == 1 ? milliseconds : Math.Min(_totals.MinMilliseconds, milliseconds),
                Math.Max(_totals.MaxMilliseconds, milliseconds),
                0);
            _squares += deviation * (milliseconds - _totals.MeanMilliseconds);
        }
    }
}
