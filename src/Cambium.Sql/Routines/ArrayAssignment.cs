using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Routines;

/// <summary>
/// Assignment to elements and slices of arrays, as PostgreSQL does it: an array of one dimension grows to reach the index, gaps
/// filled with NULL; one of more dimensions doesn't grow.
/// </summary>
/// <remarks>Arguments: the array, the new value, then lower and upper bound of each subscript (the index itself is the upper one).</remarks>
internal static class ArrayAssignment
{
    public static Value SetElement(ReadOnlySpan<Value> arguments, DataType element)
    {
        int[] indexes = new int[(arguments.Length - 2) / 2];
        for (int dimension = 0; dimension < indexes.Length; dimension++)
        {
            indexes[dimension] = Index(arguments[3 + (2 * dimension)]);
        }

        if (arguments[0].IsNull || arguments[0].Array.Dimensions == 0)
        {
            int[] lengths = new int[indexes.Length];
            Array.Fill(lengths, 1);
            return Value.FromArray(new ArrayValue(element, lengths, indexes, [arguments[1]]));
        }

        ArrayValue array = arguments[0].Array;
        if (array.Dimensions != indexes.Length)
        {
            throw WrongCount();
        }

        if (indexes.Length == 1)
        {
            array = Grown(array, indexes[0], indexes[0]);
        }

        Value[] items = [.. array.Items];
        items[PlaceOf(array, indexes)] = arguments[1];
        return Value.FromArray(new ArrayValue(element, array.Lengths, array.LowerBounds, items));
    }

    public static Value SetSlice(ReadOnlySpan<Value> arguments, DataType element, bool[] hasBound)
    {
        if (arguments[1].IsNull)
        {
            return arguments[0];
        }

        int dimensions = (arguments.Length - 2) / 2;
        ArrayValue source = arguments[1].Array;
        ArrayValue? array = arguments[0].IsNull || arguments[0].Array.Dimensions == 0 ? null : arguments[0].Array;
        if (array is null && Array.Exists(hasBound, static has => !has))
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "array slice subscript must provide both boundaries",
                "When assigning to a slice of an empty array value, slice boundaries must be fully specified.");
        }

        if (array is not null && array.Dimensions != dimensions)
        {
            throw WrongCount();
        }

        int[] lower = new int[dimensions];
        int[] lengths = new int[dimensions];
        int count = 1;
        for (int dimension = 0; dimension < dimensions; dimension++)
        {
            lower[dimension] = hasBound[2 * dimension] ? Index(arguments[2 + (2 * dimension)]) : array?.LowerBounds[dimension] ?? 1;
            int upper = hasBound[(2 * dimension) + 1] ? Index(arguments[3 + (2 * dimension)]) : array!.LowerBounds[dimension] + array.Lengths[dimension] - 1;
            if (lower[dimension] > upper)
            {
                throw new SqlErrorException(SqlState.ArraySubscriptError, "upper bound cannot be less than lower bound");
            }

            lengths[dimension] = upper - lower[dimension] + 1;
            count *= lengths[dimension];
        }

        if (source.Count < count)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "source array too small");
        }

        if (array is null)
        {
            return Value.FromArray(new ArrayValue(element, lengths, lower, source.Items[..count]));
        }

        if (dimensions == 1)
        {
            array = Grown(array, lower[0], lower[0] + lengths[0] - 1);
        }

        Value[] items = [.. array.Items];
        int[] index = [.. lower];
        for (int item = 0; item < count; item++)
        {
            items[PlaceOf(array, index)] = source.Items[item];
            for (int dimension = dimensions - 1; dimension >= 0 && ++index[dimension] == lower[dimension] + lengths[dimension] && dimension > 0; dimension--)
            {
                index[dimension] = lower[dimension];
            }
        }

        return Value.FromArray(new ArrayValue(element, array.Lengths, array.LowerBounds, items));
    }

    private static int Index(in Value value) => value.IsNull
        ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "array subscript in assignment must not be null")
        : value.Int32;

    private static ArrayValue Grown(ArrayValue array, int first, int last)
    {
        int lower = Math.Min(array.LowerBounds[0], first);
        int upper = Math.Max(array.LowerBounds[0] + array.Lengths[0] - 1, last);
        if (upper - lower + 1L == array.Lengths[0])
        {
            return array;
        }

        const int ItemsMax = 134217727;
        if (upper - lower + 1L > ItemsMax)
        {
            throw new SqlErrorException(SqlState.ProgramLimitExceeded, FormattableString.Invariant($"array size exceeds the maximum allowed ({ItemsMax})"));
        }

        Value[] items = new Value[upper - lower + 1];
        array.Items.CopyTo(items, array.LowerBounds[0] - lower);
        return new ArrayValue(array.Element, [items.Length], [lower], items);
    }

    private static int PlaceOf(ArrayValue array, int[] indexes)
    {
        int place = 0;
        for (int dimension = 0; dimension < indexes.Length; dimension++)
        {
            int offset = indexes[dimension] - array.LowerBounds[dimension];
            if (offset < 0 || offset >= array.Lengths[dimension])
            {
                throw new SqlErrorException(SqlState.ArraySubscriptError, "array subscript out of range");
            }

            place = (place * array.Lengths[dimension]) + offset;
        }

        return place;
    }

    private static SqlErrorException WrongCount() => new(SqlState.ArraySubscriptError, "wrong number of array subscripts");
}
