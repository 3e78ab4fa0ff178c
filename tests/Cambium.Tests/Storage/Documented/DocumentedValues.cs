using System.Buffers.Binary;
using System.Globalization;
using System.Numerics;
using System.Text;
using static Cambium.Tests.Storage.Documented.DocumentedBytes;

namespace Cambium.Tests.Storage.Documented;

/// <summary>Values of rows, of keys and of the log's columns as docs/formats.md says, as text that a user would read. Uses nothing of the product's.</summary>
internal static class DocumentedValues
{
    /// <summary>A row's columns; null for NULL.</summary>
    /// <param name="types">Names of types, with a modifier behind a colon, of all columns by ordinal.</param>
    public static string?[] ReadRow(byte[] row, string[] types)
    {
        DocumentedBytes reader = new(row);
        int header = reader.U16();
        bool isWide = header >= 32768;
        int count = header % 32768;
        byte[] nulls = reader.Raw((count + 7) / 8);
        byte[][] slots = [.. types.Take(count).Select(type => reader.Raw(SlotSize(type)))];
        int[] ends = [.. types.Take(count).Select(type => SlotSize(type) > 0 ? -1 : isWide ? reader.I32() : reader.U16())];
        byte[] data = row[reader.Offset..];
        string?[] values = new string?[types.Length];
        int from = 0;
        for (int i = 0; i < count; i++)
        {
            byte[] bytes = ends[i] < 0 ? slots[i] : data[from..ends[i]];
            from = Math.Max(from, ends[i]);
            values[i] = (nulls[i / 8] & (1 << (i % 8))) != 0 ? null : ReadStored(bytes, types[i]);
        }

        Require(from == data.Length, "a row is longer than its columns");
        return values;
    }

    /// <summary>A column as the log has it.</summary>
    public static string? ReadLogged((byte[] Key, byte[] Residual) value, string type)
    {
        if (value.Residual.Length > 0 && Name(type) is "interval" or "jsonb" or "_int4" or "int4range")
        {
            return ReadStored(value.Residual, type);
        }

        string? read = ReadKey(value.Key, type, out int length);
        Require(length == value.Key.Length, "a key is longer than its value");
        return value.Residual.Length == 0 ? read : Name(type) switch
        {
            "numeric" => read + (read!.Contains('.', StringComparison.Ordinal) ? "" : ".") + new string('0', BinaryPrimitives.ReadUInt16LittleEndian(value.Residual) - DigitsBehindPoint(read)),
            "float8" => "-0",
            "char" or "bpchar" => read + new string(' ', BinaryPrimitives.ReadInt32LittleEndian(value.Residual)),
            _ => throw new InvalidDataException($"a residual of {type}"),
        };
    }

    /// <summary>One column of a key.</summary>
    /// <param name="length">Bytes it takes.</param>
    public static string? ReadKey(byte[] key, string type, out int length)
    {
        length = 1;
        if (key[0] is 0xFE or 0x00)
        {
            return null;
        }

        Require(key[0] == 1, "an unknown marker");
        byte[] content = key[1..];
        switch (Name(type))
        {
            case "bool":
                length += 1;
                return content[0] == 1 ? "true" : "false";
            case "int2":
                length += 2;
                return Text((short)(BinaryPrimitives.ReadUInt16BigEndian(content) ^ 0x8000));
            case "int4":
                length += 4;
                return Text(BinaryPrimitives.ReadInt32BigEndian(content) ^ int.MinValue);
            case "date":
                length += 4;
                return Date(BinaryPrimitives.ReadInt32BigEndian(content) ^ int.MinValue);
            case "int8":
                length += 8;
                return Text(BinaryPrimitives.ReadInt64BigEndian(content) ^ long.MinValue);
            case "timestamp":
                length += 8;
                return Timestamp(BinaryPrimitives.ReadInt64BigEndian(content) ^ long.MinValue);
            case "float8":
                length += 8;
                ulong bits = BinaryPrimitives.ReadUInt64BigEndian(content);
                return Float(BitConverter.UInt64BitsToDouble(bits >> 63 == 1 ? bits & long.MaxValue : ~bits));
            case "uuid":
                length += 16;
                return new Guid(content.AsSpan(0, 16), bigEndian: true).ToString();
            case "numeric":
                string number = NumericOfKey(content, out int taken);
                length += taken;
                return number;
            case "bytea":
                int end = 0;
                List<byte> bytes = [];
                for (; content[end] != 0 || content[end + 1] != 0; end += content[end] == 0 ? 2 : 1)
                {
                    bytes.Add(content[end]);
                }

                length += end + 2;
                return Hex([.. bytes]);
            default:
                int zero = Array.IndexOf(content, (byte)0);
                length += zero + 1;
                return Encoding.UTF8.GetString(content, 0, zero);
        }
    }

    private static string Name(string type) => type.Split(':')[0];

    private static bool IsScaled(string type, out int scale)
    {
        // The modifier is PostgreSQL's: precision and scale in the halves of what is left without its 4.
        int modifier = type.Contains(':', StringComparison.Ordinal) ? int.Parse(type.Split(':')[1], CultureInfo.InvariantCulture) - 4 : -1;
        scale = modifier & 0xFFFF;
        return Name(type) == "numeric" && modifier >= 0 && modifier >> 16 <= 18;
    }

    private static int SlotSize(string type) => Name(type) switch
    {
        "bool" => 1,
        "int2" => 2,
        "int4" or "date" or "float4" => 4,
        "int8" or "timestamp" or "float8" => 8,
        "uuid" or "interval" => 16,
        _ => IsScaled(type, out _) ? 8 : 0,
    };

    private static string ReadStored(byte[] bytes, string type)
    {
        DocumentedBytes reader = new(bytes);
        switch (Name(type))
        {
            case "bool":
                return reader.U8() == 1 ? "true" : "false";
            case "int2":
                return Text((short)reader.U16());
            case "int4":
                return Text(reader.I32());
            case "date":
                return Date(reader.I32());
            case "int8":
                return Text(reader.I64());
            case "timestamp":
                return Timestamp(reader.I64());
            case "float8":
                return Float(BitConverter.Int64BitsToDouble(reader.I64()));
            case "uuid":
                return new Guid(bytes, bigEndian: true).ToString();
            case "interval":
                return $"{reader.I64()} us {reader.I32()} days {reader.I32()} mons";
            case "numeric" when IsScaled(type, out int scale):
                long scaled = reader.I64();
                return scaled == long.MinValue ? "NaN" : Decimal(scaled, scale);
            case "numeric":
                ushort places = reader.U16();
                return places switch { 65535 => "NaN", 65534 => "Infinity", 65533 => "-Infinity", _ => Decimal(new BigInteger(bytes[2..]), places) };
            case "bytea":
                return Hex(bytes);
            case "_int4":
                int dimensions = reader.U8();
                int count = dimensions == 0 ? 0 : 1;
                for (int i = 0; i < dimensions; i++)
                {
                    count *= reader.I32();
                    Require(reader.I32() == 1, "a lower bound that nobody gave");
                }

                return "{" + string.Join(',', Enumerable.Range(0, count).Select(_ => Item(reader, "int4") ?? "NULL").ToArray()) + "}";
            case "int4range":
                byte flags = reader.U8();
                return (flags & 1) != 0 ? "empty" : $"{((flags & 2) != 0 ? '[' : '(')}{Item(reader, "int4")},{Item(reader, "int4")}{((flags & 4) != 0 ? ']' : ')')}";
            default:
                return Encoding.UTF8.GetString(bytes);
        }
    }

    private static string? Item(DocumentedBytes reader, string type)
    {
        int length = reader.I32();
        return length < 0 ? null : ReadStored(reader.Raw(length), type);
    }

    private static string NumericOfKey(byte[] content, out int taken)
    {
        taken = 1;
        switch (content[0])
        {
            case 0x08:
                return "-Infinity";
            case 0x18:
                return "0";
            case 0x28:
                return "Infinity";
            case 0x30:
                return "NaN";
        }

        byte mask = content[0] == 0x10 ? (byte)0xFF : (byte)0;
        int exponent = (content[1] ^ mask) - 0x80;
        taken = 2;
        if (exponent is < -100 or > 100)
        {
            exponent = BinaryPrimitives.ReadInt32BigEndian(content.AsSpan(2)) ^ int.MinValue ^ (mask == 0 ? 0 : -1);
            taken = 6;
        }

        StringBuilder digits = new();
        for (; content[taken] != mask; taken++)
        {
            digits.Append(CultureInfo.InvariantCulture, $"{(content[taken] ^ mask) - 1:00}");
        }

        taken++;
        int scale = digits.Length - exponent;
        BigInteger unscaled = BigInteger.Parse(digits.ToString(), CultureInfo.InvariantCulture) * (mask == 0 ? 1 : -1);
        for (; scale < 0; scale++)
        {
            unscaled *= 10;
        }

        for (; scale > 0 && unscaled % 10 == 0; scale--)
        {
            unscaled /= 10;
        }

        return Decimal(unscaled, scale);
    }

    private static string Decimal(BigInteger unscaled, int scale)
    {
        string digits = BigInteger.Abs(unscaled).ToString(CultureInfo.InvariantCulture).PadLeft(scale + 1, '0');
        return (unscaled < 0 ? "-" : "") + (scale == 0 ? digits : digits[..^scale] + "." + digits[^scale..]);
    }

    private static int DigitsBehindPoint(string number) => number.Contains('.', StringComparison.Ordinal) ? number.Length - number.IndexOf('.', StringComparison.Ordinal) - 1 : 0;

    private static string Text(long number) => number.ToString(CultureInfo.InvariantCulture);

    private static string Float(double number) => number.ToString("R", CultureInfo.InvariantCulture);

    private static string Hex(byte[] bytes) => @"\x" + Convert.ToHexString(bytes).ToLowerInvariant();

    private static string Date(int days) => new DateOnly(2000, 1, 1).AddDays(days).ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);

    private static string Timestamp(long micros) => new DateTime(2000, 1, 1).AddMicroseconds(micros).ToString("yyyy-MM-dd HH:mm:ss.FFFFFF", CultureInfo.InvariantCulture);
}
