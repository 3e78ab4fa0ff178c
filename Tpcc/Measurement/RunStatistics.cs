using System.Collections.Concurrent;
using System.Data.Common;
using System.Diagnostics;
using Tpcc.Transactions;

namespace Tpcc.Measurement;

/// <summary>
/// All figures of a run. Only what ends within the measured window counts, but for <see cref="NewOrdersAcknowledged"/>, which is
/// compared with the database in the end. Any thread may record.
/// </summary>
internal sealed class RunStatistics
{
    private const int ErrorSamplesMax = 5;

    private readonly KindStatistics[] _kinds = [.. Enum.GetValues<TransactionKind>().Select(_ => new KindStatistics())];
    private readonly ConcurrentQueue<string> _errorSamples = new();
    private readonly TimeSpan _warmup;
    private readonly TimeSpan _duration;
    private long _windowStart;
    private long _windowEnd;
    private long _newOrdersAcknowledged;
    private long _outcomesUnknown;

    public RunStatistics(TimeSpan warmup, TimeSpan duration)
    {
        _warmup = warmup;
        _duration = duration;
        Begin();
    }

    public HotKeys HotKeys { get; } = new();

    /// <summary>How much of the window has passed: negative while warming up, at most the whole.</summary>
    public TimeSpan Elapsed
    {
        get
        {
            TimeSpan elapsed = Stopwatch.GetElapsedTime(Volatile.Read(ref _windowStart));
            TimeSpan length = Stopwatch.GetElapsedTime(Volatile.Read(ref _windowStart), Volatile.Read(ref _windowEnd));
            return elapsed < length ? elapsed : length;
        }
    }

    public bool IsOver => Stopwatch.GetTimestamp() >= Volatile.Read(ref _windowEnd);

    /// <summary>New orders whose COMMIT was answered, whenever.</summary>
    public long NewOrdersAcknowledged => Volatile.Read(ref _newOrdersAcknowledged);

    /// <summary>Transactions that may or may not have committed.</summary>
    public long OutcomesUnknown => Volatile.Read(ref _outcomesUnknown);

    public IEnumerable<string> ErrorSamples => _errorSamples;

    private bool IsMeasuring => Stopwatch.GetTimestamp() is var now && now >= Volatile.Read(ref _windowStart) && now < Volatile.Read(ref _windowEnd);

    public KindStatistics this[TransactionKind kind] => _kinds[(int)kind];

    /// <summary>The window begins one warm-up from now.</summary>
    public void Begin()
    {
        long start = Stopwatch.GetTimestamp() + ToTicks(_warmup);
        Volatile.Write(ref _windowEnd, start + ToTicks(_duration));
        Volatile.Write(ref _windowStart, start);
    }

    /// <summary>The window ends now, if it hasn't ended before.</summary>
    public void End() => Volatile.Write(ref _windowEnd, Math.Min(_windowEnd, Stopwatch.GetTimestamp()));

    public void RecordOutcome(TransactionKind kind, TransactionOutcome outcome, TimeSpan responseTime)
    {
        if (kind == TransactionKind.NewOrder && outcome == TransactionOutcome.Committed)
        {
            Interlocked.Increment(ref _newOrdersAcknowledged);
        }

        if (!IsMeasuring)
        {
            return;
        }

        this[kind].AddTry();
        if (outcome == TransactionOutcome.Committed)
        {
            this[kind].AddCommitted(responseTime);
        }
        else
        {
            this[kind].AddRolledBack();
        }
    }

    public void RecordConflict(TransactionKind kind, DbException conflict)
    {
        if (IsMeasuring)
        {
            this[kind].AddTry();
            this[kind].AddConflict();
            HotKeys.Add(conflict);
        }
    }

    /// <summary>An error that is no conflict. Errors make the run fail, so they count outside the window too.</summary>
    public void RecordError(TransactionKind kind, Exception error)
    {
        this[kind].AddTry();
        this[kind].AddError();
        if (error is not DbException { SqlState: not null })
        {
            Interlocked.Increment(ref _outcomesUnknown);
        }

        if (_errorSamples.Count < ErrorSamplesMax)
        {
            _errorSamples.Enqueue($"{kind}: {error.Message}");
        }
    }

    private static long ToTicks(TimeSpan time) => (long)(time.TotalSeconds * Stopwatch.Frequency);
}
