using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Operators and functions of arrays.</summary>
internal static class ArrayFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("array_append", static types => (args, _) => Value.FromArray(Append(Array(args[0], Element(types)), args[1], atEnd: true)));
        library.Scalar("array_prepend", static types => (args, _) => Value.FromArray(Append(Array(args[1], Element(types)), args[0], atEnd: false)));
        library.Scalar("array_cat", static (args, _) => args[0].IsNull ? args[1] : args[1].IsNull ? args[0] : Value.FromArray(Concat(args[0].Array, args[1].Array)));
        library.Scalar("array_length", static (args, _) => Dimension(args, static (array, i) => array.Lengths[i]));
        library.Scalar("array_lower", static (args, _) => Dimension(args, static (array, i) => array.LowerBounds[i]));
        library.Scalar("array_upper", static (args, _) => Dimension(args, static (array, i) => array.LowerBounds[i] + array.Lengths[i] - 1));
        library.Scalar("array_ndims", static (args, _) => args[0].Array.Dimensions == 0 ? Value.Null : Value.FromInt32(args[0].Array.Dimensions));
        library.Scalar("array_dims", static (args, _) => args[0].Array.Dimensions == 0 ? Value.Null : Value.FromText(string.Concat(
            args[0].Array.Lengths.Zip(args[0].Array.LowerBounds, static (length, low) => string.Create(CultureInfo.InvariantCulture, $"[{low}:{low + length - 1}]")))));
        library.Scalar("cardinality", static (args, _) => Value.FromInt32(args[0].Array.Count));
        library.Scalar("array_position", static types => (args, _) => Position(types, args));
        library.Scalar("array_positions", static types => (args, _) => Positions(types, args));
        library.Scalar("array_remove", static types => (args, _) => Remove(types, args));
        library.Scalar("array_replace", static types => (args, _) => Replace(types, args));
        library.Scalar("array_to_string", static types => (args, ctx) => ToText(args, ctx));
        library.Scalar("string_to_array", static types => (args, _) => args[0].IsNull ? Value.Null : Value.FromArray(new ArrayValue(DataType.Text, [.. Split(args[0], args[1], args.Length > 2 ? args[2] : Value.Null, types.Arguments[0].Type)])));
        library.Set("string_to_table", static types => (args, _) => args[0].IsNull ? [] : Split(args[0], args[1], args.Length > 2 ? args[2] : Value.Null, types.Arguments[0].Type).Select(static part => new[] { part }));
        library.Scalar("arraycontains", static types => (args, _) => Value.FromBoolean(Contains(types, args[0].Array, args[1].Array)));
        library.Scalar("arraycontained", static types => (args, _) => Value.FromBoolean(Contains(types, args[1].Array, args[0].Array)));
        library.Scalar("arrayoverlap", static types => (args, _) =>
        {
            DataType element = ComparedElement(types);
            ArrayValue other = args[1].Array;
            return Value.FromBoolean(args[0].Array.Items.Any(item => !item.IsNull && Holds(other, element, item)));
        });
        library.Scalar("array_fill", static types => (args, _) => Fill(types.Arguments[0].Type, args));
        library.Scalar("trim_array", static (args, _) => Trim(args[0].Array, args[1].Int32));
        library.Set("unnest(anyarray)", static (args, _) => args[0].Array.Items.Select(static item => new[] { item }));
    }

    /// <summary>The element type of a call's first array argument.</summary>
    private static DataType Element(CallTypes types) => types.Arguments.First(static type => type.Type.Element is not null).Type.Element!;

    /// <exception cref="SqlErrorException">42883: there is no equality of elements.</exception>
    private static DataType ComparedElement(CallTypes types)
    {
        DataType element = Element(types);
        Comparison.RequireComparable(element, isEquality: true);
        return element;
    }

    private static ArrayValue Array(in Value value, DataType element) => value.IsNull ? new ArrayValue(element, []) : value.Array;

    private static ArrayValue Append(ArrayValue array, Value item, bool atEnd)
    {
        if (array.Dimensions > 1)
        {
            throw new SqlErrorException(SqlState.DataException, "argument must be empty or one-dimensional array");
        }

        return atEnd || array.Dimensions == 0 ? array.Append([item]) : new ArrayValue(array.Element, [array.Count + 1], array.LowerBounds, [item, .. array.Items]);
    }

    private static ArrayValue Concat(ArrayValue left, ArrayValue right)
    {
        if (left.Dimensions == 0 || right.Dimensions == 0)
        {
            return left.Dimensions == 0 ? right : left;
        }

        if (left.Dimensions == 1 && right.Dimensions == 1)
        {
            return left.Append(right.Items);
        }

        Value[] items = Joined(left.Items, right.Items);
        if (left.Dimensions == right.Dimensions)
        {
            return left.Lengths.Skip(1).SequenceEqual(right.Lengths.Skip(1)) && left.LowerBounds.Skip(1).SequenceEqual(right.LowerBounds.Skip(1))
                ? new ArrayValue(left.Element, [left.Lengths[0] + right.Lengths[0], .. left.Lengths[1..]], left.LowerBounds, items)
                : throw ArrayErrors.Incompatible("Arrays with differing element dimensions are not compatible for concatenation.");
        }

        // An array of n dimensions is one item of an array of n + 1.
        (ArrayValue outer, ArrayValue inner) = left.Dimensions > right.Dimensions ? (left, right) : (right, left);
        if (outer.Dimensions != inner.Dimensions + 1)
        {
            throw ArrayErrors.Incompatible($"Arrays of {left.Dimensions} and {right.Dimensions} dimensions are not compatible for concatenation.");
        }

        return outer.Lengths.Skip(1).SequenceEqual(inner.Lengths) && outer.LowerBounds.Skip(1).SequenceEqual(inner.LowerBounds)
            ? new ArrayValue(left.Element, [outer.Lengths[0] + 1, .. inner.Lengths], outer.LowerBounds, items)
            : throw ArrayErrors.Incompatible("Arrays with differing dimensions are not compatible for concatenation.");
    }

    private static Value[] Joined(ReadOnlySpan<Value> left, ReadOnlySpan<Value> right)
    {
        Value[] items = new Value[left.Length + right.Length];
        ArrayValue.Copy(left, items);
        ArrayValue.Copy(right, items.AsSpan(left.Length));
        return items;
    }

    private static Value Dimension(ReadOnlySpan<Value> args, Func<ArrayValue, int, int> get)
    {
        ArrayValue array = args[0].Array;
        int dimension = args[1].Int32;
        return dimension >= 1 && dimension <= array.Dimensions ? Value.FromInt32(get(array, dimension - 1)) : Value.Null;
    }

    private static bool AreSame(DataType element, in Value left, in Value right)
    {
        CancellationPoint.Tick();
        return left.IsNull || right.IsNull ? left.IsNull && right.IsNull : ValueComparer.Equals(element, left, right);
    }

    private static Value Position(CallTypes types, ReadOnlySpan<Value> args)
    {
        if (args[0].IsNull)
        {
            return Value.Null;
        }

        ArrayValue array = args[0].Array;
        CheckOneDimension(array, "searching for elements in multidimensional arrays is not supported");
        int low = array.Dimensions == 0 ? 1 : array.LowerBounds[0];
        int start = 0;
        if (args.Length > 2)
        {
            start = args[2].IsNull ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "initial position must not be null") : (int)Math.Clamp((long)args[2].Int32 - low, 0, int.MaxValue);
        }

        for (int i = start; i < array.Count; i++)
        {
            if (AreSame(ComparedElement(types), array.Items[i], args[1]))
            {
                return Value.FromInt32(low + i);
            }
        }

        return Value.Null;
    }

    private static Value Positions(CallTypes types, ReadOnlySpan<Value> args)
    {
        if (args[0].IsNull)
        {
            return Value.Null;
        }

        ArrayValue array = args[0].Array;
        CheckOneDimension(array, "searching for elements in multidimensional arrays is not supported");
        List<Value> positions = [];
        for (int i = 0; i < array.Count; i++)
        {
            if (AreSame(ComparedElement(types), array.Items[i], args[1]))
            {
                positions.Add(Value.FromInt32(array.LowerBounds[0] + i));
            }
        }

        return Value.FromArray(new ArrayValue(DataType.Int4, [.. positions]));
    }

    private static void CheckOneDimension(ArrayValue array, string message)
    {
        if (array.Dimensions > 1)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, message);
        }
    }

    private static Value Remove(CallTypes types, ReadOnlySpan<Value> args)
    {
        if (args[0].IsNull)
        {
            return Value.Null;
        }

        ArrayValue array = args[0].Array;
        CheckOneDimension(array, "removing elements from multidimensional arrays is not supported");
        Value unwanted = args[1];
        Value[] kept = [.. array.Items.Where(item => !AreSame(ComparedElement(types), item, unwanted))];
        return Value.FromArray(kept.Length == 0 ? new ArrayValue(array.Element, []) : new ArrayValue(array.Element, [kept.Length], array.LowerBounds, kept));
    }

    private static Value Replace(CallTypes types, ReadOnlySpan<Value> args)
    {
        if (args[0].IsNull)
        {
            return Value.Null;
        }

        ArrayValue array = args[0].Array;
        (Value from, Value to) = (args[1], args[2]);
        return Value.FromArray(new ArrayValue(array.Element, array.Lengths, array.LowerBounds, [.. array.Items.Select(item => AreSame(ComparedElement(types), item, from) ? to : item)]));
    }

    private static Value ToText(ReadOnlySpan<Value> args, CallContext context)
    {
        if (args[0].IsNull || args[1].IsNull)
        {
            return Value.Null;
        }

        ArrayValue array = args[0].Array;
        string? nullText = args.Length > 2 && !args[2].IsNull ? args[2].Text : null;
        string separator = args[1].Text;
        StringBuilder text = new();
        bool isFirst = true;
        foreach (Value item in array.Items)
        {
            CancellationPoint.Tick();
            if ((item.IsNull ? nullText : TextFormat.ToText(array.Element, item, context.Format)) is { } part)
            {
                text.Append(isFirst ? "" : separator).Append(part);
                isFirst = false;
            }
        }

        return Value.FromText(text.ToString());
    }

    /// <summary>A NULL delimiter splits into characters, an empty one not at all.</summary>
    /// <exception cref="SqlErrorException">0A000: texts of other bytes are equal to the delimiter.</exception>
    private static IEnumerable<Value> Split(Value text, Value delimiter, Value nullText, DataType type)
    {
        if (type.Order is { IsDeterministic: false } && !delimiter.IsNull && delimiter.ByteLength > 0)
        {
            throw CollatedCalls.NotSupported("substring searches");
        }

        for (int start = 0; text.ByteLength > 0 && start <= text.ByteLength;)
        {
            CancellationPoint.Tick();
            int length = PartLength(text.Utf8[start..], delimiter);
            Value part = text.Slice(start, length);
            yield return !nullText.IsNull && ValueComparer.Equals(type, part, nullText) ? Value.Null : part;
            start += length + (delimiter.IsNull ? 0 : Math.Max(delimiter.ByteLength, 1));
            if (delimiter.IsNull && start == text.ByteLength)
            {
                yield break;
            }
        }
    }

    /// <summary>Bytes up to the delimiter; NULL stands between all characters, an empty one nowhere.</summary>
    private static int PartLength(ReadOnlySpan<byte> rest, in Value delimiter)
    {
        if (delimiter.IsNull)
        {
            Rune.DecodeFromUtf8(rest, out Rune _, out int length);
            return length;
        }

        int found = delimiter.ByteLength == 0 ? -1 : rest.IndexOf(delimiter.Utf8);
        return found < 0 ? rest.Length : found;
    }

    private static bool Holds(ArrayValue array, DataType element, Value item)
    {
        CancellationPoint.Check();
        return array.Items.Any(other => !other.IsNull && ValueComparer.Equals(element, item, other));
    }

    private static bool Contains(CallTypes types, ArrayValue outer, ArrayValue inner)
    {
        DataType element = ComparedElement(types);
        return inner.Items.All(item => !item.IsNull && Holds(outer, element, item));
    }

    private static Value Fill(DataType element, ReadOnlySpan<Value> args)
    {
        if (args[1].IsNull || (args.Length > 2 && args[2].IsNull))
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, "dimension array or low bound array cannot be null");
        }

        if (args[1].Array.Items.Any(static item => item.IsNull) || (args.Length > 2 && args[2].Array.Items.Any(static item => item.IsNull)))
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, "dimension values cannot be null");
        }

        if (args[1].Array.Dimensions > 1 || (args.Length > 2 && args[2].Array.Dimensions > 1))
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts", "Dimension array must be one dimensional.");
        }

        int[] lengths = [.. args[1].Array.Items.Select(static item => item.Int32)];
        int[] bounds = args.Length > 2 ? [.. args[2].Array.Items.Select(static item => item.Int32)] : [.. Enumerable.Repeat(1, lengths.Length)];
        if (lengths.Length != bounds.Length)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts", "Low bound array has different size than dimensions array.");
        }

        if (lengths.Any(static length => length < 0))
        {
            throw ArrayErrors.TooLarge();
        }

        long count = lengths.Aggregate(1L, static (product, length) => product * length);
        if (lengths.Length == 0 || count == 0)
        {
            return Value.FromArray(new ArrayValue(element, []));
        }

        if (count > 128 * 1024 * 1024)
        {
            throw ArrayErrors.TooLarge();
        }

        if (lengths.Length > ArrayValue.DimensionsMax)
        {
            throw new SqlErrorException(SqlState.ProgramLimitExceeded, $"number of array dimensions ({lengths.Length}) exceeds the maximum allowed ({ArrayValue.DimensionsMax})");
        }

        Value[] items = new Value[count];
        const int Chunk = CancellationPoint.ChunkBytes / Value.Bytes;
        for (int start = 0; start < items.Length; start += Chunk)
        {
            CancellationPoint.Check();
            System.Array.Fill(items, args[0], start, Math.Min(Chunk, items.Length - start));
        }

        return Value.FromArray(new ArrayValue(element, lengths, bounds, items));
    }

    private static Value Trim(ArrayValue array, int count)
    {
        int length = array.Dimensions == 0 ? 0 : array.Lengths[0];
        if (count < 0 || count > length)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, $"number of elements to trim must be between 0 and {length}");
        }

        if (length == count)
        {
            return Value.FromArray(new ArrayValue(array.Element, []));
        }

        int[] lengths = [length - count, .. array.Lengths[1..]];
        return Value.FromArray(new ArrayValue(array.Element, lengths, [.. lengths.Select(static _ => 1)], array.Items[..(array.Count / length * (length - count))]));
    }
}
