using System.Numerics;

namespace Tpcc.Measurement;

/// <summary>
/// Response times in microseconds, counted in buckets that are 1/32 of a power of two wide: a percentile is off by at most 1.6 %,
/// and 8 KiB hold anything from a microsecond to a month. Any thread may record.
/// </summary>
internal sealed class LatencyHistogram
{
    private const int SubBucketBits = 5;
    private const int SubBuckets = 1 << SubBucketBits;

    private readonly long[] _counts = new long[SubBuckets * (44 - SubBucketBits)];

    public long Count
    {
        get
        {
            long count = 0;
            foreach (ref long bucket in _counts.AsSpan())
            {
                count += Volatile.Read(ref bucket);
            }

            return count;
        }
    }

    public void Record(TimeSpan elapsed)
    {
        long microseconds = Math.Max(0, (long)elapsed.TotalMicroseconds);
        Interlocked.Increment(ref _counts[Math.Min(BucketOf(microseconds), _counts.Length - 1)]);
    }

    /// <summary>The time that <paramref name="fraction"/> of all records don't exceed; zero when there are none.</summary>
    public TimeSpan Percentile(double fraction)
    {
        long rank = (long)Math.Ceiling(fraction * Count);
        for (int bucket = 0; bucket < _counts.Length; bucket++)
        {
            rank -= Volatile.Read(ref _counts[bucket]);
            if (rank <= 0 && Volatile.Read(ref _counts[bucket]) > 0)
            {
                return TimeSpan.FromMicroseconds(MiddleOf(bucket));
            }
        }

        return TimeSpan.Zero;
    }

    /// <summary>Below 64 a bucket for each value; above, the exponent and the five bits behind the leading one.</summary>
    private static int BucketOf(long value)
    {
        int shift = Math.Max(0, BitOperations.Log2((ulong)value) - SubBucketBits);
        return shift * SubBuckets + (int)(value >> shift);
    }

    private static double MiddleOf(int bucket)
    {
        int shift = Math.Max(0, bucket / SubBuckets - 1);
        long lower = (long)(bucket - shift * SubBuckets) << shift;
        return lower + ((1L << shift) - 1) / 2.0;
    }
}
