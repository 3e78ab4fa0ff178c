using Cambium.Trees.Nodes;

namespace Cambium.Trees.Pages;

/// <summary>
/// Goes round the leaves that trees have in memory, measures them, and makes written ones cold: the clock algorithm with a few bits
/// instead of one, over two classes of leaves.
/// </summary>
/// <remarks>
/// <para>A leaf that was read and not come for again is <em>new</em>, another one is <em>used</em>. What a scan reads stays new, and goes before
/// anything that is used: it can't push the working set out. A used leaf goes when the hand has passed it
/// <see cref="Leaf.HeatMax"/> times without anybody coming for it.</para>
/// <para>There is no list of what is in memory: the hand walks down from the roots, by key, past whatever is cold. So what no root
/// leads to is the garbage collector's at once, and nothing has to be kept in step with the trees.</para>
/// </remarks>
public sealed class ClockHand
{
    private readonly HashSet<Branch>? _met;
    private byte[]? _lower;

    /// <param name="mayMeetAgain">Trees may share nodes: what was visited in one of them is passed by in the others.</param>
    public ClockHand(bool mayMeetAgain = false) => _met = mayMeetAgain ? [] : null;

    /// <summary>How much of the new leaves is still to go, in bytes.</summary>
    public long NewQuota { get; set; }

    /// <summary>How much of the used leaves is still to go, in bytes.</summary>
    public long UsedQuota { get; set; }

    /// <summary>Bytes of written nodes that were read once, seen and left in memory.</summary>
    public long NewBytes { get; private set; }

    /// <summary>Bytes of written nodes in use, seen and left in memory.</summary>
    public long UsedBytes { get; private set; }

    /// <summary>Bytes of nodes that only memory has.</summary>
    public long UnwrittenBytes { get; private set; }

    /// <summary>Bytes of nodes made cold.</summary>
    public long EvictedBytes { get; private set; }

    /// <summary>The key from which on the next step goes on in its tree; empty at the tree's beginning.</summary>
    public ReadOnlyMemory<byte> Position => _lower;

    /// <summary>Visits the leaves below one branch.</summary>
    /// <param name="tree">The tree that the hand is in, in any version; after its end the next one.</param>
    /// <returns>False at the tree's end.</returns>
    public bool Step(Tree tree)
    {
        Node node = tree.Root;
        byte[]? upper = null;
        int level = tree.Height;
        for (; level > 1 && node.IsHot; level--)
        {
            Branch branch = (Branch)node;
            int index = _lower is null ? 0 : branch.Find(_lower);
            upper = index < branch.ChildCount - 1 ? branch.Page.KeyAt(index) : upper;
            node = branch.Children[index].Node;
        }

        if (level == 0)
        {
            Visit((Leaf)node);
        }
        else if (node.IsHot)
        {
            Visit((Branch)node);
        }
        else
        {
            // A cold branch takes nothing but for writes that wait for it.
            UnwrittenBytes += ((Branch)node).HotBytes;
        }

        _lower = upper;
        return upper is not null;
    }

    private void Visit(Branch branch)
    {
        if (_met?.Add(branch) == false)
        {
            return;
        }

        bool isIdle = true;
        foreach (ref readonly Child child in branch.Children.AsSpan(0, branch.ChildCount))
        {
            isIdle &= !Visit((Leaf)child.Node);
        }

        long bytes = branch.HotBytes;
        if (!branch.IsWritten)
        {
            UnwrittenBytes += bytes;
        }
        else if (isIdle && branch.IsIdle && NewQuota + UsedQuota > 0)
        {
            branch.Evict();
            EvictedBytes += bytes;
        }
        else
        {
            UsedBytes += bytes;
        }

        branch.IsIdle = isIdle;
    }

    /// <returns>Whether the leaf is in memory and stays there.</returns>
    private bool Visit(Leaf leaf)
    {
        long bytes = leaf.HotBytes;
        if (bytes == 0)
        {
            return false;
        }

        if (!leaf.IsWritten)
        {
            UnwrittenBytes += bytes;
            return true;
        }

        if (leaf.Heat == 0)
        {
            if (NewQuota > 0 && leaf.TryEvict())
            {
                NewQuota -= bytes;
                EvictedBytes += bytes;
                return false;
            }

            NewBytes += bytes;
            return true;
        }

        if (UsedQuota > 0 && --leaf.Heat == 0 && leaf.TryEvict())
        {
            UsedQuota -= bytes;
            EvictedBytes += bytes;
            return false;
        }

        UsedBytes += bytes;
        return true;
    }
}
