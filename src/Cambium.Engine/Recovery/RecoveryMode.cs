namespace Cambium.Engine.Recovery;

/// <summary>How indexes that are missing after a restart come back.</summary>
public enum RecoveryMode
{
    /// <summary>The database answers at once; the index that helps most comes first, and only useful ones get all processors.</summary>
    Adaptive,

    /// <summary>The database answers at once; indexes come in the order they were made.</summary>
    Asynchronous,

    /// <summary>All are rebuilt before the database answers.</summary>
    Synchronous,
}
