using System.Buffers;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Sampling;

/// <summary>
/// How many bytes PostgreSQL would need for a value in a row: pg_column_size, and the widths of statistics. Of what it stores in trees of its own (jsonb,
/// tsvector) it is about as many.
/// </summary>
internal static class StoredSize
{
    /// <summary>Beyond it, what has no fixed size has a header of four bytes instead of one.</summary>
    private const int ShortMax = 126;

    private const int LongHeader = 4;

    /// <param name="value">Not NULL.</param>
    public static int Of(DataType type, in Value value)
    {
        if (type.FixedSize > 0)
        {
            return type.FixedSize;
        }

        int bytes = Content(type.Underlying(), value);
        return bytes + (bytes <= ShortMax ? 1 : LongHeader);
    }

    private static int Content(DataType type, in Value value) => type.Form switch
    {
        ValueForm.Text or ValueForm.CollatedText or ValueForm.FoldedText when !type.Equals(DataType.TsVector) => value.ByteLength,
        ValueForm.Array when type.Kind == TypeKind.Array => Items(value.Array),
        ValueForm.Range => Bounds(type.RangeRules!.Subtype, value.Range),
        // Its digits and a word for sign, scale and weight, which take four on the wire.
        ValueForm.Numeric => Sent(type, value) - 6,
        _ => Sent(type, value),
    };

    /// <summary>Header, bounds of dimensions and a bit for each item where one is NULL, to a multiple of eight; then the items, each to one of four.</summary>
    private static int Items(ArrayValue array)
    {
        const int Header = 16;
        const int Dimension = 8;
        int head = Header + (Dimension * array.Dimensions) + (Array.Exists(array.Items, static item => item.IsNull) ? (array.Count + 7) / 8 : 0);
        int size = ((head + 7) / 8 * 8) - LongHeader;
        foreach (Value item in array.Items)
        {
            if (!item.IsNull)
            {
                int bytes = array.Element.FixedSize > 0 ? array.Element.FixedSize : Content(array.Element.Underlying(), item) + LongHeader;
                size += array.Element.FixedSize is > 0 and < 4 ? bytes : (bytes + 3) / 4 * 4;
            }
        }

        return size;
    }

    /// <summary>The type, the bounds there are, and what they are.</summary>
    private static int Bounds(DataType subtype, RangeValue range)
    {
        const int TypeAndFlags = 5;
        return TypeAndFlags + (range.Lower.IsInfinite ? 0 : Of(subtype, range.Lower.Value)) + (range.Upper.IsInfinite ? 0 : Of(subtype, range.Upper.Value));
    }

    private static int Sent(DataType type, in Value value)
    {
        ArrayBufferWriter<byte> bytes = new();
        BinaryFormat.Write(type, value, bytes);
        return bytes.WrittenCount;
    }
}
