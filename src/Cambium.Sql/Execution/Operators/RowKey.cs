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
        ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64 => unchecked((int)((ulong)value.Int64 * 0x9E3779B97F4A7C15UL >> 32)),
        _ => ValueComparer.Hash(type, value),
    };

    /// <summary>Of values that aren't NULL.</summary>
    internal static bool EqualValues(DataType type, in Value left, in Value right) => type.Form switch
    {
        ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64 => left.Int64 == right.Int64,
        ValueForm.Text => left.Utf8.SequenceEqual(right.Utf8),
        _ => ValueComparer.Equals(type, left, right),
    };
}
