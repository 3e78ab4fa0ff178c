using System.Diagnostics;

namespace Cambium.Sql.Execution;

/// <summary>What EXPLAIN ANALYZE reports of one operator.</summary>
public sealed class OperatorStatistics
{
    /// <summary>How often it was opened.</summary>
    public long Loops { get; internal set; }

    /// <summary>Rows it yielded, over all loops.</summary>
    public long Rows { get; internal set; }

    /// <summary>Rows its filter refused, over all loops.</summary>
    public long RowsRemoved { get; internal set; }

    internal long Ticks { get; set; }

    /// <summary>Threads that helped the last time.</summary>
    public int HelpersStarted { get; internal set; }

    /// <summary>Time in it and below, over all loops.</summary>
    public TimeSpan Elapsed => TimeSpan.FromSeconds((double)Ticks / Stopwatch.Frequency);

    /// <summary>Adds what a copy has done for another thread, or for the session's own.</summary>
    internal void Add(OperatorStatistics copy, long loops)
    {
        Loops += loops;
        Rows += copy.Rows;
        RowsRemoved += copy.RowsRemoved;
        Ticks += copy.Ticks;
    }
}
