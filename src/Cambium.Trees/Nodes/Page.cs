using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace Cambium.Trees.Nodes;

/// <summary>
/// Reads one packed page: a sorted run of entries (key, value) in a single <c>byte[]</c>. A leaf keeps its rows in one,
/// a branch its separator keys (with empty values).
/// </summary>
/// <remarks>
/// <code>
/// offset        size   field (integers in the machine's order, little-endian)
/// 0             2      count of entries, n
/// 2             2      length of the prefix common to all keys, p
/// 4             2      bytes used; while an edit owns the page the array may be longer, with the free room before the data
/// 6             2      slot of the last insert (12 bits) and how many before it went each right after the last (4 bits)
/// 8             p      the prefix
/// 8+p           4n     heads: the four key bytes after the prefix as a number, zero-padded
/// 8+p+4n        4n     slots: bytes of data up to this entry and with it (16 bits), length of the key after the prefix (15), overflow (1)
/// ...           ...    at the array's end, the last entry first: the key after prefix and head, then the value
/// </code>
/// Data grows from the end towards the slots, so an insert moves only the data of the keys above it, and an append none.
/// Heads order nearly all keys by one integer comparison, side by side in a vector register; only equal heads look at the data.
/// An overflow value is a 4-byte index into the leaf's table of large values.
/// Example: keys "user:17", "user:9" with values "A", "B": prefix "user:", heads "17\0\0" and "9\0\0\0", key lengths 2 and 1, data "BA".
/// </remarks>
internal readonly struct Page(byte[] bytes)
{
    internal const int HeaderBytes = 8;
    internal const int EntryBytes = 8;
    internal const int HeadBytes = 4;
    internal const int OverflowIndexBytes = 4;
    internal const uint OverflowFlag = 1u << 31;

    internal byte[] Bytes { get; } = bytes;

    internal int Count => ReadUInt16(0);

    internal int PrefixLength => ReadUInt16(2);

    internal int UsedBytes => ReadUInt16(4);

    internal int LastInsert => ReadUInt16(6) & 0xFFF;

    internal int InsertRun => ReadUInt16(6) >> 12;

    internal int HeadsOffset => HeaderBytes + PrefixLength;

    internal int SlotsOffset => HeadsOffset + (Count * HeadBytes);

    internal int DataOffset => HeadsOffset + (Count * EntryBytes);

    internal ReadOnlySpan<byte> Prefix => Bytes.AsSpan(HeaderBytes, PrefixLength);

    /// <summary>The first four bytes of a key after the prefix, padded with zeros, as a number that orders like them.</summary>
    internal static uint Head(ReadOnlySpan<byte> suffix)
    {
        if (suffix.Length >= HeadBytes)
        {
            return BinaryPrimitives.ReadUInt32BigEndian(suffix);
        }

        uint head = 0;
        for (int index = 0; index < suffix.Length; index++)
        {
            head |= (uint)suffix[index] << (24 - (8 * index));
        }

        return head;
    }

    internal uint HeadAt(int slot) => ReadUInt32(HeadsOffset + (slot * HeadBytes));

    internal uint SlotAt(int slot) => ReadUInt32(SlotsOffset + (slot * 4));

    internal bool IsOverflow(int slot) => (SlotAt(slot) & OverflowFlag) != 0;

    internal int SuffixLength(int slot) => (int)(SlotAt(slot) >> 16) & 0x7FFF;

    internal int KeyLength(int slot) => PrefixLength + SuffixLength(slot);

    /// <summary>Bytes of data of the entries before a slot; for slot = count, of all.</summary>
    internal int DataBefore(int slot) => slot == 0 ? 0 : (ushort)SlotAt(slot - 1);

    /// <summary>The part of the key after prefix and head.</summary>
    internal ReadOnlySpan<byte> KeyRest(int slot)
    {
        uint entry = SlotAt(slot);
        return Bytes.AsSpan(Bytes.Length - (ushort)entry, Math.Max(0, ((int)(entry >> 16) & 0x7FFF) - HeadBytes));
    }

    /// <summary>The value as it lies in the page: the value itself, or the index of an overflow value.</summary>
    internal PageSlice InlineValue(int slot)
    {
        int slotOffset = SlotsOffset + (slot * 4);
        uint entry = ReadUInt32(slotOffset);
        int rest = Math.Max(0, ((int)(entry >> 16) & 0x7FFF) - HeadBytes);
        int start = Bytes.Length - (ushort)entry + rest;
        int end = Bytes.Length - (slot == 0 ? 0 : ReadUInt16(slotOffset - 4));
        return new PageSlice(Bytes, start, end - start);
    }

    internal static int OverflowIndex(PageSlice inlineValue) => BinaryPrimitives.ReadInt32LittleEndian(inlineValue.Span);

    /// <summary>Writes the key after the prefix to <paramref name="target"/>, which has room for it, and returns its length.</summary>
    internal int CopySuffix(int slot, Span<byte> target)
    {
        int length = SuffixLength(slot);
        uint head = HeadAt(slot);
        if (length >= HeadBytes)
        {
            BinaryPrimitives.WriteUInt32BigEndian(target, head);
            KeyRest(slot).CopyTo(target[HeadBytes..]);
            return length;
        }

        for (int index = 0; index < length; index++)
        {
            target[index] = (byte)(head >> (24 - (8 * index)));
        }

        return length;
    }

    internal byte[] KeyAt(int slot)
    {
        byte[] key = new byte[KeyLength(slot)];
        Prefix.CopyTo(key);
        CopySuffix(slot, key.AsSpan(PrefixLength));
        return key;
    }

    /// <summary>The slot of the first entry at or above <paramref name="key"/>, or the count; and whether it is the key itself.</summary>
    internal int Find(ReadOnlySpan<byte> key, out bool found)
    {
        found = false;
        int count = Count;
        ReadOnlySpan<byte> prefix = Prefix;
        if (!key.StartsWith(prefix))
        {
            return key.SequenceCompareTo(prefix) < 0 ? 0 : count;
        }

        ReadOnlySpan<byte> suffix = key[prefix.Length..];
        uint head = Head(suffix);
        int slot = CountHeadsBelow(head, count);
        if (slot == count || HeadAt(slot) != head)
        {
            return slot;
        }

        int order = CompareBehindHead(slot, suffix);
        if (order >= 0)
        {
            found = order == 0;
            return slot;
        }

        slot++;
        return slot == count || HeadAt(slot) != head ? slot : FindAmongEqualHeads(slot, suffix, head, out found);
    }

    /// <summary>Bytes the page has left over when the entries from one slot up to another are taken out.</summary>
    internal int UsedBytesWithout(int from, int to) => UsedBytes - ((to - from) * EntryBytes) - (DataBefore(to) - DataBefore(from));

    /// <summary>How many leading bytes of <paramref name="key"/> agree with the prefix.</summary>
    internal int PrefixAgreement(ReadOnlySpan<byte> key) => key.CommonPrefixLength(Prefix);

    /// <summary>Bytes the page needs with its prefix cut to <paramref name="prefixLength"/>, which is not above the present one.</summary>
    internal int UsedBytesWithPrefix(int prefixLength)
    {
        int cut = PrefixLength - prefixLength;
        int used = UsedBytes - cut;
        for (int slot = 0; cut > 0 && slot < Count; slot++)
        {
            int suffix = SuffixLength(slot);
            used += Math.Max(0, suffix + cut - HeadBytes) - Math.Max(0, suffix - HeadBytes);
        }

        return used;
    }

    /// <summary>The slot that splits the page into halves of about equal size; from 1 to count - 1.</summary>
    internal int MiddleSlot()
    {
        int middle = (UsedBytes - HeadsOffset) / 2;
        int slot = 1;
        while (slot < Count - 1 && DataBefore(slot) + (slot * EntryBytes) < middle)
        {
            slot++;
        }

        return slot;
    }

    private int FindAmongEqualHeads(int low, ReadOnlySpan<byte> suffix, uint head, out bool found)
    {
        int high = head == uint.MaxValue ? Count : CountHeadsBelow(head + 1, Count);
        while (low < high)
        {
            int middle = (int)((uint)(low + high) >> 1);
            int order = CompareBehindHead(middle, suffix);
            if (order == 0)
            {
                found = true;
                return middle;
            }

            if (order < 0)
            {
                low = middle + 1;
            }
            else
            {
                high = middle;
            }
        }

        found = false;
        return low;
    }

    /// <summary>Compares the entry with a key of the same prefix and head. Zero padding is told from zero bytes by the lengths.</summary>
    private int CompareBehindHead(int slot, ReadOnlySpan<byte> suffix)
    {
        ReadOnlySpan<byte> rest = suffix.Length > HeadBytes ? suffix[HeadBytes..] : default;
        int order = KeyRest(slot).SequenceCompareTo(rest);
        return order != 0 ? order : SuffixLength(slot) - suffix.Length;
    }

    /// <summary>Halves the heads without a branch down to 32, then counts the smaller ones eight at a time.</summary>
    private int CountHeadsBelow(uint head, int count)
    {
        ref byte heads = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Bytes), HeadsOffset);
        int low = 0;
        while (count > 32)
        {
            int half = count >> 1;
            low += Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref heads, (low + half - 1) * HeadBytes)) < head ? half : 0;
            count -= half;
        }

        heads = ref Unsafe.Add(ref heads, low * HeadBytes);
        int index = 0;
        if (count >= Vector256<uint>.Count)
        {
            Vector256<uint> wanted = Vector256.Create(head);
            for (; index + Vector256<uint>.Count <= count; index += Vector256<uint>.Count)
            {
                low += CountBelow(ref Unsafe.Add(ref heads, index * HeadBytes), wanted, 0);
            }

            // The last group overlaps the one before; heads counted already are shifted out.
            return index == count ? low : low + CountBelow(ref Unsafe.Add(ref heads, (count - Vector256<uint>.Count) * HeadBytes), wanted, Vector256<uint>.Count - count + index);
        }

        for (; index < count; index++)
        {
            low += Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref heads, index * HeadBytes)) < head ? 1 : 0;
        }

        return low;
    }

    private static int CountBelow(ref byte heads, Vector256<uint> wanted, int skipped)
    {
        Vector256<uint> group = Unsafe.ReadUnaligned<Vector256<uint>>(ref heads);
        return BitOperations.PopCount(Vector256.LessThan(group, wanted).ExtractMostSignificantBits() >> skipped);
    }

    // Pages are written by PageWriter alone (and checked by TreeCheck), so offsets inside them are trusted.
    private ushort ReadUInt16(int offset) => Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Bytes), offset));

    private uint ReadUInt32(int offset) => Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Bytes), offset));
}
