namespace Cambium.Trees.Nodes;

/// <summary>A leaf: one page of rows, and beside it the values too large for the page.</summary>
/// <remarks>
/// Arrays of frozen leaves are as long as their content, or little longer, so a half-full leaf costs half the memory and splitting
/// evenly wastes none. That is why underfull leaves are merged only when both fit one page, and never borrow.
/// </remarks>
internal sealed class Leaf(object? owner, byte[] bytes, byte[][]? overflow) : Node(owner)
{
    /// <summary>4 KiB with the array's own header. Only a page with keys or values of several hundred bytes may exceed it.</summary>
    internal const int BytesMax = 4096 - 24;

    /// <summary>Larger values get an array of their own.</summary>
    internal const int InlineValueBytesMax = 1024;

    internal static readonly Leaf Empty = new(owner: null, PageWriter.Empty(), overflow: null);

    internal byte[] Bytes { get; set; } = bytes;

    /// <summary>Overflow values by the index their entries hold; null when there are none.</summary>
    internal byte[][]? Overflow { get; set; } = overflow;

    /// <summary>Whether the owner has grown the page beyond its content, to be trimmed when it freezes.</summary>
    internal bool HasSlack { get; set; }

    internal Page Page => new(Bytes);

    internal override long EntryCount => Page.Count;

    internal override bool IsUnderfull => Page.UsedBytes < BytesMax / 4;

    internal override byte[] FirstKey() => Page.KeyAt(0);

    internal PageSlice ValueAt(int slot)
    {
        Page page = Page;
        PageSlice value = page.InlineValue(slot);
        if (!page.IsOverflow(slot))
        {
            return value;
        }

        byte[] large = Overflow![Page.OverflowIndex(value)];
        return new PageSlice(large, 0, large.Length);
    }
}
