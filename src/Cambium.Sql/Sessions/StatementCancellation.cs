using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Ends the running statement from outside: a cancel request from another thread, or a timeout. A request that finds the statement past its last look,
/// or comes between the statements, or the messages, of what the client waits for, ends the next; one that comes while the session waits for its client
/// does nothing.
/// </summary>
internal sealed class StatementCancellation : IDisposable
{
    private readonly object _gate = new();
    private readonly TimeProvider _clock;
    private CancellationTokenSource _source = new();
    private CancellationTokenSource? _limited;
    private long? _limitEnds;
    private ITimer? _timer;
    private bool _isRunning;
    private bool _isOpen;

    /// <summary>Somebody wants the statement cancelled, and its client hasn't been told.</summary>
    private bool _isPending;

    private bool _hasTimedOut;
    private bool _isHandled;
    private bool _isFinal;

    public StatementCancellation(TimeProvider clock)
    {
        _clock = clock;
        Message = Tell;
    }

    /// <summary>Of the running statement.</summary>
    public CancellationToken Token => (_limited ?? _source).Token;

    /// <summary>The client waits for an answer from now on, until <see cref="Close"/>.</summary>
    public void Open()
    {
        lock (_gate)
        {
            _isOpen = true;
        }
    }

    /// <summary>The session waits for its client.</summary>
    public void Close()
    {
        lock (_gate)
        {
            _isOpen = false;
            _isPending = false;
        }
    }

    /// <param name="timeout">Zero: none.</param>
    public void Begin(TimeSpan timeout)
    {
        lock (_gate)
        {
            if (_source.IsCancellationRequested)
            {
                _source.Dispose();
                _source = new CancellationTokenSource();
            }

            _isRunning = true;
            _hasTimedOut = false;
            _isHandled = false;
            // What arrives in the moment in which the session is ended isn't begun.
            if (_isPending || Volatile.Read(ref _isFinal))
            {
                _source.Cancel();
            }
        }

        CancellationPoint.Enter(Token);
        if (timeout > TimeSpan.Zero)
        {
            _timer ??= _clock.CreateTimer(static state => ((StatementCancellation)state!).TimeOut(), this, Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
            _timer.Change(timeout, Timeout.InfiniteTimeSpan);
        }
    }

    public void End()
    {
        lock (_gate)
        {
            _isRunning = false;
            if (_source.IsCancellationRequested)
            {
                // What is prepared next runs under the token too.
                _source.Dispose();
                _source = new CancellationTokenSource();
            }
        }

        CancellationPoint.Enter(Token);
        _timer?.Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
    }

    /// <summary>What runs until <see cref="EndLimit"/> has only so much time.</summary>
    /// <param name="time"><see cref="Timeout.InfiniteTimeSpan"/>: no limit, but the statement's own cancellation.</param>
    public void Limit(TimeSpan time)
    {
        lock (_gate)
        {
            _limitEnds = time == Timeout.InfiniteTimeSpan ? null : Environment.TickCount64 + (long)time.TotalMilliseconds;
            BeginLimit();
        }
    }

    /// <summary>The time of <see cref="Limit"/> is over, and nothing else has ended the statement.</summary>
    public bool IsLimitOver => _limited is { IsCancellationRequested: true } && !_source.IsCancellationRequested;

    /// <returns>Whether the time was over, and nothing else ended it.</returns>
    public bool EndLimit()
    {
        lock (_gate)
        {
            bool isOver = IsLimitOver;
            _limited!.Dispose();
            _limited = null;
            return isOver;
        }
    }

    /// <summary>From any thread.</summary>
    public void Cancel()
    {
        lock (_gate)
        {
            _isPending = _isRunning || _isOpen;
            if (_isRunning)
            {
                _source.Cancel();
            }
        }
    }

    /// <summary>From any thread: the session is to end. No function may catch what its statement ends with.</summary>
    public void Terminate()
    {
        Volatile.Write(ref _isFinal, true);
        Cancel();
    }

    /// <summary>Whether a function may catch what the statement has failed with, and go on: not where the session is to end or a limit is over.</summary>
    public bool MayGoOn => !IsLimitOver && !Volatile.Read(ref _isFinal);

    /// <summary>A function has caught the error: the statement goes on, until it is cancelled anew. What runs under the token so far asks for <see cref="Message"/>.</summary>
    public void Handle()
    {
        lock (_gate)
        {
            if (_source.IsCancellationRequested && !_isFinal)
            {
                _source = new CancellationTokenSource();
                _isHandled = true;
                if (_isPending)
                {
                    // Cancelled once more since the error was told.
                    _source.Cancel();
                }

                if (_limited is not null)
                {
                    BeginLimit();
                }
            }
        }

        CancellationPoint.Enter(Token);
    }

    /// <summary>Tells why the statement was cancelled; null: a function has caught that. One delegate for all statements.</summary>
    public Func<string?> Message { get; }

    /// <summary>What a cancelled statement fails with.</summary>
    public SqlErrorException ToError() => new(SqlState.QueryCanceled, Message() ?? "canceling statement due to user request");

    public void Dispose()
    {
        _timer?.Dispose();
        _source.Dispose();
    }

    /// <summary>What is left of the time of <see cref="Limit"/> holds for the token of now.</summary>
    private void BeginLimit()
    {
        _limited = CancellationTokenSource.CreateLinkedTokenSource(_source.Token);
        if (_limitEnds is { } ends)
        {
            _limited.CancelAfter(TimeSpan.FromMilliseconds(Math.Max(0, ends - Environment.TickCount64)));
        }
    }

    private string? Tell()
    {
        lock (_gate)
        {
            if (_isHandled && !_source.IsCancellationRequested)
            {
                return null;
            }

            _isPending = false;
            return _hasTimedOut ? "canceling statement due to statement timeout" : "canceling statement due to user request";
        }
    }

    private void TimeOut()
    {
        lock (_gate)
        {
            if (_isRunning)
            {
                _hasTimedOut = true;
                _source.Cancel();
            }
        }
    }
}
