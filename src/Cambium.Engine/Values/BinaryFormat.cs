using System.Buffers;
using System.Buffers.Binary;
using System.Numerics;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Times;
using Cambium.Engine.Values.Geometry;
using Cambium.Engine.Xml;

namespace Cambium.Engine.Values;

/// <summary>PostgreSQL's binary formats (the send and receive functions) of every type.</summary>
public static class BinaryFormat
{
    private const int NumericNaN = 0xC000;
    private const int NumericPositiveInfinity = 0xD000;
    private const int NumericNegativeInfinity = 0xF000;
    private const int NumericNegative = 0x4000;
    private const int NumericInfinityScale = 0x20;

    // The one of C libraries; double.NaN has a sign.
    private const int Float4NaN = 0x7FC00000;
    private const long Float8NaN = 0x7FF8000000000000;

    /// <summary>Whether the binary form is text, in the client's encoding.</summary>
    public static bool IsText(DataType type) => type.Underlying() is var inner
        && (inner.Category is DataTypeCategory.String or DataTypeCategory.Enum || inner == DataType.Unknown || inner == DataType.Json || inner == DataType.Jsonb);

    /// <summary>Writes a value that is not NULL, without the length before it. Text is UTF-8, and whoever writes it converts it.</summary>
    /// <param name="client">The encoding of texts inside of arrays, rows and ranges; null for UTF-8.</param>
    public static void Write(SqlType type, in Value value, IBufferWriter<byte> output, CharacterEncoding? client = null)
    {
        DataType dataType = type.Type.Underlying();
        switch (dataType.Form)
        {
            case ValueForm.Boolean:
                output.Write(value.Boolean ? "\u0001"u8 : "\0"u8);
                break;
            case ValueForm.Int16:
                WriteInt16(output, value.Int32);
                break;
            case ValueForm.Int32 or ValueForm.UInt32:
                WriteInt32(output, value.Int32);
                break;
            case ValueForm.Int64 or ValueForm.UInt64:
                WriteInt64(output, value.Int64);
                break;
            case ValueForm.Float4:
                WriteInt32(output, double.IsNaN(value.Double) ? Float4NaN : BitConverter.SingleToInt32Bits((float)value.Double));
                break;
            case ValueForm.Float8:
                WriteInt64(output, double.IsNaN(value.Double) ? Float8NaN : BitConverter.DoubleToInt64Bits(value.Double));
                break;
            case ValueForm.Numeric:
                WriteNumeric(value.Numeric, output);
                break;
            case ValueForm.Jsonb:
                output.Write("\u0001"u8);
                output.Write(value.Utf8);
                break;
            case ValueForm.Interval:
                WriteInt64(output, value.Interval.Micros);
                WriteInt32(output, value.Interval.Days);
                WriteInt32(output, value.Interval.Months);
                break;
            case ValueForm.TimeTz:
                WriteInt64(output, value.TimeTz.Micros);
                WriteInt32(output, value.TimeTz.Zone);
                break;
            case ValueForm.Enum:
                Encoding.UTF8.GetBytes(TextFormat.ToText(dataType, value, SessionFormat.Default), output);
                break;
            case ValueForm.Array:
                WriteArray(value.Array, type.Modifier, output, client);
                break;
            case ValueForm.None when dataType == DataType.AnyArray:
                WriteArray(value.Array, -1, output, client);
                break;
            case ValueForm.Record:
                RecordValue record = value.Record;
                WriteInt32(output, record.Items.Length);
                for (int i = 0; i < record.Items.Length; i++)
                {
                    WriteInt32(output, record.Types[i].Type.Oid);
                    WriteItem(record.Types[i], record.Items[i], output, client);
                }

                break;
            case ValueForm.Range:
                RangeBinary.Write(dataType.RangeRules!.Subtype, value.Range, output, client);
                break;
            case ValueForm.Multirange:
                RangeBinary.Write(dataType, value.Multirange, output, client);
                break;
            case ValueForm.Tid:
                output.Write(value.Utf8[..TidText.Size]);
                break;
            case ValueForm.Bytes when dataType.Category == DataTypeCategory.Network:
                NetworkBinary.Write(dataType, value, output);
                break;
            case ValueForm.Text or ValueForm.Bytes when dataType.Code?.Send is { } send:
                send(value, output);
                break;
            case ValueForm.Text when dataType.Category == DataTypeCategory.BitString:
                WriteBits(value.Utf8, output);
                break;
            case ValueForm.Text when dataType.Equals(DataType.Char) && value.Utf8.IsEmpty:
                output.Write([(byte)0]);
                break;
            case ValueForm.Text when dataType.Equals(DataType.PgSnapshot) || dataType.Equals(DataType.TxidSnapshot):
                TransactionSnapshot.From(value).Send(output);
                break;
            case ValueForm.Text when dataType.Equals(DataType.JsonPath):
                output.Write("\u0001"u8);
                output.Write(value.Utf8);
                break;
            case ValueForm.Text when dataType.Equals(DataType.TsVector):
                TextSearchBinary.WriteVector(TextVector.Parse(value), output);
                break;
            case ValueForm.Text when dataType.Equals(DataType.TsQuery):
                TextSearchBinary.WriteQuery(TextQuery.Parse(value), output);
                break;
            case ValueForm.Text when dataType.Equals(DataType.Xml):
                Encoding.UTF8.GetBytes(XmlContent.Show(value.Text), output);
                break;
            default:
                output.Write(value.Utf8);
                break;
        }
    }

    /// <exception cref="SqlErrorException">22P03 or 08P01 for bytes the type doesn't have.</exception>
    public static Value Parse(SqlType type, ReadOnlySpan<byte> bytes, CharacterEncoding? client = null)
    {
        DataType dataType = type.Type.Underlying();
        int size = dataType.Form switch
        {
            ValueForm.Int16 => 2,
            ValueForm.Int32 or ValueForm.UInt32 or ValueForm.Float4 => 4,
            ValueForm.Int64 or ValueForm.UInt64 or ValueForm.Float8 => 8,
            ValueForm.Interval or ValueForm.Uuid => 16,
            ValueForm.Tid => TidText.Size,
            _ => -1,
        };
        if (size >= 0)
        {
            MessageBytes.RequireSize(bytes, size);
        }

        switch (dataType.Form)
        {
            case ValueForm.Boolean:
                byte truth = MessageBytes.TakeByte(ref bytes);
                return bytes.IsEmpty ? Value.FromBoolean(truth != 0) : throw MessageBytes.Incorrect();
            case ValueForm.Int16:
                return Value.FromInt32(BinaryPrimitives.ReadInt16BigEndian(bytes));
            case ValueForm.Int32:
                int number = BinaryPrimitives.ReadInt32BigEndian(bytes);
                return Value.FromInt32(dataType == DataType.Date && number is not (int.MinValue or int.MaxValue) ? CivilCalendar.CheckDate(number) : number);
            case ValueForm.UInt32:
                return Value.FromUInt32(BinaryPrimitives.ReadUInt32BigEndian(bytes));
            case ValueForm.UInt64:
                return Value.FromInt64(BinaryPrimitives.ReadInt64BigEndian(bytes));
            case ValueForm.Int64:
                long large = BinaryPrimitives.ReadInt64BigEndian(bytes);
                bool isTime = (dataType == DataType.Timestamp || dataType == DataType.TimestampTz) && large is not (long.MinValue or long.MaxValue);
                return Casts.ApplyModifier(type, Value.FromInt64(dataType == DataType.Time ? CheckTime(large) : isTime ? CivilCalendar.CheckTimestamp(large) : large), isExplicit: false);
            case ValueForm.Float4:
                return Value.FromDouble(BinaryPrimitives.ReadSingleBigEndian(bytes));
            case ValueForm.Float8:
                return Value.FromDouble(BinaryPrimitives.ReadDoubleBigEndian(bytes));
            case ValueForm.Numeric:
                return Casts.ApplyModifier(type, Value.FromNumeric(ReadNumeric(bytes)), isExplicit: false);
            case ValueForm.Text or ValueForm.Bytes when dataType.Code?.Receive is { } receive:
                return receive(bytes);
            case ValueForm.Bytes when dataType.Category == DataTypeCategory.Network:
                return NetworkBinary.Read(dataType, bytes);
            case ValueForm.Bytes when GeometricValue.IsGeometric(dataType):
                return GeometricValue.Receive(dataType, bytes);
            case ValueForm.Bytes when NetworkText.IsNetwork(dataType):
                bytes = dataType.FixedSize == 8 && bytes.Length == 6 ? (byte[])[.. bytes[..3], 0xFF, 0xFE, .. bytes[3..]] : bytes;
                return ReadHardwareAddress(dataType.FixedSize, bytes);
            case ValueForm.Uuid or ValueForm.Bytes or ValueForm.Tid:
                return Value.FromUtf8(bytes);
            case ValueForm.Jsonb:
            case ValueForm.Text when dataType.Equals(DataType.JsonPath):
                return !bytes.IsEmpty && bytes[0] == 1
                    ? TextFormat.Parse(type, bytes[1..], SessionFormat.Default)
                    : throw new SqlErrorException(
                        SqlState.InternalError, $"unsupported {dataType.Name} version number{(dataType.Form == ValueForm.Jsonb ? "" : ":")} {MessageBytes.Take(ref bytes, 1)[0]}");
            case ValueForm.Interval:
                return Casts.ApplyModifier(type, Value.FromObject(new Interval(
                    BinaryPrimitives.ReadInt32BigEndian(bytes[12..]), BinaryPrimitives.ReadInt32BigEndian(bytes[8..]), BinaryPrimitives.ReadInt64BigEndian(bytes))), isExplicit: false);
            case ValueForm.TimeTz:
                return ReadTimeTz(bytes);
            case ValueForm.Array:
                return ReadArray(dataType, type.Modifier, bytes, client);
            case ValueForm.Record:
                return ReadRecord(dataType, bytes, client);
            case ValueForm.Range:
                return Value.FromObject(RangeBinary.Read(dataType.RangeRules!, bytes, client));
            case ValueForm.Multirange:
                return Value.FromObject(RangeBinary.ReadMultirange(dataType, bytes, client));
            case ValueForm.Text when dataType.Category == DataTypeCategory.BitString:
                return ReadBits(type, bytes);
            case ValueForm.Text when dataType.Equals(DataType.Char):
                byte character = MessageBytes.TakeByte(ref bytes);
                return !bytes.IsEmpty ? throw MessageBytes.Incorrect() : character == 0 ? Value.FromText("") : Value.FromUtf8([character]);
            case ValueForm.Text when dataType.Equals(DataType.NameType) && bytes.Length >= dataType.FixedSize:
                throw new SqlErrorException(SqlState.NameTooLong, "identifier too long", $"Identifier must be less than {dataType.FixedSize} characters.");
            case ValueForm.Text when dataType.Equals(DataType.PgSnapshot) || dataType.Equals(DataType.TxidSnapshot):
                return TransactionSnapshot.Receive(bytes).ToValue();
            case ValueForm.Text when dataType.Equals(DataType.TsVector):
                return TextSearchBinary.ReadVector(bytes).ToValue();
            case ValueForm.Text when dataType.Equals(DataType.TsQuery):
                return TextSearchBinary.ReadQuery(bytes).ToValue();
            default:
                return TextFormat.Parse(type, bytes, SessionFormat.Default);
        }
    }

    private static void WriteInt16(IBufferWriter<byte> output, int value)
    {
        BinaryPrimitives.WriteInt16BigEndian(output.GetSpan(2), (short)value);
        output.Advance(2);
    }

    internal static void WriteInt32(IBufferWriter<byte> output, int value)
    {
        BinaryPrimitives.WriteInt32BigEndian(output.GetSpan(4), value);
        output.Advance(4);
    }

    private static void WriteInt64(IBufferWriter<byte> output, long value)
    {
        BinaryPrimitives.WriteInt64BigEndian(output.GetSpan(8), value);
        output.Advance(8);
    }

    /// <summary>Groups of four decimal digits, aligned to the point, from the first that isn't zero to the last.</summary>
    private static void WriteNumeric(in Numeric value, IBufferWriter<byte> output)
    {
        if (!value.IsFinite)
        {
            WriteInt32(output, 0);
            WriteInt16(output, value.IsNaN ? NumericNaN : value.Sign > 0 ? NumericPositiveInfinity : NumericNegativeInfinity);
            WriteInt16(output, value.IsNaN ? 0 : NumericInfinityScale);
            return;
        }

        int padding = (4 - (value.Scale % 4)) % 4;
        BigInteger rest = BigInteger.Abs(value.Unscaled) * PowersOfTen.Big(padding);
        List<short> groups = [];
        while (!rest.IsZero)
        {
            rest = BigInteger.DivRem(rest, 10_000, out BigInteger group);
            groups.Add((short)group);
        }

        int weight = groups.Count - 1 - ((value.Scale + padding) / 4);
        int zeros = groups.TakeWhile(group => group == 0).Count();
        WriteInt16(output, groups.Count - zeros);
        WriteInt16(output, groups.Count == 0 ? 0 : weight);
        WriteInt16(output, value.Sign < 0 ? NumericNegative : 0);
        WriteInt16(output, value.Scale);
        for (int i = groups.Count - 1; i >= zeros; i--)
        {
            WriteInt16(output, groups[i]);
        }
    }

    private static Numeric ReadNumeric(ReadOnlySpan<byte> bytes)
    {
        int count = MessageBytes.TakeUInt16(ref bytes);
        int weight = (short)MessageBytes.TakeUInt16(ref bytes);
        int sign = MessageBytes.TakeUInt16(ref bytes);
        int scale = MessageBytes.TakeUInt16(ref bytes);
        switch (sign)
        {
            case NumericNaN:
                return Numeric.NaN;
            case NumericPositiveInfinity:
                return Numeric.PositiveInfinity;
            case NumericNegativeInfinity:
                return Numeric.NegativeInfinity;
        }

        if (sign is not (0 or NumericNegative) || scale > Numeric.ScaleMax)
        {
            throw MessageBytes.Invalid($"invalid {(scale > Numeric.ScaleMax ? "scale" : "sign")} in external \"numeric\" value");
        }

        BigInteger unscaled = BigInteger.Zero;
        for (int i = 0; i < count; i++)
        {
            int group = MessageBytes.TakeUInt16(ref bytes);
            unscaled = group < 10_000 ? (unscaled * 10_000) + group : throw MessageBytes.Invalid("invalid digit in external \"numeric\" value");
        }

        MessageBytes.RequireSize(bytes, 0);

        int digitScale = (count - 1 - weight) * 4;
        Numeric exact = digitScale >= 0 ? Numeric.Create(unscaled, digitScale) : Numeric.Create(unscaled * PowersOfTen.Big(-digitScale), 0);
        Numeric result = NumericArithmetic.Truncate(exact, scale);
        return sign == NumericNegative ? -result : result;
    }

    private static void WriteArray(ArrayValue array, int modifier, IBufferWriter<byte> output, CharacterEncoding? client)
    {
        WriteInt32(output, array.Dimensions);
        WriteInt32(output, array.Items.Any(item => item.IsNull) ? 1 : 0);
        WriteInt32(output, array.Element.Oid);
        for (int i = 0; i < array.Dimensions; i++)
        {
            WriteInt32(output, array.Lengths[i]);
            WriteInt32(output, array.LowerBounds[i]);
        }

        foreach (Value item in array.Items)
        {
            WriteItem(new SqlType(array.Element, modifier), item, output, client);
        }
    }

    internal static void WriteItem(SqlType type, in Value item, IBufferWriter<byte> output, CharacterEncoding? client)
    {
        if (item.IsNull)
        {
            WriteInt32(output, -1);
            return;
        }

        ArrayBufferWriter<byte> bytes = new();
        Write(type, item, bytes, client);
        ReadOnlySpan<byte> written = bytes.WrittenSpan;
        if (client is not null && IsText(type.Type) && !Ascii.IsValid(written))
        {
            written = client.Encode(Encoding.UTF8.GetString(written));
        }

        WriteInt32(output, written.Length);
        output.Write(written);
    }

    private static Value ReadArray(DataType type, int modifier, ReadOnlySpan<byte> bytes, CharacterEncoding? client)
    {
        int dimensions = MessageBytes.TakeInt32(ref bytes);
        int flags = MessageBytes.TakeInt32(ref bytes);
        int elementOid = MessageBytes.TakeInt32(ref bytes);
        if (dimensions < 0)
        {
            throw new SqlErrorException(SqlState.InvalidBinaryRepresentation, $"invalid number of dimensions: {dimensions}");
        }

        if (dimensions > ArrayValue.DimensionsMax)
        {
            throw new SqlErrorException(
                SqlState.ProgramLimitExceeded, $"number of array dimensions ({dimensions}) exceeds the maximum allowed ({ArrayValue.DimensionsMax})");
        }

        if (flags is not (0 or 1))
        {
            throw new SqlErrorException(SqlState.InvalidBinaryRepresentation, "invalid array flags");
        }

        DataType element = type.Element!;
        if (elementOid != element.Oid)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch,
                $"binary data has array element type {elementOid} ({DataType.FromOid(elementOid)?.DisplayName ?? "???"}) instead of expected {element.Oid} ({element.DisplayName})");
        }

        int[] lengths = new int[dimensions];
        int[] bounds = new int[dimensions];
        long count = dimensions == 0 ? 0 : 1;
        for (int i = 0; i < dimensions; i++)
        {
            lengths[i] = MessageBytes.TakeInt32(ref bytes);
            bounds[i] = MessageBytes.TakeInt32(ref bytes);
            count *= lengths[i];
            if (count < 0 || count > bytes.Length)
            {
                throw MessageBytes.Incorrect();
            }
        }

        Value[] items = new Value[count];
        for (int i = 0; i < items.Length; i++)
        {
            items[i] = TakeItem(new SqlType(element, modifier), ref bytes, client);
        }

        MessageBytes.RequireSize(bytes, 0);

        return Value.FromArray(count == 0 ? new ArrayValue(element, []) : new ArrayValue(element, lengths, bounds, items));
    }

    private static Value ReadRecord(DataType type, ReadOnlySpan<byte> bytes, CharacterEncoding? client)
    {
        int count = MessageBytes.TakeInt32(ref bytes);
        if (count != type.Fields.Count)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"wrong number of columns: {count}, expected {type.Fields.Count}");
        }

        Value[] items = new Value[count];
        for (int i = 0; i < count; i++)
        {
            MessageBytes.TakeInt32(ref bytes);
            items[i] = TakeItem(type.Fields[i].Type, ref bytes, client);
        }

        MessageBytes.RequireSize(bytes, 0);

        return Value.FromObject(new RecordValue([.. type.Fields.Select(field => field.Type)], items, [.. type.Fields.Select(field => field.Name)]));
    }

    internal static Value TakeItem(SqlType type, ref ReadOnlySpan<byte> bytes, CharacterEncoding? client)
    {
        int length = MessageBytes.TakeInt32(ref bytes);
        if (length < 0)
        {
            return Value.Null;
        }

        ReadOnlySpan<byte> own = MessageBytes.Take(ref bytes, length);
        if (client is not null && IsText(type.Type) && !Ascii.IsValid(own))
        {
            own = Encoding.UTF8.GetBytes(client.Decode(own));
        }

        return Parse(type, own, client);
    }

    private static void WriteBits(ReadOnlySpan<byte> bits, IBufferWriter<byte> output)
    {
        WriteInt32(output, bits.Length);
        int size = (bits.Length + 7) / 8;
        Span<byte> packed = output.GetSpan(size)[..size];
        packed.Clear();
        for (int i = 0; i < bits.Length; i++)
        {
            packed[i >> 3] |= bits[i] == '1' ? (byte)(0x80 >> (i & 7)) : (byte)0;
        }

        output.Advance(size);
    }

    private static Value ReadBits(SqlType type, ReadOnlySpan<byte> bytes)
    {
        int length = MessageBytes.TakeInt32(ref bytes);
        if (length is < 0 or > int.MaxValue - 8)
        {
            throw MessageBytes.Invalid("invalid length in external bit string");
        }

        MessageBytes.RequireSize(bytes, (length + 7) / 8);
        byte[] bits = new byte[length];
        for (int i = 0; i < length; i++)
        {
            bits[i] = (bytes[i >> 3] & (0x80 >> (i & 7))) != 0 ? (byte)'1' : (byte)'0';
        }

        return Casts.ApplyModifier(type, Value.FromUtf8(bits), isExplicit: false);
    }

    private static Value ReadHardwareAddress(int size, ReadOnlySpan<byte> bytes)
    {
        byte[] address = new byte[size];
        for (int i = 0; i < size; i++)
        {
            address[i] = MessageBytes.TakeByte(ref bytes);
        }

        return bytes.IsEmpty ? Value.FromUtf8(address) : throw MessageBytes.Incorrect();
    }

    private static Value ReadTimeTz(ReadOnlySpan<byte> bytes)
    {
        long time = CheckTime(MessageBytes.TakeInt64(ref bytes));
        MessageBytes.RequireSize(bytes, sizeof(int));
        int zone = BinaryPrimitives.ReadInt32BigEndian(bytes);
        return Math.Abs((long)zone) < TimeTz.ZoneLimit
            ? Value.FromObject(new TimeTz(time, zone))
            : throw new SqlErrorException(SqlState.InvalidTimeZoneDisplacementValue, "time zone displacement out of range");
    }

    private static long CheckTime(long micros) =>
        micros is >= 0 and <= DateTimes.MicrosPerDay ? micros : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "time out of range");
}
