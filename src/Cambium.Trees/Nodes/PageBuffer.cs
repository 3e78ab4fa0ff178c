using System.Runtime.CompilerServices;

namespace Cambium.Trees.Nodes;

/// <summary>
/// Collects entries in ascending key order and packs them into a page with the longest common prefix; knows at any moment
/// how many bytes that page would take. Used for bulk building, merging, and re-encoding with another prefix. Reusable.
/// </summary>
internal sealed class PageBuffer
{
    private byte[] _bytes = new byte[2560];
    private Entry[] _entries = new Entry[32];
    private int _length;
    private int _prefixLength;

    private readonly record struct Entry(int Offset, int KeyLength, int ValueLength, bool Overflow);

    internal int Count { get; private set; }

    /// <summary>Size of the page that <see cref="ToPage"/> would make.</summary>
    internal int UsedBytes { get; private set; } = Page.HeaderBytes;

    internal ReadOnlySpan<byte> FirstKey => KeyAt(0);

    internal ReadOnlySpan<byte> LastKey => KeyAt(Count - 1);

    internal void Clear()
    {
        Count = 0;
        _length = 0;
        _prefixLength = 0;
        UsedBytes = Page.HeaderBytes;
    }

    /// <summary>Size of the page with one more entry.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    internal int UsedBytesWith(ReadOnlySpan<byte> key, int valueLength)
    {
        int prefixLength = PrefixLengthWith(key);
        int used = prefixLength == _prefixLength ? UsedBytes : UsedBytesWithPrefix(prefixLength);
        return used + PageWriter.EntrySize(key.Length - prefixLength, valueLength);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    internal void Add(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value, bool overflow)
    {
        Reserve(key.Length + value.Length);
        key.CopyShortTo(_bytes.AsSpan(_length));
        value.CopyShortTo(_bytes.AsSpan(_length + key.Length));
        Accept(new Entry(_length, key.Length, value.Length, overflow));
    }

    /// <summary>Adds entries of a page; <paramref name="overflowBase"/> is added to the indexes of its overflow values.</summary>
    internal void AddRange(Page page, int from, int to, int overflowBase = 0)
    {
        int prefixLength = page.PrefixLength;
        for (int slot = from; slot < to; slot++)
        {
            PageSlice value = page.InlineValue(slot);
            int keyLength = page.KeyLength(slot);
            bool overflow = page.IsOverflow(slot);
            Reserve(keyLength + value.Length);
            page.Prefix.CopyTo(_bytes.AsSpan(_length));
            page.CopySuffix(slot, _bytes.AsSpan(_length + prefixLength));
            value.Span.CopyTo(_bytes.AsSpan(_length + keyLength));
            if (overflow)
            {
                PageWriter.Write(_bytes, _length + keyLength, overflowBase + Page.OverflowIndex(value));
            }

            Accept(new Entry(_length, keyLength, value.Length, overflow));
        }
    }

    /// <summary>The entries as a page with so many bytes of free room. The buffer keeps them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    internal byte[] ToPage(int room = 0)
    {
        byte[] page = PageWriter.Allocate(UsedBytes + room);
        PageWriter.SetHeader(page, Count, _prefixLength, UsedBytes);
        if (Count > 0)
        {
            FirstKey[.._prefixLength].CopyTo(page.AsSpan(Page.HeaderBytes));
        }

        int heads = Page.HeaderBytes + _prefixLength;
        int slots = heads + (4 * Count);
        int data = 0;
        for (int slot = 0; slot < Count; slot++)
        {
            Entry entry = _entries[slot];
            ReadOnlySpan<byte> suffix = _bytes.AsSpan(entry.Offset + _prefixLength, entry.KeyLength - _prefixLength);
            ReadOnlySpan<byte> rest = suffix.Length > Page.HeadBytes ? suffix[Page.HeadBytes..] : default;
            data += rest.Length + entry.ValueLength;
            PageWriter.Write(page, heads + (4 * slot), Page.Head(suffix));
            PageWriter.Write(page, slots + (4 * slot), PageWriter.SlotEntry(data, suffix.Length, entry.Overflow));
            rest.CopyShortTo(page.AsSpan(page.Length - data));
            ReadOnlySpan<byte> value = _bytes.AsSpan(entry.Offset + entry.KeyLength, entry.ValueLength);
            value.CopyShortTo(page.AsSpan(page.Length - data + rest.Length));
        }

        return page;
    }

    /// <summary>Takes in an entry whose bytes stand at the end of the buffer already.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Accept(Entry entry)
    {
        int prefixLength = PrefixLengthWith(_bytes.AsSpan(entry.Offset, entry.KeyLength));
        if (prefixLength != _prefixLength)
        {
            UsedBytes = UsedBytesWithPrefix(prefixLength);
            _prefixLength = prefixLength;
        }

        UsedBytes += PageWriter.EntrySize(entry.KeyLength - prefixLength, entry.ValueLength);
        _entries[Count++] = entry;
        _length += entry.KeyLength + entry.ValueLength;
    }

    private ReadOnlySpan<byte> KeyAt(int index) => _bytes.AsSpan(_entries[index].Offset, _entries[index].KeyLength);

    private int PrefixLengthWith(ReadOnlySpan<byte> key)
        => Count == 0 ? key.Length : FirstKey[.._prefixLength].CommonShortPrefixLength(key);

    private int UsedBytesWithPrefix(int prefixLength)
    {
        int used = Page.HeaderBytes + prefixLength;
        for (int index = 0; index < Count; index++)
        {
            used += PageWriter.EntrySize(_entries[index].KeyLength - prefixLength, _entries[index].ValueLength);
        }

        return used;
    }

    private void Reserve(int bytes)
    {
        if (_length + bytes > _bytes.Length)
        {
            Array.Resize(ref _bytes, Math.Max(_length + bytes, 2 * _bytes.Length));
        }

        if (Count == _entries.Length)
        {
            Array.Resize(ref _entries, 2 * _entries.Length);
        }
    }
}
