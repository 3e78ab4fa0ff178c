using Cambium.Engine.Memory;

namespace Cambium.Server.Hosting;

/// <summary>
/// Tells the garbage collector how much memory a process has, so that it works harder as it gets near. <see cref="MemoryGuard"/> stays
/// below the bound; what it doesn't foresee may exceed <c>memory_limit</c> by <see cref="AllowanceBytes"/> for a moment, and no further.
/// </summary>
internal static class HeapLimit
{
    /// <summary>Without it one large value would take the last of the heap from threads that everybody needs.</summary>
    public const long AllowanceBytes = 32L << 20;

    /// <param name="limit">What the process shall use, in bytes.</param>
    public static void Apply(long limit)
    {
        if (limit < GC.GetGCMemoryInfo().TotalAvailableMemoryBytes)
        {
            AppContext.SetData("GCHeapHardLimit", (ulong)(MemoryGuard.HeapBytesMax(limit) + AllowanceBytes));
            GC.RefreshMemoryLimit();
        }
    }
}
