using System.Buffers.Binary;
using System.Runtime.CompilerServices;

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

    /// <summary>Small enough for the young generation: most runs are trees before it is full.</summary>
    private const int ChunkBytesMax = 64 << 10;

    private const int HeaderBytes = sizeof(ushort) + sizeof(int);

    /// <summary>A run of at least this part of a tree is merged with it; a smaller one is put in entry by entry.</summary>
    private const int MergedPart = 2;

    private readonly List<byte[]> _chunks = [];

    // Per entry its chunk in the upper half and the offset there in the lower.
    private long[] _places = new long[64];
    private int _free;

    // Not zero where some key differs from the first; as long as that.
    private byte[] _varying = [];
    private int _keyLengthMin;
    private int _keyLengthMax;
    private bool _hasValues;

    /// <summary>A run of a tree's entries.</summary>
    public static EntryRun Of(Tree tree)
    {
        EntryRun run = new();
        TreeCursor cursor = tree.GetCursor();
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            run.Append(cursor.Key, cursor.Value.Span);
        }

        return run;
    }

    public int Count { get; private set; }

    /// <summary>Bytes that the entries take here.</summary>
    public long Bytes { get; private set; }

    /// <summary>Whether the keys came in strictly ascending order.</summary>
    public bool IsAscending { get; private set; } = true;

    /// <exception cref="ArgumentException">The key is too long.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Append(ReadOnlySpan<byte> key, ReadOnlySpan<byte> value)
    {
        if (key.Length > Tree.KeyBytesMax)
        {
            throw new ArgumentException($"A key has {key.Length} bytes; the limit is {Tree.KeyBytesMax}.", nameof(key));
        }

        if (Count == 0)
        {
            _varying = new byte[key.Length];
            _keyLengthMin = _keyLengthMax = key.Length;
        }
        else
        {
            NoteDifferences(KeyAt(0), key);
            IsAscending = IsAscending && key.IsAfter(KeyAt(Count - 1));
        }

        _hasValues |= !value.IsEmpty;
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
        key.CopyShortTo(entry[HeaderBytes..]);
        value.CopyShortTo(entry[(HeaderBytes + key.Length)..]);
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

    /// <summary>The entries from one on in the order of their keys.</summary>
    /// <remarks>Optimised at once: it runs a few times, long each time.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public SortedRun Sort(int from = 0)
    {
        KeyShape? shape = Count == 0 ? null : new KeyShape(KeyAt(0), _varying, _keyLengthMin, _keyLengthMax);
        bool isWhole = shape is { IsWhole: true } && !_hasValues;
        int[] order = isWhole ? [] : new int[Count - from];
        for (int i = 0; i < order.Length; i++)
        {
            order[i] = from + i;
        }

        if (shape is null || (IsAscending && !isWhole))
        {
            return new SortedRun(this, order, null, shape);
        }

        ulong[] heads = new ulong[Count - from];
        for (int i = 0; i < heads.Length; i++)
        {
            heads[i] = shape.HeadOf(KeyAt(from + i));
        }

        if (!IsAscending)
        {
            HeadSort.Sort(heads, order);
        }

        if (isWhole)
        {
            return new SortedRun(heads, shape);
        }

        SortTies(heads, order);
        return new SortedRun(this, order, heads, shape);
    }

    /// <summary>A version of the tree with the entries from one on put in. Where a key is there already, or comes twice, the last value counts.</summary>
    public Tree AddTo(Tree tree, int from = 0)
    {
        SortedRun sorted = Sort(from);
        return sorted.Count >= tree.Count / MergedPart ? Merge(tree, sorted) : Insert(tree, sorted);
    }

    private static Tree Insert(Tree tree, SortedRun sorted)
    {
        TreeEdit edit = tree.Edit();
        for (int place = 0; place < sorted.Count; place++)
        {
            edit.Set(sorted.KeyAt(place), sorted.ValueAt(place));
        }

        return edit.Freeze();
    }

    private static Tree Merge(Tree tree, SortedRun sorted)
    {
        TreeBuilder builder = new();
        TreeCursor cursor = tree.GetCursor();
        bool isBefore = cursor.SeekFirst();
        for (int place = 0; place < sorted.Count; place++)
        {
            if (place + 1 < sorted.Count && sorted.HasSameKey(place, place + 1))
            {
                continue;
            }

            ReadOnlySpan<byte> key = sorted.KeyAt(place);

            int comparison;
            while (isBefore && (comparison = cursor.Key.SequenceCompareTo(key)) <= 0)
            {
                if (comparison < 0)
                {
                    builder.Append(cursor.Key, cursor.Value.Span);
                }

                isBefore = cursor.MoveNext();
            }

            builder.Append(key, sorted.ValueAt(place));
        }

        for (; isBefore; isBefore = cursor.MoveNext())
        {
            builder.Append(cursor.Key, cursor.Value.Span);
        }

        return builder.Finish();
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void NoteDifferences(ReadOnlySpan<byte> first, ReadOnlySpan<byte> key)
    {
        _keyLengthMin = Math.Min(_keyLengthMin, key.Length);
        _keyLengthMax = Math.Max(_keyLengthMax, key.Length);
        Span<byte> varying = _varying.AsSpan(0, _keyLengthMin);
        int place = 0;
        for (; place + sizeof(ulong) <= varying.Length; place += sizeof(ulong))
        {
            Span<byte> part = varying[place..];
            ulong differences = BinaryPrimitives.ReadUInt64LittleEndian(first[place..]) ^ BinaryPrimitives.ReadUInt64LittleEndian(key[place..]);
            BinaryPrimitives.WriteUInt64LittleEndian(part, BinaryPrimitives.ReadUInt64LittleEndian(part) | differences);
        }

        for (; place < varying.Length; place++)
        {
            varying[place] |= (byte)(first[place] ^ key[place]);
        }
    }

    /// <summary>Puts entries in order whose heads are the same.</summary>
    private void SortTies(ReadOnlySpan<ulong> heads, Span<int> order)
    {
        for (int start = 0, end; start < heads.Length; start = end)
        {
            bool isAscending = true;
            for (end = start + 1; end < heads.Length && heads[end] == heads[start]; end++)
            {
                isAscending = isAscending && CompareEntries(order[end - 1], order[end]) < 0;
            }

            if (!isAscending)
            {
                order[start..end].Sort(CompareEntries);
            }
        }
    }

    private ReadOnlySpan<byte> EntryAt(int index) => _chunks[(int)(_places[index] >> 32)].AsSpan((int)_places[index]);

    private int CompareEntries(int left, int right)
    {
        int comparison = KeyAt(left).SequenceCompareTo(KeyAt(right));
        return comparison != 0 ? comparison : left.CompareTo(right);
    }
}
