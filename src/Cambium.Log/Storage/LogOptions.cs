namespace Cambium.Log.Storage;

/// <summary>How a log is opened.</summary>
public sealed record LogOptions
{
    /// <summary>Bytes of a segment file at most; the first ones are smaller, and a batch that needs more gets a larger one. Segments are zeroed before use.</summary>
    public long SegmentSize { get; init; } = 64L << 20;

    /// <summary>There is a log: when there is none it was lost, and isn't made.</summary>
    public bool IsExisting { get; init; }

    /// <summary>Id for a new log (random when null); an existing log must have this one.</summary>
    public Guid? DatabaseId { get; init; }

    /// <summary>Version of the collation that key encodings follow, at most 40 bytes of UTF-8, written into new segments.</summary>
    public string CollationVersion { get; init; } = "C.UTF-8";

    /// <summary>A position known durable from elsewhere (a checkpoint): a bad batch at or below it is damage.</summary>
    public long KnownDurablePosition { get; init; }

    /// <summary>A place that a checkpoint remembers: opening, and reading from its position on, begin there. Everything before it was durable.</summary>
    public LogPlace? ResumeAt { get; init; }

    /// <summary>So much of what opening has read is kept for who replays it next; when there is more, that reads the files again.</summary>
    public long TailBytesMax { get; init; } = DefaultTailBytesMax;

    /// <summary>256 MiB.</summary>
    public static long DefaultTailBytesMax => 256L << 20;

    /// <summary>A new log goes on from here, the end of another one that it has its first positions from; null: it begins at position 1.</summary>
    public LogPlace? BeginAt { get; init; }

    /// <summary>
    /// Gives up everything after this position, damaged or not (<c>cambium log recover --up-to</c>). The log can't be opened
    /// if it is unreadable before that.
    /// </summary>
    public long? CutAfterPosition { get; init; }
}
