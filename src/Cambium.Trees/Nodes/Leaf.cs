using Cambium.Trees.Pages;

namespace Cambium.Trees.Nodes;

/// <summary>A leaf: one page of rows, and beside it the values too large for the page.</summary>
/// <remarks>
/// Arrays of frozen leaves are as long as their content, or little longer, so a half-full leaf costs half the memory and splitting
/// evenly wastes none. That is why underfull leaves are merged only when both fit one page, and never borrow.
/// <para>A written leaf may be made cold at any moment, between two reads of its parts too: what is read again is the same, entry by
/// entry, so slots and indexes stay right; only arrays may be others.</para>
/// </remarks>
internal sealed class Leaf : Node
{
    /// <summary>4 KiB with the array's own header. Only a page with keys or values of several hundred bytes may exceed it.</summary>
    internal const int BytesMax = 4096 - 24;

    /// <summary>Larger values get an array of their own.</summary>
    internal const int InlineValueBytesMax = 1024;

    /// <summary>That of every empty tree, whatever database it is in: so it has no place, and stays in memory (<see cref="PageStore.EmptyLeaf"/>).</summary>
    internal static readonly Leaf Empty = new(owner: null, PageWriter.Empty(), overflow: null);

    // Stands for a table of large values that may have to be read first.
    private static readonly byte[][] s_cold = [];

    private byte[]? _bytes;
    private byte[][]? _overflow;

    // How much its content is worth keeping: 0 since it was read, HeatMax since it was used again; ClockHand takes from it. Threads may
    // overwrite each other's: it only advises.
    private byte _heat;

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
        get
        {
            byte[][]? overflow = Volatile.Read(ref _overflow);
            return ReferenceEquals(overflow, s_cold) ? Load().Overflow : overflow;
        }

        set => _overflow = value;
    }

    /// <summary>Times that <see cref="ClockHand"/> must pass a leaf in vain before it goes.</summary>
    internal const byte HeatMax = 4;

    internal byte Heat { get => _heat; set => _heat = value; }

    /// <summary>Bytes that its content takes in memory; 0 while it is cold, but for writes that wait.</summary>
    internal long HotBytes
    {
        get
        {
            const int ArrayBytes = 24;
            if (Owner is DeferredWrites writes)
            {
                return writes.HeldBytes;
            }

            long bytes = Volatile.Read(ref _bytes) is { } page ? page.Length + ArrayBytes : 0;
            foreach (byte[] large in (bytes == 0 ? null : Volatile.Read(ref _overflow)) ?? [])
            {
                bytes += large.Length + ArrayBytes;
            }

            return bytes;
        }
    }

    /// <summary>Whether the owner has grown the page beyond its content, to be trimmed when it freezes.</summary>
    internal bool HasSlack { get; set; }

    internal Page Page => new(Bytes);

    internal override bool IsHot => Volatile.Read(ref _bytes) is not null;

    internal override long EntryCount => Page.Count;

    internal override bool IsUnderfull => Page.UsedBytes < BytesMax / 4;

    /// <summary>Notes that somebody came for its content. The visit that brings it into memory doesn't count: a scan reads every leaf once.</summary>
    internal void Touch()
    {
        if (_heat != HeatMax && _bytes is not null)
        {
            _heat = HeatMax;
        }
    }

    /// <summary>Has the processor fetch its page, to be read whole soon; a cold leaf stays cold.</summary>
    internal void Prefetch()
    {
        if (_bytes is { } bytes)
        {
            Nodes.Prefetch.Bytes(bytes);
        }
    }

    /// <summary>Lets go of the content of a written leaf; whoever has got hold of parts of it keeps them.</summary>
    /// <returns>False when nothing but memory has it.</returns>
    internal bool TryEvict()
    {
        if (!IsWritten)
        {
            return false;
        }

        Volatile.Write(ref _bytes, null);
        Volatile.Write(ref _overflow, s_cold);
        return true;
    }

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
                _heat = 0;
                Keep(content);
                location.File.Store.Account.AddLoaded(HotBytes);
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
