namespace Cambium.Engine.Recovery;

/// <summary>How a database comes to its indexes after a restart.</summary>
public sealed record RecoverySettings
{
    public RecoveryMode Mode { get; init; }

    public IndexStorage IndexStorage { get; init; }

    /// <summary>Threads that rebuild indexes at most; 0: nothing is rebuilt before something needs it.</summary>
    public int WorkersMax { get; init; } = Environment.ProcessorCount;
}
