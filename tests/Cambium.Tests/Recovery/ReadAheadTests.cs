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
    public void Everything_comes_in_order(int count) => Assert.Equal(Enumerable.Range(0, count), ReadAhead.Of(Enumerable.Range(0, count)));

    [Fact]
    public void An_error_comes_after_what_was_read_before()
    {
        List<int> read = [];
        Assert.Throws<InvalidDataException>(() =>
        {
            foreach (int item in ReadAhead.Of(Failing()))
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

    [Fact]
    public void Who_stops_early_leaves_no_thread_behind()
    {
        bool hasEnded = false;
        Assert.Equal(5, ReadAhead.Of(Endless()).Skip(5).First());
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
