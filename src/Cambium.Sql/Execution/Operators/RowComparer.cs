using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>One key of an order over rows.</summary>
internal readonly record struct SortKey(int Place, DataType Type, bool IsDescending, bool NullsFirst);

/// <summary>Compares rows by sort keys.</summary>
internal sealed class RowComparer
{
    private readonly SortKey[] _keys;
    private readonly ValueComparison[] _comparisons;

    internal RowComparer(SortKey[] keys)
    {
        _keys = keys;
        _comparisons = [.. keys.Select(key => ValueComparer.GetComparison(key.Type))];
        Prefix = new SortPrefix(keys);
    }

    internal IReadOnlyList<SortKey> Keys => _keys;

    internal SortPrefix Prefix { get; }

    internal int Compare(ReadOnlySpan<Value> left, ReadOnlySpan<Value> right)
    {
        for (int index = 0; index < _keys.Length; index++)
        {
            ref readonly SortKey key = ref _keys[index];
            int result = Compare(index, left[key.Place], right[key.Place]);
            if (result != 0)
            {
                return result;
            }
        }

        return 0;
    }

    /// <summary>Compares two values by one of the keys.</summary>
    internal int Compare(int index, in Value left, in Value right)
    {
        ref readonly SortKey key = ref _keys[index];
        if (left.IsNull || right.IsNull)
        {
            return left.IsNull == right.IsNull ? 0 : left.IsNull == key.NullsFirst ? -1 : 1;
        }

        int result = _comparisons[index](left, right);
        return key.IsDescending ? -result : result;
    }
}
