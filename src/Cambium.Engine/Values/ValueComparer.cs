using Cambium.Engine.Errors;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Engine.Values;

/// <summary>
/// PostgreSQL's btree order, equality and hash of every type. Text compares by bytes (C.UTF-8); equal values hash alike.
/// </summary>
public static class ValueComparer
{
    private const int OidVector = 30;

    /// <summary>Whether the type has a btree order (json, xml and geometric types have none, nor has an array of them).</summary>
    public static bool IsComparable(DataType type) => type.Form switch
    {
        ValueForm.None => false,
        ValueForm.Array => IsComparable(type.Element!),
        ValueForm.Record => type.Fields.All(field => IsComparable(field.Type.Type)),
        _ => type.Underlying() is { Oid: not (114 or 142 or 4072 or 2970 or 5038), Category: not DataTypeCategory.Geometric, Code: not { IsComparable: false } },
    };

    /// <summary>Compares two values, neither NULL.</summary>
    public static int Compare(DataType type, in Value left, in Value right) => type.Form switch
    {
        ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 => left.Int64.CompareTo(right.Int64),
        ValueForm.UInt64 => ((ulong)left.Int64).CompareTo((ulong)right.Int64),
        ValueForm.Text or ValueForm.Bytes or ValueForm.Uuid => CompareText(left, right),
        ValueForm.CollatedText when !type.IsPadded => type.Order!.Compare(left.Utf8, right.Utf8),
        ValueForm.Numeric => left.Numeric.CompareTo(right.Numeric),
        ValueForm.Float4 or ValueForm.Float8 or ValueForm.Enum => CompareDoubles(left.Double, right.Double),
        _ => GetComparison(type)(left, right),
    };

    /// <summary>Compares two values of which either may be NULL, NULL being the largest.</summary>
    public static int CompareNullsLast(DataType type, in Value left, in Value right)
    {
        if (left.IsNull || right.IsNull)
        {
            return left.IsNull.CompareTo(right.IsNull);
        }

        return Compare(type, left, right);
    }

    public static bool Equals(DataType type, in Value left, in Value right) => type.Form switch
    {
        ValueForm.CollatedText when !type.IsPadded => type.Order!.IsDeterministic ? left.Utf8.SequenceEqual(right.Utf8) : type.Order.Compare(left.Utf8, right.Utf8) == 0,
        ValueForm.Text or ValueForm.Bytes or ValueForm.Uuid => left.ByteLength == right.ByteLength && left.Utf8.SequenceEqual(right.Utf8),
        _ => Compare(type, left, right) == 0,
    };

    public static int Hash(DataType type, in Value value)
    {
        switch (type.Form)
        {
            case ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64:
                return value.Int64.GetHashCode();
            case ValueForm.Float4 or ValueForm.Float8 or ValueForm.Enum:
                return value.Double == 0 ? 0 : double.IsNaN(value.Double) ? 1 : value.Double.GetHashCode();
            case ValueForm.Numeric:
                return value.Numeric.GetHashCode();
            case ValueForm.Interval:
                return value.Interval.Span.GetHashCode();
            case ValueForm.TimeTz:
                return value.TimeTz.GetHashCode();
            case ValueForm.PaddedText:
                return ByteHash.Of(type.Compared(value));
            case ValueForm.Tid:
                return ByteHash.Of(value.Utf8[..TidText.Size]);
            case ValueForm.CollatedText:
                return ByteHash.Of(type.Order!.Identity(type.Compared(value)));
            case ValueForm.FoldedText:
                return ByteHash.Of(CaseInsensitiveText.Fold(value.Utf8));
            case ValueForm.Jsonb:
                return Json.JsonOrder.Hash(value);
            case ValueForm.Array:
                return HashArray(type.Element!, value.Array);
            case ValueForm.Range:
                return type.RangeRules!.Hash(value.Range);
            case ValueForm.Multirange:
                HashCode hash = default;
                foreach (RangeValue range in value.Multirange.Ranges)
                {
                    hash.Add(type.RangeRules!.Hash(range));
                }

                return hash.ToHashCode();
            case ValueForm.Record:
                return HashRecord(value.Record);
            default:
                return ByteHash.Of(value.Utf8);
        }
    }

    /// <summary>The comparison of a type, to be looked up once per sort or index.</summary>
    /// <exception cref="SqlErrorException">42883: the type has no order.</exception>
    public static ValueComparison GetComparison(DataType type)
    {
        switch (type.Form)
        {
            case ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32:
                return static (in Value left, in Value right) => left.Int64.CompareTo(right.Int64);
            case ValueForm.UInt64:
                return static (in Value left, in Value right) => ((ulong)left.Int64).CompareTo((ulong)right.Int64);
            case ValueForm.Float4 or ValueForm.Float8 or ValueForm.Enum:
                return static (in Value left, in Value right) => CompareDoubles(left.Double, right.Double);
            case ValueForm.Numeric:
                return static (in Value left, in Value right) => left.Numeric.CompareTo(right.Numeric);
            case ValueForm.Interval:
                return static (in Value left, in Value right) => left.Interval.CompareTo(right.Interval);
            case ValueForm.TimeTz:
                return static (in Value left, in Value right) => left.TimeTz.CompareTo(right.TimeTz);
            case ValueForm.PaddedText:
                return (in Value left, in Value right) => type.Compared(left).SequenceCompareTo(type.Compared(right));
            case ValueForm.CollatedText:
                return (in Value left, in Value right) => type.Order!.Compare(type.Compared(left), type.Compared(right));
            case ValueForm.FoldedText:
                return static (in Value left, in Value right) => CaseInsensitiveText.Compare(left.Utf8, right.Utf8);
            case ValueForm.Jsonb:
                return Json.JsonOrder.Compare;
            case ValueForm.Array when type.Oid == OidVector:
                return static (in Value left, in Value right) => CompareOidVectors(left.Array.Items, right.Array.Items);
            case ValueForm.Array:
                return ArrayComparison(type.Element!);
            case ValueForm.Record:
                return static (in Value left, in Value right) => CompareRecords(left.Record, right.Record);
            case ValueForm.Range:
                return RangeComparison(type.RangeRules!);
            case ValueForm.Multirange:
                return MultirangeComparison(type.RangeRules!);
            case ValueForm.Text or ValueForm.Bytes or ValueForm.Uuid:
                return CompareText;
            case ValueForm.Tid:
                return CompareTids;
            default:
                throw new SqlErrorException(SqlState.UndefinedFunction, $"could not identify a comparison function for type {type.DisplayName}");
        }
    }

    /// <summary>-0 equals 0; NaN equals itself and is above everything.</summary>
    internal static int CompareDoubles(double left, double right) =>
        left < right ? -1 : left > right ? 1 : left == right ? 0 : double.IsNaN(left).CompareTo(double.IsNaN(right));

    /// <summary>A tid without its key is equal to all that begin with it.</summary>
    private static int CompareTids(in Value left, in Value right) => left.ByteLength == TidText.Size || right.ByteLength == TidText.Size
        ? left.Utf8[..TidText.Size].SequenceCompareTo(right.Utf8[..TidText.Size])
        : left.Utf8.SequenceCompareTo(right.Utf8);

    private static int CompareText(in Value left, in Value right) => left.Utf8.SequenceCompareTo(right.Utf8);

    /// <summary>The shorter first, wherever their subscripts begin: btoidvectorcmp.</summary>
    private static int CompareOidVectors(Value[] left, Value[] right)
    {
        int result = left.Length.CompareTo(right.Length);
        for (int index = 0; result == 0 && index < left.Length; index++)
        {
            result = left[index].Int64.CompareTo(right[index].Int64);
        }

        return result;
    }

    /// <summary>Items first, then their number, then the dimensions: array_cmp.</summary>
    private static int CompareArrays(DataType element, ArrayValue left, ArrayValue right)
    {
        int common = Math.Min(left.Count, right.Count);
        for (int i = 0; i < common; i++)
        {
            CancellationPoint.Tick();
            int order = CompareNullsLast(element, left.Items[i], right.Items[i]);
            if (order != 0)
            {
                return order;
            }
        }

        int result = left.Count.CompareTo(right.Count);
        result = result != 0 ? result : left.Dimensions.CompareTo(right.Dimensions);
        for (int i = 0; result == 0 && i < left.Dimensions; i++)
        {
            result = left.Lengths[i].CompareTo(right.Lengths[i]);
        }

        for (int i = 0; result == 0 && i < left.Dimensions; i++)
        {
            result = left.LowerBounds[i].CompareTo(right.LowerBounds[i]);
        }

        return result;
    }

    private static int CompareRecords(RecordValue left, RecordValue right)
    {
        if (left.Items.Length != right.Items.Length)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "cannot compare record types with different numbers of columns");
        }

        for (int i = 0; i < left.Items.Length; i++)
        {
            if (!left.Types[i].Type.Equals(right.Types[i].Type))
            {
                throw new SqlErrorException(SqlState.DatatypeMismatch,
                    $"cannot compare dissimilar column types {left.Types[i].Format()} and {right.Types[i].Format()} at record column {i + 1}");
            }

            if (!IsComparable(left.Types[i].Type))
            {
                throw new SqlErrorException(SqlState.UndefinedFunction, $"could not identify a comparison function for type {left.Types[i].Type.DisplayName}");
            }

            int order = CompareNullsLast(left.Types[i].Type, left.Items[i], right.Items[i]);
            if (order != 0)
            {
                return order;
            }
        }

        return 0;
    }

    // What makes closures stands apart: in a method that others pass through as well they would be made each time.
    private static ValueComparison ArrayComparison(DataType element) => (in Value left, in Value right) => CompareArrays(element, left.Array, right.Array);

    private static ValueComparison RangeComparison(RangeRules rules) => (in Value left, in Value right) => rules.Compare(left.Range, right.Range);

    private static ValueComparison MultirangeComparison(RangeRules rules) => (in Value left, in Value right) => rules.Compare(left.Multirange, right.Multirange);

    private static int HashArray(DataType element, ArrayValue array) => HashItems(array.Items, _ => element);

    private static int HashRecord(RecordValue record) => HashItems(record.Items, i => record.Types[i].Type);

    private static int HashItems(Value[] items, Func<int, DataType> typeOf)
    {
        HashCode hash = default;
        for (int i = 0; i < items.Length; i++)
        {
            hash.Add(items[i].IsNull ? 0 : Hash(typeOf(i), items[i]));
        }

        return hash.ToHashCode();
    }
}
