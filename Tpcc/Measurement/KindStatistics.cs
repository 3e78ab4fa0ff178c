namespace Tpcc.Measurement;

/// <summary>What happened to the transactions of one kind. Any thread may record.</summary>
internal sealed class KindStatistics
{
    private long _committed;
    private long _rolledBack;
    private long _tries;
    private long _conflicts;
    private long _errors;

    public long Committed => Volatile.Read(ref _committed);

    public long RolledBack => Volatile.Read(ref _rolledBack);

    public long Tries => Volatile.Read(ref _tries);

    public long Conflicts => Volatile.Read(ref _conflicts);

    public long Errors => Volatile.Read(ref _errors);

    /// <summary>From the planned send to the answer to COMMIT, all tries included.</summary>
    public LatencyHistogram ResponseTimes { get; } = new();

    public void AddTry() => Interlocked.Increment(ref _tries);

    public void AddConflict() => Interlocked.Increment(ref _conflicts);

    public void AddError() => Interlocked.Increment(ref _errors);

    public void AddRolledBack() => Interlocked.Increment(ref _rolledBack);

    public void AddCommitted(TimeSpan responseTime)
    {
        Interlocked.Increment(ref _committed);
        ResponseTimes.Record(responseTime);
    }
}
