namespace Cambium.Engine.Recovery;

/// <summary>How a database comes to its indexes after a restart.</summary>
public sealed record RecoverySettings
{
    public RecoveryMode Mode { get; init; }

    public IndexStorage IndexStorage { get; init; }

    /// <summary>
    /// How fast the workload of before a restart loses its say, between 0 and 1: after n statements its weight is this to the power of n. Half of it
    /// is gone after 7,000 statements: within seconds where much is asked, and not before the first indexes are back.
    /// </summary>
    public double PastWeight { get; init; } = 0.9999;

    /// <summary>Whether the pages that the recorded workload reads are brought into memory after a restart; else they come as they are asked for.</summary>
    public bool WarmsPages { get; init; }

    /// <summary>Threads that rebuild indexes at most; 0: nothing is rebuilt before something needs it.</summary>
    public int WorkersMax { get; init; } = Environment.ProcessorCount;
}
