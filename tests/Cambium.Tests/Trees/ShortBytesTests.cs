using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Trees;

/// <summary>Goal: what is done to short keys within loops is what the framework does. Method: all lengths around those that are treated apart, with and without differences.</summary>
public sealed class ShortBytesTests
{
    private const int LengthMax = 40;

    [Fact]
    public void Copies_comparisons_and_prefixes_are_the_frameworks()
    {
        Random random = new(7);
        for (int left = 0; left <= LengthMax; left++)
        {
            for (int right = 0; right <= LengthMax; right++)
            {
                byte[] one = new byte[left];
                random.NextBytes(one);
                byte[] other = new byte[right];
                random.NextBytes(other);
                one.AsSpan(0, random.Next(Math.Min(left, right) + 1)).CopyTo(other);
                ReadOnlySpan<byte> bytes = one;
                ReadOnlySpan<byte> others = other;
                Assert.Equal(bytes.SequenceCompareTo(others) > 0, bytes.IsAfter(others));
                Assert.False(bytes.IsAfter(one));
                Assert.Equal(bytes.CommonPrefixLength(others), bytes.CommonShortPrefixLength(others));
            }

            AssertCopied(random, left);
        }
    }

    /// <summary>Not a byte behind them is touched.</summary>
    private static void AssertCopied(Random random, int length)
    {
        byte[] source = new byte[length];
        random.NextBytes(source);
        byte[] target = new byte[length + 8];
        ReadOnlySpan<byte> bytes = source;
        bytes.CopyShortTo(target);
        Assert.Equal([.. source, 0, 0, 0, 0, 0, 0, 0, 0], target);
        if (length > 0)
        {
            Assert.Throws<ArgumentException>(() => ((ReadOnlySpan<byte>)source).CopyShortTo(new byte[length - 1]));
        }
    }
}
