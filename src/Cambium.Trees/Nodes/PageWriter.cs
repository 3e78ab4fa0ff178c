using System.Runtime.InteropServices;

namespace Cambium.Trees.Nodes;

/// <summary>
/// Changes pages by moving bytes: each method writes a changed copy of <c>source</c> to <c>target</c>, which may be the same
/// array (an edit that owns the page) or a fresh one. The prefix stays; keys that lack it go through <see cref="PageBuffer"/>.
/// </summary>
internal static class PageWriter
{
    private const int RunMax = 15;

    internal static byte[] Allocate(int bytes) => GC.AllocateUninitializedArray<byte>(bytes);

    internal static byte[] Empty()
    {
        byte[] page = new byte[Page.HeaderBytes];
        SetHeader(page, count: 0, prefixLength: 0, usedBytes: Page.HeaderBytes);
        return page;
    }

    /// <summary>The page of a single entry: its whole key is the prefix.</summary>
    internal static byte[] Single(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value, bool overflow)
    {
        int used = Page.HeaderBytes + key.Length + Page.EntryBytes + value.Length;
        byte[] page = Allocate(used);
        SetHeader(page, count: 1, key.Length, used);
        key.CopyTo(page.AsSpan(Page.HeaderBytes));
        int heads = Page.HeaderBytes + key.Length;
        Write(page, heads, 0u);
        Write(page, heads + Page.HeadBytes, SlotEntry(value.Length, 0, overflow));
        value.CopyTo(page.AsSpan(heads + Page.EntryBytes));
        return page;
    }

    internal static uint SlotEntry(int dataBytes, int suffixLength, bool overflow)
        => (uint)dataBytes | ((uint)suffixLength << 16) | (overflow ? Page.OverflowFlag : 0);

    /// <summary>Bytes one more entry takes.</summary>
    internal static int EntrySize(int suffixLength, int valueLength)
        => Page.EntryBytes + Math.Max(0, suffixLength - Page.HeadBytes) + valueLength;

    internal static void Insert(byte[] source, byte[] target, int slot, ReadOnlySpan<byte> suffix, ReadOnlySpan<byte> value, bool overflow)
    {
        Page page = new(source);
        int count = page.Count;
        int heads = page.HeadsOffset;
        int slots = page.SlotsOffset;
        int newSlots = slots + Page.HeadBytes;
        int used = page.UsedBytes;
        int before = page.DataBefore(slot);
        int run = NextRun(page, slot);
        ReadOnlySpan<byte> rest = suffix.Length > Page.HeadBytes ? suffix[Page.HeadBytes..] : default;
        int length = rest.Length + value.Length;

        // In an order in which, in place, nothing is overwritten before it has moved.
        int total = page.DataBefore(count);
        Move(source, source.Length - total, target, target.Length - total - length, total - before);
        Move(source, slots + (4 * slot), target, newSlots + (4 * slot) + 4, 4 * (count - slot));
        Move(source, slots, target, newSlots, 4 * slot);
        Move(source, heads + (4 * slot), target, heads + (4 * slot) + 4, 4 * (count - slot));
        if (source != target)
        {
            Move(source, 0, target, 0, heads + (4 * slot));
            Move(source, source.Length - before, target, target.Length - before, before);
        }

        int data = target.Length - before - length;
        rest.CopyTo(target.AsSpan(data));
        value.CopyTo(target.AsSpan(data + rest.Length));
        Write(target, heads + (4 * slot), Page.Head(suffix));
        Write(target, newSlots + (4 * slot), SlotEntry(before + length, suffix.Length, overflow));
        ShiftData(target, newSlots + (4 * slot) + 4, count - slot, (uint)length);
        SetHeader(target, count + 1, page.PrefixLength, used + Page.EntryBytes + length);
        SetHint(target, slot, run);
    }

    /// <summary>Removes the entries from slot <paramref name="from"/> up to, but without, <paramref name="to"/>.</summary>
    internal static void RemoveRange(byte[] source, byte[] target, int from, int to)
    {
        Page page = new(source);
        int count = page.Count;
        int prefixLength = page.PrefixLength;
        int heads = page.HeadsOffset;
        int slots = page.SlotsOffset;
        int newSlots = slots - (4 * (to - from));
        int used = page.UsedBytesWithout(from, to);
        int before = page.DataBefore(from);
        int removed = page.DataBefore(to) - before;
        int total = page.DataBefore(count);
        if (source != target)
        {
            Move(source, 0, target, 0, heads + (4 * from));
            Move(source, source.Length - before, target, target.Length - before, before);
        }

        Move(source, source.Length - total, target, target.Length - total + removed, total - before - removed);
        Move(source, heads + (4 * to), target, heads + (4 * from), 4 * (count - to));
        Move(source, slots, target, newSlots, 4 * from);
        Move(source, slots + (4 * to), target, newSlots + (4 * from), 4 * (count - to));
        ShiftData(target, newSlots + (4 * from), count - to, (uint)-removed);
        SetHeader(target, count - to + from, prefixLength, used);
    }

    /// <summary>Puts another value in place of the one in <paramref name="slot"/>.</summary>
    internal static void Replace(byte[] source, byte[] target, int slot, ReadOnlySpan<byte> value, bool overflow)
    {
        Page page = new(source);
        int count = page.Count;
        int slots = page.SlotsOffset;
        int used = page.UsedBytes;
        int before = page.DataBefore(slot);
        uint entry = page.SlotAt(slot);
        int oldLength = page.InlineValue(slot).Length;
        int growth = value.Length - oldLength;
        if (source != target || growth != 0)
        {
            int total = page.DataBefore(count);
            Move(source, source.Length - total, target, target.Length - total - growth, total - before - oldLength);
        }

        if (source != target)
        {
            Move(source, 0, target, 0, page.DataOffset);
            Move(source, source.Length - before, target, target.Length - before, before);
        }

        value.CopyTo(target.AsSpan(target.Length - before - value.Length));
        Write(target, slots + (4 * slot), overflow ? entry | Page.OverflowFlag : entry & ~Page.OverflowFlag);
        ShiftData(target, slots + (4 * slot), count - slot, (uint)growth);
        Write(target, 4, (ushort)(used + growth));
    }

    /// <summary>A copy of the page without free room.</summary>
    internal static byte[] Trim(byte[] source)
    {
        Page page = new(source);
        byte[] target = Allocate(page.UsedBytes);
        int data = page.DataBefore(page.Count);
        Move(source, 0, target, 0, page.DataOffset);
        Move(source, source.Length - data, target, target.Length - data, data);
        return target;
    }

    internal static void SetHeader(byte[] page, int count, int prefixLength, int usedBytes)
    {
        Write(page, 0, (ushort)count);
        Write(page, 2, (ushort)prefixLength);
        Write(page, 4, (ushort)usedBytes);
        Write(page, 6, (ushort)0);
    }

    internal static void SetHint(byte[] page, int slot, int run) => Write(page, 6, (ushort)(slot | (run << 12)));

    internal static void Write<T>(byte[] page, int offset, T value)
        where T : unmanaged => MemoryMarshal.Write(page.AsSpan(offset), in value);

    /// <summary>How many inserts before one at <paramref name="slot"/> went each right after the last.</summary>
    internal static int NextRun(Page page, int slot)
        => page.Count > 0 && slot == page.LastInsert + 1 ? Math.Min(RunMax, page.InsertRun + 1) : 0;

    private static void Move(byte[] source, int from, byte[] target, int to, int length)
        => source.AsSpan(from, length).CopyTo(target.AsSpan(to, length));

    /// <summary>Adds to the data bytes (the low halves) of consecutive slots; sums stay within 16 bits.</summary>
    private static void ShiftData(byte[] page, int offset, int count, uint bytes)
    {
        foreach (ref uint entry in MemoryMarshal.Cast<byte, uint>(page.AsSpan(offset, count * 4)))
        {
            entry = (entry & 0xFFFF0000) | (ushort)(entry + bytes);
        }
    }
}
