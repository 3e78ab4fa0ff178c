using Cambium.Trees.Pages;

namespace Cambium.Trees.Nodes;

/// <summary>
/// The owner of a node that is a written node with some writes on top, in their order. A leaf takes them in when its content is first
/// needed, a branch hands them on to its children. Changed by the edit that made it only.
/// </summary>
internal sealed class DeferredWrites(object token, PageLocation place)
{
    /// <summary>
    /// So many, whatever they put there, keep a leaf's page below 64 KiB, its format's limit: a written page of 8 KiB, keys of 1 KiB and
    /// values of 1 KiB inline.
    /// </summary>
    internal const int WritesMax = 24;
    internal const int KeyBytesMax = 1024;
    internal const int PlaceBytesMax = 8192;

    /// <summary>In a page that has grown so far, other values than the smallest are kept beside it: there may be any number of updates.</summary>
    private const int InlineBytesMax = 24 << 10;

    private DeferredWrite[] _writes = new DeferredWrite[2];

    /// <summary>The edit that may add more.</summary>
    internal object Token { get; } = token;

    /// <summary>Where the node lies that the writes are on top of.</summary>
    internal PageLocation Place => place;

    internal int Count { get; private set; }

    /// <summary>About what the writes take in memory.</summary>
    internal long HeldBytes { get; private set; }

    internal bool HasRoom => Count < WritesMax;

    internal void Add(DeferredWrite write)
    {
        if (Count == _writes.Length)
        {
            Array.Resize(ref _writes, 2 * Count);
        }

        _writes[Count++] = write;
        HeldBytes += write.HeldBytes;
    }

    /// <summary>A branch's children with the writes in their places. May be called by several threads at once, each getting its own.</summary>
    internal (byte[] Separators, Child[] Children) PassOn()
    {
        (byte[] separators, Child[] children) = NodeRecord.ReadBranch(place);
        Page page = new(separators);
        DeferredWrites?[] below = new DeferredWrites?[children.Length];
        foreach (DeferredWrite write in _writes.AsSpan(0, Count))
        {
            int slot = page.Find(write.Key.Span, out bool found);
            int index = found ? slot + 1 : slot;
            (below[index] ??= Above(children[index].Node)).Add(write);
        }

        for (int index = 0; index < children.Length; index++)
        {
            if (below[index] is { } writes)
            {
                ref Child child = ref children[index];
                child = child with { Node = child.Node is Leaf ? new Leaf(writes) : new Branch(writes) };
            }
        }

        return (separators, children);

        DeferredWrites Above(Node child) => new(Token, child.TryGetLocation(out PageLocation location) ? location : throw new InvalidOperationException("A node read from a file has a place."));
    }

    /// <summary>A leaf's content with all writes in it. May be called by several threads at once, each getting its own.</summary>
    internal LeafContent Apply()
    {
        Leaf before = new(place);
        Dictionary<byte[], byte[]?> values = new(KeyComparer.Instance);
        foreach (DeferredWrite write in _writes.AsSpan(0, Count))
        {
            byte[] key = write.Key.ToArray();
            PageSlice? value = values.TryGetValue(key, out byte[]? earlier) ? (earlier is null ? null : new PageSlice(earlier, 0, earlier.Length)) : Find(before, key);
            values[key] = write.Apply(value);
        }

        PageBuffer buffer = new();
        List<byte[]> overflow = [];
        int slot = 0;
        Page page = before.Page;
        foreach ((byte[] key, byte[]? value) in values.OrderBy(static pair => pair.Key, KeyComparer.Instance))
        {
            int end = page.Find(key, out bool found);
            for (; slot < end; slot++)
            {
                Add(buffer, overflow, page.KeyAt(slot), before.ValueAt(slot).Span);
            }

            slot += found ? 1 : 0;
            if (value is not null)
            {
                Add(buffer, overflow, key, value);
            }
        }

        for (; slot < page.Count; slot++)
        {
            Add(buffer, overflow, page.KeyAt(slot), before.ValueAt(slot).Span);
        }

        return new LeafContent(buffer.ToPage(), overflow.Count == 0 ? null : [.. overflow]);
    }

    private static PageSlice? Find(Leaf leaf, ReadOnlySpan<byte> key)
    {
        int slot = leaf.Page.Find(key, out bool found);
        return found ? leaf.ValueAt(slot) : null;
    }

    private static void Add(PageBuffer buffer, List<byte[]> overflow, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        if (value.Length <= sizeof(int) || (value.Length <= Leaf.InlineValueBytesMax && buffer.UsedBytes + value.Length <= InlineBytesMax))
        {
            buffer.Add(key, value, overflow: false);
            return;
        }

        buffer.Add(key, BitConverter.GetBytes(overflow.Count), overflow: true);
        overflow.Add(value.ToArray());
    }
}
