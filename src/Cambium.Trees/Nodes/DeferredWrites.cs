using Cambium.Trees.Pages;

namespace Cambium.Trees.Nodes;

/// <summary>
/// The owner of a leaf that is a written leaf with some writes on top, in their order: applied when its content is first needed.
/// Changed by the edit that made it only.
/// </summary>
internal sealed class DeferredWrites(object token, PageLocation place)
{
    /// <summary>
    /// So many keep the page below 64 KiB, its format's limit, whatever they put there: a written page of 8 KiB, keys of 1 KiB and
    /// values of 1 KiB inline.
    /// </summary>
    internal const int WritesMax = 24;
    internal const int KeyBytesMax = 1024;
    internal const int PlaceBytesMax = 8192;

    private DeferredWrite? _last;
    private int _count;

    /// <summary>The edit that may add more.</summary>
    internal object Token { get; } = token;

    /// <summary>Where the leaf lies that the writes are on top of.</summary>
    internal PageLocation Place => place;

    internal bool HasRoom => _count < WritesMax;

    internal void Add(DeferredWrite write)
    {
        write.Earlier = _last;
        _last = write;
        _count++;
    }

    /// <summary>The content with all writes in it. May be called by several threads at once, each getting its own.</summary>
    internal LeafContent Apply()
    {
        Leaf before = new(place);
        Dictionary<byte[], byte[]?> values = new(KeyComparer.Instance);
        int index = _count;
        DeferredWrite[] writes = new DeferredWrite[_count];
        for (DeferredWrite? write = _last; write is not null; write = write.Earlier)
        {
            writes[--index] = write;
        }

        foreach (DeferredWrite write in writes)
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
        if (value.Length <= Leaf.InlineValueBytesMax)
        {
            buffer.Add(key, value, overflow: false);
            return;
        }

        buffer.Add(key, BitConverter.GetBytes(overflow.Count), overflow: true);
        overflow.Add(value.ToArray());
    }
}
