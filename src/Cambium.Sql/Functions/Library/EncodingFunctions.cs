using System.Buffers.Text;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Functions of bytea, bit strings and uuid; hashes; encode and decode.</summary>
internal static class EncodingFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("md5(text) md5(bytea)", static (args, _) => Value.FromText(Convert.ToHexString(Hash(HashAlgorithmName.MD5, args[0].Utf8)).ToLowerInvariant()));
        library.Scalar("sha256", static (args, _) => Value.FromUtf8(Hash(HashAlgorithmName.SHA256, args[0].Utf8)));
        library.Scalar("sha224", static (args, _) => Value.FromUtf8(Sha224.HashData(args[0].Utf8)));
        library.Scalar("sha384", static (args, _) => Value.FromUtf8(Hash(HashAlgorithmName.SHA384, args[0].Utf8)));
        library.Scalar("sha512", static (args, _) => Value.FromUtf8(Hash(HashAlgorithmName.SHA512, args[0].Utf8)));
        library.Scalar("encode", static (args, ctx) => Encode(args[0].Utf8, args[1].Text, ctx));
        library.Scalar("decode", static (args, _) => Decode(args[0], args[1].Text));
        library.Scalar("convert_from", static (args, _) => Value.FromText(EncodingOf(args[1].Text, "source").Decode(args[0].Utf8)));
        library.Scalar("convert_to", static (args, _) => Value.FromUtf8(EncodingOf(args[1].Text, "destination").Encode(args[0].Text)));
        library.Scalar("convert", static (args, _) => Value.FromUtf8(EncodingOf(args[2].Text, "destination").Encode(EncodingOf(args[1].Text, "source").Decode(args[0].Utf8))));
        library.Scalar("overlay(bytea,bytea,int4) overlay(bit,bit,int4)", static (args, _) => Overlay(args[0], args[1], args[2].Int32, args[1].ByteLength));
        library.Scalar("overlay(bytea,bytea,int4,int4) overlay(bit,bit,int4,int4)", static (args, _) => Overlay(args[0], args[1], args[2].Int32, args[3].Int32));
        library.Scalar("set_bit(bytea,int8,int4)", static (args, _) =>
        {
            int index = Index(args[1].Int64, args[0].ByteLength * 8L);
            byte[] bytes = args[0].Utf8.ToArray();
            bytes[index / 8] = (byte)((bytes[index / 8] & ~(1 << (index % 8))) | (Bit(args[2].Int32) << (index % 8)));
            return Value.FromUtf8(bytes);
        });
        library.Scalar("set_bit(bit,int4,int4)", static (args, _) =>
        {
            byte[] bits = args[0].Utf8.ToArray();
            bits[BitIndex(args[1].Int32, bits.Length)] = (byte)('0' + Bit(args[2].Int32));
            return Value.FromUtf8(bits);
        });
        library.Scalar("substring(bytea,int4) substr(bytea,int4)", static (args, _) => Substring(args[0], args[1].Int32, null));
        library.Scalar("substring(bytea,int4,int4) substr(bytea,int4,int4)", static (args, _) => Substring(args[0], args[1].Int32, args[2].Int32));
        library.Scalar("substring(bit,int4)", static (args, _) => Substring(args[0], args[1].Int32, null));
        library.Scalar("substring(bit,int4,int4)", static (args, _) => Substring(args[0], args[1].Int32, args[2].Int32));
        library.Scalar("position(bytea,bytea)", static (args, _) => Value.FromInt32(args[0].Utf8.IndexOf(args[1].Utf8) + 1));
        library.Scalar("position(bit,bit)", static (args, _) => Value.FromInt32(args[0].ByteLength == 0 ? 0 : args[0].Utf8.IndexOf(args[1].Utf8) + 1));
        library.Scalar("get_byte", static (args, _) => Value.FromInt32(args[0].Utf8[Index(args[1].Int32, args[0].ByteLength)]));
        library.Scalar("set_byte", static (args, _) =>
        {
            byte[] bytes = args[0].Utf8.ToArray();
            bytes[Index(args[1].Int32, bytes.Length)] = (byte)args[2].Int32;
            return Value.FromUtf8(bytes);
        });
        library.Scalar("get_bit(bytea,int8)", static (args, _) =>
        {
            int index = Index(args[1].Int64, args[0].ByteLength * 8L);
            return Value.FromInt32((args[0].Utf8[index / 8] >> (index % 8)) & 1);
        });
        library.Scalar("get_bit(bit,int4)", static (args, _) => Value.FromInt32(args[0].Utf8[BitIndex(args[1].Int32, args[0].ByteLength)] - '0'));
        library.Scalar("length(bit)", static (args, _) => Value.FromInt32(args[0].ByteLength));
        library.Scalar("length(bytea,name)", static (args, _) =>
        {
            CharacterEncoding encoding = CharacterEncoding.Find(args[1].Text) ?? throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid encoding name \"{args[1].Text}\"");
            return Value.FromInt32(Utf8Text.Length(Value.FromText(encoding.Decode(args[0].Utf8)).Utf8));
        });
        library.Scalar("octet_length(bit)", static (args, _) => Value.FromInt32((args[0].ByteLength + 7) / 8));
        library.Scalar("bit_length(bit)", static (args, _) => Value.FromInt32(args[0].ByteLength));
        library.Scalar("bit_count(bit)", static (args, _) => Value.FromInt64(args[0].Utf8.Count((byte)'1')));
        library.Scalar("bit_count(bytea)", static (args, _) =>
        {
            long count = 0;
            foreach (byte b in args[0].Utf8)
            {
                count += System.Numerics.BitOperations.PopCount(b);
            }

            return Value.FromInt64(count);
        });
        Bitwise(library, "bitand", "AND", static (a, b) => a && b);
        Bitwise(library, "bitor", "OR", static (a, b) => a || b);
        Bitwise(library, "bitxor", "XOR", static (a, b) => a != b);
        library.Scalar("bitnot", static (args, _) => Value.FromText(string.Concat(args[0].Text.Select(bit => bit == '0' ? '1' : '0'))));
        library.Scalar("bitshiftleft", static (args, _) => Shift(args[0].Text, args[1].Int32));
        library.Scalar("bitshiftright", static (args, _) => Shift(args[0].Text, -args[1].Int32));
        library.Scalar("gen_random_uuid", static (_, _) => RandomUuid());
    }

    private static int Bit(int bit) => bit is 0 or 1 ? bit : throw new SqlErrorException(SqlState.InvalidParameterValue, "new bit must be 0 or 1");

    private static Value Overlay(in Value value, in Value replacement, int start, int length)
    {
        if (start <= 0)
        {
            throw new SqlErrorException(SqlState.SubstringError, "negative substring length not allowed");
        }

        int from = Math.Min(start - 1, value.ByteLength);
        int to = (int)Math.Clamp((long)start - 1 + length, 0, value.ByteLength);
        return Value.FromUtf8((byte[])[.. value.Utf8[..from], .. replacement.Utf8, .. value.Utf8[to..]]);
    }

    private static byte[] Hash(HashAlgorithmName algorithm, ReadOnlySpan<byte> bytes)
    {
        using var hash = IncrementalHash.CreateHash(algorithm);
        for (int start = 0; start < bytes.Length; start += CancellationPoint.ChunkBytes)
        {
            CancellationPoint.Check();
            hash.AppendData(bytes.Slice(start, Math.Min(CancellationPoint.ChunkBytes, bytes.Length - start)));
        }

        return hash.GetHashAndReset();
    }

    private static Value Encode(ReadOnlySpan<byte> bytes, string format, CallContext context) => format.ToLowerInvariant() switch
    {
        "hex" => EncodeHex(bytes, context),
        "base64" => EncodeBase64(bytes, context),
        "escape" => EncodeEscape(bytes, context),
        _ => throw UnknownEncoding(format),
    };

    private static Value EncodeHex(ReadOnlySpan<byte> bytes, CallContext context)
    {
        byte[] text = GC.AllocateUninitializedArray<byte>(ValueSize.Require(bytes.Length * 2L, context));
        for (int i = 0; i < bytes.Length; i++)
        {
            CancellationPoint.Step(i);
            text[2 * i] = ByteaText.Digit(bytes[i] >> 4);
            text[(2 * i) + 1] = ByteaText.Digit(bytes[i] & 15);
        }

        return Value.FromUtf8(text);
    }

    /// <summary>Lines of 76 characters, as MIME has them.</summary>
    private static Value EncodeBase64(ReadOnlySpan<byte> bytes, CallContext context)
    {
        const int BytesPerLine = 57;
        long digits = (bytes.Length + 2L) / 3 * 4;
        byte[] text = GC.AllocateUninitializedArray<byte>(ValueSize.Require(digits + (Math.Max(0, bytes.Length - 1) / BytesPerLine), context));
        int written = 0;
        for (int start = 0; start < bytes.Length; start += BytesPerLine)
        {
            CancellationPoint.Tick();
            if (start > 0)
            {
                text[written++] = (byte)'\n';
            }

            Base64.EncodeToUtf8(bytes.Slice(start, Math.Min(BytesPerLine, bytes.Length - start)), text.AsSpan(written), out _, out int line);
            written += line;
        }

        return Value.FromUtf8(text);
    }

    private static Value EncodeEscape(ReadOnlySpan<byte> bytes, CallContext context)
    {
        long size = 0;
        for (int i = 0; i < bytes.Length; i++)
        {
            CancellationPoint.Step(i);
            size += bytes[i] == '\\' ? 2 : bytes[i] is 0 or >= 0x80 ? 4 : 1;
        }

        byte[] text = GC.AllocateUninitializedArray<byte>(ValueSize.Require(size, context));
        int written = 0;
        for (int i = 0; i < bytes.Length; i++)
        {
            CancellationPoint.Step(i);
            byte b = bytes[i];
            if (b == '\\' || b is 0 or >= 0x80)
            {
                text[written++] = (byte)'\\';
            }

            if (b is 0 or >= 0x80)
            {
                text[written++] = (byte)('0' + (b >> 6));
                text[written++] = (byte)('0' + ((b >> 3) & 7));
                b = (byte)('0' + (b & 7));
            }

            text[written++] = b;
        }

        return Value.FromUtf8(text);
    }

    private static Value Decode(in Value text, string format)
    {
        switch (format.ToLowerInvariant())
        {
            case "hex":
                return Value.FromUtf8(ByteaText.ParseHex(text.Utf8));
            case "base64":
                return DecodeBase64(text.Utf8);
            case "escape":
                return Value.FromUtf8(ByteaText.ParseEscape(text.Utf8));
            default:
                throw UnknownEncoding(format);
        }
    }

    /// <summary>As PostgreSQL reads it: the bits of a last digit that belong to no byte don't matter, and padding holds for what follows it.</summary>
    /// <exception cref="SqlErrorException">22023: what stands there is no digit, or the end is missing.</exception>
    private static Value DecodeBase64(ReadOnlySpan<byte> text)
    {
        byte[] bytes = GC.AllocateUninitializedArray<byte>((text.Length / 4 * 3) + 3);
        int written = 0;
        int bytesOfFour = 3;
        int group = 0;
        int digits = 0;
        for (int i = 0; i < text.Length; i++)
        {
            CancellationPoint.Step(i);
            byte symbol = text[i];
            if (symbol is (byte)' ' or (byte)'\t' or (byte)'\n' or (byte)'\r')
            {
                continue;
            }

            if (symbol == '=' && bytesOfFour == 3)
            {
                bytesOfFour = digits is 2 or 3
                    ? digits - 1
                    : throw new SqlErrorException(SqlState.InvalidParameterValue, "unexpected \"=\" while decoding base64 sequence");
            }

            int digit = symbol == '=' ? 0 : Base64Digit(symbol);
            if (digit < 0)
            {
                Rune.DecodeFromUtf8(text[i..], out Rune shown, out _);
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid symbol \"{shown}\" found while decoding base64 sequence");
            }

            group = (group << 6) | digit;
            if (++digits == 4)
            {
                for (int shift = 16; shift > 16 - (8 * bytesOfFour); shift -= 8)
                {
                    bytes[written++] = (byte)(group >> shift);
                }

                (group, digits) = (0, 0);
            }
        }

        return digits == 0 ? Value.FromUtf8(bytes, 0, written) : throw BadBase64End();
    }

    private static int Base64Digit(byte symbol) => symbol switch
    {
        >= (byte)'A' and <= (byte)'Z' => symbol - 'A',
        >= (byte)'a' and <= (byte)'z' => symbol - 'a' + 26,
        >= (byte)'0' and <= (byte)'9' => symbol - '0' + 52,
        (byte)'+' => 62,
        (byte)'/' => 63,
        _ => -1,
    };

    private static SqlErrorException BadBase64End() => new(
        SqlState.InvalidParameterValue, "invalid base64 end sequence", hint: "Input data is missing padding, is truncated, or is otherwise corrupted.");

    private static SqlErrorException UnknownEncoding(string format) => new(SqlState.InvalidParameterValue, $"unrecognized encoding: \"{format}\"");

    private static CharacterEncoding EncodingOf(string name, string place)
    {
        CharacterEncoding encoding = CharacterEncoding.Find(name) ?? throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid {place} encoding name \"{name}\"");
        return encoding.IsConvertible
            ? encoding
            : throw new SqlErrorException(SqlState.FeatureNotSupported, $"conversion between {encoding.Name} and UTF8 is not supported");
    }

    private static Value Substring(in Value bytes, int start, int? length)
    {
        if (length < 0)
        {
            throw new SqlErrorException(SqlState.SubstringError, "negative substring length not allowed");
        }

        long end = Math.Min(length is { } count ? (long)start + count - 1 : long.MaxValue, bytes.ByteLength);
        int from = Math.Max(start, 1) - 1;
        return end > from ? bytes.Slice(from, (int)end - from) : bytes.Slice(0, 0);
    }

    private static int Index(long index, long count) => index >= 0 && index < count
        ? (int)index
        : throw new SqlErrorException(SqlState.ArraySubscriptError, string.Create(CultureInfo.InvariantCulture, $"index {index} out of valid range, 0..{count - 1}"));

    private static int BitIndex(int index, int count) => index >= 0 && index < count
        ? index
        : throw new SqlErrorException(SqlState.ArraySubscriptError, string.Create(CultureInfo.InvariantCulture, $"bit index {index} out of valid range (0..{count - 1})"));

    private static void Bitwise(LibraryBuilder library, string name, string verb, Func<bool, bool, bool> compute) => library.Scalar(name, (args, _) =>
    {
        if (args[0].ByteLength != args[1].ByteLength)
        {
            throw new SqlErrorException(SqlState.StringDataLengthMismatch, $"cannot {verb} bit strings of different sizes");
        }

        byte[] bits = new byte[args[0].ByteLength];
        for (int i = 0; i < bits.Length; i++)
        {
            bits[i] = compute(args[0].Utf8[i] == '1', args[1].Utf8[i] == '1') ? (byte)'1' : (byte)'0';
        }

        return Value.FromUtf8(bits);
    });

    private static Value Shift(string bits, int left)
    {
        int length = bits.Length;
        string shifted = left >= 0
            ? bits[Math.Min(left, length)..].PadRight(length, '0')
            : bits[..Math.Max(0, length + Math.Max(left, -length))].PadLeft(length, '0');
        return Value.FromText(shifted);
    }

    /// <summary>One that nobody can guess, whatever seed was set.</summary>
    internal static Value RandomUuid()
    {
        byte[] uuid = RandomNumberGenerator.GetBytes(16);
        uuid[6] = (byte)((uuid[6] & 0x0F) | 0x40);
        uuid[8] = (byte)((uuid[8] & 0x3F) | 0x80);
        return Value.FromUtf8(uuid);
    }
}
