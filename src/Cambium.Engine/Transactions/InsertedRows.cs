using System.Collections;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Rows that a transaction has put in and not touched since, packed: what a bulk load writes takes little more than its bytes. A row that is
/// written once more is taken out and goes on as a <see cref="RowEdit"/>. While keys come in ascending order nothing is hashed.
/// </summary>
internal sealed class InsertedRows
{
    private readonly EntryRun _entries = new();
    private readonly List<(int From, int Statement)> _statements = [];
    private BitArray? _gone;
    private int[]? _buckets;

    /// <summary>All rows ever put in, in the order they came, those that are gone included.</summary>
    public EntryRun Entries => _entries;

    /// <summary>Rows that are still here.</summary>
    public int Count { get; private set; }

    public void Add(ReadOnlySpan<byte> key, ReadOnlySpan<byte> image, int statement)
    {
        if (_statements.Count == 0 || _statements[^1].Statement != statement)
        {
            _statements.Add((_entries.Count, statement));
        }

        _entries.Append(key, image);
        Count++;
        if (_gone is not null)
        {
            _gone.Length = _entries.Count;
        }

        if (_buckets is not null || !_entries.IsAscending)
        {
            Link(_entries.Count - 1);
        }
    }

    /// <summary>The index of the row with that key; -1 when there is none.</summary>
    public int Find(ReadOnlySpan<byte> key) => FindEver(key) is >= 0 and int index && !IsGone(index) ? index : -1;

    /// <summary>The same, also for a row that is gone.</summary>
    public int FindEver(ReadOnlySpan<byte> key) => _entries.IsAscending ? FindAscending(key) : FindHashed(key);

    public ReadOnlySpan<byte> KeyAt(int index) => _entries.KeyAt(index);

    public PageSlice ImageAt(int index) => _entries.ValueAt(index);

    public bool IsGone(int index) => _gone is not null && _gone[index];

    /// <summary>The statement that put the row in.</summary>
    public int StatementOf(int index) => _statements.FindLast(start => start.From <= index).Statement;

    public void Remove(int index)
    {
        _gone ??= new BitArray(_entries.Count);
        _gone[index] = true;
        Count--;
    }

    /// <summary>Undoes <see cref="Remove"/>.</summary>
    public void PutBack(int index)
    {
        _gone![index] = false;
        Count++;
    }

    private int FindAscending(ReadOnlySpan<byte> key)
    {
        if (_entries.Count == 0 || key.SequenceCompareTo(_entries.KeyAt(_entries.Count - 1)) > 0)
        {
            return -1;
        }

        (int low, int high) = (0, _entries.Count - 1);
        while (low <= high)
        {
            int middle = (low + high) >>> 1;
            switch (key.SequenceCompareTo(_entries.KeyAt(middle)))
            {
                case 0:
                    return middle;
                case < 0:
                    high = middle - 1;
                    break;
                default:
                    low = middle + 1;
                    break;
            }
        }

        return -1;
    }

    /// <summary>The last row with that key: those before it must be gone.</summary>
    private int FindHashed(ReadOnlySpan<byte> key)
    {
        int mask = _buckets!.Length - 1;
        int found = -1;
        for (int slot = KeyHash.Of(key) & mask; _buckets[slot] != 0; slot = (slot + 1) & mask)
        {
            int index = _buckets[slot] - 1;
            if (index > found && key.SequenceEqual(_entries.KeyAt(index)))
            {
                found = index;
            }
        }

        return found;
    }

    /// <summary>Buckets hold indexes from 1 and are never more than half full.</summary>
    private void Link(int index)
    {
        if (_buckets is not null && 2 * _entries.Count <= _buckets.Length)
        {
            Put(index);
            return;
        }

        _buckets = new int[Math.Max(1024, (_buckets?.Length ?? (int)System.Numerics.BitOperations.RoundUpToPowerOf2((uint)_entries.Count)) * 2)];
        for (int i = 0; i <= index; i++)
        {
            Put(i);
        }
    }

    private void Put(int index)
    {
        int mask = _buckets!.Length - 1;
        int slot = KeyHash.Of(_entries.KeyAt(index)) & mask;
        while (_buckets[slot] != 0)
        {
            slot = (slot + 1) & mask;
        }

        _buckets[slot] = index + 1;
    }
}
