using Cambium.Trees;
using Cambium.Trees.Nodes;
using Xunit;

namespace Cambium.Tests.Trees;

/// <summary>How full the leaves are after different kinds of work, and the limits of keys and values.</summary>
public sealed class TreeShapeTests
{
    private const int Entries = 100_000;
    private const double RawBytes = 108;

    // 4072 bytes less header and prefix hold 37 entries of 108.
    private const int LeavesWhenFull = (Entries / 37) + 1;

    [Fact]
    public void Building_fills_leaves()
    {
        TreeCheck check = Sound(Numbers.Build(Entries));
        Assert.InRange(check.Leaves, 1, LeavesWhenFull);
        Assert.InRange(check.Bytes / (double)Entries, RawBytes / 2, RawBytes + 16);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(Entries)]
    public void Ascending_inserts_leave_full_leaves(int insertsPerVersion)
    {
        TreeEdit edit = Tree.Empty.Edit();
        for (int number = 0; number < Entries; number++)
        {
            edit.TryInsert(Numbers.Key(number), Numbers.Value());
            if (number % insertsPerVersion == 0)
            {
                edit.Freeze();
            }
        }

        Assert.InRange(Sound(edit.Freeze()).Leaves, 1, LeavesWhenFull);
    }

    [Fact]
    public void Ascending_inserts_in_several_places_leave_nearly_full_leaves()
    {
        // As orders come in: each district counts up, in turns, one order a version.
        const int districts = 10;
        Tree tree = Tree.Empty;
        for (int number = 0; number < Entries; number++)
        {
            TreeEdit edit = tree.Edit();
            edit.TryInsert(Numbers.Key(((long)(number % districts) << 40) + number), Numbers.Value());
            tree = edit.Freeze();
        }

        Assert.InRange(Sound(tree).Leaves, 1, LeavesWhenFull * 11 / 10);
    }

    [Fact]
    public void Random_inserts_take_at_most_a_quarter_more_than_the_bytes_themselves()
    {
        int[] numbers = [.. Enumerable.Range(0, Entries)];
        new Random(1).Shuffle(numbers);
        TreeEdit edit = Tree.Empty.Edit();
        foreach (int number in numbers)
        {
            edit.TryInsert(Numbers.Key(number), Numbers.Value());
        }

        Assert.InRange(Sound(edit.Freeze()).Bytes / (double)Entries, RawBytes / 2, RawBytes * 1.25);
    }

    [Fact]
    public void Removing_in_any_order_merges_nodes_down_to_the_empty_tree()
    {
        int[] numbers = [.. Enumerable.Range(0, Entries)];
        new Random(1).Shuffle(numbers);
        TreeEdit edit = Numbers.Build(Entries).Edit();
        for (int removed = 0; removed < Entries; removed++)
        {
            Assert.True(edit.Remove(Numbers.Key(numbers[removed])));
            if (removed + 1 == Entries * 9 / 10)
            {
                // A tenth is left: without merging there would be as many leaves as before.
                Assert.InRange(Sound(edit.Freeze()).Leaves, 1, LeavesWhenFull / 2);
            }
        }

        Tree empty = edit.Freeze();
        Assert.Equal(0, empty.Count);
        Assert.Equal(0, empty.Height);
        Assert.Equal(1, Sound(empty).Leaves);
    }

    [Fact]
    public void Keys_of_eight_KiB_and_values_of_a_megabyte_work_and_longer_keys_are_refused()
    {
        byte[] key = new byte[Tree.KeyBytesMax];
        byte[] value = new byte[1 << 20];
        TreeEdit edit = Tree.Empty.Edit();
        for (int index = 0; index < 20; index++)
        {
            key[^1] = (byte)index;
            value[^1] = (byte)index;
            edit.Set(key, value);
        }

        Tree tree = edit.Freeze();
        Sound(tree);
        key[^1] = 7;
        Assert.True(tree.TryGet(key, out PageSlice found) && found.Length == value.Length && found.Span[^1] == 7);
        Assert.Throws<ArgumentException>(() => edit.Set(new byte[Tree.KeyBytesMax + 1], value));
        Assert.Throws<ArgumentException>(() => new TreeBuilder().Append(new byte[Tree.KeyBytesMax + 1], value));
    }

    [Fact]
    public void A_builder_refuses_keys_that_do_not_ascend()
    {
        TreeBuilder builder = new();
        builder.Append([2], []);
        Assert.Throws<ArgumentException>(() => builder.Append([2], []));
        Assert.Throws<ArgumentException>(() => builder.Append([1, 5], []));
        builder.Append([2, 0], []);
        Assert.Equal(2, builder.Finish().Count);
        Assert.Same(Tree.Empty, builder.Finish());
    }

    [Fact]
    public void A_value_may_be_set_from_the_page_it_is_set_in()
    {
        TreeEdit edit = Tree.Empty.Edit();
        edit.Set([1], [1, 2, 3]);
        edit.Set([2], [4, 5, 6, 7, 8, 9]);
        Assert.True(edit.TryGet([2], out PageSlice value));
        edit.Set([1], value.Span);
        Assert.True(edit.TryGet([1], out value));
        Assert.Equal([4, 5, 6, 7, 8, 9], value.Span.ToArray());
    }

    [Fact]
    public void A_cursor_without_a_position_says_so()
    {
        TreeCursor cursor = Numbers.Build(10).GetCursor();
        Assert.False(cursor.IsValid || cursor.MoveNext() || cursor.MovePrevious());
        Assert.Throws<InvalidOperationException>(() => cursor.Value);
        Assert.True(cursor.SeekLast());
        Assert.False(cursor.MoveNext());
        Assert.Throws<InvalidOperationException>(() => cursor.Key.Length);
        Assert.False(cursor.SeekRank(10) || cursor.SeekRank(-1) || Tree.Empty.GetCursor().SeekFirst());
    }

    [Fact]
    public void A_prefix_range_holds_all_keys_with_the_prefix_and_no_other()
    {
        Assert.Equal(new byte[] { 1, 3 }, KeyRange.Prefix([1, 2, 255]).Upper);
        Assert.Null(KeyRange.Prefix([255, 255]).Upper);
        Assert.True(KeyRange.Prefix([1, 255]).Contains([1, 255, 255, 255]));
        Assert.False(KeyRange.Prefix([1, 255]).Contains([2]));
        Assert.True(KeyRange.Single([5]).Contains([5]));
        Assert.False(KeyRange.Single([5]).Contains([5, 0]));
    }

    private static TreeCheck Sound(Tree tree)
    {
        TreeCheck check = TreeCheck.Run(tree);
        Assert.Empty(check.Problems);
        Assert.Equal(tree.Count, check.Entries);
        Assert.True(check.Leaves == 1 || tree.Root is Branch);
        return check;
    }
}
