using Cambium.Client;
using Xunit;

namespace Cambium.Compatibility.Client;

public sealed class TransactionRetryOptionsTests
{
    [Theory]
    [InlineData(1, 2)]
    [InlineData(2, 4)]
    [InlineData(4, 16)]
    [InlineData(5, 20)]
    [InlineData(60, 20)]
    [InlineData(5000, 20)]
    public void The_wait_is_jittered_below_a_doubling_ceiling(int triesMade, int ceilingMilliseconds)
    {
        var options = new TransactionRetryOptions { DelayBase = TimeSpan.FromMilliseconds(2), DelayMax = TimeSpan.FromMilliseconds(20), Random = new Random(5) };

        TimeSpan[] delays = [.. Enumerable.Range(0, 1000).Select(_ => options.DelayAfter(triesMade))];

        Assert.All(delays, delay => Assert.InRange(delay.TotalMilliseconds, 0, ceilingMilliseconds));
        Assert.InRange(delays.Average(delay => delay.TotalMilliseconds), ceilingMilliseconds * 0.45, ceilingMilliseconds * 0.55);
    }
}
