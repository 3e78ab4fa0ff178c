using Tpcc.Measurement;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class LatencyHistogramTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    public void Percentiles_are_off_by_at_most_two_percent(int seed)
    {
        var random = new Random(seed);
        var histogram = new LatencyHistogram();
        long[] microseconds = [.. Enumerable.Range(0, 10_001).Select(_ => (long)Math.Pow(10, random.NextDouble() * 9))];
        foreach (long value in microseconds)
        {
            histogram.Record(TimeSpan.FromMicroseconds(value));
        }

        Array.Sort(microseconds);
        foreach (double fraction in new[] { 0.01, 0.5, 0.95, 0.99, 1 })
        {
            long exact = microseconds[(int)Math.Ceiling(fraction * microseconds.Length) - 1];
            Assert.Equal(exact, histogram.Percentile(fraction).TotalMicroseconds, tolerance: Math.Max(0.5, exact * 0.02));
        }

        Assert.Equal(10_001, histogram.Count);
    }

    [Fact]
    public void Small_values_are_exact_and_extremes_find_a_place()
    {
        var histogram = new LatencyHistogram();
        Assert.Equal(TimeSpan.Zero, histogram.Percentile(0.5));
        histogram.Record(TimeSpan.FromMicroseconds(-5));
        histogram.Record(TimeSpan.FromMicroseconds(63));
        histogram.Record(TimeSpan.FromDays(1_000));

        Assert.Equal(TimeSpan.Zero, histogram.Percentile(0.3));
        Assert.Equal(63, histogram.Percentile(0.6).TotalMicroseconds);
        Assert.True(histogram.Percentile(1) > TimeSpan.FromDays(30));
    }
}
