namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Rows chained by hash: the row numbers of a <see cref="RowList"/>, grown by doubling. Chains are rings in the order of adding, of which a bucket
/// holds the last: what has no other order comes as it was read.
/// </summary>
internal sealed class RowHashTable
{
    private int[] _buckets = new int[16];
    private int[] _next = new int[16];
    private int[] _hashes = new int[16];

    internal int Count { get; private set; }

    internal int HashAt(int row) => _hashes[row];

    /// <summary>The first row of the hash's chain, -1 for none.</summary>
    internal int First(int hash)
    {
        int last = _buckets[hash & (_buckets.Length - 1)] - 1;
        if (last < 0)
        {
            return -1;
        }

        int row = _next[last];
        return _hashes[row] == hash ? row : Next(row, hash);
    }

    /// <summary>The next row with the same hash, -1 for none.</summary>
    internal int Next(int row, int hash)
    {
        int last = _buckets[hash & (_buckets.Length - 1)] - 1;
        while (row != last)
        {
            row = _next[row];
            if (_hashes[row] == hash)
            {
                return row;
            }
        }

        return -1;
    }

    /// <summary>Adds row number <see cref="Count"/>.</summary>
    internal void Add(int hash)
    {
        if (Count == _next.Length)
        {
            Array.Resize(ref _next, Count * 2);
            Array.Resize(ref _hashes, Count * 2);
            _buckets = new int[Count * 2];
            for (int row = 0; row < Count; row++)
            {
                Chain(row);
            }
        }

        _hashes[Count] = hash;
        Chain(Count++);
    }

    private void Chain(int row)
    {
        ref int bucket = ref _buckets[_hashes[row] & (_buckets.Length - 1)];
        int last = bucket - 1;
        if (last < 0)
        {
            _next[row] = row;
        }
        else
        {
            _next[row] = _next[last];
            _next[last] = row;
        }

        bucket = row + 1;
    }
}
