using Cambium.Engine.Rows;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>One value of a partition's bound, or an end of all values.</summary>
/// <param name="Kind">-1: MINVALUE, below all values; 0: a value; 1: MAXVALUE.</param>
/// <param name="Stored">The value as the log would keep it; null for NULL and for the ends.</param>
public sealed record PartitionDatum(int Kind, string? Stored)
{
    public static PartitionDatum Minimum { get; } = new(-1, null);

    public static PartitionDatum Maximum { get; } = new(1, null);

    public static PartitionDatum Of(DataType type, in Value value) => new(0, LogValues.ToText(type.Ordered(null), value));

    public Value Decode(DataType type) => LogValues.FromText(type.Ordered(null), Stored);
}
