namespace Cambium.Engine.Memory;

/// <summary>
/// Gives memory back to the system that large statements have left: the collector keeps what it once took, and without work to do it never runs.
/// Not safe for concurrent use.
/// </summary>
/// <remarks>
/// A collection stops everybody for as long as what is alive takes. So it waits until nobody has done anything for a while, and for a heap of more than
/// twice what the last full collection has left: it gives back at least as much as it goes through, or learns that the data have grown.
/// </remarks>
internal sealed class IdleHeap(TimeProvider clock)
{
    /// <summary>Less than that isn't worth a collection.</summary>
    private const long SpareBytesMin = 128L << 20;

    /// <summary>What housekeeping and a few small statements allocate between two looks.</summary>
    private const long QuietBytesMax = 256L << 10;

    private static readonly TimeSpan s_quiet = TimeSpan.FromSeconds(10);

    private long _allocated;
    private long _quietSince = clock.GetTimestamp();
    private bool _isSettled;

    /// <summary>Collects if it is time to. To be called now and then.</summary>
    public void Look()
    {
        if (HasSettled(GC.GetTotalAllocatedBytes()) && IsLoose(GC.GetGCMemoryInfo().TotalCommittedBytes, HeldBytes()))
        {
            GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        }
    }

    /// <summary>Whether the server has been quiet for long enough; true once, until there is work again.</summary>
    /// <param name="allocated">Bytes that have been allocated since the process began.</param>
    internal bool HasSettled(long allocated)
    {
        long since = allocated - _allocated;
        _allocated = allocated;
        if (since > QuietBytesMax)
        {
            _quietSince = clock.GetTimestamp();
            _isSettled = false;
            return false;
        }

        bool wasSettled = _isSettled;
        _isSettled = wasSettled || clock.GetElapsedTime(_quietSince) >= s_quiet;
        return _isSettled && !wasSettled;
    }

    /// <summary>Whether a collection would give back as much as it goes through, for all that is known.</summary>
    /// <param name="committed">Bytes that the heap has of the system.</param>
    /// <param name="held">Bytes that the last full collection has left.</param>
    internal static bool IsLoose(long committed, long held) => committed - held > Math.Max(SpareBytesMin, held);

    private static long HeldBytes()
    {
        GCMemoryInfo blocking = GC.GetGCMemoryInfo(GCKind.FullBlocking);
        GCMemoryInfo background = GC.GetGCMemoryInfo(GCKind.Background);
        return (blocking.Index > background.Index ? blocking : background).HeapSizeBytes;
    }
}
