using Cambium.Engine.Recovery;
using Xunit;

namespace Cambium.Tests.Recovery;

public sealed class ReadAheadTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(256)]
    [InlineData(100_000)]
    public void Everything_comes_in_order(int count) => Assert.Equal(Enumerable.Range(0, count), ReadAhead.Of(Enumerable.Range(0, count), long.MaxValue, static _ => 1));

    [Fact]
    public void An_error_comes_after_what_was_read_before()
    {
        List<int> read = [];
        Assert.Throws<InvalidDataException>(() =>
        {
            foreach (int item in ReadAhead.Of(Failing(), long.MaxValue, static _ => 1))
            {
                read.Add(item);
            }
        });
        Assert.Equal(Enumerable.Range(0, 768), read);

        static IEnumerable<int> Failing()
        {
            for (int i = 0; i < 1000; i++)
            {
                yield return i < 800 ? i : throw new InvalidDataException("the log ends here");
            }
        }
    }

    /// <summary>What has been taken from the source and not yet worked on stays within the bound, but for one item.</summary>
    [Fact]
    public void No_more_waits_than_there_is_room_for()
    {
        const int Bound = 1800;
        const int ItemBytes = 300;
        long read = 0;
        long done = 0;
        foreach (int item in ReadAhead.Of(Counted(), Bound, static _ => ItemBytes))
        {
            Thread.Yield();
            Assert.InRange(Volatile.Read(ref read) - done, 0, (16 + 3) * ItemBytes);
            done += ItemBytes;
        }

        Assert.Equal(1000 * ItemBytes, done);

        IEnumerable<int> Counted()
        {
            for (int i = 0; i < 1000; i++)
            {
                Interlocked.Add(ref read, ItemBytes);
                yield return i;
            }
        }
    }

    [Fact]
    public void Who_stops_early_leaves_no_thread_behind()
    {
        bool hasEnded = false;
        Assert.Equal(5, ReadAhead.Of(Endless(), long.MaxValue, static _ => 1).Skip(5).First());
        Assert.True(hasEnded);

        IEnumerable<int> Endless()
        {
            try
            {
                for (int i = 0; ; i++)
                {
                    yield return i;
                }
            }
            finally
            {
                hasEnded = true;
            }
        }
    }
}
