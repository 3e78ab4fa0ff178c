namespace Cambium.Sql.Sessions;

/// <summary>
/// Locks on numbers that applications agree about: the only locks that make a session wait. Shared or exclusive, held by the
/// session (counted) or until its transaction ends.
/// </summary>
internal sealed class AdvisoryLocks
{
    private readonly object _gate = new();
    private readonly Dictionary<AdvisoryKey, List<AdvisoryHold>> _holds = [];

    // Of _holds. Every transaction asks for its own at its end, and as a rule nobody has any: that needs no gate.
    private volatile int _count;

    /// <summary>Waits until the lock is free; a cancelled statement stops waiting.</summary>
    public void Acquire(SqlSession session, AdvisoryKey key, bool isShared, bool isTransaction, CancellationToken cancellation)
    {
        lock (_gate)
        {
            while (!TryTake(session, key, isShared, isTransaction))
            {
                session.Host.Waits();
                // Woken by every release; the timeout is for cancellation, which no one signals here.
                Monitor.Wait(_gate, TimeSpan.FromMilliseconds(20));
                cancellation.ThrowIfCancellationRequested();
            }
        }
    }

    public bool TryAcquire(SqlSession session, AdvisoryKey key, bool isShared, bool isTransaction)
    {
        lock (_gate)
        {
            return TryTake(session, key, isShared, isTransaction);
        }
    }

    /// <summary>Gives one session-level hold back; false (and a warning) when there is none.</summary>
    public bool Release(SqlSession session, AdvisoryKey key, bool isShared)
    {
        lock (_gate)
        {
            if (!_holds.TryGetValue(key, out List<AdvisoryHold>? holds))
            {
                return false;
            }

            int index = holds.FindIndex(hold => ReferenceEquals(hold.Session, session) && hold.IsShared == isShared && !hold.IsTransaction);
            if (index < 0)
            {
                return false;
            }

            holds.RemoveAt(index);
            Forget(key, holds);
            Monitor.PulseAll(_gate);
            return true;
        }
    }

    public void ReleaseTransaction(SqlSession session) => Release(hold => hold.IsTransaction && ReferenceEquals(hold.Session, session));

    public void ReleaseSession(SqlSession session) => Release(hold => !hold.IsTransaction && ReferenceEquals(hold.Session, session));

    public void ReleaseAll(SqlSession session) => Release(hold => ReferenceEquals(hold.Session, session));

    /// <summary>All holds, for pg_locks.</summary>
    public IReadOnlyList<(AdvisoryKey Key, AdvisoryHold Hold)> Snapshot()
    {
        lock (_gate)
        {
            return [.. _holds.SelectMany(pair => pair.Value.Select(hold => (pair.Key, hold)))];
        }
    }

    private bool TryTake(SqlSession session, AdvisoryKey key, bool isShared, bool isTransaction)
    {
        if (!_holds.TryGetValue(key, out List<AdvisoryHold>? holds))
        {
            _holds[key] = holds = [];
        }

        if (holds.Exists(hold => !ReferenceEquals(hold.Session, session) && !(hold.IsShared && isShared)))
        {
            return false;
        }

        holds.Add(new AdvisoryHold(session, isShared, isTransaction));
        _count = _holds.Count;
        return true;
    }

    private void Release(Predicate<AdvisoryHold> which)
    {
        if (_count == 0)
        {
            return;
        }

        lock (_gate)
        {
            foreach (AdvisoryKey key in _holds.Keys.ToArray())
            {
                _holds[key].RemoveAll(which);
                Forget(key, _holds[key]);
            }

            Monitor.PulseAll(_gate);
        }
    }

    private void Forget(AdvisoryKey key, List<AdvisoryHold> holds)
    {
        if (holds.Count == 0)
        {
            _holds.Remove(key);
            _count = _holds.Count;
        }
    }
}
