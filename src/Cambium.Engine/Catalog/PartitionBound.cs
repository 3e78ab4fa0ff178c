using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>FOR VALUES of a partition, or DEFAULT.</summary>
public sealed record PartitionBound
{
    public bool IsDefault { get; init; }

    /// <summary>Of a hash partition; 0 for others.</summary>
    public int Modulus { get; init; }

    public int Remainder { get; init; }

    /// <summary>IN (…), NULL among them perhaps.</summary>
    public ImmutableArray<PartitionDatum> Values { get; init; } = [];

    /// <summary>FROM (…), inclusive: one for each part of the key.</summary>
    public ImmutableArray<PartitionDatum> From { get; init; } = [];

    /// <summary>TO (…), exclusive.</summary>
    public ImmutableArray<PartitionDatum> To { get; init; } = [];
}
