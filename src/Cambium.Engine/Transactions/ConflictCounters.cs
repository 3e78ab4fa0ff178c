namespace Cambium.Engine.Transactions;

/// <summary>How conflicts of one database were met since it was opened; may be read from any thread.</summary>
public sealed class ConflictCounters
{
    private long _conflicts;
    private long _merges;
    private long _refreshes;
    private long _replays;
    private long _replayFailures;
    private long _reruns;
    private long _turns;
    private long _queueWaits;
    private long _foreseen;
    private long _earlyWarnings;

    /// <summary>Each name as metrics and the view cambium.conflict_counters have it.</summary>
    public IEnumerable<(string Name, Func<long> Value)> All =>
    [
        ("conflicts", () => Interlocked.Read(ref _conflicts)),
        ("merges", () => Interlocked.Read(ref _merges)),
        ("refreshes", () => Interlocked.Read(ref _refreshes)),
        ("replays", () => Interlocked.Read(ref _replays)),
        ("replay_failures", () => Interlocked.Read(ref _replayFailures)),
        ("reruns", () => Interlocked.Read(ref _reruns)),
        ("turns", () => Interlocked.Read(ref _turns)),
        ("queue_waits", () => Interlocked.Read(ref _queueWaits)),
        ("foreseen", () => Interlocked.Read(ref _foreseen)),
        ("early_warnings", () => Interlocked.Read(ref _earlyWarnings)),
    ];

    /// <summary>A conflict was found; what became of it the others tell.</summary>
    public void CountConflict() => Interlocked.Increment(ref _conflicts);

    /// <summary>A commit's edits went onto rows that others had changed.</summary>
    public void CountMerge() => Interlocked.Increment(ref _merges);

    /// <summary>A snapshot moved forward between statements.</summary>
    public void CountRefresh() => Interlocked.Increment(ref _refreshes);

    /// <summary>Statements were run again and gave the answers their client has.</summary>
    public void CountReplay() => Interlocked.Increment(ref _replays);

    /// <summary>A replay was tried in vain.</summary>
    public void CountReplayFailure() => Interlocked.Increment(ref _replayFailures);

    /// <summary>A transaction none of whose answers had been sent was run again.</summary>
    public void CountRerun() => Interlocked.Increment(ref _reruns);

    /// <summary>A transaction ran in the committer's turn.</summary>
    public void CountTurn() => Interlocked.Increment(ref _turns);

    /// <summary>A transaction waited in line for a row.</summary>
    public void CountQueueWait() => Interlocked.Increment(ref _queueWaits);

    /// <summary>A statement lined up for the rows it read though it hadn't asked to, because such transactions have written them of late.</summary>
    public void CountForeseen() => Interlocked.Increment(ref _foreseen);

    /// <summary>A transaction was told before its COMMIT that it can't commit.</summary>
    public void CountEarlyWarning() => Interlocked.Increment(ref _earlyWarnings);
}
