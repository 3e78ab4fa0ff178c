using System.Buffers.Binary;
using System.Numerics;
using Cambium.Engine.Values;

namespace Cambium.Engine.Rows;

/// <summary>Lossless bytes of a value without order: the variable part of rows, items of arrays, fields of records.</summary>
/// <remarks>
/// <code>
/// text …   the bytes                        fixed types as in the row's slots, little-endian
/// numeric  scale (2), digits as a two's complement number; scale 0xFFFF NaN, 0xFFFE infinity, 0xFFFD -infinity
/// array    dimensions (1), length (4) and lower bound (4) of each, then every item as length (4, -1 = NULL) and bytes
/// range    flags (1): empty 1, lower bound inclusive 2, upper 4; unless empty both bounds as array items, NULL when infinite
/// multirange  every range as an array item
/// record   fields (2), then for each OID of type (4) and modifier (4), length (4, -1 = NULL) and bytes; OID 0 and NULL for what was dropped
/// </code>
/// </remarks>
internal static class VariableEncoding
{
    private const ushort ScaleNaN = 0xFFFF;
    private const ushort ScaleInfinity = 0xFFFE;
    private const ushort ScaleNegativeInfinity = 0xFFFD;
    private const int RangeIsEmpty = 1;
    private const int LowerIsInclusive = 2;
    private const int UpperIsInclusive = 4;

    internal static void Write(DataType type, in Value value, RowBuffer output)
    {
        switch (type.Form)
        {
            case ValueForm.Numeric:
                WriteNumeric(value.Numeric, output);
                break;
            case ValueForm.Array:
                WriteArray(value.Array, output);
                break;
            case ValueForm.Record:
                WriteRecord(type, value.Record, output);
                break;
            case ValueForm.Range:
                WriteRange(type.RangeRules!.Subtype, value.Range, output);
                break;
            case ValueForm.Multirange:
                foreach (RangeValue range in value.Multirange.Ranges)
                {
                    WriteItem(type.Range!, Value.FromObject(range), output);
                }

                break;
            default:
                int size = FixedSlot.Size(type);
                if (size > 0)
                {
                    FixedSlot.Write(type.Form, value, output.Append(size));
                }
                else
                {
                    value.Utf8.CopyTo(output.Append(value.ByteLength));
                }

                break;
        }
    }

    /// <summary>Reads a value; text and bytes share the array.</summary>
    internal static Value Read(DataType type, byte[] array) => Read(type, array, 0, array.Length);

    internal static Value Read(DataType type, byte[] array, int offset, int length)
    {
        ReadOnlySpan<byte> bytes = array.AsSpan(offset, length);
        switch (type.Form)
        {
            case ValueForm.Numeric:
                return Value.FromNumeric(ReadNumeric(bytes));
            case ValueForm.Array:
                return ReadArray(type.Element!, array, offset);
            case ValueForm.Record:
                return ReadRecord(type, array, offset);
            case ValueForm.Range:
                return Value.FromObject(ReadRange(type.RangeRules!, array, offset));
            case ValueForm.Multirange:
                return Value.FromObject(ReadMultirange(type, array, offset, length));
            default:
                return FixedSlot.Size(type) > 0 ? FixedSlot.Read(type.Form, array, offset) : Value.FromUtf8(array, offset, length);
        }
    }

    private static void WriteNumeric(in Numeric value, RowBuffer output)
    {
        ushort scale = value.IsFinite ? (ushort)value.Scale : value.IsNaN ? ScaleNaN : value.Sign > 0 ? ScaleInfinity : ScaleNegativeInfinity;
        BinaryPrimitives.WriteUInt16LittleEndian(output.Append(2), scale);
        if (value.IsFinite)
        {
            BigInteger unscaled = value.Unscaled;
            unscaled.TryWriteBytes(output.Append(unscaled.GetByteCount()), out _);
        }
    }

    private static Numeric ReadNumeric(ReadOnlySpan<byte> bytes)
    {
        ushort scale = BinaryPrimitives.ReadUInt16LittleEndian(bytes);
        ReadOnlySpan<byte> digits = bytes[2..];
        switch (scale)
        {
            case ScaleNaN:
                return Numeric.NaN;
            case ScaleInfinity:
                return Numeric.PositiveInfinity;
            case ScaleNegativeInfinity:
                return Numeric.NegativeInfinity;
        }

        if (digits.Length > 8)
        {
            return Numeric.Create(new BigInteger(digits), scale);
        }

        long unscaled = (sbyte)digits[^1];
        for (int i = digits.Length - 2; i >= 0; i--)
        {
            unscaled = (unscaled << 8) | digits[i];
        }

        return Numeric.Create(unscaled, scale);
    }

    private static void WriteArray(ArrayValue array, RowBuffer output)
    {
        output.Append(1)[0] = (byte)array.Dimensions;
        for (int i = 0; i < array.Dimensions; i++)
        {
            BinaryPrimitives.WriteInt32LittleEndian(output.Append(4), array.Lengths[i]);
            BinaryPrimitives.WriteInt32LittleEndian(output.Append(4), array.LowerBounds[i]);
        }

        foreach (Value item in array.Items)
        {
            WriteItem(array.Element, item, output);
        }
    }

    private static Value ReadArray(DataType element, byte[] array, int offset)
    {
        int dimensions = array[offset++];
        int[] lengths = new int[dimensions];
        int[] bounds = new int[dimensions];
        int count = dimensions == 0 ? 0 : 1;
        for (int i = 0; i < dimensions; i++)
        {
            lengths[i] = ReadInt32(array, ref offset);
            bounds[i] = ReadInt32(array, ref offset);
            count *= lengths[i];
        }

        Value[] items = new Value[count];
        for (int i = 0; i < count; i++)
        {
            items[i] = ReadItem(element, array, ref offset);
        }

        return Value.FromArray(new ArrayValue(element, lengths, bounds, items));
    }

    private static void WriteRecord(DataType type, RecordValue record, RowBuffer output)
    {
        int count = type.StoredFields?.Count ?? record.Items.Length;
        BinaryPrimitives.WriteUInt16LittleEndian(output.Append(2), (ushort)count);
        for (int place = 0; place < count; place++)
        {
            int field = type.StoredFields?[place] ?? place;
            SqlType? written = field < 0 ? default(SqlType?) : record.Types[field];
            BinaryPrimitives.WriteInt32LittleEndian(output.Append(4), written?.Type.Oid ?? 0);
            BinaryPrimitives.WriteInt32LittleEndian(output.Append(4), written?.Modifier ?? -1);
            WriteItem(written?.Type ?? DataType.Bytea, field < 0 ? Value.Null : record.Items[field], output);
        }
    }

    private static Value ReadRecord(DataType type, byte[] array, int offset)
    {
        int count = BinaryPrimitives.ReadUInt16LittleEndian(array.AsSpan(offset));
        offset += 2;
        if (type == DataType.Record)
        {
            return ReadAnonymous(array, offset, count);
        }

        // What the type has got since is NULL, what it has lost is passed over.
        Value[] items = new Value[type.Fields.Count];
        for (int place = 0; place < count; place++)
        {
            offset += 8;
            int field = type.StoredFields is not { } stored ? place : place < stored.Count ? stored[place] : -1;
            if (field >= 0 && field < items.Length)
            {
                items[field] = ReadItem(type.Fields[field].Type.Type, array, ref offset);
            }
            else
            {
                int length = ReadInt32(array, ref offset);
                offset += Math.Max(length, 0);
            }
        }

        return Value.FromObject(new RecordValue([.. type.Fields.Select(field => field.Type)], items, [.. type.Fields.Select(field => field.Name)]));
    }

    private static Value ReadAnonymous(byte[] array, int offset, int count)
    {
        SqlType[] types = new SqlType[count];
        Value[] items = new Value[count];
        for (int i = 0; i < count; i++)
        {
            int oid = ReadInt32(array, ref offset);
            int modifier = ReadInt32(array, ref offset);
            types[i] = new SqlType(DataType.FromOid(oid) ?? DataType.Text, modifier);
            items[i] = ReadItem(types[i].Type, array, ref offset);
        }

        return Value.FromObject(new RecordValue(types, items));
    }

    private static void WriteRange(DataType subtype, RangeValue range, RowBuffer output)
    {
        output.Append(1)[0] = (byte)((range.IsEmpty ? RangeIsEmpty : 0) | (range.Lower.IsInclusive ? LowerIsInclusive : 0) | (range.Upper.IsInclusive ? UpperIsInclusive : 0));
        if (!range.IsEmpty)
        {
            WriteItem(subtype, range.Lower.Value, output);
            WriteItem(subtype, range.Upper.Value, output);
        }
    }

    private static RangeValue ReadRange(RangeRules rules, byte[] array, int offset)
    {
        byte flags = array[offset++];
        if ((flags & RangeIsEmpty) != 0)
        {
            return RangeValue.Empty;
        }

        Value lower = ReadItem(rules.Subtype, array, ref offset);
        Value upper = ReadItem(rules.Subtype, array, ref offset);
        return rules.Create(lower, (flags & LowerIsInclusive) != 0, upper, (flags & UpperIsInclusive) != 0);
    }

    private static MultirangeValue ReadMultirange(DataType type, byte[] array, int offset, int length)
    {
        List<RangeValue> ranges = [];
        int end = offset + length;
        while (offset < end)
        {
            ranges.Add(ReadItem(type.Range!, array, ref offset).Range);
        }

        return type.RangeRules!.Union(ranges);
    }

    private static void WriteItem(DataType type, in Value item, RowBuffer output)
    {
        int lengthAt = output.Length;
        output.Append(4);
        if (!item.IsNull)
        {
            Write(type, item, output);
        }

        BinaryPrimitives.WriteInt32LittleEndian(output.Written(lengthAt, 4), item.IsNull ? -1 : output.Length - lengthAt - 4);
    }

    private static Value ReadItem(DataType type, byte[] array, ref int offset)
    {
        int length = ReadInt32(array, ref offset);
        if (length < 0)
        {
            return Value.Null;
        }

        Value value = Read(type, array, offset, length);
        offset += length;
        return value;
    }

    private static int ReadInt32(byte[] array, ref int offset)
    {
        int value = BinaryPrimitives.ReadInt32LittleEndian(array.AsSpan(offset));
        offset += 4;
        return value;
    }
}
