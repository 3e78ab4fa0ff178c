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

    /// <summary>Time in it and below, over all loops.</summary>
    public TimeSpan Elapsed => TimeSpan.FromSeconds((double)Ticks / Stopwatch.Frequency);
}
