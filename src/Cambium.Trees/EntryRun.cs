using System.Buffers.Binary;

namespace Cambium.Trees;

/// <summary>
/// Many entries on their way into a tree, packed in the order they came: a million of them are some hundred objects. Entries never
/// move, so slices of them stay valid for as long as anyone holds them.
/// </summary>
/// <remarks>
/// <code>
/// chunk := entry*            entry := key length u16, value length i32, key, value         little-endian
/// </code>
/// </remarks>
public sealed class EntryRun
{
    private const int ChunkBytesMin = 16 << 10;
    private const int ChunkBytesMax = 1 << 20;
    private const int HeaderBytes = sizeof(ushort) + sizeof(int);

    /// <summary>A run of at least this part of a tree is merged with it; a smaller one is put in entry by entry.</summary>
    private const int MergedPart = 2;

    private readonly List<byte[]> _chunks = [];

    // Per entry its chunk in the upper half and the offset there in the lower.
    private long[] _places = new long[64];
    private int _free;
    private int _prefixLength;

    public int Count { get; private set; }

    /// <summary>Bytes that the entries take here.</summary>
    public long Bytes { get; private set; }

    /// <summary>Whether the keys came in strictly ascending order.</summary>
    public bool IsAscending { get; private set; } = true;

    /// <exception cref="ArgumentException">The key is too long.</exception>
    public void Append(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        if (key.Length > Tree.KeyBytesMax)
        {
            throw new ArgumentException($"A key has {key.Length} bytes; the limit is {Tree.KeyBytesMax}.", nameof(key));
        }

        if (Count == 0)
        {
            _prefixLength = key.Length;
        }
        else
        {
            _prefixLength = KeyAt(0)[.._prefixLength].CommonPrefixLength(key);
            IsAscending = IsAscending && key.SequenceCompareTo(KeyAt(Count - 1)) > 0;
        }

        int size = HeaderBytes + key.Length + value.Length;
        if (_chunks.Count == 0 || _free + size > _chunks[^1].Length)
        {
            int wanted = (int)Math.Clamp(Bytes, ChunkBytesMin, ChunkBytesMax);
            _chunks.Add(GC.AllocateUninitializedArray<byte>(Math.Max(wanted, size)));
            _free = 0;
        }

        Span<byte> entry = _chunks[^1].AsSpan(_free, size);
        BinaryPrimitives.WriteUInt16LittleEndian(entry, (ushort)key.Length);
        BinaryPrimitives.WriteInt32LittleEndian(entry[sizeof(ushort)..], value.Length);
        key.CopyTo(entry[HeaderBytes..]);
        value.CopyTo(entry[(HeaderBytes + key.Length)..]);
        if (Count == _places.Length)
        {
            Array.Resize(ref _places, 2 * Count);
        }

        _places[Count++] = ((long)(_chunks.Count - 1) << 32) | (uint)_free;
        _free += size;
        Bytes += size;
    }

    public ReadOnlySpan<byte> KeyAt(int index)
    {
        ReadOnlySpan<byte> entry = EntryAt(index);
        return entry.Slice(HeaderBytes, BinaryPrimitives.ReadUInt16LittleEndian(entry));
    }

    public PageSlice ValueAt(int index)
    {
        ReadOnlySpan<byte> entry = EntryAt(index);
        int offset = (int)_places[index] + HeaderBytes + BinaryPrimitives.ReadUInt16LittleEndian(entry);
        return new PageSlice(_chunks[(int)(_places[index] >> 32)], offset, BinaryPrimitives.ReadInt32LittleEndian(entry[sizeof(ushort)..]));
    }

    /// <summary>Indexes of the entries from one on, in the order of their keys; of equal keys the one that came first is first.</summary>
    public int[] Sort(int from = 0)
    {
        int[] order = new int[Count - from];
        for (int i = 0; i < order.Length; i++)
        {
            order[i] = from + i;
        }

        if (IsAscending)
        {
            return order;
        }

        // Most keys differ in the eight bytes behind what all have in common, and numbers are sorted without looking elsewhere.
        ulong[] heads = new ulong[order.Length];
        for (int i = 0; i < heads.Length; i++)
        {
            heads[i] = Head(KeyAt(from + i)[_prefixLength..]);
        }

        heads.AsSpan().Sort(order.AsSpan());
        Comparison<int> byKey = CompareEntries;
        for (int start = 0, end; start < heads.Length; start = end)
        {
            end = start + 1;
            while (end < heads.Length && heads[end] == heads[start])
            {
                end++;
            }

            if (end - start > 1)
            {
                order.AsSpan(start, end - start).Sort(byKey);
            }
        }

        return order;
    }

    /// <summary>A version of the tree with the entries from one on put in. Where a key is there already, or comes twice, the last value counts.</summary>
    public Tree AddTo(Tree tree, int from = 0)
    {
        int[] order = Sort(from);
        return order.Length >= tree.Count / MergedPart ? Merge(tree, order) : Insert(tree, order);
    }

    /// <summary>A tree of the entries alone.</summary>
    /// <param name="order">Their indexes, as <see cref="Sort"/> gives them.</param>
    public Tree Build(int[] order) => Merge(Tree.Empty, order);

    private Tree Insert(Tree tree, int[] order)
    {
        TreeEdit edit = tree.Edit();
        foreach (int index in order)
        {
            edit.Set(KeyAt(index), ValueAt(index).Span);
        }

        return edit.Freeze();
    }

    private Tree Merge(Tree tree, int[] order)
    {
        TreeBuilder builder = new();
        TreeCursor cursor = tree.GetCursor();
        bool isBefore = cursor.SeekFirst();
        for (int i = 0; i < order.Length; i++)
        {
            ReadOnlySpan<byte> key = KeyAt(order[i]);
            if (i + 1 < order.Length && key.SequenceEqual(KeyAt(order[i + 1])))
            {
                continue;
            }

            int comparison;
            while (isBefore && (comparison = cursor.Key.SequenceCompareTo(key)) <= 0)
            {
                if (comparison < 0)
                {
                    builder.Append(cursor.Key, cursor.Value.Span);
                }

                isBefore = cursor.MoveNext();
            }

            builder.Append(key, ValueAt(order[i]).Span);
        }

        for (; isBefore; isBefore = cursor.MoveNext())
        {
            builder.Append(cursor.Key, cursor.Value.Span);
        }

        return builder.Finish();
    }

    private ReadOnlySpan<byte> EntryAt(int index) => _chunks[(int)(_places[index] >> 32)].AsSpan((int)_places[index]);

    private int CompareEntries(int left, int right)
    {
        int comparison = KeyAt(left).SequenceCompareTo(KeyAt(right));
        return comparison != 0 ? comparison : left.CompareTo(right);
    }

    /// <summary>The first eight bytes as a number that orders like them; keys that end before may tie with others.</summary>
    private static ulong Head(ReadOnlySpan<byte> key)
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
}
