using System.Diagnostics;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Who works on which row, as far as transactions have said so by SELECT … FOR UPDATE. A hint locks nothing: writers that
/// don't ask aren't held up, and whoever keeps others waiting for too long loses its place. The gate guards everything; nobody
/// waits inside it.
/// </summary>
/// <remarks>
/// A line is in order of arrival. It is a place's turn when it gets on with every place before it (two who only share a row do).
/// Who would close a circle of waiting isn't let in, so there is no deadlock to wait out.
/// </remarks>
internal sealed class QueueHints
{
    /// <summary>Places of one transaction; beyond them it goes on without hints.</summary>
    private const int PlacesMax = 1024;

    private readonly object _gate = new();
    private readonly Dictionary<HintKey, LinkedList<Place>> _lines = [];
    private volatile int _lineCount;

    /// <summary>Lines up for a row and waits for its turn.</summary>
    /// <exception cref="OperationCanceledException">Cancelled while waiting; the place is given up.</exception>
    public QueueOutcome Enter(QueueTicket ticket, int tableId, ReadOnlySpan<byte> rowKey, QueueStrength strength, QueuePatience patience, CancellationToken cancellation)
    {
        if (ticket.Places.Count >= PlacesMax)
        {
            return QueueOutcome.Entered;
        }

        Place place;
        ManualResetEventSlim turn;
        lock (_gate)
        {
            HintKey key = new(tableId, rowKey.ToArray());
            if (!_lines.TryGetValue(key, out LinkedList<Place>? line))
            {
                _lines.Add(key, line = new LinkedList<Place>());
                _lineCount = _lines.Count;
            }
            else if (line.FirstOrDefault(other => other.Ticket == ticket && other.HasTurn && other.Strength >= strength) is { } own)
            {
                own.IsForeseen &= patience.IsForeseen;
                ticket.Gone = ticket.Gone?.Line == line ? null : ticket.Gone;
                return QueueOutcome.Entered;
            }

            place = new Place(ticket, key, line, strength) { IsForeseen = patience.IsForeseen, IsRefused = patience.IsRefused };
            if (!place.IsBlocked || (patience.Holder <= TimeSpan.Zero && place.Blockers.All(static other => other.IsForeseen)))
            {
                place.Join(turn: null);
                place.TakeTurn();
                TakeAlong(place);
                return QueueOutcome.Entered;
            }

            if (patience.Holder <= TimeSpan.Zero || WouldDeadlock(place))
            {
                return QueueOutcome.Busy;
            }

            place.Join(turn = new ManualResetEventSlim(false, spinCount: 1));
            ticket.Waiting = place;
            TakeAlong(place);
        }

        return Wait(place, turn, patience, cancellation);
    }

    /// <summary>Whether anybody is in line anywhere.</summary>
    public bool HasLines => _lineCount > 0;

    /// <summary>Whether anybody who was refused over a row is in line for it.</summary>
    public bool HasRefused(int tableId, byte[] rowKey)
    {
        lock (_gate)
        {
            return _lines.TryGetValue(new HintKey(tableId, rowKey), out LinkedList<Place>? line) && line.Any(static place => place.IsRefused);
        }
    }

    /// <summary>Gives up all places of a transaction: it was rolled back, or its commit is published.</summary>
    public void Leave(QueueTicket ticket)
    {
        if (ticket.Places.Count == 0)
        {
            return;
        }

        lock (_gate)
        {
            Place[] places = [.. ticket.Places];
            ticket.Places.Clear();
            ticket.Gone = null;
            foreach (Place place in places)
            {
                LeaveLine(place);
            }
        }
    }

    /// <summary>
    /// The row of a place is gone, and what was looked for will be another one, like the oldest of those that are left. Those who still
    /// wait for it come along to the next row lined up for, or whoever came later would be before them.
    /// </summary>
    public void MarkGone(QueueTicket ticket, int tableId, ReadOnlySpan<byte> rowKey)
    {
        lock (_gate)
        {
            if (_lines.TryGetValue(new HintKey(tableId, rowKey.ToArray()), out LinkedList<Place>? line))
            {
                ticket.Gone = line.FirstOrDefault(place => place.Ticket == ticket);
            }
        }
    }

    /// <summary>Gives up the place for a row that is gone, if no other row was lined up for.</summary>
    public void LeaveGone(QueueTicket ticket)
    {
        lock (_gate)
        {
            if (ticket.Gone is { } gone)
            {
                ticket.Gone = null;
                Remove(gone);
            }
        }
    }

    private void TakeAlong(Place place)
    {
        if (place.Ticket.Gone is not { } gone || gone.Line == place.Line)
        {
            return;
        }

        place.Ticket.Gone = null;
        foreach (Place follower in gone.Line.Where(static other => !other.HasTurn).ToArray())
        {
            // Who would close a circle of waiting there gets its turn here, and sees for itself.
            if (!WouldDeadlock(new Place(follower.Ticket, place.Key, place.Line, follower.Strength)))
            {
                follower.MoveBehind(place);
                if (!follower.IsBlocked)
                {
                    follower.TakeTurn();
                }
            }
        }

        Remove(gone);
    }

    private QueueOutcome Wait(Place place, ManualResetEventSlim turn, QueuePatience patience, CancellationToken cancellation)
    {
        long started = Stopwatch.GetTimestamp();
        try
        {
            while (true)
            {
                TimeSpan wait;
                lock (_gate)
                {
                    if (place.HasTurn)
                    {
                        return QueueOutcome.EnteredAfterWait;
                    }

                    // The first in line always has its turn, and everyone's patience with it is counted from then.
                    Place first = place.Line.First!.Value;
                    wait = patience.Holder - Stopwatch.GetElapsedTime(first.TurnSince);
                    if (wait <= TimeSpan.Zero)
                    {
                        if (patience.IsForeseen && !first.IsForeseen)
                        {
                            // Who hasn't asked takes nobody's place who has.
                            return QueueOutcome.TimedOut;
                        }

                        Remove(first);
                        continue;
                    }

                    if (patience.Whole > TimeSpan.Zero)
                    {
                        TimeSpan left = patience.Whole - Stopwatch.GetElapsedTime(started);
                        if (left <= TimeSpan.Zero)
                        {
                            return QueueOutcome.TimedOut;
                        }

                        wait = wait < left ? wait : left;
                    }
                }

                // Rounded up: a wait of less than a millisecond would not wait at all.
                turn.Wait(wait + TimeSpan.FromMilliseconds(1), cancellation);
            }
        }
        finally
        {
            lock (_gate)
            {
                place.Ticket.Waiting = null;
                if (!place.HasTurn)
                {
                    Remove(place);
                }
            }
        }
    }

    /// <summary>Whether somebody before this place waits, directly or through others, for a place of this transaction.</summary>
    private static bool WouldDeadlock(Place place)
    {
        HashSet<QueueTicket> seen = [];
        Stack<Place> waiting = new([place]);
        while (waiting.TryPop(out Place? next))
        {
            foreach (Place blocker in next.Blockers)
            {
                if (blocker.Ticket == place.Ticket)
                {
                    return true;
                }

                if (blocker.Ticket.Waiting is { } further && seen.Add(blocker.Ticket))
                {
                    waiting.Push(further);
                }
            }
        }

        return false;
    }

    private void Remove(Place place)
    {
        if (place.Ticket.Places.Remove(place))
        {
            LeaveLine(place);
        }
    }

    private void LeaveLine(Place place)
    {
        place.LeaveLine();
        if (place.Line.Count == 0)
        {
            _lines.Remove(place.Key);
            _lineCount = _lines.Count;
            return;
        }

        foreach (Place other in place.Line)
        {
            if (!other.HasTurn && !other.IsBlocked)
            {
                other.TakeTurn();
            }
        }
    }

    /// <summary>One transaction's place in the line for one row.</summary>
    internal sealed class Place(QueueTicket ticket, HintKey key, LinkedList<Place> line, QueueStrength strength)
    {
        private ManualResetEventSlim? _turn;
        private LinkedListNode<Place>? _node;

        public QueueTicket Ticket { get; } = ticket;

        public HintKey Key { get; private set; } = key;

        public LinkedList<Place> Line { get; private set; } = line;

        public QueueStrength Strength { get; } = strength;

        /// <summary>See <see cref="QueuePatience.IsForeseen"/>.</summary>
        public bool IsForeseen { get; set; }

        /// <summary>See <see cref="QueuePatience.IsRefused"/>.</summary>
        public bool IsRefused { get; init; }

        public bool HasTurn { get; private set; }

        /// <summary>Stopwatch's; when its turn came.</summary>
        public long TurnSince { get; private set; }

        /// <summary>Those before it that it doesn't get on with.</summary>
        public IEnumerable<Place> Blockers
        {
            get
            {
                for (LinkedListNode<Place>? node = _node is null ? Line.Last : _node.Previous; node is not null; node = node.Previous)
                {
                    if (node.Value.Ticket != Ticket && AreExclusive(node.Value.Strength, Strength))
                    {
                        yield return node.Value;
                    }
                }
            }
        }

        public bool IsBlocked => Line.Count > 0 && Blockers.Any();

        /// <param name="turn">Set when its turn comes; null when nobody will wait for that.</param>
        public void Join(ManualResetEventSlim? turn)
        {
            _turn = turn;
            _node = Line.AddLast(this);
            Ticket.Places.Add(this);
        }

        /// <summary>Goes to the end of another line, and waits there.</summary>
        public void MoveBehind(Place other)
        {
            Line.Remove(_node!);
            (Key, Line) = (other.Key, other.Line);
            _node = Line.AddLast(this);
        }

        public void TakeTurn()
        {
            HasTurn = true;
            TurnSince = Stopwatch.GetTimestamp();
            _turn?.Set();
        }

        public void LeaveLine() => Line.Remove(_node!);

        /// <summary>PostgreSQL's table of row locks.</summary>
        private static bool AreExclusive(QueueStrength one, QueueStrength other) => Math.Max((int)one, (int)other) switch
        {
            (int)QueueStrength.Update => true,
            (int)QueueStrength.NoKeyUpdate => Math.Min((int)one, (int)other) != (int)QueueStrength.KeyShare,
            _ => false,
        };
    }

    internal readonly struct HintKey(int tableId, byte[] rowKey) : IEquatable<HintKey>
    {
        private readonly int _tableId = tableId;
        private readonly byte[] _rowKey = rowKey;

        public bool Equals(HintKey other) => _tableId == other._tableId && _rowKey.AsSpan().SequenceEqual(other._rowKey);

        public override bool Equals(object? obj) => obj is HintKey other && Equals(other);

        public override int GetHashCode() => KeyHash.Of(_rowKey) ^ _tableId;
    }
}
