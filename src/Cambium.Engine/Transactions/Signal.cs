namespace Cambium.Engine.Transactions;

/// <summary>Wakes one sleeping thread; a call while it is awake costs one interlocked operation and isn't lost.</summary>
internal sealed class Signal
{
    private readonly object _gate = new();
    private int _isSet;

    public void Set()
    {
        if (Interlocked.Exchange(ref _isSet, 1) == 0)
        {
            lock (_gate)
            {
                Monitor.Pulse(_gate);
            }
        }
    }

    public void Wait()
    {
        lock (_gate)
        {
            while (Interlocked.Exchange(ref _isSet, 0) == 0)
            {
                Monitor.Wait(_gate);
            }
        }
    }
}
