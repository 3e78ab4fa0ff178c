using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>What an index says of one of its columns for methods and planners that work otherwise: kept for those who describe and dump.</summary>
/// <param name="Number">The column's, from 1.</param>
public sealed record IndexColumnTuning(int Number)
{
    /// <summary>Options of its operator class, each name=value.</summary>
    public ImmutableArray<string> ClassOptions { get; init; } = [];

    /// <summary>SET STATISTICS; null for the default.</summary>
    public int? StatisticsTarget { get; init; }
}
