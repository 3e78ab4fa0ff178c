namespace Cambium.Engine.Catalog;

/// <summary>REPLICA IDENTITY: kept for those who describe and dump. The log holds the names.</summary>
public enum ReplicaIdentity
{
    /// <summary>The primary key.</summary>
    Default,
    Nothing,
    Full,

    /// <summary>USING INDEX.</summary>
    Index,
}
