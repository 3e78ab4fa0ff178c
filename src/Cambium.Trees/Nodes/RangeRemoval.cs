namespace Cambium.Trees.Nodes;

/// <summary>
/// Removes a range of keys from a subtree: children wholly inside the range are dropped as they are, only the two at its ends
/// are walked into.
/// </summary>
internal static class RangeRemoval
{
    /// <param name="edit">The edit that will own changed nodes.</param>
    /// <param name="node">The subtree's root.</param>
    /// <param name="range">The keys to remove.</param>
    /// <param name="count">Lowered by the number of entries removed.</param>
    /// <returns>The node without the range, the same one if nothing was in it, null if nothing is left.</returns>
    internal static Node? Remove(EditState edit, Node node, in KeyRange range, ref long count)
        => node is Leaf leaf ? RemoveFromLeaf(edit, leaf, range, ref count) : RemoveFromBranch(edit, (Branch)node, range, ref count);

    private static Leaf? RemoveFromLeaf(EditState edit, Leaf leaf, in KeyRange range, ref long count)
    {
        int from = range.Lower is null ? 0 : leaf.Page.Find(range.Lower, out _);
        int to = range.Upper is null ? leaf.Page.Count : leaf.Page.Find(range.Upper, out _);
        if (from >= to)
        {
            return leaf;
        }

        count -= to - from;
        return LeafEdit.RemoveRange(edit, leaf, from, to);
    }

    private static Branch? RemoveFromBranch(EditState edit, Branch branch, in KeyRange range, ref long count)
    {
        int first = range.Lower is null ? 0 : branch.Find(range.Lower);
        int last = range.Upper is null ? branch.ChildCount - 1 : branch.Find(range.Upper);
        Branch? result = branch;
        for (int index = last; index >= first && result is not null; index--)
        {
            Child child = result.Children[index];
            if (index > first && index < last)
            {
                count -= child.Count;
                result = BranchEdit.Remove(edit, result, index);
                continue;
            }

            long before = count;
            Node? shrunk = Remove(edit, child.Node, range, ref count);
            if (shrunk is null)
            {
                result = BranchEdit.Remove(edit, result, index);
            }
            else if (before != count)
            {
                result = BranchEdit.SetChild(edit, result, index, new Child(shrunk, child.Count - (before - count)));
            }
        }

        // What is left of the two ends now stands side by side.
        return result is null || result == branch && !edit.Owns(branch)
            ? result
            : BranchEdit.MergeUnderfull(edit, BranchEdit.MergeUnderfull(edit, result, first + 1), first);
    }
}
