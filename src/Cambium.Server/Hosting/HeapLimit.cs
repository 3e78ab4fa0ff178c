namespace Cambium.Server.Hosting;

/// <summary>
/// Tells the garbage collector how much memory a process has, so that it works harder as it gets near. The bound is the whole limit,
/// though the heap isn't all there is: <see cref="Engine.Memory.MemoryGuard"/> stays below it, and whatever it doesn't foresee shall
/// rather exceed the limit for a moment than end the process.
/// </summary>
internal static class HeapLimit
{
    private const long BytesMin = 128L << 20;

    /// <param name="limit">What the process shall use, in bytes.</param>
    public static void Apply(long limit)
    {
        if (limit < GC.GetGCMemoryInfo().TotalAvailableMemoryBytes)
        {
            AppContext.SetData("GCHeapHardLimit", (ulong)Math.Max(BytesMin, limit));
            GC.RefreshMemoryLimit();
        }
    }
}
