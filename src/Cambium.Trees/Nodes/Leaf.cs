using Cambium.Trees.Pages;

namespace Cambium.Trees.Nodes;

/// <summary>A leaf: one page of rows, and beside it the values too large for the page.</summary>
/// <remarks>
/// Arrays of frozen leaves are as long as their content, or little longer, so a half-full leaf costs half the memory and splitting
/// evenly wastes none. That is why underfull leaves are merged only when both fit one page, and never borrow.
/// </remarks>
internal sealed class Leaf : Node
{
    /// <summary>4 KiB with the array's own header. Only a page with keys or values of several hundred bytes may exceed it.</summary>
    internal const int BytesMax = 4096 - 24;

    /// <summary>Larger values get an array of their own.</summary>
    internal const int InlineValueBytesMax = 1024;

    internal static readonly Leaf Empty = new(owner: null, PageWriter.Empty(), overflow: null);

    // Stands for a table of large values that may have to be read first.
    private static readonly byte[][] s_cold = [];

    private byte[]? _bytes;
    private byte[][]? _overflow;

    internal Leaf(object? owner, byte[] bytes, byte[][]? overflow)
        : base(owner)
    {
        _bytes = bytes;
        _overflow = overflow;
    }

    /// <summary>A cold leaf.</summary>
    internal Leaf(PageLocation location)
        : base(location) => _overflow = s_cold;

    /// <summary>A cold leaf with writes that wait for its content.</summary>
    internal Leaf(DeferredWrites writes)
        : base(writes) => _overflow = s_cold;

    internal byte[] Bytes
    {
        get => _bytes ?? LoadBytes();
        set => _bytes = value;
    }

    /// <summary>Overflow values by the index their entries hold; null when there are none.</summary>
    internal byte[][]? Overflow
    {
        get => ReferenceEquals(_overflow, s_cold) ? Load().Overflow : _overflow;
        set => _overflow = value;
    }

    /// <summary>Whether the owner has grown the page beyond its content, to be trimmed when it freezes.</summary>
    internal bool HasSlack { get; set; }

    internal Page Page => new(Bytes);

    internal override bool IsHot => Volatile.Read(ref _bytes) is not null;

    internal override long EntryCount => Page.Count;

    internal override bool IsUnderfull => Page.UsedBytes < BytesMax / 4;

    internal PageSlice ValueAt(int slot)
    {
        Page page = Page;
        PageSlice value = page.InlineValue(slot);
        return page.IsOverflow(slot) ? LargeValue(value) : value;
    }

    /// <summary>The large value that an entry's inline value refers to.</summary>
    internal PageSlice LargeValue(PageSlice inlineValue)
    {
        byte[] large = Overflow![Page.OverflowIndex(inlineValue)];
        return new PageSlice(large, 0, large.Length);
    }

    /// <summary>The content for looking at: a cold leaf stays cold.</summary>
    internal LeafContent Peek() => !IsHot && TryGetLocation(out PageLocation location) ? NodeRecord.ReadLeaf(location) : new LeafContent(Bytes, Overflow);

    // Apart, so that the test for a cold leaf is all that callers take in.
    private byte[] LoadBytes() => Load().Bytes;

    /// <summary>Reads the content and keeps it.</summary>
    private LeafContent Load()
    {
        while (true)
        {
            if (Owner is DeferredWrites writes)
            {
                LeafContent content = writes.Apply();
                Keep(content);
                Settle(writes);
                return content;
            }

            if (TryGetLocation(out PageLocation location))
            {
                LeafContent content = NodeRecord.ReadLeaf(location);
                Keep(content);
                return content;
            }

            // Another thread has just settled deferred writes, or the checkpointer is noting a new place.
            if (Volatile.Read(ref _bytes) is { } bytes && Volatile.Read(ref _overflow) is var overflow && !ReferenceEquals(overflow, s_cold))
            {
                return new LeafContent(bytes, overflow);
            }
        }
    }

    private void Keep(LeafContent content)
    {
        Volatile.Write(ref _overflow, content.Overflow);
        Volatile.Write(ref _bytes, content.Bytes);
    }
}
