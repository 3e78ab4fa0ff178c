namespace Cambium.Engine.Recovery;

/// <summary>How much of the processor and the disk a checkpoint may take from commits.</summary>
internal enum CheckpointHaste
{
    /// <summary>Ahead of its schedule: as little as can be.</summary>
    Gentle,

    /// <summary>Behind, or wanted soon: half of a processor.</summary>
    Brisk,

    /// <summary>Someone waits for it, or the log has grown beyond what it should.</summary>
    Full,
}
