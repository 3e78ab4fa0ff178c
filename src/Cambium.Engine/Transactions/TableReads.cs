using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// What a transaction read of one table. Past its limits it becomes coarser, which is always sound: many keys become one
/// interval, many intervals one scan.
/// </summary>
internal sealed class TableReads(TableDefinition table)
{
    /// <summary>Key notes of one index before they become an interval.</summary>
    public const int KeysMax = 65_536;

    /// <summary>Intervals before they become a scan of all.</summary>
    public const int RangesMax = 4_096;

    /// <summary>Intervals that are looked through one by one; more are looked up.</summary>
    public const int UnindexedRangesMax = 8;

    /// <summary>A narrow note with more own rows than this is widened to all rows, where own rows don't matter.</summary>
    public const int OwnRowsMax = 256;

    private readonly List<KeyNote> _keys = [];
    private readonly List<RangeNote> _ranges = [];
    private KeyNote?[] _buckets = new KeyNote?[8];
    private RangeNoteIndex? _rangeIndex;

    public TableDefinition Table { get; private set; } = table;

    public IReadOnlyList<KeyNote> Keys => _keys;

    public IReadOnlyList<RangeNote> Ranges => _ranges;

    /// <summary>Secondary unique indexes with key notes.</summary>
    public List<IndexDefinition> KeyedIndexes { get; } = [];

    /// <summary>Notes became coarser than they were taken.</summary>
    public bool IsWidened => _ranges.Exists(static range => range.IsWidened);

    /// <summary>The statement that read the table first.</summary>
    public int Statement => _keys.Count > 0 ? _keys[0].Statement : _ranges.Count > 0 ? _ranges[0].Statement : 0;

    public void AddKey(IndexDefinition? index, ReadOnlySpan<byte> key, in ColumnSet used, int statement)
    {
        int hash = KeyHash.Of(key);
        if (FindKey(index, key, hash) is { } known)
        {
            known.Used = known.Used.Union(used);
            return;
        }

        KeyNote note = new(index, key.ToArray(), hash, statement) { Used = used };
        _keys.Add(note);
        if (index is not null && !KeyedIndexes.Exists(other => other.Id == index.Id))
        {
            KeyedIndexes.Add(index);
        }

        if (_keys.Count > KeysMax)
        {
            WidenKeys(index);
        }
        else
        {
            Link(note);
        }
    }

    /// <summary>Intervals that a changed row may match, for the full test.</summary>
    public IEnumerable<RangeNote> RangesNear(RowChange row)
    {
        if (_ranges.Count <= UnindexedRangesMax)
        {
            return _ranges;
        }

        _rangeIndex ??= new RangeNoteIndex(_ranges);
        return _rangeIndex.Find(Table, row).Select(place => _ranges[place]);
    }

    public void AddRange(RangeNote note)
    {
        _rangeIndex = null;
        if (_ranges.Count > 0)
        {
            RangeNote last = _ranges[^1];
            if (Covers(last, note) || (_ranges[0].IsAll && Covers(_ranges[0], note)))
            {
                return;
            }

            if (_ranges[0] is { IsWidened: true, IsAll: true } all)
            {
                _ranges[0] = all with { Used = all.Used.Union(note.Used) };
                return;
            }
        }

        _ranges.Add(note);
        if (_ranges.Count > RangesMax)
        {
            ColumnSet used = _ranges.Aggregate(ColumnSet.Empty, static (set, range) => set.Union(range.Used));
            RangeNote widened = new(true, null, KeyRange.All, null, used, _ranges[0].Statement, note.Sequence) { IsWidened = true };
            _ranges.Clear();
            _ranges.Add(widened);
        }
    }

    /// <summary>Takes over notes of the same table.</summary>
    public void Add(TableReads other)
    {
        foreach (RangeNote range in other._ranges)
        {
            AddRange(range);
        }

        foreach (KeyNote key in other._keys)
        {
            AddKey(key.Index, key.Key, key.Used, key.Statement);
        }
    }

    /// <summary>
    /// Takes a row out of the notes of one statement: its key, and from the intervals its entry, so that each becomes the two on either side.
    /// </summary>
    public void Except(TableRuntime table, byte[] rowKey, Tree rows, int statement)
    {
        _rangeIndex = null;
        RemoveKeys(note => note.Statement == statement && note.Index is null && rowKey.AsSpan().SequenceEqual(note.Key));
        for (int i = _ranges.Count - 1; i >= 0 && _ranges[i].Statement == statement; i--)
        {
            RangeNote note = _ranges[i];
            if (EntryKey(table, note, rowKey, rows) is not { } key || !note.Range.Contains(key))
            {
                continue;
            }

            _ranges[i] = note with { IsAll = false, Range = new KeyRange(note.Range.Lower, key) };
            _ranges.Insert(i + 1, note with { IsAll = false, Range = new KeyRange([.. key, 0x00], note.Range.Upper) });
        }
    }

    /// <summary>Takes back the notes of one statement. What earlier notes have taken over from them stays, which is sound.</summary>
    public void Forget(int statement)
    {
        RemoveKeys(note => note.Statement == statement);
        _ranges.RemoveAll(note => note.Statement == statement);
        _rangeIndex = null;
    }

    private void RemoveKeys(Predicate<KeyNote> which)
    {
        if (_keys.RemoveAll(which) > 0)
        {
            _buckets = new KeyNote?[8];
            Relink();
        }
    }

    /// <summary>What stands for the row in the index of an interval; null when nothing does.</summary>
    private static byte[]? EntryKey(TableRuntime table, RangeNote note, byte[] rowKey, Tree rows)
    {
        if (note.IsAll || note.Index is null)
        {
            return rowKey;
        }

        if (table.FindIndex(note.Index.Id) is not { } index || !rows.TryGet(rowKey, out PageSlice image))
        {
            return null;
        }

        Value[] row = new Value[table.Table.Columns.Length];
        table.Read(image.Span.ToArray(), row);
        return index.EntryOf(row, rowKey)?.Key;
    }

    /// <summary>The first statement that read a row, by its key or in an interval; 0 when none has.</summary>
    /// <param name="image">The row as it was read.</param>
    public int FindReader(TableRuntime table, byte[] rowKey, byte[] image)
    {
        int first = FindKey(null, rowKey, KeyHash.Of(rowKey))?.Statement ?? int.MaxValue;
        foreach (RangeNote range in _ranges)
        {
            if (range.Statement < first && ConflictDetector.Matches(range, table, rowKey, image, ConflictGranularity.Predicate))
            {
                first = range.Statement;
            }
        }

        return first == int.MaxValue ? 0 : first;
    }

    public KeyNote? FindKey(IndexDefinition? index, ReadOnlySpan<byte> key, int hash)
    {
        for (KeyNote? note = _buckets[hash & (_buckets.Length - 1)]; note is not null; note = note.NextInBucket)
        {
            if (note.Hash == hash && note.Index?.Id == index?.Id && key.SequenceEqual(note.Key))
            {
                return note;
            }
        }

        return null;
    }

    private static bool Covers(RangeNote note, RangeNote other) =>
        note.Sequence == other.Sequence
        && note.Used.Union(other.Used).Equals(note.Used)
        && ((note.IsAll && note.Filter is null) || (ReferenceEquals(note.Filter, other.Filter) && note.IsAll == other.IsAll && note.Index?.Id == other.Index?.Id && IsSame(note.Range, other.Range)));

    private static bool IsSame(in KeyRange left, in KeyRange right) => left.Lower.AsSpan().SequenceEqual(right.Lower) && (left.Lower is null) == (right.Lower is null)
        && left.Upper.AsSpan().SequenceEqual(right.Upper) && (left.Upper is null) == (right.Upper is null);

    /// <summary>All keys noted in an index become the interval from the first to the last of them.</summary>
    private void WidenKeys(IndexDefinition? index)
    {
        byte[]? lowest = null;
        byte[]? highest = null;
        ColumnSet used = ColumnSet.Empty;
        int statement = 0;
        foreach (KeyNote note in _keys)
        {
            if (note.Index?.Id == index?.Id)
            {
                lowest = lowest is null || note.Key.AsSpan().SequenceCompareTo(lowest) < 0 ? note.Key : lowest;
                highest = highest is null || note.Key.AsSpan().SequenceCompareTo(highest) > 0 ? note.Key : highest;
                used = used.Union(note.Used);
                statement = statement == 0 ? note.Statement : statement;
            }
        }

        _keys.RemoveAll(note => note.Index?.Id == index?.Id);
        KeyedIndexes.RemoveAll(other => other.Id == index?.Id);
        _buckets = new KeyNote?[8];
        Relink();

        // The sequence is past every own row: found by key they were exact, in an interval they must not be narrowed away.
        AddRange(new RangeNote(false, index, new KeyRange(lowest, [.. highest!, 0x00]), null, used, statement, long.MaxValue) { IsWidened = true });
    }

    private void Link(KeyNote note)
    {
        if (_keys.Count > _buckets.Length)
        {
            Relink();
            return;
        }

        ref KeyNote? bucket = ref _buckets[note.Hash & (_buckets.Length - 1)];
        note.NextInBucket = bucket;
        bucket = note;
    }

    private void Relink()
    {
        int size = _buckets.Length;
        while (size < _keys.Count)
        {
            size *= 2;
        }

        _buckets = new KeyNote?[size];
        foreach (KeyNote note in _keys)
        {
            ref KeyNote? bucket = ref _buckets[note.Hash & (size - 1)];
            note.NextInBucket = bucket;
            bucket = note;
        }
    }
}
