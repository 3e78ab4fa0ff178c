using Cambium.Engine.Memory;
using Cambium.Tests.Storage;
using Xunit;

namespace Cambium.Tests.Engine;

public sealed class IdleHeapTests
{
    private const long Megabyte = 1L << 20;

    [Fact]
    public void A_server_settles_ten_seconds_after_its_last_work_and_once()
    {
        ManualClock clock = new();
        IdleHeap heap = new(clock);
        Assert.False(heap.HasSettled(100 * Megabyte));
        clock.Advance(TimeSpan.FromSeconds(9));
        Assert.False(heap.HasSettled(101 * Megabyte));
        clock.Advance(TimeSpan.FromSeconds(9));
        Assert.False(heap.HasSettled((101 * Megabyte) + 1000));
        clock.Advance(TimeSpan.FromSeconds(1));
        Assert.True(heap.HasSettled((101 * Megabyte) + 2000));
        clock.Advance(TimeSpan.FromSeconds(100));
        Assert.False(heap.HasSettled((101 * Megabyte) + 3000));
        Assert.False(heap.HasSettled(103 * Megabyte));
        clock.Advance(TimeSpan.FromSeconds(10));
        Assert.True(heap.HasSettled(103 * Megabyte));
    }

    [Theory]
    [InlineData(100, 0, false)]
    [InlineData(200, 0, true)]
    [InlineData(1000, 900, false)]
    [InlineData(1000, 501, false)]
    [InlineData(1000, 499, true)]
    [InlineData(100, 900, false)]
    public void Memory_is_given_back_where_that_is_at_least_half(long committed, long held, bool isLoose) =>
        Assert.Equal(isLoose, IdleHeap.IsLoose(committed * Megabyte, held * Megabyte));
}
