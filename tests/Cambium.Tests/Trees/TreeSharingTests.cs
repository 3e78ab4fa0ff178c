using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Trees;

/// <summary>Versions share what did not change: counted in nodes an edit makes and nodes a diff opens.</summary>
public sealed class TreeSharingTests
{
    private const int Entries = 200_000;

    [Fact]
    public void One_change_copies_one_path()
    {
        Tree tree = Numbers.Build(Entries);
        TreeEdit edit = tree.Edit();
        edit.Set(Numbers.Key(77_777), Numbers.Value(1));
        edit.Freeze();
        Assert.Equal(2, tree.Height);
        Assert.Equal(tree.Height + 1, edit.NodesAllocated);
    }

    [Fact]
    public void Changes_in_one_edit_share_their_path()
    {
        TreeEdit edit = Numbers.Build(Entries, step: 1000).Edit();
        for (int index = 1; index <= 100; index++)
        {
            edit.TryInsert(Numbers.Key((77_777 * 1000L) + index), Numbers.Value());
        }

        // A path of three, and for 100 neighbours the halves of one split leaf and three more, one of them twice for want of prefix.
        Assert.InRange(edit.NodesAllocated, 3 + 3, 12);
    }

    [Fact]
    public void A_frozen_edit_goes_on_without_touching_the_version_it_gave()
    {
        TreeEdit edit = Numbers.Build(1000).Edit();
        edit.Set(Numbers.Key(5), Numbers.Value(1));
        Tree first = edit.Freeze();
        edit.Set(Numbers.Key(5), Numbers.Value(2));
        Tree second = edit.Freeze();
        Assert.True(first.TryGet(Numbers.Key(5), out PageSlice before) && before.Span[0] == 1);
        Assert.True(second.TryGet(Numbers.Key(5), out PageSlice after) && after.Span[0] == 2);
    }

    [Fact]
    public void Freeze_without_a_change_gives_the_same_instance()
    {
        Tree tree = Numbers.Build(1000);
        TreeEdit edit = tree.Edit();
        Assert.False(edit.TryInsert(Numbers.Key(5), Numbers.Value(9)));
        Assert.False(edit.Remove(Numbers.Key(-5)));
        Assert.Equal(0, edit.RemoveRange(new KeyRange(Numbers.Key(2000), null)));
        edit.Set(Numbers.Key(5), Numbers.Value());
        Assert.Same(tree, edit.Freeze());
        Assert.Equal(0, edit.NodesAllocated);
    }

    [Fact]
    public void Diff_of_a_version_with_itself_opens_nothing()
    {
        Tree tree = Numbers.Build(Entries);
        TreeDiff diff = new(tree, tree, KeyRange.All);
        Assert.Empty(diff.Changes());
        Assert.Equal(0, diff.NodesVisited);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(10)]
    public void Diff_opens_only_the_paths_to_the_changes(int changes)
    {
        Tree older = Numbers.Build(Entries, step: 10);
        TreeEdit edit = older.Edit();
        for (int change = 0; change < changes; change++)
        {
            long number = (change + 1) * 150_000L;
            switch (change % 3)
            {
                case 0:
                    edit.Set(Numbers.Key(number), Numbers.Value(1));
                    break;
                case 1:
                    edit.TryInsert(Numbers.Key(number + 5), Numbers.Value());
                    break;
                default:
                    edit.Remove(Numbers.Key(number));
                    break;
            }
        }

        TreeDiff diff = new(older, edit.Freeze(), KeyRange.All);
        Assert.Equal(changes, diff.Changes().Count());

        // On each side a path for each change, and the second half where an insert split a full leaf.
        Assert.InRange(diff.NodesVisited, 2, (2 * changes * (older.Height + 1)) + changes);
    }

    [Fact]
    public void Diff_in_a_range_opens_nothing_outside_of_it()
    {
        Tree older = Numbers.Build(Entries);
        TreeEdit edit = older.Edit();
        for (int number = 0; number < Entries; number += 100)
        {
            edit.Set(Numbers.Key(number), Numbers.Value(1));
        }

        TreeDiff diff = new(older, edit.Freeze(), new KeyRange(Numbers.Key(100_000), Numbers.Key(100_200)));
        Assert.Equal([100_000, 100_100], diff.Changes().Select(c => (int)System.Buffers.Binary.BinaryPrimitives.ReadInt64BigEndian(c.Key)));
        Assert.InRange(diff.NodesVisited, 6, 30);
    }

    [Fact]
    public void Diff_after_dropping_a_range_opens_few_nodes_beside_the_dropped()
    {
        Tree older = Numbers.Build(Entries);
        TreeEdit edit = older.Edit();
        Assert.Equal(3600, edit.RemoveRange(new KeyRange(Numbers.Key(50_000), Numbers.Key(53_600))));
        Assert.InRange(edit.NodesAllocated, 1, 12);
        TreeDiff diff = new(older, edit.Freeze(), KeyRange.All);
        Assert.Equal(3600, diff.Changes().Count());
        Assert.InRange(diff.NodesVisited, 100, 125);
    }
}
