using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using Cambium.Engine.Values;

namespace Cambium.Engine.Rows;

/// <summary>
/// Values as bytes whose order is the values' order, each self-delimiting, so that a key is its columns one after the other.
/// </summary>
/// <remarks>
/// <code>
/// marker   0x01 a value follows; NULL is 0xFE (sorts last) or 0x00 (first), nothing follows
/// int*     big-endian, sign bit flipped          date, time, timestamps, enum likewise
/// uint64   less than 2^63 - 1 as int8 (what pg_lsn and xid8 have always been); from there on eight bytes 0xFF, then the number, big-endian
/// float*   bits with the sign flipped, all bits when negative; -0 becomes 0, every NaN one NaN above infinity
/// text     bytes 0x00                            no text holds a zero byte
/// bytea    bytes with 0x00 as 0x00 0xFF, then 0x00 0x00
/// text in a collation of ICU: its sort key 0x00, and behind it, where other texts aren't equal, bytes 0x00
/// numeric  see <see cref="NumericKey"/>          char(n) loses its padding, citext its case, interval its months and days
/// array    items with their markers, 0x00, dimensions, lengths, lower bounds
/// record   fields with their markers
/// range    0x00 empty, else 0x01; lower bound: 0x00 infinite, else 0x01, value, 0x00 inclusive or 0x01; upper bound: 0x02 infinite,
///          else 0x01, value, 0x00 exclusive or 0x01            multirange   its ranges, 0x00
/// DESC     everything after the marker is inverted
/// </code>
/// Equal values have equal keys (1.0 and 1.00, -0 and 0), so a key doesn't always give the exact value back: see
/// <see cref="LogValues"/>.
/// </remarks>
public static class KeyEncoding
{
    public const byte Present = 0x01;
    public const byte NullFirst = 0x00;
    public const byte NullLast = 0xFE;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static void Append(ref KeyBuilder key, DataType type, in Value value, bool descending = false, bool nullsFirst = false)
    {
        if (value.IsNull)
        {
            key.AppendByte(nullsFirst ? NullFirst : NullLast);
            return;
        }

        key.AppendByte(Present);
        int start = key.Length;
        AppendContent(ref key, type, value);
        if (descending)
        {
            key.Invert(start);
        }
    }

    /// <summary>One column as an array of its own.</summary>
    public static byte[] Encode(DataType type, in Value value, bool descending = false, bool nullsFirst = false)
    {
        KeyBuilder key = new(stackalloc byte[128]);
        Append(ref key, type, value, descending, nullsFirst);
        return key.ToArray();
    }

    /// <summary>Reads a column and moves past it. What equal values have in common comes back, not display scale or padding.</summary>
    public static Value Read(ref ReadOnlySpan<byte> key, DataType type, bool descending = false)
    {
        byte marker = key[0];
        key = key[1..];
        if (marker != Present)
        {
            return Value.Null;
        }

        if (!descending)
        {
            return KeyDecoding.ReadContent(ref key, type);
        }

        byte[] inverted = new byte[key.Length];
        for (int i = 0; i < inverted.Length; i++)
        {
            inverted[i] = (byte)~key[i];
        }

        ReadOnlySpan<byte> rest = inverted;
        Value value = KeyDecoding.ReadContent(ref rest, type);
        key = key[(inverted.Length - rest.Length)..];
        return value;
    }

    /// <summary>The least key above every key that starts with the prefix; null when there is none.</summary>
    public static byte[]? PrefixSuccessor(ReadOnlySpan<byte> prefix)
    {
        int length = prefix.Length;
        while (length > 0 && prefix[length - 1] == 0xFF)
        {
            length--;
        }

        if (length == 0)
        {
            return null;
        }

        byte[] successor = prefix[..length].ToArray();
        successor[^1]++;
        return successor;
    }

    /// <summary>Marker and bytes of a text without its end: what every text starting with it starts with (LIKE 'abc%').</summary>
    public static byte[] TextPrefix(ReadOnlySpan<byte> text, bool descending = false)
    {
        KeyBuilder key = new(stackalloc byte[128]);
        key.AppendByte(Present);
        key.Append(text);
        if (descending)
        {
            key.Invert(1);
        }

        return key.ToArray();
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    internal static void AppendContent(ref KeyBuilder key, DataType type, in Value value)
    {
        switch (type.Form)
        {
            case ValueForm.Boolean:
                key.AppendByte(value.Boolean ? (byte)1 : (byte)0);
                break;
            case ValueForm.Int16:
                BinaryPrimitives.WriteUInt16BigEndian(key.Reserve(2), (ushort)(value.Int32 ^ 0x8000));
                break;
            case ValueForm.Int32:
                BinaryPrimitives.WriteInt32BigEndian(key.Reserve(4), value.Int32 ^ int.MinValue);
                break;
            case ValueForm.UInt32:
                BinaryPrimitives.WriteUInt32BigEndian(key.Reserve(4), value.UInt32);
                break;
            case ValueForm.Int64:
                BinaryPrimitives.WriteInt64BigEndian(key.Reserve(8), value.Int64 ^ long.MinValue);
                break;
            case ValueForm.UInt64:
                AppendUnsigned(ref key, (ulong)value.Int64);
                break;
            case ValueForm.Float4:
                BinaryPrimitives.WriteUInt32BigEndian(key.Reserve(4), OrderedBits((float)value.Double));
                break;
            case ValueForm.Float8 or ValueForm.Enum:
                BinaryPrimitives.WriteUInt64BigEndian(key.Reserve(8), OrderedBits(value.Double));
                break;
            case ValueForm.Numeric:
                NumericKey.Append(ref key, value.Numeric);
                break;
            case ValueForm.PaddedText:
                key.Append(type.Compared(value));
                key.AppendByte(0);
                break;
            case ValueForm.CollatedText:
                AppendCollated(ref key, type, value);
                break;
            case ValueForm.FoldedText:
                key.Append(Values.Extensions.CaseInsensitiveText.Fold(value.Utf8));
                key.AppendByte(0);
                break;
            case ValueForm.Bytes:
                AppendEscaped(ref key, value.Utf8);
                break;
            case ValueForm.Uuid:
                key.Append(value.Utf8);
                break;
            case ValueForm.Tid:
                // Two that differ in what follows only are equal to one without it, so they are one key.
                key.Append(value.Utf8[..TidText.Size]);
                break;
            case ValueForm.Jsonb:
                Json.JsonOrder.AppendKey(ref key, value);
                break;
            case ValueForm.Interval:
                BinaryPrimitives.WriteInt128BigEndian(key.Reserve(16), value.Interval.Span ^ Int128.MinValue);
                break;
            case ValueForm.TimeTz:
                BinaryPrimitives.WriteInt64BigEndian(key.Reserve(8), value.TimeTz.Utc ^ long.MinValue);
                BinaryPrimitives.WriteInt32BigEndian(key.Reserve(4), value.TimeTz.Zone ^ int.MinValue);
                break;
            case ValueForm.Array:
                AppendArray(ref key, type.Element!, value.Array);
                break;
            case ValueForm.Record:
                RecordValue record = value.Record;
                for (int i = 0; i < record.Items.Length; i++)
                {
                    Append(ref key, record.Types[i].Type, record.Items[i]);
                }

                break;
            case ValueForm.Range:
                RangeKey.Append(ref key, type.RangeRules!.Subtype, value.Range);
                break;
            case ValueForm.Multirange:
                foreach (RangeValue range in value.Multirange.Ranges)
                {
                    RangeKey.Append(ref key, type.RangeRules!.Subtype, range);
                }

                key.AppendByte(0);
                break;
            default:
                key.Append(value.Utf8);
                key.AppendByte(0);
                break;
        }
    }

    private static void AppendCollated(ref KeyBuilder key, DataType type, in Value value)
    {
        ReadOnlySpan<byte> text = type.Compared(value);
        key.Append(type.Order!.Key(text));
        if (type.Order.IsDeterministic)
        {
            key.Append(text);
            key.AppendByte(0);
        }
    }

    private static uint OrderedBits(float value)
    {
        uint bits = BitConverter.SingleToUInt32Bits(float.IsNaN(value) ? float.NaN : value == 0 ? 0f : value);
        return float.IsNaN(value) ? uint.MaxValue : (bits & 0x8000_0000) != 0 ? ~bits : bits | 0x8000_0000;
    }

    private static ulong OrderedBits(double value)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(value == 0 ? 0d : value);
        return double.IsNaN(value) ? ulong.MaxValue : (bits & (1UL << 63)) != 0 ? ~bits : bits | (1UL << 63);
    }

    private static void AppendEscaped(ref KeyBuilder key, ReadOnlySpan<byte> bytes)
    {
        int zero;
        while ((zero = bytes.IndexOf((byte)0)) >= 0)
        {
            key.Append(bytes[..(zero + 1)]);
            key.AppendByte(0xFF);
            bytes = bytes[(zero + 1)..];
        }

        key.Append(bytes);
        key.AppendByte(0);
        key.AppendByte(0);
    }

    private static void AppendUnsigned(ref KeyBuilder key, ulong number)
    {
        if (number < long.MaxValue)
        {
            BinaryPrimitives.WriteUInt64BigEndian(key.Reserve(8), number ^ (1UL << 63));
        }
        else
        {
            key.Reserve(8).Fill(byte.MaxValue);
            BinaryPrimitives.WriteUInt64BigEndian(key.Reserve(8), number);
        }
    }

    private static void AppendArray(ref KeyBuilder key, DataType element, ArrayValue array)
    {
        foreach (Value item in array.Items)
        {
            Append(ref key, element, item);
        }

        key.AppendByte(0);
        key.AppendByte((byte)array.Dimensions);
        foreach (int length in array.Lengths)
        {
            BinaryPrimitives.WriteInt32BigEndian(key.Reserve(4), length);
        }

        foreach (int bound in array.LowerBounds)
        {
            BinaryPrimitives.WriteInt32BigEndian(key.Reserve(4), bound ^ int.MinValue);
        }
    }
}
