namespace Cambium.Engine.Recovery;

/// <summary>Where the entries of secondary indexes are kept.</summary>
public enum IndexStorage
{
    /// <summary>In checkpoints, with their table's rows.</summary>
    Checkpointed,

    /// <summary>In memory alone: checkpoints are cheaper, and a restart has to rebuild them.</summary>
    Rebuilt,
}
