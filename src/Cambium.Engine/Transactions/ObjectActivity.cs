namespace Cambium.Engine.Transactions;

/// <summary>How often one table or index was read and changed; counted by any thread, read by any.</summary>
public sealed class ObjectActivity
{
    private const int RowsPerPage = 100;

    private long _scans;
    private long _rowsRead;
    private long _inserts;
    private long _updates;
    private long _deletes;
    private long _vacuums;
    private long _analyses;
    private long _vacuumedTicks;
    private long _analyzedTicks;

    /// <summary>Scans of all rows of a table, or scans and look-ups through an index.</summary>
    public long Scans => Interlocked.Read(ref _scans);

    /// <summary>Rows those scans came across.</summary>
    public long RowsRead => Interlocked.Read(ref _rowsRead);

    /// <summary>Pages those scans came across, about: nobody counts them.</summary>
    public long Pages => Scans + (RowsRead / RowsPerPage);

    /// <summary>Rows inserted by committed transactions, net; so with the next two.</summary>
    public long Inserts => Interlocked.Read(ref _inserts);

    public long Updates => Interlocked.Read(ref _updates);

    public long Deletes => Interlocked.Read(ref _deletes);

    /// <summary>How often VACUUM was given for it.</summary>
    public long Vacuums => Interlocked.Read(ref _vacuums);

    /// <summary>The last time it was; null: never.</summary>
    public DateTimeOffset? Vacuumed => TimeOf(ref _vacuumedTicks);

    /// <summary>How often ANALYZE was given for it.</summary>
    public long Analyses => Interlocked.Read(ref _analyses);

    /// <summary>The last time it was; null: never.</summary>
    public DateTimeOffset? Analyzed => TimeOf(ref _analyzedTicks);

    public void CountVacuum(DateTimeOffset now)
    {
        Interlocked.Increment(ref _vacuums);
        Interlocked.Exchange(ref _vacuumedTicks, now.UtcTicks);
    }

    public void CountAnalyze(DateTimeOffset now)
    {
        Interlocked.Increment(ref _analyses);
        Interlocked.Exchange(ref _analyzedTicks, now.UtcTicks);
    }

    public void CountScan() => Interlocked.Increment(ref _scans);

    public void CountRows(long rows) => Interlocked.Add(ref _rowsRead, rows);

    internal void CountWrites(int inserts, int updates, int deletes)
    {
        Interlocked.Add(ref _inserts, inserts);
        Interlocked.Add(ref _updates, updates);
        Interlocked.Add(ref _deletes, deletes);
    }

    private static DateTimeOffset? TimeOf(ref long ticks) => Interlocked.Read(ref ticks) is not 0 and var time ? new DateTimeOffset(time, TimeSpan.Zero) : null;
}
