using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>What was said of how a column is stored and analyzed. Statistics follow it; the rest is kept for those who describe and dump.</summary>
public sealed record ColumnTuning
{
    /// <summary>SET STATISTICS (pg_attribute.attstattarget); null for the default.</summary>
    public int? StatisticsTarget { get; init; }

    /// <summary>SET STORAGE: the letter of pg_attribute.attstorage; null for the type's.</summary>
    public string? Storage { get; init; }

    /// <summary>SET COMPRESSION: the letter of pg_attribute.attcompression; null for the default.</summary>
    public string? Compression { get; init; }

    /// <summary>SET (…), each name=value.</summary>
    public ImmutableArray<string> Options { get; init; } = [];

    /// <summary>What partitions and heirs have of it: how the column is stored.</summary>
    public ColumnTuning OfStorage() => new() { Storage = Storage, Compression = Compression };
}
