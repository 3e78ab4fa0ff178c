using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Inverted;

namespace Cambium.Engine.Memory;

/// <summary>
/// Shares out a server's memory: pages get up to a part of it, statements are refused more before the process runs out. What counts is
/// what the heap really holds: data, versions and statements together. One for a server; used from any thread.
/// </summary>
/// <remarks>
/// <code>
/// memory_limit
/// ├─ outside the heap   code, stacks, the runtime's own
/// └─ heap               a bound that the collector is told, so that the process can't exceed it
///    ├─ 3/4             rows and values that statements keep are refused beyond it
///    ├─ 7/8             whatever else sessions allocate is refused beyond it
///    └─ the rest        for commits under way, and garbage
/// </code>
/// </remarks>
public sealed class MemoryGuard
{
    /// <summary>The smallest limit: the server itself takes most of it.</summary>
    public const long LimitMin = 128L << 20;

    /// <summary>A restart keeps one part in so many of the limit of the log in memory, which takes several times as much there.</summary>
    private const int TailShare = 16;

    /// <summary>A collection may take one part in so many of the time while statements ask for more than there is.</summary>
    private const int CollectionShare = 10;

    /// <summary>Code, stacks and the runtime's own memory.</summary>
    private const long OutsideBytes = 100L << 20;

    /// <summary>Inverted indexes may take one part in so many of the heap.</summary>
    private const int InvertedShare = 8;

    /// <summary>A statement waits so often for a checkpoint before it is refused.</summary>
    private const int CheckpointWaitsMax = 20;

    private static readonly TimeSpan s_checkpointWait = TimeSpan.FromMilliseconds(50);

    private readonly object _gate = new();
    private readonly long _limit;
    private readonly long _keptMax;
    private readonly long _allMax;
    private readonly long _pageBytesMax;

    // The last collection of everything: when it ended, how long it took, what was still held.
    private long _collectedAt;
    private TimeSpan _collectionTime;
    private long _heldThen;

    // The last one of any kind.
    private long _lastAt;
    private TimeSpan _lastTime;
    private long _leftThen;

    /// <param name="limit">What the process shall use, in bytes.</param>
    public MemoryGuard(long limit)
    {
        _limit = limit;
        long heap = HeapBytesMax(limit);
        _keptMax = heap / 4 * 3;
        _allMax = limit < LimitMin ? long.MaxValue : heap / 8 * 7;
        _pageBytesMax = Math.Min(limit / 100 * 45, heap / 2);
        Evictor = new Evictor(_pageBytesMax);
        Inverted = new InvertedMemory(heap / InvertedShare);
    }

    /// <summary>Nine tenths of what this process may use: of the machine, or of its container.</summary>
    public static long DefaultBytesMax => GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / 10 * 9;

    /// <summary>Bounds the pages.</summary>
    public Evictor Evictor { get; }

    /// <summary>Bounds the inverted indexes.</summary>
    public InvertedMemory Inverted { get; }

    /// <summary>Whether a restart had better write what it has changed before it goes on: half of the heap is taken.</summary>
    public bool IsHalfFull => GC.GetTotalMemory(false) > HeapBytesMax(_limit) / 2;

    /// <summary>How much of a log's tail a restart may have in memory.</summary>
    public long TailBytesMax => _limit / TailShare;

    /// <summary>What of a limit the heap may take.</summary>
    public static long HeapBytesMax(long limit) => Math.Max(limit / 4, limit - OutsideBytes);

    /// <summary>53200 in the server's words.</summary>
    public static SqlErrorException Exhausted(string detail, string hint = "Let the statement sort, join or collect less at a time, or raise memory_limit.", Exception? cause = null) =>
        new(SqlState.OutOfMemory, "out of memory", detail, hint, innerException: cause);

    /// <summary>A statement wants to go on collecting rows.</summary>
    /// <param name="heldBytes">What it holds already, for the message.</param>
    /// <param name="wantedBytes">What it is about to take, if that is known to be much.</param>
    /// <exception cref="SqlErrorException">53200: there is no more.</exception>
    public void Ask(long heldBytes, long wantedBytes = 0)
    {
        if (!HasRoom(_keptMax - wantedBytes))
        {
            throw Exhausted(string.Create(
                CultureInfo.InvariantCulture, $"The server has reached its memory_limit of {_limit >> 20} MB; this statement holds about {heldBytes >> 20} MB of rows."));
        }
    }

    /// <summary>
    /// A session has allocated a good deal, and nobody knows what for: it is refused last, when what others are known to keep leaves nothing.
    /// </summary>
    /// <exception cref="SqlErrorException">53200: there is no more.</exception>
    public void AskForAll()
    {
        if (!HasRoom(_allMax))
        {
            throw Exhausted(string.Create(CultureInfo.InvariantCulture, $"The server has reached its memory_limit of {_limit >> 20} MB."));
        }
    }

    /// <summary>
    /// Collects when the process has grown near its limit, and gives pages back, bit by bit, what statements took from them and no longer hold.
    /// To be called now and then.
    /// </summary>
    internal void Keep()
    {
        const int Bits = 16;
        if (_limit > OutsideBytes && Environment.WorkingSet > _limit / 100 * 92)
        {
            _ = CollectNow() || (Evictor.BytesMax > _pageBytesMax / 2 && HasRoomAfterEviction(_keptMax));
        }

        if (Evictor.BytesMax < _pageBytesMax && GC.GetTotalMemory(false) < _keptMax / 4 * 3)
        {
            Evictor.BytesMax = Math.Min(_pageBytesMax, Evictor.BytesMax + (_pageBytesMax / Bits));
        }
    }

    private bool HasRoom(long bytesMax) =>
        GC.GetTotalMemory(false) < bytesMax || (bytesMax > 0 && (HasRoomAfterYoungCollection(bytesMax) || HasRoomAfterCollection(bytesMax) || HasRoomAfterEviction(bytesMax) || HasRoomAfterCheckpoint(bytesMax)));

    /// <summary>Collects, unless that was done a moment ago or little has come since.</summary>
    /// <returns>Whether the heap is as small as it shall be.</returns>
    private bool CollectNow()
    {
        lock (_gate)
        {
            bool isRested = _lastAt == 0 || TimeProvider.System.GetElapsedTime(_lastAt) > CollectionShare * _lastTime;

            // What the heap has taken for a moment and doesn't use is the process's until it is given back.
            bool isLoose = Environment.WorkingSet > _limit && GC.GetGCMemoryInfo().TotalCommittedBytes - GC.GetTotalMemory(false) > _keptMax / 4;
            if (isRested && isLoose)
            {
                // Aggressive gives memory back to the system at once, at the price of taking it again.
                Collect(GCCollectionMode.Aggressive);
            }
            else if (isRested && GC.GetTotalMemory(false) - _leftThen > _keptMax / 8 && !IsLow(CollectYoung(), _keptMax))
            {
                Collect();
            }

            return _leftThen < _keptMax;
        }
    }

    /// <summary>
    /// Most of what a statement leaves is young, and collecting that costs a fraction of going through all the pages. Only where it leaves little room are those gone through,
    /// or the next collection would be due at once.
    /// </summary>
    private bool HasRoomAfterYoungCollection(long bytesMax)
    {
        lock (_gate)
        {
            return IsLow(GC.GetTotalMemory(false), bytesMax) || IsLow(CollectYoung(), bytesMax);
        }
    }

    private static bool IsLow(long held, long bytesMax) => held < bytesMax / 8 * 7;

    private long CollectYoung()
    {
        Time(static () => GC.Collect(1, GCCollectionMode.Forced, blocking: true));
        return _leftThen;
    }

    /// <summary>What the heap holds includes what nobody uses any more; only a collection tells.</summary>
    private bool HasRoomAfterCollection(long bytesMax)
    {
        long asked = TimeProvider.System.GetTimestamp();
        lock (_gate)
        {
            // While it is not so full that nothing else will do, what the last collection has shown to be free is believed for a while. What
            // it has shown to be held is not: those who held it may have been refused since.
            bool isFresh = _collectedAt != 0 && TimeProvider.System.GetElapsedTime(_collectedAt) < CollectionShare * _collectionTime;
            bool isBelieved = isFresh && _heldThen < bytesMax && GC.GetTotalMemory(false) <= bytesMax + (bytesMax / 8);
            if (!isBelieved && _collectedAt <= asked)
            {
                Collect();
            }

            return _heldThen < bytesMax;
        }
    }

    /// <summary>Statements may take half of what pages have, and all that past versions and inverted indexes have.</summary>
    private bool HasRoomAfterEviction(long bytesMax)
    {
        lock (_gate)
        {
            Evictor.BytesMax = Math.Min(Evictor.BytesMax, _pageBytesMax / 2);
            Inverted.Forget();
            Evictor.Reduce();
            Collect();
            return _heldThen < bytesMax;
        }
    }

    /// <summary>What only memory has may go when a checkpoint has written it: that is worth a wait.</summary>
    private bool HasRoomAfterCheckpoint(long bytesMax)
    {
        bool hasWaited = false;
        for (int waits = 0; waits < CheckpointWaitsMax && Evictor.UnwrittenBytes > _pageBytesMax / 8; waits++)
        {
            Evictor.DemandWritten();
            Thread.Sleep(s_checkpointWait);
            hasWaited = true;
            while (Evictor.TryStep())
            {
            }

            if (GC.GetTotalMemory(false) < bytesMax || HasRoomAfterCollection(bytesMax))
            {
                return true;
            }
        }

        return hasWaited && HasRoomAfterEviction(bytesMax);
    }

    private void Collect(GCCollectionMode mode = GCCollectionMode.Forced)
    {
        Time(() => GC.Collect(GC.MaxGeneration, mode, blocking: true, compacting: true));
        (_collectedAt, _collectionTime, _heldThen) = (_lastAt, _lastTime, _leftThen);
    }

    private void Time(Action collection)
    {
        long started = TimeProvider.System.GetTimestamp();
        collection();
        _lastAt = TimeProvider.System.GetTimestamp();
        _lastTime = TimeProvider.System.GetElapsedTime(started, _lastAt);
        _leftThen = GC.GetTotalMemory(false);
    }
}
