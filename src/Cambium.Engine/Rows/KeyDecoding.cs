using System.Buffers.Binary;
using Cambium.Engine.Values;

namespace Cambium.Engine.Rows;

/// <summary>The way back from <see cref="KeyEncoding"/>.</summary>
internal static class KeyDecoding
{
    internal static Value ReadContent(ref ReadOnlySpan<byte> key, DataType type)
    {
        switch (type.Form)
        {
            case ValueForm.Boolean:
                return Value.FromBoolean(Take(ref key, 1)[0] != 0);
            case ValueForm.Int16:
                return Value.FromInt32((short)(BinaryPrimitives.ReadUInt16BigEndian(Take(ref key, 2)) ^ 0x8000));
            case ValueForm.Int32:
                return Value.FromInt32(BinaryPrimitives.ReadInt32BigEndian(Take(ref key, 4)) ^ int.MinValue);
            case ValueForm.UInt32:
                return Value.FromUInt32(BinaryPrimitives.ReadUInt32BigEndian(Take(ref key, 4)));
            case ValueForm.Int64:
                return Value.FromInt64(BinaryPrimitives.ReadInt64BigEndian(Take(ref key, 8)) ^ long.MinValue);
            case ValueForm.UInt64:
                return Value.FromInt64((long)ReadUnsigned(ref key));
            case ValueForm.Float4:
                uint single = BinaryPrimitives.ReadUInt32BigEndian(Take(ref key, 4));
                return Value.FromDouble(single == uint.MaxValue ? double.NaN : BitConverter.UInt32BitsToSingle((single & 0x8000_0000) != 0 ? single & 0x7FFF_FFFF : ~single));
            case ValueForm.Float8 or ValueForm.Enum:
                ulong bits = BinaryPrimitives.ReadUInt64BigEndian(Take(ref key, 8));
                return Value.FromDouble(bits == ulong.MaxValue ? double.NaN : BitConverter.UInt64BitsToDouble((bits & (1UL << 63)) != 0 ? bits & long.MaxValue : ~bits));
            case ValueForm.Numeric:
                return Value.FromNumeric(NumericKey.Read(ref key));
            case ValueForm.Bytes:
                return ReadEscaped(ref key);
            case ValueForm.Uuid:
                return Value.FromUtf8(Take(ref key, 16));
            case ValueForm.Tid:
                return Value.FromUtf8(Take(ref key, TidText.Size));
            case ValueForm.Jsonb:
                return Json.JsonOrder.ReadKey(ref key);
            case ValueForm.Interval:
                return Value.FromObject(SplitSpan(BinaryPrimitives.ReadInt128BigEndian(Take(ref key, 16)) ^ Int128.MinValue));
            case ValueForm.TimeTz:
                long utc = BinaryPrimitives.ReadInt64BigEndian(Take(ref key, 8)) ^ long.MinValue;
                int zone = BinaryPrimitives.ReadInt32BigEndian(Take(ref key, 4)) ^ int.MinValue;
                return Value.FromObject(new TimeTz(utc - (zone * DateTimes.MicrosPerSecond), zone));
            case ValueForm.Array:
                return ReadArray(ref key, type.Element!);
            case ValueForm.Record:
                return ReadRecord(ref key, type);
            case ValueForm.Range:
                return Value.FromObject(RangeKey.Read(ref key, type.RangeRules!));
            case ValueForm.Multirange:
                return Value.FromObject(RangeKey.ReadMultirange(ref key, type.RangeRules!));
            case ValueForm.CollatedText:
                // Of texts that are equal to others nothing but the sort key is there: LogValues keep them beside it.
                ReadOnlySpan<byte> sortKey = key[..key.IndexOf((byte)0)];
                key = key[(sortKey.Length + 1)..];
                if (!type.Order!.IsDeterministic)
                {
                    return Value.FromText(Convert.ToHexString(sortKey));
                }

                goto default;
            default:
                int end = key.IndexOf((byte)0);
                Value text = Value.FromUtf8(key[..end]);
                key = key[(end + 1)..];
                return text;
        }
    }

    private static ReadOnlySpan<byte> Take(ref ReadOnlySpan<byte> key, int count)
    {
        ReadOnlySpan<byte> taken = key[..count];
        key = key[count..];
        return taken;
    }

    private static ulong ReadUnsigned(ref ReadOnlySpan<byte> key)
    {
        ulong number = BinaryPrimitives.ReadUInt64BigEndian(Take(ref key, 8));
        if (number == ulong.MaxValue && key.IsEmpty)
        {
            // As the log has 2^63 - 1 from before these were numbers without a sign.
            return long.MaxValue;
        }

        return number == ulong.MaxValue ? BinaryPrimitives.ReadUInt64BigEndian(Take(ref key, 8)) : number ^ (1UL << 63);
    }

    private static Value ReadEscaped(ref ReadOnlySpan<byte> key)
    {
        List<byte> bytes = [];
        while (true)
        {
            int zero = key.IndexOf((byte)0);
            bytes.AddRange(key[..zero]);
            byte next = key[zero + 1];
            key = key[(zero + 2)..];
            if (next == 0)
            {
                return Value.FromUtf8(bytes.ToArray());
            }

            bytes.Add(0);
        }
    }

    /// <summary>An interval of the same length; whole days are told apart from the rest, months aren't found again.</summary>
    private static Interval SplitSpan(Int128 span)
    {
        Int128 days = span / DateTimes.MicrosPerDay;
        if (days >= int.MinValue && days <= int.MaxValue)
        {
            return new Interval(0, (int)days, (long)(span % DateTimes.MicrosPerDay));
        }

        Int128 months = days / 30;
        return new Interval((int)months, (int)(days % 30), (long)(span % DateTimes.MicrosPerDay));
    }

    private static Value ReadArray(ref ReadOnlySpan<byte> key, DataType element)
    {
        List<Value> items = [];
        while (key[0] != 0)
        {
            items.Add(KeyEncoding.Read(ref key, element));
        }

        int dimensions = Take(ref key, 2)[1];
        int[] lengths = new int[dimensions];
        int[] bounds = new int[dimensions];
        for (int i = 0; i < dimensions; i++)
        {
            lengths[i] = BinaryPrimitives.ReadInt32BigEndian(Take(ref key, 4));
        }

        for (int i = 0; i < dimensions; i++)
        {
            bounds[i] = BinaryPrimitives.ReadInt32BigEndian(Take(ref key, 4)) ^ int.MinValue;
        }

        return Value.FromArray(new ArrayValue(element, lengths, bounds, [.. items]));
    }

    private static Value ReadRecord(ref ReadOnlySpan<byte> key, DataType type)
    {
        IReadOnlyList<CompositeField> fields = type.Fields;
        Value[] items = new Value[fields.Count];
        for (int i = 0; i < items.Length; i++)
        {
            items[i] = KeyEncoding.Read(ref key, fields[i].Type.Type);
        }

        return Value.FromObject(new RecordValue([.. fields.Select(field => field.Type)], items, [.. fields.Select(field => field.Name)]));
    }
}
