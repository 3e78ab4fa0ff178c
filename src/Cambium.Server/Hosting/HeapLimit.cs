namespace Cambium.Server.Hosting;

/// <summary>
/// Tells the garbage collector how much memory a process has, so that it works harder as it gets near. Not all that the heap is meant to
/// leave is taken from it: <see cref="Engine.Memory.MemoryGuard"/> stays below the bound, and whatever it doesn't foresee shall rather
/// exceed the limit for a moment than end the process.
/// </summary>
internal static class HeapLimit
{
    private const long BytesMin = 128L << 20;

    /// <summary>Code, stacks and the runtime's own memory take at least so much.</summary>
    private const long OutsideBytes = 64L << 20;

    /// <param name="limit">What the process shall use, in bytes.</param>
    public static void Apply(long limit)
    {
        if (limit < GC.GetGCMemoryInfo().TotalAvailableMemoryBytes)
        {
            AppContext.SetData("GCHeapHardLimit", (ulong)Math.Max(BytesMin, limit - OutsideBytes));
            GC.RefreshMemoryLimit();
        }
    }
}
