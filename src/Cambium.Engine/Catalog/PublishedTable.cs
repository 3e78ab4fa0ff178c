using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>A table of a publication.</summary>
/// <param name="ColumnIds">In ascending order; empty for all.</param>
/// <param name="WhereSql">Which rows; null for all.</param>
public sealed record PublishedTable(int Id, int TableId, ImmutableArray<int> ColumnIds, string? WhereSql);
