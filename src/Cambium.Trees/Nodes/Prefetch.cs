using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics.X86;

namespace Cambium.Trees.Nodes;

/// <summary>
/// Tells the processor what will be read soon, so that it comes from memory while other work goes on. Hints only: what has moved meanwhile is fetched
/// for nothing, and nothing happens on processors without them.
/// </summary>
internal static unsafe class Prefetch
{
    private const int LineBytes = 64;

    /// <summary>The first line of an object, which isn't looked at here.</summary>
    internal static void Object(object target)
    {
        if (Sse.IsSupported)
        {
            Sse.Prefetch0(*(void**)Unsafe.AsPointer(ref target));
        }
    }

    /// <summary>All of an array.</summary>
    internal static void Bytes(byte[] array)
    {
        if (Sse.IsSupported)
        {
            byte* start = (byte*)Unsafe.AsPointer(ref MemoryMarshal.GetArrayDataReference(array));
            for (int offset = 0; offset < array.Length; offset += LineBytes)
            {
                Sse.Prefetch1(start + offset);
            }
        }
    }
}
