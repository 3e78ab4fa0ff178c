namespace Cambium.Engine.Recovery;

/// <summary>When checkpoints are made, and what is let go after one.</summary>
public sealed record CheckpointSettings
{
    /// <summary>A checkpoint begins when the log has grown by so many bytes since the last: a restart has at most about so much to replay.</summary>
    public long LogBytes { get; init; } = 64L << 20;

    /// <summary>A checkpoint begins at the latest this long after a commit that the last one lacks.</summary>
    public TimeSpan Interval { get; init; } = TimeSpan.FromMinutes(5);

    /// <summary>While all page files together are smaller, none is given up.</summary>
    public long PageBytesMin { get; init; } = 32L << 20;

    /// <summary>How long the log is kept; null for ever. What the newest checkpoint doesn't cover is always kept.</summary>
    public TimeSpan? LogRetention { get; init; }
}
