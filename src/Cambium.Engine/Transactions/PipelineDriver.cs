namespace Cambium.Engine.Transactions;

/// <summary>
/// Has a <see cref="CommitPipeline"/>'s steps carried out: by whoever waits for a request as far as they get by themselves, and what is left by a thread of its own.
/// Without that thread, as in simulation, whoever waits does all of it.
/// </summary>
internal sealed class PipelineDriver
{
    /// <summary>Steps of the committer that one visit carries out at most.</summary>
    private const int StepsMax = 8;

    private readonly CommitPipeline _pipeline;
    private readonly Turn _committer;
    private readonly Turn _flusher;
    private readonly Signal _signal = new();
    private readonly Thread? _thread;
    private volatile bool _isStopping;

    public PipelineDriver(CommitPipeline pipeline, bool useThread)
    {
        _pipeline = pipeline;
        _committer = new Turn(pipeline.StepCommitter, () => pipeline.HasCommitterWork);
        _flusher = new Turn(pipeline.StepFlusher, () => pipeline.HasFlusherWork);
        _thread = useThread ? new Thread(Run) { IsBackground = true, Name = "Cambium committer" } : null;
    }

    public void Start() => _thread?.Start();

    /// <summary>Ends the thread, once what was asked is done.</summary>
    public void Stop()
    {
        _isStopping = true;
        _signal.Set();
        _thread?.Join();
        while (_pipeline.StepCommitter() | _pipeline.StepFlusher())
        {
        }
    }

    /// <summary>Carries the pipeline forward until the request is decided.</summary>
    public void WaitFor(PipelineRequest request)
    {
        if (_thread is not null)
        {
            if (!request.IsDecided)
            {
                Drive();
                request.Wait();
            }

            return;
        }

        while (!request.IsDecided)
        {
            if (!_pipeline.StepCommitter() & !_pipeline.StepFlusher())
            {
                throw new InvalidOperationException("The pipeline has nothing to do and yet the request isn't decided.");
            }
        }
    }

    /// <summary>Leaves a request that was enqueued to the pipeline's thread; carried out at once when there is none.</summary>
    public void Leave(PipelineRequest request)
    {
        if (_thread is not null)
        {
            _signal.Set();
        }
        else
        {
            WaitFor(request);
        }
    }

    /// <summary>
    /// Carries the caller's commit as far as it gets by itself: while nobody else commits that is all the way, without another
    /// thread. It makes one batch durable at most, then goes back to its client; what is left is the pipeline thread's.
    /// </summary>
    private void Drive()
    {
        try
        {
            _committer.TryTake(StepsMax);
            if (_flusher.TryTake(1))
            {
                _committer.TryTake(StepsMax);
            }
        }
        catch (Exception exception)
        {
            Fail(exception);
        }

        if (_committer.HasWork || _flusher.HasWork)
        {
            _signal.Set();
        }
    }

    private void Run()
    {
        try
        {
            while (true)
            {
                if (_committer.TryTake(StepsMax) | _flusher.TryTake(1))
                {
                    continue;
                }

                if (_isStopping)
                {
                    return;
                }

                _signal.Wait();
            }
        }
        catch (Exception exception)
        {
            Fail(exception);
        }
    }

    /// <summary>A committer that goes on after an unforeseen error could write a wrong history.</summary>
    private static void Fail(Exception exception) => Environment.FailFast("The commit pipeline has failed.", exception);
}
