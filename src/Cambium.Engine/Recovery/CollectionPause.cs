using System.Runtime;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Keeps the garbage collector away while a long tail of the log is replayed: nearly all that is allocated there stays, and collecting
/// would only move it about (measured: three quarters of the replay's time).
/// </summary>
internal readonly struct CollectionPause
{
    /// <summary>Fewer records aren't worth it.</summary>
    private const long RecordsMin = 2_000;

    /// <summary>So much may be allocated before the collector comes nevertheless; a share of the memory there is, if that is less.</summary>
    private const long BytesMax = 768L << 20;
    private const int MemoryShare = 8;

    private readonly bool _isOn;

    private CollectionPause(bool isOn) => _isOn = isOn;

    public static CollectionPause Begin(long records)
    {
        long bytes = Math.Min(BytesMax, GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / MemoryShare);
        try
        {
            return new CollectionPause(records >= RecordsMin && bytes > 0 && GCSettings.LatencyMode != GCLatencyMode.NoGCRegion && GC.TryStartNoGCRegion(bytes));
        }
        catch (Exception exception) when (exception is ArgumentOutOfRangeException or InvalidOperationException)
        {
            // More than the collector's regions hold, or somebody else in this process was faster.
            return default;
        }
    }

    /// <param name="delay">From now.</param>
    public void End(TimeSpan delay)
    {
        if (!_isOn)
        {
            return;
        }

        if (delay == TimeSpan.Zero)
        {
            End();
        }
        else
        {
            _ = Task.Delay(delay).ContinueWith(static _ => End(), TaskScheduler.Default);
        }
    }

    private static void End()
    {
        if (GCSettings.LatencyMode != GCLatencyMode.NoGCRegion)
        {
            return;
        }

        try
        {
            GC.EndNoGCRegion();

            // What may be allocated before the collector comes would stay as large as it was for the replay.
            GC.Collect(0);
        }
        catch (InvalidOperationException)
        {
            // A collection ended it in this very moment.
        }
    }
}
