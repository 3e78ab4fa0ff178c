namespace Cambium.Engine.Recovery;

/// <summary>When checkpoints are made, and what is let go after one.</summary>
public sealed record CheckpointSettings
{
    /// <summary>A restart has at most about so much of the log to replay: a checkpoint begins early enough to be complete by then.</summary>
    public long LogBytes { get; init; } = 64L << 20;

    /// <summary>The part of the distance between two checkpoints over which one is spread, between 0 and 1.</summary>
    public double CompletionTarget { get; init; } = 0.9;

    /// <summary>A checkpoint begins at the latest this long after a commit that the last one lacks.</summary>
    public TimeSpan Interval { get; init; } = TimeSpan.FromMinutes(5);

    /// <summary>While all page files together are smaller, none is given up.</summary>
    public long PageBytesMin { get; init; } = 32L << 20;

    /// <summary>How long the log is kept; null for ever. What the newest checkpoint doesn't cover is always kept.</summary>
    public TimeSpan? LogRetention { get; init; }

    /// <summary>A checkpoint begins when the log has grown by so many bytes since the beginning of the last.</summary>
    internal double LogBytesBetween => LogBytes / (1 + CompletionTarget);

    /// <summary>By so many more bytes later it is to be complete.</summary>
    internal double LogBytesDuring => LogBytes - LogBytesBetween;
}
