using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>count, sum, avg, min, max, the boolean and bit ones, string_agg, array_agg.</summary>
internal static class CommonAggregates
{
    internal static void Register(LibraryBuilder library)
    {
        library.Aggregate("count", static _ => static () => new CountState());
        library.Aggregate("sum(int2) sum(int4)", static _ => static () => new IntegerSumState(IntegerSumState.Result.Bigint));
        library.Aggregate("sum(int8)", static _ => static () => new IntegerSumState(IntegerSumState.Result.Numeric));
        library.Aggregate("avg(int2) avg(int4) avg(int8)", static _ => static () => new IntegerSumState(IntegerSumState.Result.Average));
        library.Aggregate("sum(money)", static _ => static () => new IntegerSumState(IntegerSumState.Result.Money));
        library.Aggregate("sum(numeric)", static _ => static () => new NumericSumState(isAverage: false));
        library.Aggregate("avg(numeric)", static _ => static () => new NumericSumState(isAverage: true));
        library.Aggregate("sum(float4)", static _ => static () => new FloatSumState(isSingle: true));
        library.Aggregate("sum(float8)", static _ => static () => new FloatSumState(isSingle: false));
        library.Aggregate("sum(interval)", static _ => static () => new IntervalSumState(isAverage: false));
        library.Aggregate("avg(interval)", static _ => static () => new IntervalSumState(isAverage: true));
        library.Aggregate("min", static types => Extreme(types, -1), ignoresDuplicates: true);
        library.Aggregate("max", static types => Extreme(types, 1), ignoresDuplicates: true);
        library.Aggregate("bool_and every", Fold(static (a, b) => Value.FromBoolean(a.Boolean && b.Boolean)), ignoresDuplicates: true);
        library.Aggregate("bool_or", Fold(static (a, b) => Value.FromBoolean(a.Boolean || b.Boolean)), ignoresDuplicates: true);
        foreach (string type in (string[])["int2", "int4", "int8"])
        {
            library.Aggregate($"bit_and({type})", Fold(static (a, b) => Value.FromInt64(a.Int64 & b.Int64)), ignoresDuplicates: true);
            library.Aggregate($"bit_or({type})", Fold(static (a, b) => Value.FromInt64(a.Int64 | b.Int64)), ignoresDuplicates: true);
            library.Aggregate($"bit_xor({type})", Fold(static (a, b) => Value.FromInt64(a.Int64 ^ b.Int64)));
        }

        library.Aggregate("bit_and(bit)", Bits("AND", static (a, b) => a && b), ignoresDuplicates: true);
        library.Aggregate("bit_or(bit)", Bits("OR", static (a, b) => a || b), ignoresDuplicates: true);
        library.Aggregate("bit_xor(bit)", Bits("XOR", static (a, b) => a != b));
        library.Aggregate("string_agg(text,text)", static _ => static () => new StringState(), isStrict: false);
        library.Aggregate("string_agg(bytea,bytea)", static _ => static () => new StringState(), isStrict: false);
        library.Aggregate("array_agg(anynonarray)", static types =>
        {
            DataType element = types.Arguments[0].Type;
            return () => new ArrayState(element);
        }, isStrict: false);
        library.Aggregate("array_agg(anyarray)", static types =>
        {
            DataType element = types.Arguments[0].Type.Element!;
            return () => new ArrayOfArraysState(element);
        }, isStrict: false);
    }

    private static Func<CallTypes, Func<AggregateState>> Fold(Func<Value, Value, Value> join) => _ => () => new FoldState(join, isAssociative: true);

    private static Func<CallTypes, Func<AggregateState>> Bits(string name, Func<bool, bool, bool> join) => _ => () => new FoldState(
        (a, b) => a.ByteLength == b.ByteLength
        ? Value.FromUtf8([.. a.Utf8.ToArray().Zip(b.Utf8.ToArray(), (left, right) => join(left == '1', right == '1') ? (byte)'1' : (byte)'0')])
        : throw new SqlErrorException(SqlState.StringDataLengthMismatch, $"cannot {name} bit strings of different sizes"),
        isAssociative: false);

    private static Func<AggregateState> Extreme(CallTypes types, int sign)
    {
        DataType type = types.Arguments[0].Type;
        ValueComparison compare = ValueComparer.GetComparison(type);
        bool isBytes = type.Form is ValueForm.Text or ValueForm.PaddedText or ValueForm.FoldedText or ValueForm.Bytes or ValueForm.Uuid or ValueForm.Jsonb or ValueForm.Tid;
        bool takesLater = !isBytes || type.Form == ValueForm.FoldedText;
        return () => new ExtremeState(compare, sign, isBytes, takesLater);
    }

    /// <summary>string_agg: the first row's delimiter isn't used, a NULL delimiter is none.</summary>
    private sealed class StringState : AggregateState, IRowKeeper
    {
        private MemoryStream? _bytes;
        private Value _firstDelimiter;

        public long KeptBytes => _bytes?.Capacity ?? 0;

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            if (arguments[0].IsNull)
            {
                return;
            }

            ValueSize.RequireRoom(_bytes?.Length ?? 0, arguments[0].ByteLength + (arguments[1].IsNull ? 0L : arguments[1].ByteLength));
            if (_bytes is null)
            {
                _bytes = new MemoryStream();
                _firstDelimiter = arguments[1];
            }
            else if (!arguments[1].IsNull)
            {
                _bytes.Write(arguments[1].Utf8);
            }

            _bytes.Write(arguments[0].Utf8);
        }

        public override bool CanMerge => true;

        public override void Merge(AggregateState later, CallContext context)
        {
            StringState other = (StringState)later;
            if (other._bytes is { } bytes)
            {
                // All of it is one text behind the delimiter that its first row came with.
                Add([Value.FromUtf8(bytes.GetBuffer(), 0, (int)bytes.Length), other._firstDelimiter], context);
            }
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _bytes switch
        {
            null => Value.Null,

            // What is there stays as it is when more rows come, so a long text needs no copy.
            { Length: > CancellationPoint.ChunkBytes } long_ => Value.FromUtf8(long_.GetBuffer(), 0, (int)long_.Length),
            _ => Value.FromUtf8(_bytes.ToArray()),
        };
    }

    private sealed class ArrayState(DataType element) : AggregateState, IRowKeeper
    {
        private readonly List<Value> _items = [];
        private readonly bool _isPlain = element.FixedSize > 0;
        private long _bytes;

        public long KeptBytes => _bytes + (_items.Capacity * (long)Value.Bytes);

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            _items.Add(arguments[0]);
            if (!_isPlain && !arguments[0].IsNull && element.Underlying().Form is ValueForm.Text or ValueForm.Bytes or ValueForm.Jsonb or ValueForm.Tid)
            {
                _bytes += arguments[0].ByteLength;
            }
        }

        public override bool CanMerge => true;

        public override void Merge(AggregateState later, CallContext context)
        {
            ArrayState other = (ArrayState)later;
            _items.AddRange(other._items);
            _bytes += other._bytes;
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) =>
            _items.Count == 0 ? Value.Null : Value.FromArray(new ArrayValue(element, [.. _items]));
    }

    /// <summary>Arrays of one shape become an array with a dimension more.</summary>
    private sealed class ArrayOfArraysState(DataType element) : AggregateState, IRowKeeper
    {
        private readonly List<ArrayValue> _arrays = [];

        public long KeptBytes => _arrays.Count == 0 ? 0 : _arrays.Count * (64L + (_arrays[0].Items.Length * (long)Value.Bytes));

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            if (arguments[0].IsNull)
            {
                throw ArrayErrors.NullSubArray();
            }

            ArrayValue array = arguments[0].Array;
            if (array.Dimensions == 0)
            {
                throw ArrayErrors.EmptySubArray();
            }

            if (_arrays.Count > 0 && !_arrays[0].Lengths.SequenceEqual(array.Lengths))
            {
                throw ArrayErrors.UnequalSubArrays();
            }

            _arrays.Add(array);
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _arrays.Count == 0
            ? Value.Null
            : Value.FromArray(new ArrayValue(element, [_arrays.Count, .. _arrays[0].Lengths], [1, .. _arrays[0].LowerBounds], [.. _arrays.SelectMany(array => array.Items)]));
    }
}
