using System.Buffers;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Text forms of bytea: hex (\x0102) and escape.</summary>
public static class ByteaText
{
    public static void WriteHex(ReadOnlySpan<byte> bytes, IBufferWriter<byte> output)
    {
        Span<byte> span = output.GetSpan(2 + (bytes.Length * 2));
        span[0] = (byte)'\\';
        span[1] = (byte)'x';
        for (int i = 0; i < bytes.Length; i++)
        {
            CancellationPoint.Step(i);
            span[2 + (2 * i)] = Digit(bytes[i] >> 4);
            span[3 + (2 * i)] = Digit(bytes[i] & 15);
        }

        output.Advance(2 + (bytes.Length * 2));
    }

    public static string FormatEscape(ReadOnlySpan<byte> bytes)
    {
        StringBuilder text = new(bytes.Length);
        foreach (byte b in bytes)
        {
            CancellationPoint.Tick();
            if (b == '\\')
            {
                text.Append("\\\\");
            }
            else if (b is < 0x20 or > 0x7E)
            {
                text.Append('\\').Append((char)('0' + (b >> 6))).Append((char)('0' + ((b >> 3) & 7))).Append((char)('0' + (b & 7)));
            }
            else
            {
                text.Append((char)b);
            }
        }

        return text.ToString();
    }

    public static byte[] Parse(ReadOnlySpan<byte> text) => text.StartsWith("\\x"u8) ? ParseHex(text[2..]) : ParseEscape(text);

    /// <summary>Pairs of hexadecimal digits, white space between them allowed.</summary>
    /// <exception cref="SqlErrorException">22023.</exception>
    public static byte[] ParseHex(ReadOnlySpan<byte> text)
    {
        byte[] bytes = new byte[text.Length / 2];
        int count = 0;
        for (int i = 0; i < text.Length; i++)
        {
            CancellationPoint.Step(count);
            if (text[i] is (byte)' ' or (byte)'\n' or (byte)'\t' or (byte)'\r')
            {
                continue;
            }

            int high = HexValue(text[i]);
            if (++i >= text.Length)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, "invalid hexadecimal data: odd number of digits");
            }

            bytes[count++] = (byte)((high << 4) | HexValue(text[i]));
        }

        return count == bytes.Length ? bytes : bytes[..count];
    }

    /// <summary>Escapes \\ and \ooo.</summary>
    /// <exception cref="SqlErrorException">22P02.</exception>
    public static byte[] ParseEscape(ReadOnlySpan<byte> text)
    {
        List<byte> bytes = new(text.Length);
        for (int i = 0; i < text.Length; i++)
        {
            CancellationPoint.Step(i);
            if (text[i] != '\\')
            {
                bytes.Add(text[i]);
            }
            else if (i + 1 < text.Length && text[i + 1] == '\\')
            {
                bytes.Add((byte)'\\');
                i++;
            }
            else if (i + 3 < text.Length && text[i + 1] is >= (byte)'0' and <= (byte)'3' && IsOctal(text[i + 2]) && IsOctal(text[i + 3]))
            {
                bytes.Add((byte)(((text[i + 1] - '0') << 6) | ((text[i + 2] - '0') << 3) | (text[i + 3] - '0')));
                i += 3;
            }
            else
            {
                throw new SqlErrorException(SqlState.InvalidTextRepresentation, "invalid input syntax for type bytea");
            }
        }

        return [.. bytes];
    }

    /// <summary>The hexadecimal digit of a value below 16.</summary>
    public static byte Digit(int value) => (byte)(value < 10 ? '0' + value : 'a' + value - 10);

    private static bool IsOctal(byte c) => c is >= (byte)'0' and <= (byte)'7';

    private static int HexValue(byte c) => c switch
    {
        >= (byte)'0' and <= (byte)'9' => c - '0',
        >= (byte)'a' and <= (byte)'f' => c - 'a' + 10,
        >= (byte)'A' and <= (byte)'F' => c - 'A' + 10,
        _ => throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid hexadecimal digit: \"{(char)c}\""),
    };
}
