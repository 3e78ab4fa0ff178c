namespace Cambium.Engine.Transactions;

/// <summary>
/// Something the committer is asked to make durable, and the answer to it. Who waits for the answer may be called to drive the pipeline instead: it has to be
/// woken anyway, and then brings its own commit, and those beside it, all the way.
/// </summary>
internal abstract class PipelineRequest
{
    private readonly object _gate = new();

    // Written with the gate held.
    private volatile State _state;

    private enum State
    {
        /// <summary>Nobody sleeps because of it.</summary>
        Open,

        /// <summary>A thread sleeps until it is decided, or called.</summary>
        Awaited,

        /// <summary>That thread is wanted, and on its way.</summary>
        Called,

        Decided,
    }

    /// <summary>The answer; valid once <see cref="IsDecided"/>.</summary>
    public CommitResult Result { get; private set; }

    public bool IsDecided => _state == State.Decided;

    public virtual void Decide(CommitResult result)
    {
        Result = result;
        lock (_gate)
        {
            bool isAwaited = _state == State.Awaited;
            _state = State.Decided;
            if (isAwaited)
            {
                Monitor.Pulse(_gate);
            }
        }
    }

    /// <summary>Wakes the thread that waits for the answer, to carry the pipeline forward.</summary>
    /// <returns>False when none sleeps.</returns>
    public bool TryCall()
    {
        lock (_gate)
        {
            if (_state != State.Awaited)
            {
                return false;
            }

            _state = State.Called;
            Monitor.Pulse(_gate);
            return true;
        }
    }

    /// <summary>Sleeps until the request is decided or the thread is called. One thread at a time.</summary>
    public void Wait()
    {
        lock (_gate)
        {
            if (_state == State.Open)
            {
                _state = State.Awaited;
            }

            while (_state == State.Awaited)
            {
                Monitor.Wait(_gate);
            }

            if (_state == State.Called)
            {
                _state = State.Open;
            }
        }
    }
}
