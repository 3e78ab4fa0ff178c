using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Memory;

/// <summary>
/// Refuses memory to statements before the process runs out of it. What counts is what the heap really holds: data, versions
/// and statements together. One for a server; used from any thread.
/// </summary>
/// <param name="bytesMax">What the heap may hold while statements still get more.</param>
public sealed class MemoryGuard(long bytesMax)
{
    private static readonly TimeSpan CollectionInterval = TimeSpan.FromSeconds(1);

    private readonly object _gate = new();
    private long _lastCollection;

    /// <summary>Nine tenths of what this process may use.</summary>
    public static long DefaultBytesMax => GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / 10 * 9;

    /// <summary>A statement wants to go on collecting rows.</summary>
    /// <param name="heldBytes">What it holds already, for the message.</param>
    /// <exception cref="SqlErrorException">53200: there is no more.</exception>
    public void Ask(long heldBytes)
    {
        if (GC.GetTotalMemory(false) < bytesMax || HasRoomAfterCollection())
        {
            return;
        }

        throw new SqlErrorException(
            SqlState.OutOfMemory,
            "out of memory",
            detail: string.Create(CultureInfo.InvariantCulture, $"The server has reached its memory_limit of {bytesMax >> 20} MB; this statement holds about {heldBytes >> 20} MB of rows."),
            hint: "Let the statement sort, join or collect fewer rows, or raise memory_limit.");
    }

    /// <summary>What the heap holds includes what nobody uses any more; only a collection tells.</summary>
    private bool HasRoomAfterCollection()
    {
        lock (_gate)
        {
            if (_lastCollection == 0 || TimeProvider.System.GetElapsedTime(_lastCollection) > CollectionInterval)
            {
                GC.Collect();
                _lastCollection = TimeProvider.System.GetTimestamp();
            }

            return GC.GetTotalMemory(false) < bytesMax;
        }
    }
}
