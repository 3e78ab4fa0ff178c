using System.Collections.Immutable;
using Cambium.Engine.Transactions;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Memory;

/// <summary>
/// Keeps the pages that databases have in memory within a bound: from time to time the hand of a clock goes round them, measures, and lets
/// go of written ones when they have become too many. When too much of them is unwritten, checkpoints are made. One for a server, whose
/// <see cref="MemoryKeeper"/> drives it; in simulation the seeded scheduler takes its steps.
/// </summary>
/// <remarks>
/// A round is short (some 20 ns a page in memory), and there is one for about each eighth of the bound that was read or logged since the
/// last. It lets go of enough to last until the next, starting where the one before it stopped. Between rounds what is in memory is
/// what was measured and what was read since. A thread that reads faster than rounds come takes steps itself.
/// </remarks>
public sealed class Evictor
{
    /// <summary>Parts of the bound that may be read, logged or written before the next round.</summary>
    private const int RoundShare = 8;

    /// <summary>New pages keep one part in so many of the bound, to be found useful in.</summary>
    private const int NewShare = 10;

    /// <summary>One part in so many of the bound may be unwritten before a checkpoint begins; with twice as much it makes haste.</summary>
    private const int UnwrittenShare = 4;

    /// <summary>What a logged byte may make unwritten: small rows all over the place copy a page each.</summary>
    private const int PageBytesPerLogByte = 8;

    /// <summary>Rounds in a row: a page in use goes when the hand has passed it several times.</summary>
    private const int RoundsMax = 8;

    private const int StepsOfReader = 16;

    private readonly Turn _turn;
    private ImmutableArray<Database> _databases = [];
    private long _bytesMax;

    // What the last whole round has found, and the counters as they were then.
    private long _foundBytes;
    private long _newBytes;
    private long _unwrittenBytes;
    private long _loadedThen;
    private long _progressThen;
    private int _roundsLeft;

    // As far as was known when the round began, there was nothing to let go of.
    private bool _wasWithin;

    // The round under way; null when there is none.
    private EvictionRound? _round;
    private EvictionPlace _next;

    /// <param name="bytesMax">What pages may take in memory.</param>
    public Evictor(long bytesMax)
    {
        _bytesMax = bytesMax;
        _turn = new Turn(Step, () => Volatile.Read(ref _round) is not null || IsDue);
        Account = new PageAccount { Exceeded = () => _turn.TryTake(StepsOfReader) };
        SetMark();
    }

    /// <summary>What the databases' page stores count in.</summary>
    public PageAccount Account { get; }

    /// <summary>What pages may take in memory. Set by any thread.</summary>
    public long BytesMax
    {
        get => Volatile.Read(ref _bytesMax);
        set
        {
            Volatile.Write(ref _bytesMax, value);
            SetMark();
        }
    }

    /// <summary>What they take, as far as is known.</summary>
    public long ResidentBytes => Volatile.Read(ref _foundBytes) + Account.LoadedBytes - Volatile.Read(ref _loadedThen);

    /// <summary>What of that only memory has, as of the last round.</summary>
    public long UnwrittenBytes => Volatile.Read(ref _unwrittenBytes);

    /// <summary>What was let go so far, in bytes.</summary>
    public long EvictedBytes { get; private set; }

    /// <summary>So much is unwritten that commits should wait for a checkpoint to go on.</summary>
    public bool IsOverdrawn => UnwrittenBytes > BytesMax;

    /// <summary>Whether much has happened since the last round, and so much is in memory, or became unwritten, that another is due.</summary>
    private bool IsDue
    {
        get
        {
            long share = BytesMax / RoundShare;
            long progress = Progress - Volatile.Read(ref _progressThen);
            return Volatile.Read(ref _roundsLeft) > 0 || (ResidentBytes > BytesMax && progress > share / 4) || progress - (Account.LoadedBytes - Volatile.Read(ref _loadedThen)) > share;
        }
    }

    private long Progress => Account.LoadedBytes + Account.WrittenBytes + (PageBytesPerLogByte * _databases.Sum(static database => database.LogBytes));

    /// <summary>Takes a step of a round that is under way or due, unless another thread is at it.</summary>
    /// <returns>Whether there was anything to do.</returns>
    public bool TryStep() => _turn.TryTake(1);

    /// <summary>Has all be written that only memory has, as soon as may be, and measured anew, by whoever takes the next steps.</summary>
    internal void DemandWritten()
    {
        foreach (Database database in _databases)
        {
            database.Checkpointer?.Demand(isUrgent: true);
        }

        Interlocked.CompareExchange(ref _roundsLeft, 1, 0);
    }

    /// <summary>
    /// Lets go of pages now, whatever has happened since the last round, until no more are in memory than may be, or only such as nothing
    /// else has. Of versions kept for AS OF first.
    /// </summary>
    internal void Reduce()
    {
        foreach (Database database in _databases)
        {
            database.ForgetPast();
        }

        Volatile.Write(ref _roundsLeft, RoundsMax);
        while (TryStep())
        {
        }
    }

    internal void Add(Database database)
    {
        ImmutableInterlocked.Update(ref _databases, static (databases, added) => databases.Add(added), database);

        // What its start has left in memory is to be measured.
        Volatile.Write(ref _roundsLeft, 1);
    }

    internal void Remove(Database database) => ImmutableInterlocked.Update(ref _databases, static (databases, removed) => databases.Remove(removed), database);

    private bool Step()
    {
        if (_round is null)
        {
            if (IsDue)
            {
                Begin();
            }

            return _round is not null;
        }

        if (!_round.Step())
        {
            End(_round);
            Volatile.Write(ref _round, null);
        }

        return true;
    }

    private void Begin()
    {
        long loaded = Account.LoadedBytes - _loadedThen;
        long excess = ResidentBytes - BytesMax;
        _wasWithin = excess <= 0;
        if (_roundsLeft == 0)
        {
            _roundsLeft = RoundsMax;
        }

        // What is let go lasts for a while; but a part of the bound stays for written pages, whatever is unwritten.
        long quota = excess <= 0 ? 0 : Math.Min(excess + (BytesMax / RoundShare), _foundBytes + loaded - _unwrittenBytes - (BytesMax / NewShare));
        long ofNew = Math.Clamp(_newBytes + loaded - (BytesMax / NewShare), 0, Math.Max(0, quota));
        _loadedThen += loaded;
        _foundBytes += loaded;
        _progressThen = Progress;
        Volatile.Write(ref _round, new EvictionRound(_databases, ofNew, Math.Max(0, quota) - ofNew, _next));
    }

    private void End(EvictionRound round)
    {
        _newBytes = round.NewBytes;
        Volatile.Write(ref _unwrittenBytes, round.UnwrittenBytes);
        Volatile.Write(ref _foundBytes, round.FoundBytes);
        EvictedBytes += round.EvictedBytes;
        _next = round.Next;
        Volatile.Write(ref _roundsLeft, ResidentBytes > BytesMax && (round.HadQuota || _wasWithin) ? _roundsLeft - 1 : 0);
        SetMark();
        foreach ((Database database, long unwritten) in round.Unwritten)
        {
            if (unwritten > BytesMax / UnwrittenShare)
            {
                database.Checkpointer?.Demand(isUrgent: unwritten > 2 * BytesMax / UnwrittenShare);
            }
        }
    }

    /// <summary>Readers take part when a good deal more is in memory than shall be.</summary>
    private void SetMark() => Account.Mark = Math.Max(Account.LoadedBytes, Account.LoadedBytes + BytesMax - ResidentBytes) + (BytesMax / RoundShare);
}
