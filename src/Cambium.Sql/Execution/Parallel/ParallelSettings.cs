namespace Cambium.Sql.Execution.Parallel;

/// <summary>What a session's settings allow its queries.</summary>
/// <param name="Pool">Where helpers come from.</param>
/// <param name="HelpersMax">max_parallel_workers_per_gather, or max_parallel_workers if that is less: threads besides the session's own.</param>
/// <param name="RowsMin">A scan of fewer rows is done by the session alone (min_parallel_table_scan_size).</param>
/// <param name="EntriesMin">The same of an index's entries (min_parallel_index_scan_size).</param>
/// <param name="IsForced">force_parallel_mode: whatever can be done in parts is, however small, and always in several.</param>
public sealed record ParallelSettings(HelperPool Pool, int HelpersMax, long RowsMin, long EntriesMin, bool IsForced)
{
    /// <summary>How many threads are to help with a scan of so many rows: one from the smallest size on, another with each threefold, as in PostgreSQL.</summary>
    internal int HelpersFor(long rows, long rowsMin)
    {
        if (IsForced)
        {
            return Math.Min(1, HelpersMax);
        }

        int helpers = 0;
        for (long size = Math.Max(1, rowsMin); helpers < HelpersMax && rows >= size && size > 0; size *= 3)
        {
            helpers++;
        }

        return helpers;
    }
}
