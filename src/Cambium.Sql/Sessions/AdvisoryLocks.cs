using System.Diagnostics;
using Cambium.Engine.Errors;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Locks on numbers that applications agree about: the only locks that make a session wait. Shared or exclusive, held by the
/// session (counted) or until its transaction ends. Who comes later doesn't overtake those who wait: readers that follow each other closely
/// would keep a writer waiting for ever.
/// </summary>
internal sealed class AdvisoryLocks
{
    private readonly object _gate = new();
    private readonly Dictionary<AdvisoryKey, List<AdvisoryHold>> _holds = [];
    private readonly Dictionary<SqlSession, Waiting> _waits = [];

    // Of _holds. Every transaction asks for its own at its end, and as a rule nobody has any: that needs no gate.
    private volatile int _count;
    private long _taken;
    private long _waited;

    /// <summary>Waits until the lock is free; a cancelled statement stops waiting.</summary>
    /// <exception cref="SqlErrorException">55P03: lock_timeout is over; 40P01: those before it wait for this session, too.</exception>
    public void Acquire(SqlSession session, AdvisoryKey key, bool isShared, bool isTransaction, CancellationToken cancellation)
    {
        lock (_gate)
        {
            Waiting waiting = new(key, isShared, ++_waited);
            if (!TryTake(session, waiting, isTransaction))
            {
                _waits[session] = waiting;
                try
                {
                    Wait(session, () => TryTake(session, waiting, isTransaction), cancellation);
                }
                finally
                {
                    _waits.Remove(session);
                    Monitor.PulseAll(_gate);
                }
            }
        }
    }

    public bool TryAcquire(SqlSession session, AdvisoryKey key, bool isShared, bool isTransaction)
    {
        lock (_gate)
        {
            return TryTake(session, new Waiting(key, isShared, ++_waited), isTransaction);
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

    /// <summary>Acquisitions so far: what a savepoint remembers.</summary>
    public long Taken => Volatile.Read(ref _taken);

    /// <param name="taken">Those acquired since <see cref="Taken"/> was that.</param>
    public void ReleaseTransaction(SqlSession session, long taken = 0) => Release(hold => hold.IsTransaction && hold.Number > taken && ReferenceEquals(hold.Session, session));

    public void ReleaseSession(SqlSession session) => Release(hold => !hold.IsTransaction && ReferenceEquals(hold.Session, session));

    public void ReleaseAll(SqlSession session) => Release(hold => ReferenceEquals(hold.Session, session));

    /// <summary>Who holds what, and who waits for it: for pg_locks.</summary>
    public IReadOnlyList<(AdvisoryKey Key, SqlSession Session, bool IsShared, bool IsGranted)> Snapshot()
    {
        lock (_gate)
        {
            return
            [
                .. _holds.SelectMany(static pair => pair.Value.Select(hold => (pair.Key, hold.Session, hold.IsShared, true)).Distinct()),
                .. _waits.Select(static pair => (pair.Value.Key, pair.Key, pair.Value.IsShared, false)),
            ];
        }
    }

    /// <summary>The sessions that one that waits has to wait for; none when it doesn't.</summary>
    public IReadOnlyList<SqlSession> FindBefore(int processId)
    {
        lock (_gate)
        {
            return [.. _waits.Where(pair => pair.Key.Identity.ProcessId == processId).SelectMany(pair => Before(pair.Key, pair.Value)).Distinct()];
        }
    }

    private void Wait(SqlSession session, Func<bool> tryTake, CancellationToken cancellation)
    {
        long started = Stopwatch.GetTimestamp();
        TimeSpan limit = session.Settings.GetMilliseconds("lock_timeout");
        TimeSpan look = session.Settings.GetMilliseconds("deadlock_timeout");
        bool hasLooked = false;
        do
        {
            session.Host.Waits();

            // Woken by every release; the timeout is for cancellation, which no one signals here.
            Monitor.Wait(_gate, TimeSpan.FromMilliseconds(20));
            cancellation.ThrowIfCancellationRequested();
            TimeSpan waited = Stopwatch.GetElapsedTime(started);
            if (limit > TimeSpan.Zero && waited >= limit)
            {
                throw new SqlErrorException(SqlState.LockNotAvailable, "canceling statement due to lock timeout");
            }

            // Once: a circle is closed by the last who comes to wait.
            if (!hasLooked && waited >= look)
            {
                hasLooked = true;
                List<SqlSession> circle = [session];
                if (ClosesCircle(circle, []))
                {
                    throw Deadlock(circle);
                }
            }
        }
        while (!tryTake());
    }

    /// <summary>Whether those before the last of a chain of waiting sessions wait for its first, directly or through others, who are added to it.</summary>
    private bool ClosesCircle(List<SqlSession> chain, HashSet<SqlSession> seen)
    {
        SqlSession last = chain[^1];
        if (!_waits.TryGetValue(last, out Waiting wait))
        {
            return false;
        }

        foreach (SqlSession before in Before(last, wait))
        {
            if (before == chain[0])
            {
                return true;
            }

            if (seen.Add(before))
            {
                chain.Add(before);
                if (ClosesCircle(chain, seen))
                {
                    return true;
                }

                chain.RemoveAt(chain.Count - 1);
            }
        }

        return false;
    }

    private SqlErrorException Deadlock(List<SqlSession> circle)
    {
        string[] lines =
        [
            .. circle.Select((waiting, place) =>
            {
                (AdvisoryKey key, bool isShared, _) = _waits[waiting];
                return FormattableString.Invariant(
                    $"Process {waiting.Identity.ProcessId} waits for {(isShared ? "ShareLock" : "ExclusiveLock")} on advisory lock [{PgDatabase.OidOf(waiting, waiting.Database.Name)},{(uint)(key.Value >> 32)},{(uint)key.Value},{(key.IsPair ? 2 : 1)}]; blocked by process {circle[(place + 1) % circle.Count].Identity.ProcessId}.");
            }),
        ];
        return new SqlErrorException(SqlState.TRDeadlockDetected, "deadlock detected", string.Join('\n', lines), "See server log for query details.");
    }

    /// <summary>
    /// Who has to finish before a session gets a lock: those who hold it, and those who wait for it already, unless what they wait for is this session.
    /// </summary>
    private IEnumerable<SqlSession> Before(SqlSession session, Waiting wait)
    {
        List<AdvisoryHold> holds = _holds.GetValueOrDefault(wait.Key) ?? [];
        foreach (AdvisoryHold hold in holds)
        {
            if (hold.Session != session && !(hold.IsShared && wait.IsShared))
            {
                yield return hold.Session;
            }
        }

        foreach ((SqlSession other, Waiting earlier) in _waits)
        {
            if (other != session && earlier.Key == wait.Key && earlier.Number < wait.Number && !(earlier.IsShared && wait.IsShared)
                && !holds.Exists(hold => hold.Session == session && !(hold.IsShared && earlier.IsShared)))
            {
                yield return other;
            }
        }
    }

    private bool TryTake(SqlSession session, Waiting wait, bool isTransaction)
    {
        if (Before(session, wait).Any())
        {
            return false;
        }

        if (!_holds.TryGetValue(wait.Key, out List<AdvisoryHold>? holds))
        {
            _holds[wait.Key] = holds = [];
        }

        holds.Add(new AdvisoryHold(session, wait.IsShared, isTransaction, ++_taken));
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

    /// <param name="Number">Counts up in order of arrival.</param>
    private readonly record struct Waiting(AdvisoryKey Key, bool IsShared, long Number);
}
