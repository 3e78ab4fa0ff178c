using Cambium.Trees.Nodes;

namespace Cambium.Trees;

/// <summary>
/// One immutable version of an ordered map from byte keys to byte values: a B+tree whose versions share all nodes that did not
/// change between them. Safe for any number of threads, without coordination; as cheap to keep as a pointer.
/// </summary>
/// <remarks>
/// <para>
/// Keys order as unsigned bytes and have at most <see cref="KeyBytesMax"/> bytes. A lookup walks branches down to a leaf;
/// both search packed pages (<see cref="Page"/>). An update copies the nodes on its path and shares the rest:
/// </para>
/// <code>
///   version 1 -> A            version 2 -> A'
///               / \                       / \
///              B   C                     B   C'        (B and everything below it belongs to both)
/// </code>
/// <para>Branches count the entries below each child, so counts, ranks and seeks by rank are O(log n).</para>
/// </remarks>
public sealed class Tree
{
    /// <summary>The longest key. Longer ones are refused with <see cref="ArgumentException"/>.</summary>
    public const int KeyBytesMax = 8192;

    internal Tree(Node root, int height, long count)
    {
        Root = root;
        Height = height;
        Count = count;
    }

    public static Tree Empty { get; } = new(Leaf.Empty, height: 0, count: 0);

    public long Count { get; }

    internal Node Root { get; }

    /// <summary>Levels of branches above the leaves; every leaf is equally deep.</summary>
    internal int Height { get; }

    public bool TryGet(ReadOnlySpan<byte> key, out PageSlice value) => TryGet(Root, Height, key, out value);

    public bool ContainsKey(ReadOnlySpan<byte> key)
    {
        FindLeaf(Root, Height, key).Page.Find(key, out bool found);
        return found;
    }

    /// <summary>A new cursor on this version, not yet positioned.</summary>
    public TreeCursor GetCursor()
    {
        TreeCursor cursor = new();
        cursor.Reset(this);
        return cursor;
    }

    /// <summary>How many entries lie below <paramref name="key"/>.</summary>
    public long Rank(ReadOnlySpan<byte> key)
    {
        long rank = 0;
        Node node = Root;
        for (int level = Height; level > 0; level--)
        {
            Branch branch = (Branch)node;
            int index = branch.Find(key);
            rank += branch.CountBefore(index);
            node = branch.Children[index].Node;
        }

        return rank + ((Leaf)node).Page.Find(key, out _);
    }

    public long CountRange(in KeyRange range)
    {
        long upper = range.Upper is null ? Count : Rank(range.Upper);
        return range.Lower is null ? upper : Math.Max(0, upper - Rank(range.Lower));
    }

    public TreeEdit Edit() => new(this);

    /// <summary>
    /// What changed between two versions, in key order. Subtrees that both share are skipped unseen, so the cost follows the
    /// change and not the size. The trees need not be related.
    /// </summary>
    public static IEnumerable<TreeChange> Diff(Tree older, Tree newer) => Diff(older, newer, KeyRange.All);

    /// <inheritdoc cref="Diff(Tree, Tree)"/>
    public static IEnumerable<TreeChange> Diff(Tree older, Tree newer, KeyRange range) => new TreeDiff(older, newer, range).Changes();

    internal static bool TryGet(Node root, int height, ReadOnlySpan<byte> key, out PageSlice value)
    {
        Leaf leaf = FindLeaf(root, height, key);
        int slot = leaf.Page.Find(key, out bool found);
        value = found ? leaf.ValueAt(slot) : default;
        return found;
    }

    private static Leaf FindLeaf(Node node, int height, ReadOnlySpan<byte> key)
    {
        for (int level = height; level > 0; level--)
        {
            Branch branch = (Branch)node;
            node = branch.Children[branch.Find(key)].Node;
        }

        Leaf leaf = (Leaf)node;
        leaf.Touch();
        return leaf;
    }
}
