using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Sampling;

/// <summary>What a sample tells of a column's values, in PostgreSQL's terms (pg_stats).</summary>
/// <param name="NullFraction">From 0 to 1.</param>
/// <param name="Width">Average bytes of a value as PostgreSQL would store it; 0 when all are NULL.</param>
/// <param name="Distinct">How many values there are; negative: for one row. 0: not known.</param>
internal sealed record ColumnStatistics(double NullFraction, int Width, double Distinct)
{
    /// <summary>The commonest values, the most frequent first, and the fraction of all rows that have each.</summary>
    public ValueFrequencies? MostCommon { get; init; }

    /// <summary>Values that divide all others into parts of one size.</summary>
    public ArrayValue? Histogram { get; init; }

    /// <summary>Of the order of values and that of rows: from -1 to 1.</summary>
    public double? Correlation { get; init; }

    /// <summary>Of arrays and texts to search in: their commonest elements in order, the fraction of rows that have each, and behind those the least and the largest, then of arrays that of NULLs.</summary>
    public ValueFrequencies? Elements { get; init; }

    /// <summary>Numbers of different elements that divide the arrays into parts of one size, and behind those the average.</summary>
    public double[]? ElementCounts { get; init; }
}

internal sealed record ValueFrequencies(ArrayValue Values, double[] Frequencies);
