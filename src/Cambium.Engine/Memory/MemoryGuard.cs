using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Memory;

/// <summary>
/// Shares out a server's memory: pages get up to a part of it, statements are refused more before the process runs out. What counts is
/// what the heap really holds: data, versions and statements together. One for a server; used from any thread.
/// </summary>
public sealed class MemoryGuard
{
    /// <summary>A collection may take one part in so many of the time while statements ask for more than there is.</summary>
    private const int CollectionShare = 10;

    /// <summary>Code, stacks and the runtime's own memory.</summary>
    private const long OutsideBytes = 96L << 20;

    private readonly object _gate = new();
    private readonly long _limit;
    private readonly long _bytesMax;
    private readonly long _pageBytesMax;
    private long _collectedAt;
    private TimeSpan _collectionTime;
    private long _heldThen;

    /// <param name="limit">What the process shall use, in bytes.</param>
    public MemoryGuard(long limit)
    {
        _limit = limit;
        long heap = Math.Max(limit / 2, limit - OutsideBytes);
        _bytesMax = heap / 10 * 8;
        _pageBytesMax = Math.Min(limit / 100 * 45, heap / 2);
        Evictor = new Evictor(_pageBytesMax);
    }

    /// <summary>Nine tenths of what this process may use.</summary>
    public static long DefaultBytesMax => GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / 10 * 9;

    /// <summary>Bounds the pages.</summary>
    public Evictor Evictor { get; }

    /// <summary>A statement wants to go on collecting rows.</summary>
    /// <param name="heldBytes">What it holds already, for the message.</param>
    /// <exception cref="SqlErrorException">53200: there is no more.</exception>
    public void Ask(long heldBytes)
    {
        if (GC.GetTotalMemory(false) < _bytesMax || HasRoomAfterCollection() || HasRoomAfterEviction())
        {
            return;
        }

        throw new SqlErrorException(
            SqlState.OutOfMemory,
            "out of memory",
            detail: string.Create(CultureInfo.InvariantCulture, $"The server has reached its memory_limit of {_limit >> 20} MB; this statement holds about {heldBytes >> 20} MB of rows."),
            hint: "Let the statement sort, join or collect fewer rows, or raise memory_limit.");
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
            _ = CollectNow() || HasRoomAfterEviction();
        }

        if (Evictor.BytesMax < _pageBytesMax && GC.GetTotalMemory(false) < _bytesMax / 4 * 3)
        {
            Evictor.BytesMax = Math.Min(_pageBytesMax, Evictor.BytesMax + (_pageBytesMax / Bits));
        }
    }

    /// <summary>Collects, unless that was done a moment ago or little has come since.</summary>
    /// <returns>Whether the heap is as small as it shall be.</returns>
    private bool CollectNow()
    {
        lock (_gate)
        {
            bool isRested = _collectedAt == 0 || TimeProvider.System.GetElapsedTime(_collectedAt) > CollectionShare * _collectionTime;
            if (isRested && GC.GetTotalMemory(false) - _heldThen > _bytesMax / 8)
            {
                // Aggressive gives memory back to the system at once, at the price of taking it again.
                Collect(Environment.WorkingSet > _limit ? GCCollectionMode.Aggressive : GCCollectionMode.Forced);
            }

            return _heldThen < _bytesMax;
        }
    }

    /// <summary>What the heap holds includes what nobody uses any more; only a collection tells.</summary>
    private bool HasRoomAfterCollection()
    {
        lock (_gate)
        {
            // While it is not so full that nothing else will do, what the last collection left decides for a while.
            bool isFresh = _collectedAt != 0 && TimeProvider.System.GetElapsedTime(_collectedAt) < CollectionShare * _collectionTime;
            if (!isFresh || GC.GetTotalMemory(false) > _bytesMax + (_bytesMax / 8))
            {
                Collect();
            }

            return _heldThen < _bytesMax;
        }
    }

    /// <summary>Statements may take half of what pages have.</summary>
    private bool HasRoomAfterEviction()
    {
        lock (_gate)
        {
            if (Evictor.BytesMax <= _pageBytesMax / 2 || Evictor.ResidentBytes <= _pageBytesMax / 2)
            {
                return false;
            }

            Evictor.BytesMax = _pageBytesMax / 2;
            while (Evictor.TryStep())
            {
            }

            Collect();
            return _heldThen < _bytesMax;
        }
    }

    private void Collect(GCCollectionMode mode = GCCollectionMode.Forced)
    {
        long started = TimeProvider.System.GetTimestamp();
        GC.Collect(GC.MaxGeneration, mode, blocking: true, compacting: true);
        _collectedAt = TimeProvider.System.GetTimestamp();
        _collectionTime = TimeProvider.System.GetElapsedTime(started, _collectedAt);
        _heldThen = GC.GetTotalMemory(false);
    }
}
