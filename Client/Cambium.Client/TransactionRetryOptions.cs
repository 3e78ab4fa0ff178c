namespace Cambium.Client;

/// <summary>
/// How <c>RunTransaction</c> goes on after a serialization failure. The wait before try n + 1 is drawn evenly from 0 to
/// min(<see cref="DelayMax"/>, <see cref="DelayBase"/> · 2ⁿ⁻¹): with full jitter the losers of one conflict don't meet again.
/// </summary>
public sealed record TransactionRetryOptions
{
    public static TransactionRetryOptions Default { get; } = new();

    /// <summary>Tries in all, the first one included.</summary>
    public int TriesMax { get; init; } = 100;

    /// <summary>No further try starts this long after the first one did, and the server is asked no longer what became of a lost COMMIT.</summary>
    public TimeSpan ElapsedMax { get; init; } = TimeSpan.FromSeconds(30);

    public TimeSpan DelayBase { get; init; } = TimeSpan.FromMilliseconds(1);

    public TimeSpan DelayMax { get; init; } = TimeSpan.FromMilliseconds(250);

    /// <summary>
    /// Names every try by a commit token, which costs a round trip. When the answer to COMMIT is lost, the server is asked on a new
    /// connection whether it happened, as soon as it can be reached again: if not, the work is run again. So it takes effect once, whatever breaks.
    /// </summary>
    public bool ExactlyOnce { get; init; }

    /// <summary>Clock of elapsed time and of the waits.</summary>
    public TimeProvider Clock { get; init; } = TimeProvider.System;

    /// <summary>Source of jitter; it must be safe for the threads that share these options.</summary>
    public Random Random { get; init; } = Random.Shared;

    /// <summary>Called before each further try with the number of tries made and the failure; for metrics.</summary>
    public Action<int, CambiumException>? OnRetry { get; init; }

    /// <summary>The wait after <paramref name="triesMade"/> failed tries (1, 2, …).</summary>
    public TimeSpan DelayAfter(int triesMade)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(triesMade, 1);
        double ceiling = Math.Min(DelayMax.Ticks, DelayBase.Ticks * Math.Pow(2, triesMade - 1));
        return TimeSpan.FromTicks((long)(ceiling * Random.NextDouble()));
    }

    internal async ValueTask WaitAsync(bool async, TimeSpan delay, CancellationToken cancellationToken)
    {
        if (async)
        {
            await Task.Delay(delay, Clock, cancellationToken).ConfigureAwait(false);
        }
        else
        {
            cancellationToken.WaitHandle.WaitOne(delay);
            cancellationToken.ThrowIfCancellationRequested();
        }
    }

    internal void Validate()
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(TriesMax, 1, nameof(TriesMax));
        ArgumentOutOfRangeException.ThrowIfLessThan(DelayBase, TimeSpan.Zero, nameof(DelayBase));
        ArgumentOutOfRangeException.ThrowIfLessThan(DelayMax, DelayBase, nameof(DelayMax));
    }
}
