using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Arrays with an element or a slice replaced: <c>SET a[2] = 5</c>, <c>SET a[1:2] = '{1,2}'</c>. An array of one dimension grows at either end.</summary>
/// <param name="element">The element type of arrays made from nothing.</param>
/// <param name="isVariable">The result goes back into the variable the array is in.</param>
internal readonly struct ArrayAssignment(DataType element, CallContext context, bool isVariable = false)
{
    /// <param name="array">Null for an SQL NULL, which counts as empty.</param>
    internal ArrayValue SetElement(ArrayValue? array, ReadOnlySpan<int> subscripts, in Value value)
    {
        if (array is null || array.Dimensions == 0)
        {
            int[] ones = new int[subscripts.Length];
            Array.Fill(ones, 1);
            return Bounded(new ArrayValue(element, ones, subscripts.ToArray(), [value]));
        }

        if (array.Dimensions != subscripts.Length)
        {
            throw OutOfRange("wrong number of array subscripts");
        }

        if (array.Dimensions == 1 && (long)subscripts[0] - array.LowerBounds[0] == array.Count)
        {
            _ = GrownLength(array, subscripts[0], subscripts[0]);
            return Bounded(array.Append([value]));
        }

        if (array.Dimensions == 1 && (subscripts[0] < array.LowerBounds[0] || (long)subscripts[0] - array.LowerBounds[0] > array.Count))
        {
            ArrayValue grown = Grow(array, subscripts[0], subscripts[0]);
            grown.Set(subscripts[0] - grown.LowerBounds[0], value);
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

        ArrayValue changed = ToChange(array);
        changed.Set(offset, value);
        return changed;
    }

    /// <param name="lower">A bound per dimension; null where it was left out and is the array's.</param>
    internal ArrayValue SetSlice(ArrayValue? array, ReadOnlySpan<int?> lower, ReadOnlySpan<int?> upper, ArrayValue source)
    {
        if (array is null || array.Dimensions == 0)
        {
            return FromSlice(lower, upper, source);
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

        bool grows = array.Dimensions == 1 && GrownLength(array, from[0], to[0]) > array.Count;
        if (source.Count < count)
        {
            throw OutOfRange("source array too small");
        }

        ArrayValue result = grows ? Grow(array, from[0], to[0]) : ToChange(array);
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
                into.Set(place, source[next++]);
            }
            else
            {
                Fill(into, from, to, dimension + 1, place, source, ref next);
            }
        }
    }

    private ArrayValue FromSlice(ReadOnlySpan<int?> lower, ReadOnlySpan<int?> upper, ArrayValue source)
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

        return source.Count < count ? throw OutOfRange("source array too small") : Bounded(new ArrayValue(element, lengths, bounds, source.Items[..(int)count]));
    }

    /// <summary>The array itself where nobody has it but the variable assigned to, or else a copy.</summary>
    private ArrayValue ToChange(ArrayValue array)
    {
        if (isVariable && array.IsOwned)
        {
            return array;
        }

        context.Memory?.Want((long)array.Count * Unsafe.SizeOf<Value>());
        return array.Copy(isOwned: isVariable);
    }

    /// <summary>A copy of one dimension that has these subscripts too; what lies between is NULL.</summary>
    /// <exception cref="SqlErrorException">54000; 53200 when there is no memory for it.</exception>
    private ArrayValue Grow(ArrayValue array, int from, int to)
    {
        int low = Math.Min(array.LowerBounds[0], from);
        int length = GrownLength(array, from, to);
        context.Memory?.Want((long)length * Unsafe.SizeOf<Value>());
        Value[] items = new Value[length];
        array.Items.CopyTo(items, array.LowerBounds[0] - low);
        return Bounded(new ArrayValue(array.Element, [length], [low], items));
    }

    private static int GrownLength(ArrayValue array, int from, int to)
    {
        long length = Math.Max((long)array.LowerBounds[0] + array.Lengths[0] - 1, to) - Math.Min(array.LowerBounds[0], from) + 1;
        return length > ArrayErrors.ItemsMax ? throw ArrayErrors.TooLarge() : (int)length;
    }

    /// <summary>The index behind the last is a number too.</summary>
    private static ArrayValue Bounded(ArrayValue array)
    {
        for (int dimension = 0; dimension < array.Dimensions; dimension++)
        {
            if ((long)array.LowerBounds[dimension] + array.Lengths[dimension] > int.MaxValue)
            {
                throw new SqlErrorException(
                    SqlState.ProgramLimitExceeded, FormattableString.Invariant($"array lower bound is too large: {array.LowerBounds[dimension]}"));
            }
        }

        return array;
    }

    private static SqlErrorException OutOfRange(string message) => new(SqlState.ArraySubscriptError, message);
}
