namespace Cambium.Engine.Catalog;

/// <summary>How the rows of a partitioned table are told apart.</summary>
public enum PartitionStrategy
{
    Range,
    List,
    Hash,
}
