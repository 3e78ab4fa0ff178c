using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Arrays with an element or a slice replaced: <c>SET a[2] = 5</c>, <c>SET a[1:2] = '{1,2}'</c>. An array of one dimension grows at either end.</summary>
internal static class ArrayAssignment
{
    /// <param name="array">Null for an SQL NULL, which counts as empty.</param>
    internal static ArrayValue SetElement(ArrayValue? array, DataType element, ReadOnlySpan<int> subscripts, in Value value)
    {
        if (array is null || array.Dimensions == 0)
        {
            return new ArrayValue(element, [.. Enumerable.Repeat(1, subscripts.Length)], subscripts.ToArray(), [value]);
        }

        if (array.Dimensions != subscripts.Length)
        {
            throw OutOfRange("wrong number of array subscripts");
        }

        if (array.Dimensions == 1)
        {
            ArrayValue grown = Grow(array, subscripts[0], subscripts[0]);
            grown.Items[subscripts[0] - grown.LowerBounds[0]] = value;
            return grown;
        }

        int offset = 0;
        for (int index = 0; index < subscripts.Length; index++)
        {
            int place = subscripts[index] - array.LowerBounds[index];
            if (place < 0 || place >= array.Lengths[index])
            {
                throw OutOfRange("array subscript out of range");
            }

            offset = (offset * array.Lengths[index]) + place;
        }

        Value[] items = [.. array.Items];
        items[offset] = value;
        return new ArrayValue(array.Element, array.Lengths, array.LowerBounds, items);
    }

    /// <param name="lower">A bound per dimension; null where it was left out and is the array's.</param>
    internal static ArrayValue SetSlice(ArrayValue? array, DataType element, ReadOnlySpan<int?> lower, ReadOnlySpan<int?> upper, ArrayValue source)
    {
        if (array is null || array.Dimensions == 0)
        {
            return FromSlice(element, lower, upper, source);
        }

        if (lower.Length > array.Dimensions || (array.Dimensions == 1 && lower.Length != 1))
        {
            throw OutOfRange("wrong number of array subscripts");
        }

        int[] from = [.. array.LowerBounds];
        int[] to = [.. array.LowerBounds.Select((low, index) => low + array.Lengths[index] - 1)];
        long count = 1;
        for (int index = 0; index < array.Dimensions; index++)
        {
            if (index < lower.Length)
            {
                from[index] = lower[index] ?? from[index];
                to[index] = upper[index] ?? to[index];
            }

            if (from[index] > to[index])
            {
                throw OutOfRange("upper bound cannot be less than lower bound");
            }

            if (array.Dimensions > 1 && (from[index] < array.LowerBounds[index] || to[index] >= array.LowerBounds[index] + array.Lengths[index]))
            {
                throw OutOfRange("array subscript out of range");
            }

            count *= (long)to[index] - from[index] + 1;
        }

        if (source.Count < count)
        {
            throw OutOfRange("source array too small");
        }

        ArrayValue result = array.Dimensions == 1
            ? Grow(array, from[0], to[0])
            : new ArrayValue(array.Element, array.Lengths, array.LowerBounds, [.. array.Items]);
        int next = 0;
        Fill(result, from, to, 0, 0, source, ref next);
        return result;
    }

    private static void Fill(ArrayValue into, int[] from, int[] to, int dimension, int offset, ArrayValue source, ref int next)
    {
        for (int index = from[dimension]; index <= to[dimension]; index++)
        {
            int place = (offset * into.Lengths[dimension]) + index - into.LowerBounds[dimension];
            if (dimension == into.Dimensions - 1)
            {
                into.Items[place] = source.Items[next++];
            }
            else
            {
                Fill(into, from, to, dimension + 1, place, source, ref next);
            }
        }
    }

    private static ArrayValue FromSlice(DataType element, ReadOnlySpan<int?> lower, ReadOnlySpan<int?> upper, ArrayValue source)
    {
        int[] lengths = new int[lower.Length];
        int[] bounds = new int[lower.Length];
        long count = 1;
        for (int index = 0; index < lengths.Length; index++)
        {
            if (lower[index] is not { } low || upper[index] is not { } high)
            {
                throw new SqlErrorException(
                    SqlState.ArraySubscriptError, "array slice subscript must provide both boundaries",
                    "When assigning to a slice of an empty array value, slice boundaries must be fully specified.");
            }

            if (low > high)
            {
                throw OutOfRange("upper bound cannot be less than lower bound");
            }

            long length = (long)high - low + 1;
            count *= length;
            if (count > ArrayErrors.ItemsMax)
            {
                throw ArrayErrors.TooLarge();
            }

            lengths[index] = (int)length;
            bounds[index] = low;
        }

        return source.Count < count ? throw OutOfRange("source array too small") : new ArrayValue(element, lengths, bounds, source.Items[..(int)count]);
    }

    /// <summary>A copy of one dimension that has these subscripts too; what lies between is NULL.</summary>
    private static ArrayValue Grow(ArrayValue array, int from, int to)
    {
        int low = Math.Min(array.LowerBounds[0], from);
        long length = Math.Max((long)array.LowerBounds[0] + array.Lengths[0] - 1, to) - low + 1;
        if (length > ArrayErrors.ItemsMax)
        {
            throw ArrayErrors.TooLarge();
        }

        Value[] items = new Value[length];
        array.Items.CopyTo(items, array.LowerBounds[0] - low);
        return new ArrayValue(array.Element, [(int)length], [low], items);
    }

    private static SqlErrorException OutOfRange(string message) => new(SqlState.ArraySubscriptError, message);
}
