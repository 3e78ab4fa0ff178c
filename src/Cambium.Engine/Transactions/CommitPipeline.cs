using System.Collections.Concurrent;
using Cambium.Log.Storage;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Turns submitted edits into log records and roots, in two steps that never wait: <see cref="StepCommitter"/> has the <see cref="Committer"/> validate, merge
/// and encode requests into the open batch; <see cref="StepFlusher"/> writes and flushes the closed one, publishes its root and
/// answers. Each step is carried out by one thread at a time: in a server by a session that waits for its commit, or by the
/// pipeline's own thread; in simulation a seeded scheduler calls them. While one batch is being flushed the
/// next is validated against the unpublished tip.
/// </summary>
internal sealed class CommitPipeline
{
    /// <summary>A batch is closed when its records reach this size, in bytes.</summary>
    private const int BatchBytesMax = 4 << 20;

    private readonly Database _database;
    private readonly ILogStore _log;
    private readonly Committer _committer;
    private readonly ConcurrentQueue<PipelineRequest> _queue = new();

    private CommitBatch _spare;
    private volatile bool _isOpenEmpty = true;
    private volatile bool _isOpenFull;

    // Handed from the committer to the flusher and back.
    private CommitBatch? _flushing;
    private volatile PipelineState _state;
    private IOException? _shortage;
    private volatile bool _hasFailedOutside;

    /// <param name="recordBytesMax">Size of a transaction's record beyond which it is refused.</param>
    public CommitPipeline(Database database, ILogStore log, Validation validation, int recordBytesMax)
    {
        _database = database;
        _log = log;
        _committer = new Committer(database, validation, new CommitBatch(database.Root.Position + 1, recordBytesMax));
        _spare = new CommitBatch(database.Root.Position + 1, recordBytesMax);
    }

    /// <summary>Requests waiting for the committer.</summary>
    public int QueueLength => _queue.Count;

    /// <summary>Whether the calling thread runs a transaction in the committer's turn.</summary>
    public bool IsInTurn => _committer.IsInTurn;

    public void Enqueue(PipelineRequest request)
    {
        _queue.Enqueue(request);
    }

    /// <summary>Whether <see cref="StepCommitter"/> would find something to do. From any thread: it may have changed when the answer is there.</summary>
    public bool HasCommitterWork
    {
        get
        {
            bool isFlushing = Volatile.Read(ref _flushing) is not null;
            return isFlushing ? (!_isOpenFull && !_queue.IsEmpty) || _state is PipelineState.Failed or PipelineState.Shortage : !_isOpenEmpty || !_queue.IsEmpty;
        }
    }

    /// <summary>Whether <see cref="StepFlusher"/> would find something to do.</summary>
    public bool HasFlusherWork => _state == PipelineState.Running && Volatile.Read(ref _flushing) is not null;

    /// <summary>Takes in requests and, when the flusher is free, gives it the batch.</summary>
    /// <returns>Whether there was anything to do.</returns>
    public bool StepCommitter()
    {
        bool worked = false;
        if (_state is PipelineState.Failed or PipelineState.Shortage && Volatile.Read(ref _flushing) is { } lost)
        {
            Drop(lost);
            worked = true;
        }

        // What is computed here is everyone's: the statement of the session that drives must not end it.
        CancellationToken own = CancellationPoint.Enter(CancellationToken.None);
        try
        {
            while (_committer.Open.Log.Size < BatchBytesMax && _queue.TryDequeue(out PipelineRequest? request))
            {
                Take(request);
                worked = true;
            }
        }
        finally
        {
            CancellationPoint.Enter(own);
        }

        if (!_committer.Open.IsEmpty && Volatile.Read(ref _flushing) is null)
        {
            Volatile.Write(ref _flushing, _committer.Close(_spare));
            worked = true;
        }

        _isOpenEmpty = _committer.Open.IsEmpty;
        _isOpenFull = _committer.Open.Log.Size >= BatchBytesMax;
        return worked;
    }

    /// <summary>Makes the closed batch durable, publishes its root, and answers all who waited for it.</summary>
    /// <returns>Whether there was anything to do.</returns>
    public bool StepFlusher()
    {
        if (_state != PipelineState.Running || Volatile.Read(ref _flushing) is not { } batch)
        {
            return false;
        }

        try
        {
            if (batch.Log.Count > 0)
            {
                _log.Append(batch.Log);
                _log.Flush();
            }
        }
        catch (LogShortageException problem)
        {
            _shortage = problem.Cause;
            _state = PipelineState.Shortage;
            return true;
        }
        catch (LogException)
        {
            _state = PipelineState.Failed;
            return true;
        }

        if (batch.Root is { } root)
        {
            root.Place = _log.Place;
            _database.Publish(root, batch);
        }

        foreach ((PipelineRequest request, CommitResult result) in batch.Answers)
        {
            request.Decide(result);
        }

        KeepSpare(batch);
        Volatile.Write(ref _flushing, null);
        return true;
    }

    /// <summary>No more commits until restart: what the disk holds is unknown. From any thread.</summary>
    public void Fail() => _hasFailedOutside = true;

    /// <summary>No more commits: everything still waiting is refused. Called after both threads have stopped.</summary>
    public void Close()
    {
        _state = PipelineState.Closed;
        while (_queue.TryDequeue(out PipelineRequest? request))
        {
            request.Decide(new CommitResult(CommitOutcome.ReadOnlyDatabase, _database.Root.Position));
        }
    }

    /// <summary>Emptied at once: what comes next may be long in coming, and what is in it is everyone's memory.</summary>
    private void KeepSpare(CommitBatch batch)
    {
        batch.Reset(batch.Log.FirstPosition);
        _spare = batch;
    }

    private void Take(PipelineRequest request)
    {
        if (_state != PipelineState.Running || _hasFailedOutside)
        {
            request.Decide(new CommitResult(CommitOutcome.ReadOnlyDatabase, _database.Root.Position));
        }
        else
        {
            _committer.Take(request);
        }
    }

    /// <summary>
    /// A batch that couldn't be made durable goes, and with it all that was validated on top of it. After a failed flush nobody
    /// knows what the disk has: outcome unknown, and no commit until restart. Without room nothing was written.
    /// </summary>
    private void Drop(CommitBatch lost)
    {
        bool isShort = _state == PipelineState.Shortage;
        CommitResult result = new(isShort ? CommitOutcome.Shortage : CommitOutcome.OutcomeUnknown, _database.Root.Position, Problem: isShort ? _shortage : null);
        foreach ((PipelineRequest request, _) in lost.Answers.Concat(_committer.Open.Answers).ToArray())
        {
            request.Decide(result);
        }

        _committer.Restart();
        KeepSpare(lost);
        if (isShort)
        {
            _state = PipelineState.Running;
        }

        Volatile.Write(ref _flushing, null);
    }
}
