using Cambium.Trees.Nodes;

namespace Cambium.Trees.Pages;

/// <summary>
/// Goes once through a tree by key and reads what isn't in memory. What it reads counts as new to <see cref="ClockHand"/>: nothing that is in use
/// has to make room for it.
/// </summary>
public sealed class WarmingHand
{
    private byte[]? _lower;

    /// <summary>Entries that it has come by.</summary>
    public long EntriesPassed { get; private set; }

    /// <summary>Reads the leaves below one branch.</summary>
    /// <param name="tree">The tree that the hand is in, in any version.</param>
    /// <returns>False at the tree's end.</returns>
    /// <exception cref="PageDamageException">A page can't be read.</exception>
    public bool Step(Tree tree)
    {
        Node node = tree.Root;
        byte[]? upper = null;
        long before = 0;
        for (int level = tree.Height; level > 1; level--)
        {
            Branch branch = (Branch)node;
            int index = _lower is null ? 0 : branch.Find(_lower);
            upper = index < branch.ChildCount - 1 ? branch.Page.KeyAt(index) : upper;
            before += branch.CountBefore(index);
            node = branch.Children[index].Node;
        }

        if (node is Branch parent)
        {
            foreach (ref readonly Child child in parent.Children.AsSpan(0, parent.ChildCount))
            {
                _ = child.Node is Leaf leaf ? leaf.Bytes : throw new InvalidOperationException("Below the lowest branches are leaves.");
            }
        }

        EntriesPassed = before + node.EntryCount;
        _lower = upper;
        return upper is not null;
    }
}
