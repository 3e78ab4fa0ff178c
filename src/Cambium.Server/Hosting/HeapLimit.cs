namespace Cambium.Server.Hosting;

/// <summary>Tells the garbage collector how much of a process's memory is its own, so that garbage doesn't grow beyond it.</summary>
internal static class HeapLimit
{
    /// <summary>Code, stacks and the runtime's own memory, as far as they come after the start.</summary>
    private const long LaterBytes = 64L << 20;

    private const long BytesMin = 64L << 20;

    /// <summary>Bounds the heap of this process, so that with everything else it stays within a limit. To be called once, early.</summary>
    /// <param name="limit">What the process shall use, in bytes.</param>
    /// <returns>Bytes for the heap.</returns>
    public static long Apply(long limit)
    {
        long outside = Environment.WorkingSet - GC.GetGCMemoryInfo().TotalCommittedBytes + LaterBytes;
        long heap = Math.Max(BytesMin, limit - outside);
        if (heap >= GC.GetGCMemoryInfo().TotalAvailableMemoryBytes)
        {
            return heap;
        }

        AppContext.SetData("GCHeapHardLimit", (ulong)heap);
        GC.RefreshMemoryLimit();
        return heap;
    }
}
