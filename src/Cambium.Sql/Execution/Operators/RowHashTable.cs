using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>How to hash and compare some places of rows.</summary>
internal sealed class RowKey
{
    private readonly int[] _places;
    private readonly DataType[] _types;

    internal RowKey(int[] places, DataType[] types)
    {
        _places = places;
        _types = types;
    }

    internal int[] Places => _places;

    internal DataType[] Types => _types;

    internal int Hash(ReadOnlySpan<Value> row)
    {
        int hash = 17;
        for (int index = 0; index < _places.Length; index++)
        {
            ref readonly Value value = ref row[_places[index]];
            int own = value.IsNull ? 0 : HashOf(_types[index], value);
            hash = unchecked((hash * -1521134295) + own);
        }

        return hash;
    }

    /// <summary>Whether some key value is NULL, so that equality can't hold.</summary>
    internal bool HasNull(ReadOnlySpan<Value> row)
    {
        foreach (int place in _places)
        {
            if (row[place].IsNull)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>NULL equals NULL.</summary>
    internal bool Equals(ReadOnlySpan<Value> row, ReadOnlySpan<Value> other, int[] otherPlaces)
    {
        for (int index = 0; index < _places.Length; index++)
        {
            ref readonly Value left = ref row[_places[index]];
            ref readonly Value right = ref other[otherPlaces[index]];
            if (left.IsNull || right.IsNull)
            {
                if (left.IsNull != right.IsNull)
                {
                    return false;
                }
            }
            else if (!EqualValues(_types[index], left, right))
            {
                return false;
            }
        }

        return true;
    }

    internal bool Equals(ReadOnlySpan<Value> row, ReadOnlySpan<Value> other) => Equals(row, other, _places);

    private static int HashOf(DataType type, in Value value) => type.Form switch
    {
        ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 => unchecked((int)((ulong)value.Int64 * 0x9E3779B97F4A7C15UL >> 32)),
        _ => ValueComparer.Hash(type, value),
    };

    /// <summary>Of values that aren't NULL.</summary>
    internal static bool EqualValues(DataType type, in Value left, in Value right) => type.Form switch
    {
        ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 => left.Int64 == right.Int64,
        ValueForm.Text => left.Utf8.SequenceEqual(right.Utf8),
        _ => ValueComparer.Equals(type, left, right),
    };
}

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
