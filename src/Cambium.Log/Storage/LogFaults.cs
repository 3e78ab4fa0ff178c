namespace Cambium.Log.Storage;

/// <summary>What goes wrong in a <see cref="MemoryLogStore"/>. Set at any time; counts go down as they are used.</summary>
public sealed class LogFaults
{
    /// <summary>Bytes the disk holds; writing past it fails as a full disk does.</summary>
    public long CapacityBytes { get; set; } = long.MaxValue;

    /// <summary>Writes that fail half done from now on, as on a full disk, though they need no new space (copy-on-write file systems).</summary>
    public int FullWrites { get; set; }

    /// <summary>Files that can still be opened; the next one fails as when a process has too many open. Null: without end.</summary>
    public int? OpensLeft { get; set; }

    /// <summary>Flushes that fail from now on; afterwards they succeed again (the store must have given up by then).</summary>
    public int FailingFlushes { get; set; }

    /// <summary>Flushes that say yes and do nothing, as a lying disk does.</summary>
    public int LostFlushes { get; set; }

    /// <summary>
    /// Files, by name, whose flushes say yes and do nothing, as if whoever writes them had forgotten to flush; the empty name stands for the
    /// directory's own. Null: none.
    /// </summary>
    public Predicate<string>? ForgottenFlushes { get; set; }

    /// <summary>
    /// Writes, flushes, renames and deletions that still happen; the next one stops halfway and throws
    /// <see cref="LogCrashException"/>, as does everything after it. Null: never.
    /// </summary>
    public int? OperationsUntilCrash { get; set; }

    /// <summary>Reads of page files from now on in which a bit comes out wrong; the same place read again is right.</summary>
    public int FlippedPageReads { get; set; }

    /// <summary>The bit that comes out wrong, counted round the bytes read.</summary>
    public int FlippedBit { get; set; }

    /// <summary>Reads of page files from now on that fail.</summary>
    public int FailingPageReads { get; set; }

    /// <summary>Called before a flush takes effect: a simulation delays it here.</summary>
    public Action? BeforeFlush { get; set; }
}
