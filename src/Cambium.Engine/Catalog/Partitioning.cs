using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>
/// PARTITION BY of a table that has no rows itself: which partition a row belongs to follows from its key and the bounds, all of
/// which are here, so that whoever has read this definition has read where rows go.
/// </summary>
public sealed record Partitioning
{
    public required PartitionStrategy Strategy { get; init; }

    /// <summary>Columns and expressions that decide; one for a list.</summary>
    public required ImmutableArray<IndexKeyPart> Key { get; init; }

    /// <summary>The partitions in the order they came.</summary>
    public ImmutableArray<Partition> Partitions { get; init; } = [];

    /// <summary>The access method whose operator classes its parts have.</summary>
    [JsonIgnore]
    public string Method => Strategy == PartitionStrategy.Hash ? IndexDefinition.HashMethod : IndexDefinition.DefaultMethod;

    /// <summary>Place of the default partition; -1 when there is none.</summary>
    [JsonIgnore]
    public int DefaultPlace
    {
        get
        {
            for (int place = 0; place < Partitions.Length; place++)
            {
                if (Partitions[place].Bound.IsDefault)
                {
                    return place;
                }
            }

            return -1;
        }
    }

    /// <summary>Place of the partition that a table is; -1 when it is none.</summary>
    public int PlaceOf(int tableId)
    {
        for (int place = 0; place < Partitions.Length; place++)
        {
            if (Partitions[place].TableId == tableId)
            {
                return place;
            }
        }

        return -1;
    }
}

/// <summary>A table that holds those rows of another that are within a bound.</summary>
public sealed record Partition(int TableId, PartitionBound Bound);
