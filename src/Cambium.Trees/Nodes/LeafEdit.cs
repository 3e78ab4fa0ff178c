namespace Cambium.Trees.Nodes;

/// <summary>Changes to leaves: in place when the edit owns the leaf, on a copy that it owns from then on otherwise.</summary>
internal static class LeafEdit
{
    /// <summary>So many inserts, each right after the last, are taken for a sequence that goes on.</summary>
    private const int SequenceMin = 2;

    private const int MergedBytesMax = Leaf.BytesMax * 3 / 4;

    /// <param name="edit">The edit that will own the result.</param>
    /// <param name="leaf">Not changed unless owned.</param>
    /// <param name="slot">Where the key belongs; it is not there yet.</param>
    /// <param name="key">The key to insert.</param>
    /// <param name="value">Must not lie in the leaf itself.</param>
    /// <param name="isRightEdge">Whether no leaf of the tree stands to the right: an insert at its end is taken for a sequence.</param>
    internal static Split Insert(EditState edit, Leaf leaf, int slot, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value, bool isRightEdge)
    {
        Page page = leaf.Page;
        int count = page.Count;
        if (count == 0)
        {
            return new Split(Single(edit, key, value), null, null);
        }

        int prefixLength = page.PrefixAgreement(key);
        int used = page.UsedBytesWithPrefix(prefixLength) + PageWriter.EntrySize(key.Length - prefixLength, InlineLength(value));
        if (used <= Leaf.BytesMax)
        {
            return new Split(InsertInto(edit, leaf, slot, key, value, prefixLength, used), null, null);
        }

        // A key without the common prefix is at one of the ends: alone it leaves the others their prefix.
        bool mustStandAlone = prefixLength < page.PrefixLength || count == 1;
        bool isSequence = slot == page.LastInsert + 1 && page.InsertRun >= SequenceMin;
        if (slot == count && (mustStandAlone || isSequence || isRightEdge))
        {
            return new Split(leaf, Separator.Between(page.KeyAt(count - 1), key), Single(edit, key, value));
        }

        if (slot == 0 && mustStandAlone)
        {
            return new Split(Single(edit, key, value), Separator.Between(key, page.KeyAt(0)), leaf);
        }

        return SplitAndInsert(edit, leaf, slot, key, value, isSequence);
    }

    /// <summary>Puts another value in place; may split the leaf when the value grew.</summary>
    internal static Split Replace(EditState edit, Leaf leaf, int slot, ReadOnlySpan<byte> value, bool isRightEdge)
    {
        Page page = leaf.Page;
        int used = page.UsedBytes + InlineLength(value) - page.InlineValue(slot).Length;
        if (used > Leaf.BytesMax && page.Count > 1)
        {
            byte[] key = page.KeyAt(slot);
            return Insert(edit, RemoveRange(edit, leaf, slot, slot + 1)!, slot, key, value, isRightEdge);
        }

        bool hadOverflow = page.IsOverflow(slot);
        Leaf target = edit.Owns(leaf) ? leaf : edit.NewLeaf(leaf.Bytes, leaf.Overflow);
        Span<byte> reference = stackalloc byte[Page.OverflowIndexBytes];
        ReadOnlySpan<byte> inline = Inline(target, value, reference, out bool overflow);
        byte[] bytes = Room(edit, leaf, target, used);
        PageWriter.Replace(leaf.Bytes, bytes, slot, inline, overflow);
        target.Bytes = bytes;
        if (hadOverflow)
        {
            CompactOverflow(target);
        }

        return new Split(target, null, null);
    }

    /// <summary>Removes the entries of some slots; null when none is left.</summary>
    internal static Leaf? RemoveRange(EditState edit, Leaf leaf, int from, int to)
    {
        Page page = leaf.Page;
        if (from == 0 && to == page.Count)
        {
            return null;
        }

        Leaf target = edit.Owns(leaf) ? leaf : edit.NewLeaf(PageWriter.Allocate(page.UsedBytesWithout(from, to)), leaf.Overflow);
        PageWriter.RemoveRange(leaf.Bytes, target.Bytes, from, to);
        CompactOverflow(target);
        if (target == leaf)
        {
            edit.NoteSlack(leaf);
        }

        return target;
    }

    /// <summary>Both neighbours in one leaf, or null when that would be too full.</summary>
    internal static Leaf? Merge(EditState edit, Leaf left, Leaf right)
    {
        if (left.Page.UsedBytes + right.Page.UsedBytes - Page.HeaderBytes - right.Page.PrefixLength > MergedBytesMax)
        {
            return null;
        }

        PageBuffer buffer = edit.Scratch;
        buffer.AddRange(left.Page, 0, left.Page.Count);
        buffer.AddRange(right.Page, 0, right.Page.Count, left.Overflow?.Length ?? 0);
        return buffer.UsedBytes > MergedBytesMax
            ? null
            : edit.NewLeaf(buffer.ToPage(), left.Overflow is null ? right.Overflow : [.. left.Overflow, .. right.Overflow ?? []]);
    }

    private static Split SplitAndInsert(EditState edit, Leaf leaf, int slot, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value, bool isSequence)
    {
        Page page = leaf.Page;
        int count = page.Count;
        int room = PageWriter.EntrySize(key.Length, InlineLength(value));
        bool isInside = isSequence && slot < count && page.UsedBytesWithout(slot, count) + room <= Leaf.BytesMax;
        int middle = isInside ? slot : page.MiddleSlot();
        bool toLeft = slot < middle || isInside;
        Leaf left = Slice(edit, leaf, 0, middle, toLeft ? room : 0);
        Leaf right = Slice(edit, leaf, middle, count, toLeft ? 0 : room);
        if (toLeft)
        {
            left = InsertInto(edit, left, slot, key, value);
            PageWriter.SetHint(left.Bytes, slot, isInside ? page.InsertRun : 0);
        }
        else
        {
            right = InsertInto(edit, right, slot - middle, key, value);
        }

        return new Split(left, Separator.Between(left.Page.KeyAt(left.Page.Count - 1), right.Page.KeyAt(0)), right);
    }

    private static Leaf Single(EditState edit, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
        => InlineLength(value) == value.Length
            ? edit.NewLeaf(PageWriter.Single(key, value, overflow: false), overflow: null)
            : edit.NewLeaf(PageWriter.Single(key, BitConverter.GetBytes(0), overflow: true), [value.ToArray()]);

    /// <summary>The entries below or from some slot of the leaf on as a leaf of their own, with the longest common prefix, and with free room.</summary>
    private static Leaf Slice(EditState edit, Leaf leaf, int from, int to, int room)
    {
        Page page = leaf.Page;
        byte[] bytes;
        if (page.HeadAt(from) >> 24 == page.HeadAt(to - 1) >> 24)
        {
            PageBuffer buffer = edit.Scratch;
            buffer.AddRange(page, from, to);
            bytes = buffer.ToPage(room);
        }
        else
        {
            bool isLower = from == 0;
            bytes = PageWriter.Allocate(room + (isLower ? page.UsedBytesWithout(to, page.Count) : page.UsedBytesWithout(0, from)));
            PageWriter.RemoveRange(leaf.Bytes, bytes, isLower ? to : 0, isLower ? page.Count : from);
        }

        Leaf result = edit.NewLeaf(bytes, leaf.Overflow);
        CompactOverflow(result);
        return result;
    }

    private static Leaf InsertInto(EditState edit, Leaf leaf, int slot, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
        => InsertInto(edit, leaf, slot, key, value, leaf.Page.PrefixAgreement(key), UsedBytesWith(leaf, key, value));

    private static Leaf InsertInto(EditState edit, Leaf leaf, int slot, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value, int prefixLength, int used)
    {
        Page page = leaf.Page;
        Leaf target = edit.Owns(leaf) ? leaf : edit.NewLeaf(leaf.Bytes, leaf.Overflow);
        Span<byte> reference = stackalloc byte[Page.OverflowIndexBytes];
        ReadOnlySpan<byte> inline = Inline(target, value, reference, out bool overflow);
        if (prefixLength == page.PrefixLength)
        {
            byte[] bytes = Room(edit, leaf, target, used);
            PageWriter.Insert(page.Bytes, bytes, slot, key[prefixLength..], inline, overflow);
            target.Bytes = bytes;
            return target;
        }

        int run = PageWriter.NextRun(page, slot);
        PageBuffer buffer = edit.Scratch;
        buffer.AddRange(page, 0, slot);
        buffer.Add(key, inline, overflow);
        buffer.AddRange(page, slot, page.Count);
        target.Bytes = buffer.ToPage();
        PageWriter.SetHint(target.Bytes, slot, run);
        return target;
    }

    private static int UsedBytesWith(Leaf leaf, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        int prefixLength = leaf.Page.PrefixAgreement(key);
        return leaf.Page.UsedBytesWithPrefix(prefixLength) + PageWriter.EntrySize(key.Length - prefixLength, InlineLength(value));
    }

    /// <summary>
    /// An array for <paramref name="used"/> bytes: exact for a first change, with some room when the edit comes back, with all
    /// room when a sequence is being inserted.
    /// </summary>
    private static byte[] Room(EditState edit, Leaf leaf, Leaf target, int used)
    {
        if (target != leaf)
        {
            return PageWriter.Allocate(used);
        }

        edit.NoteSlack(leaf);
        return leaf.Bytes.Length >= used
            ? leaf.Bytes
            : PageWriter.Allocate(Math.Max(used, leaf.Page.InsertRun >= SequenceMin ? Leaf.BytesMax : Math.Min(Leaf.BytesMax, used + (used / EditState.SlackShare))));
    }

    private static int InlineLength(ReadOnlySpan<byte> value)
        => value.Length > Leaf.InlineValueBytesMax ? Page.OverflowIndexBytes : value.Length;

    /// <summary>The bytes to store in the page: the value, or its index after it went into the leaf's table.</summary>
    private static ReadOnlySpan<byte> Inline(Leaf leaf, ReadOnlySpan<byte> value, Span<byte> reference, out bool overflow)
    {
        overflow = value.Length > Leaf.InlineValueBytesMax;
        if (!overflow)
        {
            return value;
        }

        BitConverter.TryWriteBytes(reference, leaf.Overflow?.Length ?? 0);
        leaf.Overflow = [.. leaf.Overflow ?? [], value.ToArray()];
        return reference;
    }

    /// <summary>Drops overflow values that no entry refers to any more. The leaf's page is its own.</summary>
    private static void CompactOverflow(Leaf leaf)
    {
        if (leaf.Overflow is null)
        {
            return;
        }

        List<byte[]> kept = [];
        Page page = leaf.Page;
        for (int slot = 0; slot < page.Count; slot++)
        {
            if (page.IsOverflow(slot))
            {
                PageSlice index = page.InlineValue(slot);
                kept.Add(leaf.Overflow[Page.OverflowIndex(index)]);
                PageWriter.Write(page.Bytes, index.Offset, kept.Count - 1);
            }
        }

        leaf.Overflow = kept.Count == 0 ? null : [.. kept];
    }
}
