namespace Cambium.Engine.Transactions;

/// <summary>The last conflicts, for <c>cambium.conflicts</c>. Any thread adds; the gate guards the queue.</summary>
internal sealed class ConflictRing
{
    private const int CountMax = 1000;

    private readonly Queue<Conflict> _conflicts = new();
    private readonly object _gate = new();

    public void Add(Conflict conflict)
    {
        lock (_gate)
        {
            _conflicts.Enqueue(conflict);
            if (_conflicts.Count > CountMax)
            {
                _conflicts.Dequeue();
            }
        }
    }

    public Conflict[] ToArray()
    {
        lock (_gate)
        {
            return [.. _conflicts];
        }
    }
}
