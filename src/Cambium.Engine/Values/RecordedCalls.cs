namespace Cambium.Engine.Values;

/// <summary>
/// What a transaction was told by things outside of it: results of random(), clocks, advisory locks and the like, and rows of views of the
/// living server. When its statements are run again they are told the same, and nothing happens a second time.
/// </summary>
public sealed class RecordedCalls
{
    /// <summary>Results remembered; a transaction with more of them can't be run again.</summary>
    private const int ResultsMax = 100_000;

    private readonly Dictionary<int, List<object>> _results = [];
    private readonly Dictionary<int, int> _taken = [];
    private int _count;
    private bool _isReplaying;
    private bool _mayCallAnew;

    /// <summary>Nothing is missing.</summary>
    public bool IsComplete => _count <= ResultsMax;

    public void Clear()
    {
        _isReplaying = false;
        if (_count > 0)
        {
            _results.Clear();
            _count = 0;
        }
    }

    /// <summary>The statements begin once more.</summary>
    public void BeginAgain()
    {
        _taken.Clear();
        (_isReplaying, _mayCallAnew) = (true, false);
    }

    /// <summary>Whether what was not called before may be called now.</summary>
    public void AllowNew(bool mayCallAnew) => _mayCallAnew = mayCallAnew;

    /// <summary>From here on everything is called as it comes.</summary>
    public void EndAgain() => _isReplaying = false;

    /// <summary>What the call answered before; false when it is to be made now.</summary>
    /// <param name="id">Of the function or relation.</param>
    /// <exception cref="CannotRepeatException">It was not made before and must not be made now.</exception>
    public bool TryTake<T>(int id, out T result)
    {
        result = default!;
        if (!_isReplaying)
        {
            return false;
        }

        int taken = _taken.GetValueOrDefault(id);
        if (_results.TryGetValue(id, out List<object>? results) && taken < results.Count)
        {
            _taken[id] = taken + 1;
            result = (T)results[taken];
            return true;
        }

        return _mayCallAnew ? false : throw new CannotRepeatException();
    }

    public void Add<T>(int id, T result)
        where T : notnull
    {
        if (++_count > ResultsMax)
        {
            return;
        }

        if (!_results.TryGetValue(id, out List<object>? results))
        {
            _results.Add(id, results = []);
        }

        results.Add(result);
        _taken[id] = results.Count;
    }
}
