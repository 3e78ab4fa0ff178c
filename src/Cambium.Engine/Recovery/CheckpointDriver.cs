namespace Cambium.Engine.Recovery;

/// <summary>
/// Has a <see cref="Checkpointer"/>'s steps carried out by a thread of its own, at a pace that leaves commits what they need. Without that thread, as in simulation,
/// whoever waits for a checkpoint does all of it.
/// </summary>
internal sealed class CheckpointDriver
{
    private readonly Checkpointer _checkpointer;
    private readonly TimeProvider _clock;
    private readonly CheckpointPace _pace = new();
    private readonly Thread? _thread;
    private volatile bool _isStopping;

    public CheckpointDriver(Checkpointer checkpointer, bool useThread, TimeProvider clock)
    {
        _checkpointer = checkpointer;
        _clock = clock;
        _thread = useThread ? new Thread(Run) { IsBackground = true, Name = "Cambium checkpointer" } : null;
    }

    /// <summary>Whether checkpoints are made while others wait for what they free.</summary>
    public bool IsAtWork => _thread is not null && !_checkpointer.HasFailed;

    public void Start() => _thread?.Start();

    /// <summary>Ends the thread. A checkpoint it was at is left unfinished.</summary>
    public void Stop()
    {
        _isStopping = true;
        _pace.Wake();
        _thread?.Join();
    }

    /// <exception cref="IOException">The checkpoint can't be written.</exception>
    /// <exception cref="OperationCanceledException">Nobody waits for it any more; it is made all the same.</exception>
    public void WaitFor(CheckpointRequest request, CancellationToken cancellation)
    {
        if (_thread is not null)
        {
            _pace.Wake();
            request.Done.WaitAsync(cancellation).GetAwaiter().GetResult();
            return;
        }

        while (!request.IsCompleted)
        {
            if (!_checkpointer.Step() && _checkpointer.Problem is { } problem)
            {
                throw problem;
            }
        }
    }

    private void Run()
    {
        // Whoever waits for a first answer after a start is served before a checkpoint that is due.
        _pace.Wait(worked: false, CheckpointHaste.Gentle, TimeSpan.Zero);
        while (!_isStopping)
        {
            long started = _clock.GetTimestamp();
            bool worked = _checkpointer.Step();
            _pace.Wait(worked, _checkpointer.Haste, _clock.GetElapsedTime(started));
        }
    }
}
