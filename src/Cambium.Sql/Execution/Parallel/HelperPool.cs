namespace Cambium.Sql.Execution.Parallel;

/// <summary>
/// Threads that help sessions with parts of large queries: a bounded number for a whole server. Nobody waits for one: a query gets those that
/// have nothing to do at that moment, and its session's own thread does what they don't. Idle threads end after a while.
/// </summary>
public sealed class HelperPool(int threadsMax)
{
    /// <summary>As a session's: expressions may be as deep.</summary>
    private const int StackBytes = 16 * 1024 * 1024;

    private static readonly TimeSpan s_idle = TimeSpan.FromSeconds(5);

    private readonly object _gate = new();
    private readonly Queue<Action> _jobs = new();
    private int _idle;
    private int _busy;

    /// <summary>As many as the machine has processors besides the session's own.</summary>
    public HelperPool()
        : this(Math.Max(1, Environment.ProcessorCount - 1))
    {
    }

    /// <summary>Has free threads run a job, each once.</summary>
    /// <param name="count">So many at most.</param>
    /// <returns>How many will.</returns>
    internal int Start(Action job, int count)
    {
        lock (_gate)
        {
            int started = 0;
            while (started < count && _busy < threadsMax && (_jobs.Count < _idle || TryStartThread()))
            {
                _busy++;
                _jobs.Enqueue(job);
                Monitor.Pulse(_gate);
                started++;
            }

            return started;
        }
    }

    /// <summary>False when the system gives no more threads: queries do without help then.</summary>
    private bool TryStartThread()
    {
        try
        {
            new Thread(Run, StackBytes) { IsBackground = true, Name = "Cambium query helper" }.Start();
            return true;
        }
        catch (OutOfMemoryException)
        {
            return false;
        }
    }

    private void Run()
    {
        while (Take() is { } job)
        {
            job();
            lock (_gate)
            {
                _busy--;
            }
        }
    }

    /// <summary>The next job; null when none came for a while.</summary>
    private Action? Take()
    {
        lock (_gate)
        {
            while (_jobs.Count == 0)
            {
                _idle++;
                bool isWoken = Monitor.Wait(_gate, s_idle);
                _idle--;
                if (!isWoken && _jobs.Count == 0)
                {
                    return null;
                }
            }

            return _jobs.Dequeue();
        }
    }
}
