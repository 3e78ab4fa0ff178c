using System.Globalization;
using Cambium.Trees.Nodes;
using Cambium.Trees.Pages;

namespace Cambium.Trees;

/// <summary>
/// Walks a whole tree and verifies every invariant of its nodes: pages well-formed, keys ascending and inside the bounds their
/// separators promise, counts right, leaves equally deep, none empty but the root.
/// </summary>
public sealed class TreeCheck
{
    private const int ProblemsMax = 100;

    private readonly List<string> _problems = [];

    private TreeCheck()
    {
    }

    /// <summary>What is wrong: every page that can't be read, and some hundred other findings; empty for a sound tree.</summary>
    public IReadOnlyList<string> Problems => _problems;

    /// <summary>Some page can't be read.</summary>
    public bool IsDamaged { get; private set; }

    public long Entries { get; private set; }

    public int Leaves { get; private set; }

    public int Branches { get; private set; }

    /// <summary>Bytes of all pages, tables of children and overflow values, without the objects' headers.</summary>
    public long Bytes { get; private set; }

    public static TreeCheck Run(Tree tree)
    {
        TreeCheck check = new();
        check.Walk(tree.Root, tree.Height, "root", lower: null, upper: null);
        check.Require(check.IsDamaged || check.Entries == tree.Count, "tree", $"says it has {tree.Count} entries, its leaves have {check.Entries}");
        check.Require(check.IsDamaged || tree.Root is Leaf or Branch { ChildCount: > 1 }, "root", "is a branch with a single child");
        check.Require(check.IsDamaged || check.Leaves == 1 || tree.Height > 0, "tree", "has several leaves but no height");
        return check;
    }

    private void Walk(Node node, int height, string path, byte[]? lower, byte[]? upper)
    {
        if (!Require(height == 0 == node is Leaf, path, $"is a {node.GetType().Name} at height {height}"))
        {
            return;
        }

        try
        {
            WalkInto(node, height, path, lower, upper);
        }
        catch (PageDamageException damage)
        {
            // Every damaged page is named, however many there are; what lies below it can't be reached.
            IsDamaged = true;
            _problems.Add($"{path}: {damage.Message}");
        }
    }

    private void WalkInto(Node node, int height, string path, byte[]? lower, byte[]? upper)
    {
        if (node is Leaf leaf)
        {
            _ = leaf.Bytes;
            Leaves++;
            Entries += leaf.Page.Count;
            Bytes += leaf.Bytes.Length + (leaf.Overflow?.Sum(value => (long)value.Length) ?? 0);
            Require(leaf.Page.Count > 0 || path == "root", path, "is an empty leaf");
            if (CheckPage(leaf.Page, path, lower, upper))
            {
                CheckOverflow(leaf, path);
            }

            return;
        }

        Branch branch = (Branch)node;
        Branches++;
        Bytes += branch.Separators.Length + (branch.Children.Length * 16L);
        Require(branch.ChildCount <= Branch.ChildrenMax, path, $"has {branch.ChildCount} children");
        if (!CheckPage(branch.Page, path, lower, upper) || !Require(branch.Children.Length >= branch.ChildCount, path, "has more separators than children"))
        {
            return;
        }

        for (int index = 0; index < branch.ChildCount; index++)
        {
            string childPath = string.Create(CultureInfo.InvariantCulture, $"{path}/{index}");
            Child child = branch.Children[index];
            long before = Entries;
            bool wasDamaged = IsDamaged;
            Walk(child.Node, height - 1, childPath, index == 0 ? lower : branch.Page.KeyAt(index - 1), index == branch.ChildCount - 1 ? upper : branch.Page.KeyAt(index));
            Require(IsDamaged != wasDamaged || Entries - before == child.Count, childPath, $"is counted as {child.Count} entries and has {Entries - before}");
        }
    }

    /// <summary>Checks that the page's parts lie inside it before anything in it is trusted, then its keys.</summary>
    private bool CheckPage(Page page, string path, byte[]? lower, byte[]? upper)
    {
        bool isFormed = Require(page.Bytes.Length >= Page.HeaderBytes, path, "is shorter than a page header")
            && Require(page.UsedBytes <= page.Bytes.Length, path, $"uses {page.UsedBytes} of {page.Bytes.Length} bytes")
            && Require(page.DataOffset <= page.UsedBytes, path, "has more slots than bytes")
            && Require(page.DataOffset + page.DataBefore(page.Count) == page.UsedBytes, path, "has slots and data that do not add up");
        for (int slot = 0; isFormed && slot < page.Count; slot++)
        {
            int length = page.DataBefore(slot + 1) - page.DataBefore(slot);
            isFormed = Require(length >= Math.Max(0, page.SuffixLength(slot) - Page.HeadBytes), path, $"has bad data bounds in slot {slot}")
                && Require(page.KeyLength(slot) <= Tree.KeyBytesMax, path, $"has a key of {page.KeyLength(slot)} bytes in slot {slot}");
        }

        if (!isFormed)
        {
            return false;
        }

        byte[]? last = null;
        for (int slot = 0; slot < page.Count; slot++)
        {
            byte[] key = page.KeyAt(slot);
            Require(page.HeadAt(slot) == Page.Head(key.AsSpan(page.PrefixLength)), path, $"has a head that is not padded with zeros in slot {slot}");
            Require(last is null || last.AsSpan().SequenceCompareTo(key) < 0, path, $"has keys out of order at slot {slot}");
            Require(lower is null || key.AsSpan().SequenceCompareTo(lower) >= 0, path, $"has a key below its separator in slot {slot}");
            Require(upper is null || key.AsSpan().SequenceCompareTo(upper) < 0, path, $"has a key above its separator in slot {slot}");
            int found = page.Find(key, out bool isFound);
            Require(isFound && found == slot, path, $"does not find the key of slot {slot}");
            last = key;
        }

        return true;
    }

    /// <summary>Every overflow value belongs to exactly one entry and was too large for the page.</summary>
    private void CheckOverflow(Leaf leaf, string path)
    {
        HashSet<int> indexes = [];
        for (int slot = 0; slot < leaf.Page.Count; slot++)
        {
            PageSlice value = leaf.Page.InlineValue(slot);
            if (!leaf.Page.IsOverflow(slot))
            {
                Require(value.Length <= Leaf.InlineValueBytesMax, path, $"has an inline value of {value.Length} bytes in slot {slot}");
            }
            else if (Require(value.Length == Page.OverflowIndexBytes, path, $"has a bad overflow reference in slot {slot}"))
            {
                int index = Page.OverflowIndex(value);
                Require(indexes.Add(index) && (uint)index < (uint)(leaf.Overflow?.Length ?? 0), path, $"has a bad overflow index {index} in slot {slot}");
            }
        }

        Require(indexes.Count == (leaf.Overflow?.Length ?? 0), path, "keeps overflow values nobody refers to");
    }

    private bool Require(bool condition, string path, string problem)
    {
        if (!condition && _problems.Count < ProblemsMax)
        {
            _problems.Add($"{path} {problem}");
        }

        return condition;
    }
}
