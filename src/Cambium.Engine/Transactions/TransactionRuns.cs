namespace Cambium.Engine.Transactions;

/// <summary>
/// What all runs of one transaction have in common: its places in line, and the values it has drawn, which a later run gets once
/// more in the same order, for the client has seen them.
/// </summary>
/// <param name="session"><see cref="TransactionOptions.Session"/>.</param>
internal sealed class TransactionRuns(string session)
{
    /// <summary>Values remembered; what is drawn beyond them is drawn anew by each run.</summary>
    private const int DrawnMax = 100_000;

    private readonly Dictionary<int, List<long>> _drawn = [];
    private readonly Dictionary<int, int> _taken = [];
    private readonly Dictionary<int, int> _set = [];
    private readonly Dictionary<int, int> _setAgain = [];
    private int _drawnCount;

    public QueueTicket Ticket { get; } = new(session);

    /// <summary>Runs so far, this one included.</summary>
    public int Count { get; private set; } = 1;

    public void BeginAgain()
    {
        Count++;
        _taken.Clear();
        _setAgain.Clear();
    }

    /// <summary>Later runs than that one, if there were any, were given up: what is drawn now is new again.</summary>
    public void Resume(int run)
    {
        if (Count == run)
        {
            return;
        }

        Count = run;
        foreach ((int sequenceId, List<long> values) in _drawn)
        {
            _taken[sequenceId] = values.Count;
        }

        foreach ((int sequenceId, int count) in _set)
        {
            _setAgain[sequenceId] = count;
        }
    }

    /// <summary>The next value an earlier run drew from a sequence or counter.</summary>
    public bool TryTake(int sequenceId, out long value)
    {
        int taken = _taken.GetValueOrDefault(sequenceId);
        if (!_drawn.TryGetValue(sequenceId, out List<long>? values) || taken >= values.Count)
        {
            value = 0;
            return false;
        }

        value = values[taken];
        _taken[sequenceId] = taken + 1;
        return true;
    }

    public void Add(int sequenceId, long value)
    {
        if (_drawnCount == DrawnMax)
        {
            return;
        }

        _drawnCount++;
        if (!_drawn.TryGetValue(sequenceId, out List<long>? values))
        {
            _drawn.Add(sequenceId, values = []);
        }

        values.Add(value);
        _taken[sequenceId] = values.Count;
    }

    /// <summary>Whether this setval is the first of its place in the order of runs: it takes effect once.</summary>
    public bool SetsFirst(int sequenceId)
    {
        int set = _setAgain[sequenceId] = _setAgain.GetValueOrDefault(sequenceId) + 1;
        if (set <= _set.GetValueOrDefault(sequenceId))
        {
            return false;
        }

        _set[sequenceId] = set;
        return true;
    }
}
