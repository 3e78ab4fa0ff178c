using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>CREATE STATISTICS: columns and expressions of a table that belong together. The planner counts keys instead; it is kept for those who describe and dump.</summary>
public sealed record StatisticsDefinition : Definition
{
    public required int TableId { get; init; }

    /// <summary>In ascending order.</summary>
    public ImmutableArray<int> ColumnIds { get; init; } = [];

    /// <summary>Their texts, in the order they were named.</summary>
    public ImmutableArray<string> Expressions { get; init; } = [];

    /// <summary>Letters of pg_statistic_ext.stxkind: d, f, m, and e where there are expressions.</summary>
    public required string Kinds { get; init; }

    /// <summary>SET STATISTICS; null for the default.</summary>
    public int? Target { get; init; }

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Statistics;
}
