using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Trees;

/// <summary>Lookups and scans allocate nothing for an entry.</summary>
public sealed class TreeAllocationTests
{
    private const int Entries = 50_000;

    [Fact]
    public void Looking_up_allocates_nothing()
    {
        Tree tree = Numbers.Build(Entries);
        byte[] key = Numbers.Key(31_415);
        bool found = true;
        Assert.Equal(0, AllocatedBytes(() =>
        {
            for (int round = 0; round < 1000; round++)
            {
                found &= tree.TryGet(key, out PageSlice value) && value.Length == 100 && tree.ContainsKey(key) && tree.Rank(key) == 31_415;
            }
        }));
        Assert.True(found);
    }

    [Fact]
    public void Scanning_and_seeking_with_a_used_cursor_allocates_nothing()
    {
        Tree tree = Numbers.Build(Entries);
        TreeCursor cursor = tree.GetCursor();
        byte[] key = Numbers.Key(31_415);
        int count = 0;
        bool found = true;
        Assert.Equal(0, AllocatedBytes(() =>
        {
            cursor.Reset(tree);
            for (bool isValid = cursor.SeekFirst(); isValid; isValid = cursor.MoveNext())
            {
                count += cursor.Key.Length + cursor.Value.Length == 108 ? 1 : 0;
            }

            for (bool isValid = cursor.SeekLast(); isValid; isValid = cursor.MovePrevious())
            {
                count += cursor.Key.Length + cursor.Value.Length == 108 ? 1 : 0;
            }

            found &= cursor.Seek(key) && cursor.SeekBefore(key) && cursor.SeekRank(7);
        }));
        Assert.True(found);
        Assert.Equal(2 * 2 * Entries, count);
    }

    private static long AllocatedBytes(Action action)
    {
        action();
        long before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
