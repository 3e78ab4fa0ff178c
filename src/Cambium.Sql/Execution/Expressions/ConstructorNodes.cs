using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;

namespace Cambium.Sql.Execution.Expressions;

internal sealed class RowNode(CompiledExpression[] fields, SqlType[] types, string[] names, bool mayBeAbsent) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value[] items = new Value[fields.Length];
        bool allNull = true;
        for (int index = 0; index < items.Length; index++)
        {
            items[index] = fields[index].Evaluate(row, context);
            allNull &= items[index].IsNull;
        }

        // The row of an outer join's missing side is NULL itself.
        return mayBeAbsent && allNull ? Value.Null : Value.FromObject(new RecordValue(types, items, names));
    }
}

internal sealed class FieldNode(CompiledExpression operand, int index) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = operand.Evaluate(row, context);
        return value.IsNull ? value : value.Record.Items[index];
    }
}

internal sealed class ArrayNode(CompiledExpression[] items, DataType element) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value[] values = new Value[items.Length];
        for (int index = 0; index < values.Length; index++)
        {
            values[index] = items[index].Evaluate(row, context);
        }

        return Value.FromArray(new ArrayValue(element, values));
    }
}

/// <summary>ARRAY[…] of arrays: one more dimension around arrays of equal shape.</summary>
internal sealed class NestedArrayNode(CompiledExpression[] items, DataType element) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        ArrayValue? first = null;
        List<Value> values = [];
        int outer = 0;
        foreach (CompiledExpression item in items)
        {
            Value value = item.Evaluate(row, context);
            if (value.IsNull || value.Array.Count == 0)
            {
                continue;
            }

            ArrayValue array = value.Array;
            first ??= array;
            if (!array.Lengths.AsSpan().SequenceEqual(first.Lengths))
            {
                throw Mismatch();
            }

            values.AddRange(array.Items);
            outer++;
        }

        if (first is null)
        {
            return Value.FromArray(new ArrayValue(element, []));
        }

        if (outer != items.Length)
        {
            throw Mismatch();
        }

        if (first.Dimensions == ArrayValue.DimensionsMax)
        {
            throw new SqlErrorException(SqlState.ProgramLimitExceeded, "number of array dimensions (7) exceeds the maximum allowed (6)");
        }

        return Value.FromArray(new ArrayValue(element, [outer, .. first.Lengths], [1, .. first.LowerBounds], [.. values]));
    }

    private static SqlErrorException Mismatch() =>
        new(SqlState.ArraySubscriptError, "multidimensional arrays must have array expressions with matching dimensions");
}

/// <summary>A part of a geometric value, counted from 0; out of bounds is NULL.</summary>
internal sealed class PartNode(DataType type, CompiledExpression operand, CompiledExpression[] indexes) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = operand.Evaluate(row, context);
        Value index = value.IsNull || indexes.Length > 1 ? Value.Null : indexes[0].Evaluate(row, context);
        return index.IsNull ? index : GeometricValue.Element(type, value, index.Int32);
    }
}

/// <summary>An element or a slice of an array; out of bounds is NULL, or the empty array for slices.</summary>
internal sealed class SubscriptNode(CompiledExpression operand, CompiledExpression[] bounds, bool[] hasBound, bool isSlice) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = operand.Evaluate(row, context);
        if (value.IsNull)
        {
            return value;
        }

        ArrayValue array = value.Array;
        int count = bounds.Length / 2;
        Span<int> lower = stackalloc int[ArrayValue.DimensionsMax + 1];
        Span<int> upper = stackalloc int[ArrayValue.DimensionsMax + 1];
        for (int index = 0; index < count && index <= ArrayValue.DimensionsMax; index++)
        {
            if (!Bound(2 * index, array, index, true, row, context, out lower[index]) || !Bound((2 * index) + 1, array, index, false, row, context, out upper[index]))
            {
                return Value.Null;
            }
        }

        return isSlice ? Slice(array, lower, upper, count) : Element(array, upper[..Math.Min(count, ArrayValue.DimensionsMax)]);
    }

    /// <summary>False when a written bound is NULL.</summary>
    private bool Bound(int place, ArrayValue array, int dimension, bool isLower, ReadOnlySpan<Value> row, QueryContext context, out int bound)
    {
        bound = 0;
        if (!hasBound[place])
        {
            if (dimension < array.Dimensions)
            {
                bound = isLower ? array.LowerBounds[dimension] : array.LowerBounds[dimension] + array.Lengths[dimension] - 1;
            }

            return true;
        }

        Value value = bounds[place].Evaluate(row, context);
        bound = value.IsNull ? 0 : value.Int32;
        return !value.IsNull;
    }

    private static Value Element(ArrayValue array, ReadOnlySpan<int> subscripts)
    {
        if (subscripts.Length != array.Dimensions)
        {
            return Value.Null;
        }

        int offset = 0;
        for (int index = 0; index < subscripts.Length; index++)
        {
            int place = subscripts[index] - array.LowerBounds[index];
            if (place < 0 || place >= array.Lengths[index])
            {
                return Value.Null;
            }

            offset = (offset * array.Lengths[index]) + place;
        }

        return array[offset];
    }

    private static Value Slice(ArrayValue array, Span<int> lower, Span<int> upper, int count)
    {
        Value empty = Value.FromArray(new ArrayValue(array.Element, []));
        if (array.Dimensions == 0 || count > array.Dimensions)
        {
            return empty;
        }

        int[] from = new int[array.Dimensions];
        int[] lengths = new int[array.Dimensions];
        int total = 1;
        for (int index = 0; index < array.Dimensions; index++)
        {
            int first = array.LowerBounds[index];
            int last = first + array.Lengths[index] - 1;
            int low = index < count ? Math.Max(lower[index], first) : first;
            int high = index < count ? Math.Min(upper[index], last) : last;
            if (low > high)
            {
                return empty;
            }

            from[index] = low - first;
            lengths[index] = high - low + 1;
            total *= lengths[index];
        }

        Value[] items = new Value[total];
        int[] position = new int[array.Dimensions];
        for (int item = 0; item < total; item++)
        {
            int offset = 0;
            for (int index = 0; index < position.Length; index++)
            {
                offset = (offset * array.Lengths[index]) + from[index] + position[index];
            }

            CancellationPoint.Tick();
            items[item] = array.Items[offset];
            for (int index = position.Length - 1; index >= 0 && ++position[index] == lengths[index]; index--)
            {
                position[index] = 0;
            }
        }

        int[] ones = new int[array.Dimensions];
        Array.Fill(ones, 1);
        return Value.FromArray(new ArrayValue(array.Element, lengths, ones, items));
    }
}
