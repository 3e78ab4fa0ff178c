using System.Diagnostics;

namespace Tpcc.Timing;

/// <summary>
/// One clerk's waiting. Each wait ends at an absolute moment counted from the one before, so that late wake-ups don't add up, and
/// <see cref="SincePlanned"/> counts from the planned moment, so that a late wake-up counts as response time and hides nothing.
/// </summary>
internal sealed class Waits(double timeScale, CancellationToken stop)
{
    private long _planned = Stopwatch.GetTimestamp();

    /// <summary>Time since the moment the last wait should have ended.</summary>
    public TimeSpan SincePlanned => Stopwatch.GetElapsedTime(_planned);

    /// <summary>Counts from now on: the clerk has an answer in front of him.</summary>
    public void Restart() => _planned = Stopwatch.GetTimestamp();

    /// <summary>Waits until <paramref name="unscaled"/> (divided by the time scale) after the last planned moment.</summary>
    /// <exception cref="OperationCanceledException">The run is over.</exception>
    public void Next(TimeSpan unscaled)
    {
        _planned += (long)(unscaled.TotalSeconds / timeScale * Stopwatch.Frequency);
        while (true)
        {
            stop.ThrowIfCancellationRequested();
            double milliseconds = (_planned - Stopwatch.GetTimestamp()) * 1000.0 / Stopwatch.Frequency;
            if (milliseconds <= 0)
            {
                return;
            }

            stop.WaitHandle.WaitOne((int)Math.Ceiling(milliseconds));
        }
    }

    /// <summary>Waits in real time without moving the planned moment: the wait between two tries of one transaction.</summary>
    /// <exception cref="OperationCanceledException">The run is over.</exception>
    public void BackOff(TimeSpan delay)
    {
        stop.WaitHandle.WaitOne(delay);
        stop.ThrowIfCancellationRequested();
    }
}
