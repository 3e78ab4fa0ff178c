using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;

namespace Cambium.Engine.Recovery;

/// <summary>One index that is missing, and how far it has come back. Used by workers and by sessions that can't do without it.</summary>
internal sealed class MissingIndex(int treeId)
{
    // Those who wait look again after so long: a thread with the last task may have been cancelled.
    private const int LookMilliseconds = 20;

    private readonly ManualResetEventSlim _built = new(false, spinCount: 0);
    private readonly ManualResetEventSlim _installed = new(false, spinCount: 0);
    private IndexBuild? _build;
    private IndexVersion? _version;
    private int _installing;
    private volatile bool _isShutOut;
    private int _waiting;

    public int TreeId => treeId;

    /// <summary>What it is worth to have it, as last ranked; null before the first time.</summary>
    public double? Rank { get; set; }

    /// <summary>Somebody waits for it.</summary>
    public bool IsWanted { get; private set; }

    /// <summary>A statement waits for it that would scan otherwise.</summary>
    public bool IsAwaited => WaitingCount > 0;

    /// <summary>How many such statements there are.</summary>
    public int WaitingCount => Volatile.Read(ref _waiting);

    /// <summary>Null before anybody has begun.</summary>
    public IndexBuild? Build => Volatile.Read(ref _build);

    /// <summary>The index as it was built, of rows that may be older than the newest; null before.</summary>
    public IndexVersion? Version => Volatile.Read(ref _version);

    /// <summary>Whether there is a part of the work that nobody has taken, putting it in among them.</summary>
    public bool HasWork => Build is not { } build || build.HasWork || (Version is not null && Volatile.Read(ref _installing) == 0);

    /// <summary>It can't be built, or no commit is possible that would put it in.</summary>
    public bool HasFailed => _isShutOut || Build?.Problem is not null;

    /// <summary>When building began, as a timestamp of the clock.</summary>
    public long Started { get; private set; }

    /// <summary>When work on it last failed for a reason that may pass, want of memory or of disk space, as a timestamp of the clock; null: it didn't.</summary>
    public long? PutOffTime { get; set; }

    public void Begin(IndexBuild build, long started)
    {
        if (Interlocked.CompareExchange(ref _build, build, null) is null)
        {
            Started = started;
        }
    }

    /// <summary>Takes a part of the work.</summary>
    /// <returns>False when there was none left.</returns>
    /// <exception cref="SqlErrorException">It can't be built.</exception>
    /// <exception cref="OperationCanceledException">What was taken waits for someone else.</exception>
    public bool TryWork(CancellationToken cancellation)
    {
        IndexBuild build = Build!;
        try
        {
            return build.Problem is null && build.TryWork(cancellation);
        }
        finally
        {
            if (build.Result is { } entries && Version is null)
            {
                Interlocked.CompareExchange(ref _version, new IndexVersion(build.Table, build.Index, build.Rows, entries), null);
            }

            if (build.Result is not null || build.Problem is not null)
            {
                _built.Set();
            }
        }
    }

    /// <summary>Takes part, then waits for the others.</summary>
    /// <inheritdoc cref="TryWork" path="/exception"/>
    public IndexVersion Finish(CancellationToken cancellation)
    {
        IsWanted = true;
        while (Version is null)
        {
            if (Build!.Problem is { } problem)
            {
                throw new SqlErrorException(
                    SqlState.IndexCorrupted, $"index \"{Build.Index.Index.Name}\" is missing and can't be rebuilt: {problem.Message}", innerException: problem);
            }

            if (!TryWork(cancellation))
            {
                _built.Wait(LookMilliseconds, cancellation);
            }
        }

        return Version;
    }

    /// <summary>Waits until it is in the database, but not for long.</summary>
    public void Wait(CancellationToken cancellation)
    {
        Interlocked.Increment(ref _waiting);
        try
        {
            _installed.Wait(LookMilliseconds, cancellation);
        }
        finally
        {
            Interlocked.Decrement(ref _waiting);
        }
    }

    /// <summary>Whether the caller is the one to put it into the database.</summary>
    public bool TryBeginInstall() => Interlocked.Exchange(ref _installing, 1) == 0;

    /// <summary>Waits until it is in the database, or couldn't be put in.</summary>
    public void AwaitInstall(CancellationToken cancellation) => _installed.Wait(cancellation);

    /// <summary>It is in, or couldn't be put in.</summary>
    public void EndInstall(CommitResult result)
    {
        _isShutOut = result.Outcome is CommitOutcome.ReadOnlyDatabase or CommitOutcome.OutcomeUnknown;
        Volatile.Write(ref _installing, 0);
        _installed.Set();
    }
}
