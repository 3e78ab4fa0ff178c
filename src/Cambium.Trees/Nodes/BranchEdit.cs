namespace Cambium.Trees.Nodes;

/// <summary>Changes to branches: in place when the edit owns the branch, on a copy that it owns from then on otherwise.</summary>
internal static class BranchEdit
{
    private const int SequenceMin = 2;

    private const int MergedChildrenMax = Branch.ChildrenMax * 3 / 4;

    private const int MergedBytesMax = Branch.SeparatorBytesMax * 3 / 4;

    internal static Branch Root(EditState edit, Node left, byte[] separator, Node right)
        => edit.NewBranch(PageWriter.Single(separator, default, overflow: false), [new Child(left, left.EntryCount), new Child(right, right.EntryCount)]);

    internal static Branch SetChild(EditState edit, Branch branch, int index, Child child)
    {
        Branch target = Own(edit, branch);
        target.Children[index] = child;
        return target;
    }

    /// <summary>Puts the two halves of a split child in its place.</summary>
    internal static Split Insert(EditState edit, Branch branch, int index, in Split child, bool isRightEdge)
    {
        Page page = branch.Page;
        Child left = new(child.Left, child.Left.EntryCount);
        Child right = new(child.Right!, child.Right!.EntryCount);
        byte[] separator = child.Separator!;
        int prefixLength = page.PrefixAgreement(separator);
        int used = UsedBytesWith(page, separator);
        if (branch.ChildCount == 1 || (branch.ChildCount < Branch.ChildrenMax && used <= Branch.SeparatorBytesMax))
        {
            return new Split(InsertInto(edit, branch, index, left, separator, right), null, null);
        }

        // As in leaves: a separator without the common prefix goes up alone, a sequence leaves full branches behind.
        bool losesPrefix = prefixLength < page.PrefixLength;
        bool isSequence = index == page.LastInsert + 1 && page.InsertRun >= SequenceMin;
        if (index == page.Count && (losesPrefix || isSequence || isRightEdge))
        {
            return new Split(SetChild(edit, branch, index, left), separator, edit.NewBranch(PageWriter.Empty(), [right]));
        }

        if (index == 0 && losesPrefix)
        {
            return new Split(edit.NewBranch(PageWriter.Empty(), [left]), separator, SetChild(edit, branch, 0, right));
        }

        int middle = Math.Min(page.MiddleSlot(), page.Count - 1);
        Branch lower = Slice(edit, branch, 0, middle + 1);
        Branch upper = Slice(edit, branch, middle + 1, branch.ChildCount);
        byte[] raised = page.KeyAt(middle);
        if (index <= middle)
        {
            lower = InsertInto(edit, lower, index, left, separator, right);
        }
        else
        {
            upper = InsertInto(edit, upper, index - middle - 1, left, separator, right);
        }

        return new Split(lower, raised, upper);
    }

    /// <summary>Removes a child; null when it was the only one.</summary>
    internal static Branch? Remove(EditState edit, Branch branch, int index)
    {
        int count = branch.ChildCount;
        if (count == 1)
        {
            return null;
        }

        Branch target = Own(edit, branch);
        int slot = Math.Max(0, index - 1);
        PageWriter.RemoveRange(target.Separators, target.Separators, slot, slot + 1);
        Array.Copy(target.Children, index + 1, target.Children, index, count - index - 1);
        target.Children[count - 1] = default;
        return target;
    }

    /// <summary>Merges the child into a neighbour if it is underfull and both fit one node. The branch is owned.</summary>
    internal static Branch MergeUnderfull(EditState edit, Branch branch, int index)
    {
        if (index >= branch.ChildCount || !branch.Children[index].Node.IsUnderfull)
        {
            return branch;
        }

        // A cold neighbour isn't worth reading.
        return (index > 0 && branch.Children[index - 1].Node.IsHot && TryMerge(edit, branch, index - 1))
            || (index + 1 < branch.ChildCount && branch.Children[index + 1].Node.IsHot && TryMerge(edit, branch, index))
            ? Remove(edit, branch, branch.Children[index].Node is null ? index : index + 1)!
            : branch;
    }

    private static bool TryMerge(EditState edit, Branch branch, int index)
    {
        ref Child left = ref branch.Children[index];
        ref Child right = ref branch.Children[index + 1];
        Node? merged = left.Node is Leaf leaf
            ? LeafEdit.Merge(edit, leaf, (Leaf)right.Node)
            : Merge(edit, (Branch)left.Node, branch.Page.KeyAt(index), (Branch)right.Node);
        if (merged is null)
        {
            return false;
        }

        left = new Child(merged, left.Count + right.Count);
        right = default;
        return true;
    }

    private static Branch? Merge(EditState edit, Branch left, byte[] separator, Branch right)
    {
        if (left.ChildCount + right.ChildCount > MergedChildrenMax)
        {
            return null;
        }

        PageBuffer buffer = edit.Scratch;
        buffer.AddRange(left.Page, 0, left.Page.Count);
        buffer.Add(separator, default, overflow: false);
        buffer.AddRange(right.Page, 0, right.Page.Count);
        return buffer.UsedBytes > MergedBytesMax
            ? null
            : edit.NewBranch(buffer.ToPage(), [.. left.Children.AsSpan(0, left.ChildCount), .. right.Children.AsSpan(0, right.ChildCount)]);
    }

    private static Branch Own(EditState edit, Branch branch)
        => edit.Owns(branch)
            ? branch
            : edit.NewBranch(PageWriter.Trim(branch.Separators), branch.Children.AsSpan(0, branch.ChildCount).ToArray());

    /// <summary>The children from one index up to another as a branch of their own.</summary>
    private static Branch Slice(EditState edit, Branch branch, int from, int to)
    {
        PageBuffer buffer = edit.Scratch;
        buffer.AddRange(branch.Page, from, to - 1);
        return edit.NewBranch(buffer.ToPage(), branch.Children.AsSpan(from, to - from).ToArray());
    }

    private static Branch InsertInto(EditState edit, Branch branch, int index, Child left, byte[] separator, Child right)
    {
        Page page = branch.Page;
        int count = branch.ChildCount;
        bool isOwned = edit.Owns(branch);
        Child[] children = isOwned && branch.Children.Length > count ? branch.Children : new Child[isOwned ? Math.Min(Branch.ChildrenMax, count + 16) : count + 1];
        if (children != branch.Children)
        {
            Array.Copy(branch.Children, children, index);
        }

        Array.Copy(branch.Children, index + 1, children, index + 2, count - index - 1);
        children[index] = left;
        children[index + 1] = right;
        byte[] separators = InsertSeparator(edit, page, index, separator, isOwned);
        if (!isOwned)
        {
            return edit.NewBranch(separators, children);
        }

        branch.Separators = separators;
        branch.Children = children;
        return branch;
    }

    private static byte[] InsertSeparator(EditState edit, Page page, int slot, byte[] separator, bool isOwned)
    {
        if (page.Count == 0)
        {
            return PageWriter.Single(separator, default, overflow: false);
        }

        int prefixLength = page.PrefixAgreement(separator);
        int used = UsedBytesWith(page, separator);
        byte[] bytes;
        if (prefixLength == page.PrefixLength)
        {
            bytes = isOwned && page.Bytes.Length >= used ? page.Bytes : PageWriter.Allocate(isOwned ? used + 256 : used);
            PageWriter.Insert(page.Bytes, bytes, slot, separator.AsSpan(prefixLength), default, overflow: false);
            return bytes;
        }

        int run = PageWriter.NextRun(page, slot);
        PageBuffer buffer = edit.Scratch;
        buffer.AddRange(page, 0, slot);
        buffer.Add(separator, default, overflow: false);
        buffer.AddRange(page, slot, page.Count);
        bytes = buffer.ToPage();
        PageWriter.SetHint(bytes, slot, run);
        return bytes;
    }

    private static int UsedBytesWith(Page page, ReadOnlySpan<byte> separator)
    {
        int prefixLength = page.PrefixAgreement(separator);
        return page.UsedBytesWithPrefix(prefixLength) + PageWriter.EntrySize(separator.Length - prefixLength, 0);
    }
}
