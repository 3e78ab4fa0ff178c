using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>One sequence: its last value and the end of the block reserved for it. The gate guards all fields; whoever finds the block empty reserves the next while holding it, and the others wait for that flush as they must.</summary>
internal sealed class SequenceState(int id, long lastValue, bool isCalled)
{
    private const long BlockMin = 32;
    private const long BlockMax = 8192;
    private static readonly TimeSpan s_busy = TimeSpan.FromMilliseconds(250);

    private readonly object _gate = new();
    private long _last = lastValue;
    private bool _isCalled = isCalled;
    private long _reserved = lastValue;
    private bool _hasReserved;
    private long _block = BlockMin;
    private long _reservedAt;

    /// <summary>Row ids of a table of which no reservation is known: the first block is a new table's without one.</summary>
    /// <param name="isNew">Not there when the database was opened, so that no row can have got an id.</param>
    public static SequenceState OfRows(int tableId, bool isNew) => isNew
        ? new SequenceState(tableId, 0, isCalled: true) { _reserved = BlockMin, _hasReserved = true }
        : new SequenceState(tableId, BlockMin, isCalled: true);

    /// <inheritdoc cref="Next"/>
    public (long LastValue, bool IsCalled) Current(bool mayWait)
    {
        Enter(mayWait);
        try
        {
            return (_last, _isCalled);
        }
        finally
        {
            Monitor.Exit(_gate);
        }
    }

    /// <param name="mayWait">False in the committer's turn, for which whoever reserves a block now is waiting.</param>
    /// <exception cref="TurnUnavailableException">It would have to wait.</exception>
    public long Next(SequenceRange range, string name, Action<SequenceWrite> reserve, TimeProvider clock, bool mayWait)
    {
        Enter(mayWait);
        try
        {
            long next = _isCalled ? range.Next(_last, name) : _last;
            bool isInBlock = _hasReserved && (range.Increment > 0 ? next <= _reserved && next > _last : next >= _reserved && next < _last);
            if (!isInBlock)
            {
                GrowBlock(clock);
                long end = range.Ahead(next, _block - 1);
                reserve(new SequenceWrite(id, end, IsCalled: true));
                _reserved = end;
                _hasReserved = true;
            }

            _last = next;
            _isCalled = true;
            return next;
        }
        finally
        {
            Monitor.Exit(_gate);
        }
    }

    public void Set(long value, bool called, Action<SequenceWrite> reserve)
    {
        lock (_gate)
        {
            reserve(new SequenceWrite(id, value, called));
            _last = value;
            _isCalled = called;
            _hasReserved = false;
        }
    }

    /// <summary>Notes down where it stands if no value has been taken: its definition says so no longer.</summary>
    public void Keep(Action<SequenceWrite> reserve)
    {
        lock (_gate)
        {
            if (!_isCalled)
            {
                reserve(new SequenceWrite(id, _last, IsCalled: false));
            }
        }
    }

    private void Enter(bool mayWait)
    {
        if (!Monitor.TryEnter(_gate, mayWait ? Timeout.Infinite : 0))
        {
            throw new TurnUnavailableException();
        }
    }

    /// <summary>Blocks used up quickly double; slow ones shrink again.</summary>
    private void GrowBlock(TimeProvider clock)
    {
        long now = clock.GetTimestamp();
        bool isBusy = _hasReserved && clock.GetElapsedTime(_reservedAt, now) < s_busy;
        _block = isBusy ? Math.Min(_block * 2, BlockMax) : Math.Max(_block / 2, BlockMin);
        _reservedAt = now;
    }
}
