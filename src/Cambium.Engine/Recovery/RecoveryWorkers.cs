using Cambium.Engine.Errors;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Threads that rebuild missing indexes one part after the other, and end when nothing is missing. While there is work that matters, there
/// are as many as may be; the rest is left to one, which takes its time.
/// </summary>
/// <param name="workload">Tells whether statements run that want the processor, too.</param>
internal sealed class RecoveryWorkers(IndexRecovery indexes, WorkloadSummary workload, int workersMax, TimeProvider clock) : IDisposable
{
    /// <summary>Rest for each unit of work on what can wait.</summary>
    private const int RestShare = 3;

    private static readonly TimeSpan s_idle = TimeSpan.FromMilliseconds(20);

    private readonly object _gate = new();
    private readonly CancellationTokenSource _closing = new();
    private readonly List<Thread> _threads = [];

    /// <summary>Something is missing. Called on any thread, at any time.</summary>
    public void Wake()
    {
        lock (_gate)
        {
            _threads.RemoveAll(static thread => !thread.IsAlive);
            while (_threads.Count < workersMax && !_closing.IsCancellationRequested)
            {
                int number = _threads.Count;
                Thread thread = new(() => Run(number)) { IsBackground = true, Name = "Cambium index recovery" };
                _threads.Add(thread);
                thread.Start();
            }
        }
    }

    public void Dispose()
    {
        Thread[] threads;
        lock (_gate)
        {
            _closing.Cancel();
            threads = [.. _threads];
        }

        Array.ForEach(threads, static thread => thread.Join());
        _closing.Dispose();
    }

    private void Run(int number)
    {
        try
        {
            while (Step(number) is { } rest)
            {
                if (rest > TimeSpan.Zero)
                {
                    _closing.Token.WaitHandle.WaitOne(rest);
                }

                _closing.Token.ThrowIfCancellationRequested();
            }
        }
        catch (OperationCanceledException)
        {
            // The database closes.
        }
    }

    /// <summary>Works on what is best at a moment when there is a place to work.</summary>
    /// <returns>How long to rest; null when nothing is missing any more.</returns>
    private TimeSpan? Step(int number)
    {
        indexes.EnterPlace(_closing.Token);
        try
        {
            if (indexes.Choose() is not var (missing, isImportant))
            {
                return null;
            }

            if (missing is null || (!isImportant && number > 0))
            {
                return s_idle;
            }

            long started = clock.GetTimestamp();
            long statements = workload.RecentCount;
            Work(missing);
            return isImportant || statements == workload.RecentCount ? TimeSpan.Zero : clock.GetElapsedTime(started) * RestShare;
        }
        finally
        {
            indexes.LeavePlace();
        }
    }

    private void Work(MissingIndex missing)
    {
        try
        {
            indexes.Work(missing, _closing.Token);
        }
        catch (Exception exception) when (exception is SqlErrorException or IOException or OutOfMemoryException)
        {
            // It stays missing; who asks for it is told why.
        }
    }
}
