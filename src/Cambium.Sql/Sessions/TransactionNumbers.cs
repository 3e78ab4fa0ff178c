using Cambium.Engine.Values;

namespace Cambium.Sql.Sessions;

/// <summary>
/// What became of the transactions that have a number, which those have that asked for it. A snapshot sees a number if its transaction committed at the snapshot's
/// position or before it: so readers that go on from one snapshot's oldest open number to the next one's miss no row that bears its transaction's number.
/// </summary>
/// <param name="last">The last number given out before.</param>
/// <param name="oldestPosition">The position of the oldest snapshot in use.</param>
internal sealed class TransactionNumbers(long last, Func<long> oldestPosition)
{
    /// <summary>Ended transactions whose outcome is remembered.</summary>
    private const int OutcomesMax = 65_536;

    /// <summary>So many numbers may be unsettled before it is worth looking.</summary>
    private const int UnsettledMin = 64;

    private const long InProgress = long.MaxValue;
    private const long Aborted = -1;

    private readonly object _gate = new();

    // Positions at which transactions committed, of those that some snapshot may not see; the gate guards all of these.
    private readonly SortedDictionary<long, long> _unsettled = [];
    private readonly Dictionary<long, bool> _hasCommitted = [];
    private readonly Queue<long> _ended = [];
    private readonly List<long> _beingGiven = [];
    private long _last = last;
    private long _lastSettled = last;
    private int _unsettledMax = UnsettledMin;

    /// <summary>A new number, which is in progress from then on.</summary>
    /// <param name="next">Counts; it may wait for the log, so the gate is open meanwhile: to snapshots the number is one of the future until it is known.</param>
    public long Begin(Func<long> next)
    {
        long floor;
        lock (_gate)
        {
            floor = _last + 1;
            _beingGiven.Add(floor);
        }

        long? number = null;
        try
        {
            return (number = next()).Value;
        }
        finally
        {
            lock (_gate)
            {
                _beingGiven.Remove(floor);
                if (number is { } given)
                {
                    _unsettled.Add(given, InProgress);
                    _last = Math.Max(_last, given);
                }
            }
        }
    }

    /// <param name="position">Where it committed, 0 if it changed nothing; null: it didn't.</param>
    public void End(long number, long? position)
    {
        lock (_gate)
        {
            _unsettled[number] = position ?? Aborted;
            _hasCommitted[number] = position is not null;
            _ended.Enqueue(number);
            if (_ended.Count > OutcomesMax)
            {
                _hasCommitted.Remove(_ended.Dequeue());
            }

            if (_unsettled.Count > _unsettledMax)
            {
                // While an old snapshot keeps them all, they are looked through at ever greater distances.
                Settle(oldestPosition());
                _unsettledMax = Math.Max(UnsettledMin, 2 * _unsettled.Count);
            }
        }
    }

    /// <summary>What became of a transaction: null for what is long over.</summary>
    /// <returns>Whether anybody has had the number yet.</returns>
    public bool TryFindStatus(long number, out string? status)
    {
        lock (_gate)
        {
            status = _hasCommitted.TryGetValue(number, out bool hasCommitted) ? hasCommitted ? "committed" : "aborted"
                : _unsettled.ContainsKey(number) ? "in progress"
                : null;
            return number <= _last;
        }
    }

    /// <param name="position">Of the snapshot.</param>
    /// <param name="own">The number of the transaction that asks: nothing from it on is certain to be over, but it isn't open to itself.</param>
    public TransactionSnapshot SnapshotAt(long position, long? own)
    {
        lock (_gate)
        {
            long lastEnded = _unsettled.Where(end => end.Value <= position).Select(static end => end.Key).Append(_lastSettled).Max();
            long next = _beingGiven.Append(lastEnded + 1).Min();
            long[] open = [.. _unsettled.Where(end => end.Value > position && end.Key < next && end.Key != own).Select(static end => end.Key)];
            return new TransactionSnapshot(open.Append(own ?? next).Append(next).Min(), next, open);
        }
    }

    /// <summary>What is over for every snapshot needn't be asked about any more.</summary>
    private void Settle(long position)
    {
        foreach (long number in _unsettled.Where(end => end.Value <= position).Select(static end => end.Key).ToArray())
        {
            _unsettled.Remove(number);
            _lastSettled = Math.Max(_lastSettled, number);
        }
    }
}
