using System.Buffers.Binary;
using System.Runtime.InteropServices;

namespace Cambium.Engine.Transactions;

/// <summary>Entries of an index, packed in a few large arrays and sorted there: nothing is allocated per entry.</summary>
internal sealed class SortedEntries
{
    private const int ChunkBytes = 1 << 20;

    private readonly List<byte[]> _chunks = [];
    private readonly List<Entry> _entries;
    private int _used = ChunkBytes;

    public SortedEntries(int capacity) => _entries = new List<Entry>(capacity);

    public int Count => _entries.Count;

    /// <param name="Head">The key's first eight bytes as a number, by which most comparisons are decided.</param>
    /// <param name="Chunk">The array its key lies in, its value behind it.</param>
    /// <param name="UniquePrefix">How many bytes of the key no other may begin with; -1: any may.</param>
    private readonly record struct Entry(ulong Head, int Chunk, int Offset, int KeyLength, int ValueLength, int UniquePrefix);

    public void Add(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value, int uniquePrefix)
    {
        int length = key.Length + value.Length;
        if (_used + length > ChunkBytes)
        {
            _chunks.Add(new byte[Math.Max(ChunkBytes, length)]);
            _used = 0;
        }

        byte[] chunk = _chunks[^1];
        key.CopyTo(chunk.AsSpan(_used));
        value.CopyTo(chunk.AsSpan(_used + key.Length));
        _entries.Add(new Entry(HeadOf(key), _chunks.Count - 1, _used, key.Length, value.Length, uniquePrefix));
        _used += length;
    }

    public void Sort() => CollectionsMarshal.AsSpan(_entries).Sort(new Order(_chunks));

    public ReadOnlySpan<byte> KeyAt(int index)
    {
        Entry entry = _entries[index];
        return _chunks[entry.Chunk].AsSpan(entry.Offset, entry.KeyLength);
    }

    public ReadOnlySpan<byte> ValueAt(int index)
    {
        Entry entry = _entries[index];
        return _chunks[entry.Chunk].AsSpan(entry.Offset + entry.KeyLength, entry.ValueLength);
    }

    /// <summary>The part of the key that no other entry may begin with; empty when any may.</summary>
    public ReadOnlySpan<byte> UniquePrefixAt(int index) => _entries[index].UniquePrefix is >= 0 and int length ? KeyAt(index)[..length] : default;

    private static ulong HeadOf(ReadOnlySpan<byte> key)
    {
        if (key.Length >= sizeof(ulong))
        {
            return BinaryPrimitives.ReadUInt64BigEndian(key);
        }

        Span<byte> padded = stackalloc byte[sizeof(ulong)];
        padded.Clear();
        key.CopyTo(padded);
        return BinaryPrimitives.ReadUInt64BigEndian(padded);
    }

    private readonly struct Order(List<byte[]> chunks) : IComparer<Entry>
    {
        public int Compare(Entry left, Entry right) => left.Head != right.Head ? left.Head.CompareTo(right.Head)
            : chunks[left.Chunk].AsSpan(left.Offset, left.KeyLength).SequenceCompareTo(chunks[right.Chunk].AsSpan(right.Offset, right.KeyLength));
    }
}
