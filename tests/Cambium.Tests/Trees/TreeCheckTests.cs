using Cambium.Trees;
using Cambium.Trees.Nodes;
using Xunit;

namespace Cambium.Tests.Trees;

/// <summary>Planted damage must be found: a checker that cannot fail proves nothing.</summary>
public sealed class TreeCheckTests
{
    private readonly Tree _tree = Numbers.Build(4000);

    private Branch Root => (Branch)_tree.Root;

    private Leaf Leaf => (Leaf)Root.Children[3].Node;

    [Fact]
    public void A_sound_tree_has_no_problems()
    {
        TreeCheck check = TreeCheck.Run(_tree);
        Assert.Empty(check.Problems);
        Assert.Equal(Root.ChildCount, check.Leaves);
        Assert.Equal(1, check.Branches);
    }

    [Fact]
    public void A_wrong_count_is_found()
    {
        Root.Children[3].Count++;
        Assert.Contains("is counted as", Assert.Single(TreeCheck.Run(_tree).Problems));
    }

    [Fact]
    public void Exchanged_children_are_found()
    {
        (Root.Children[3], Root.Children[4]) = (Root.Children[4], Root.Children[3]);
        Assert.Contains(TreeCheck.Run(_tree).Problems, p => p.Contains("below its separator"));
        Assert.Contains(TreeCheck.Run(_tree).Problems, p => p.Contains("above its separator"));
    }

    [Fact]
    public void Keys_out_of_order_are_found()
    {
        Leaf.Bytes[Leaf.Page.HeadsOffset + 3] = 0xFF;
        Assert.Contains(TreeCheck.Run(_tree).Problems, p => p.Contains("out of order"));
    }

    [Fact]
    public void A_child_of_another_height_is_found()
    {
        Root.Children[3].Node = Root;
        Assert.Contains(TreeCheck.Run(_tree).Problems, p => p.Contains("is a Branch at height 0"));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(2)]
    [InlineData(4)]
    public void A_damaged_header_is_found_without_reading_outside_the_page(int offset)
    {
        Leaf.Bytes[offset + 1] = 0xFF;
        Assert.NotEmpty(TreeCheck.Run(_tree).Problems);
    }

    [Fact]
    public void A_damaged_slot_is_found_without_reading_outside_the_page()
    {
        Leaf.Bytes.AsSpan(Leaf.Page.SlotsOffset + 8, 4).Fill(0xFF);
        Assert.NotEmpty(TreeCheck.Run(_tree).Problems);
    }

    [Fact]
    public void An_overflow_value_nobody_refers_to_is_found()
    {
        Leaf.Overflow = [new byte[5000]];
        Assert.Contains("nobody refers to", Assert.Single(TreeCheck.Run(_tree).Problems));
    }
}
