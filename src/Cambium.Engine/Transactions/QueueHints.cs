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
/// <para>
/// When a row is deleted that others are in line for, what they looked for will be another one, like the oldest of those that are left. The first
/// of them goes on to look for it, and takes the others along to the row it lines up for; whoever comes to any row of the table meanwhile lines up
/// behind them, or a quick one would be before them again and again.
/// </para>
/// </remarks>
internal sealed class QueueHints
{
    /// <summary>Places of one transaction; beyond them it goes on without hints.</summary>
    private const int PlacesMax = 1024;

    private readonly object _gate = new();
    private readonly Dictionary<HintKey, LinkedList<Place>> _lines = [];

    /// <summary>Places whose turn it is and whose rows are deleted; see the remarks.</summary>
    private readonly List<Place> _gone = [];

    private volatile int _lineCount;

    /// <summary>Lines up for a row and waits for its turn.</summary>
    /// <exception cref="OperationCanceledException">Cancelled while waiting; the place is given up.</exception>
    public QueueOutcome Enter(QueueTicket ticket, int tableId, ReadOnlySpan<byte> rowKey, QueueStrength strength, QueuePatience patience, CancellationToken cancellation)
    {
        if (ticket.Places.Count >= PlacesMax)
        {
            return QueueOutcome.Entered;
        }

        HintKey asked = new(tableId, rowKey.ToArray());
        while (true)
        {
            Place? place = Join(ticket, asked, strength, patience, out QueueOutcome outcome);
            if (place is null)
            {
                return outcome;
            }

            bool isRedirected = !place.Key.Equals(asked);
            outcome = Wait(place, patience, cancellation);
            if (outcome != QueueOutcome.EnteredAfterWait || !isRedirected || place.Key.Equals(asked))
            {
                return outcome;
            }

            // Those it was behind have gone elsewhere.
            lock (_gate)
            {
                Remove(place);
            }
        }
    }

    /// <summary>Whether anybody is in line anywhere.</summary>
    public bool HasLines => _lineCount > 0;

    /// <summary>The sessions that one that waits has to wait for; none when it doesn't.</summary>
    public IReadOnlyList<string> FindBefore(string session)
    {
        lock (_gate)
        {
            return [.. _lines.Values.SelectMany(static line => line).Where(place => place.Ticket.Waiting == place && place.Ticket.Session == session).SelectMany(static place => place.Blockers).Select(static before => before.Ticket.Session).Distinct()];
        }
    }

    /// <summary>Whether anybody who was refused over a row is in line for it.</summary>
    public bool HasRefused(int tableId, byte[] rowKey)
    {
        lock (_gate)
        {
            return _lines.TryGetValue(new HintKey(tableId, rowKey), out LinkedList<Place>? line) && line.Any(static place => place.IsRefused);
        }
    }

    /// <summary>Gives up all places of a transaction: it was rolled back, or its commit is published.</summary>
    /// <param name="committed">What it has written; null when it was rolled back.</param>
    public void Leave(QueueTicket ticket, WriteSet? committed)
    {
        if (ticket.Places.Count == 0)
        {
            return;
        }

        lock (_gate)
        {
            Place[] places = [.. ticket.Places];
            ticket.Places.Clear();
            TakeGone(ticket);
            foreach (Place place in places)
            {
                LeaveLine(place);
                if (place.Line.Count > 0 && committed?.HasDeleted(place.Key.TableId, place.Key.RowKey) == true)
                {
                    foreach (Place next in place.Line.Where(static next => next.HasTurn && next.Ticket.Gone is null))
                    {
                        next.Ticket.Gone = next;
                        _gone.Add(next);
                    }
                }
            }
        }
    }

    /// <summary>Gives up the place for a row that is deleted: no other row was lined up for, or the statement goes on without.</summary>
    public void LeaveGone(QueueTicket ticket)
    {
        lock (_gate)
        {
            if (TakeGone(ticket) is { } gone)
            {
                Remove(gone);
            }
        }
    }

    /// <returns>The place to wait at; null when there is nothing to wait for.</returns>
    private Place? Join(QueueTicket ticket, HintKey asked, QueueStrength strength, QueuePatience patience, out QueueOutcome outcome)
    {
        lock (_gate)
        {
            HintKey key = patience.Holder > TimeSpan.Zero && ticket.Places.Count == 0 && _gone.Find(gone => gone.Key.TableId == asked.TableId) is { } looking ? looking.Key : asked;
            outcome = QueueOutcome.Entered;
            if (!_lines.TryGetValue(key, out LinkedList<Place>? line))
            {
                _lines.Add(key, line = new LinkedList<Place>());
                _lineCount = _lines.Count;
            }
            else if (line.FirstOrDefault(other => other.Ticket == ticket && other.HasTurn && other.Strength >= strength) is { } own)
            {
                own.IsForeseen &= patience.IsForeseen;
                if (ticket.Gone?.Line == line)
                {
                    TakeGone(ticket);
                }

                return null;
            }

            Place place = new(ticket, key, line, strength) { IsForeseen = patience.IsForeseen, IsRefused = patience.IsRefused };
            if (!place.IsBlocked || (patience.Holder <= TimeSpan.Zero && place.Blockers.All(static other => other.IsForeseen)))
            {
                place.Join(turn: null);
                place.TakeTurn();
                TakeAlong(place);
                return null;
            }

            if (patience.Holder <= TimeSpan.Zero || WouldDeadlock(place))
            {
                outcome = QueueOutcome.Busy;
                return null;
            }

            place.Join(new ManualResetEventSlim(false, spinCount: 1));
            ticket.Waiting = place;
            TakeAlong(place);
            return place;
        }
    }

    private Place? TakeGone(QueueTicket ticket)
    {
        Place? gone = ticket.Gone;
        if (gone is not null)
        {
            ticket.Gone = null;
            _gone.Remove(gone);
        }

        return gone;
    }

    private void TakeAlong(Place place)
    {
        if (place.Ticket.Gone is null || place.Ticket.Gone.Line == place.Line)
        {
            return;
        }

        Place gone = TakeGone(place.Ticket)!;
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

    private QueueOutcome Wait(Place place, QueuePatience patience, CancellationToken cancellation)
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
                place.Turn!.Wait(wait + TimeSpan.FromMilliseconds(1), cancellation);
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
        if (place.Ticket.Gone == place)
        {
            TakeGone(place.Ticket);
        }

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
        private LinkedListNode<Place>? _node;

        public QueueTicket Ticket { get; } = ticket;

        /// <summary>Set when its turn comes; null when nobody waits for that.</summary>
        public ManualResetEventSlim? Turn { get; private set; }

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
            Turn = turn;
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
            Turn?.Set();
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
        public int TableId { get; } = tableId;

        public byte[] RowKey { get; } = rowKey;

        public bool Equals(HintKey other) => TableId == other.TableId && RowKey.AsSpan().SequenceEqual(other.RowKey);

        public override bool Equals(object? obj) => obj is HintKey other && Equals(other);

        public override int GetHashCode() => KeyHash.Of(RowKey) ^ TableId;
    }
}
