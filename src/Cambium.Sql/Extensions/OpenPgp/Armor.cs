using System.Buffers;
using System.Buffers.Text;
using System.Text;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>Messages as lines of text (RFC 4880, 6.2): headers, an empty line, base64, its checksum.</summary>
internal static class Armor
{
    private const int LineLength = 76;
    private const int ChecksumStart = 0xB704CE;
    private const int ChecksumPolynomial = 0x1864CFB;

    private static ReadOnlySpan<byte> Begin => "-----BEGIN"u8;

    private static ReadOnlySpan<byte> End => "-----END"u8;

    internal static string Encode(ReadOnlySpan<byte> data, IEnumerable<(string Name, string Value)> headers)
    {
        StringBuilder text = new("-----BEGIN PGP MESSAGE-----\n");
        foreach ((string name, string value) in headers)
        {
            text.Append(name).Append(": ").Append(value).Append('\n');
        }

        text.Append('\n');
        foreach (char[] line in Convert.ToBase64String(data).Chunk(LineLength))
        {
            text.Append(line).Append('\n');
        }

        int checksum = Checksum(data);
        text.Append('=').Append(Convert.ToBase64String([(byte)(checksum >> 16), (byte)(checksum >> 8), (byte)checksum]));
        return text.Append("\n-----END PGP MESSAGE-----\n").ToString();
    }

    /// <exception cref="Engine.Errors.SqlErrorException">39000.</exception>
    internal static byte[] Decode(ReadOnlySpan<byte> text)
    {
        ReadOnlySpan<byte> armor = Inside(text);
        while (!armor.IsEmpty && armor[0] is not ((byte)'\n' or (byte)'\r'))
        {
            ReadLine(ref armor);
        }

        int sign = armor.LastIndexOf((byte)'=');
        if (sign < 1 || armor.Length < sign + 5 || FromBase64(armor.Slice(sign + 1, 4)) is not [var high, var middle, var low])
        {
            throw OpenPgpErrors.CorruptArmor;
        }

        byte[] data = FromBase64(armor[..(sign - 1)]);
        return Checksum(data) == ((high << 16) | (middle << 8) | low) ? data : throw OpenPgpErrors.CorruptArmor;
    }

    /// <exception cref="Engine.Errors.SqlErrorException">39000.</exception>
    internal static List<(byte[] Name, byte[] Value)> Headers(ReadOnlySpan<byte> text)
    {
        List<(byte[] Name, byte[] Value)> headers = [];
        ReadOnlySpan<byte> armor = Inside(text);
        while (!armor.IsEmpty && armor[0] is not ((byte)'\n' or (byte)'\r'))
        {
            ReadOnlySpan<byte> line = ReadLine(ref armor);
            int colon = line.IndexOf(": "u8);
            headers.Add(colon >= 0 ? (line[..colon].ToArray(), line[(colon + 2)..].ToArray()) : throw OpenPgpErrors.CorruptArmor);
        }

        return headers;
    }

    /// <summary>What is between the first pair of marks.</summary>
    private static ReadOnlySpan<byte> Inside(ReadOnlySpan<byte> text)
    {
        (_, int start) = FindMark(text, Begin);
        (int end, _) = FindMark(text[start..], End);
        return text.Slice(start, end);
    }

    /// <summary>A mark, which fills its line.</summary>
    private static (int Start, int End) FindMark(ReadOnlySpan<byte> text, ReadOnlySpan<byte> mark)
    {
        int start = -1;
        for (int from = 0; start < 0; from += mark.Length)
        {
            int found = text[from..].IndexOf(mark);
            if (found < 0)
            {
                throw OpenPgpErrors.CorruptArmor;
            }

            from += found;
            start = from == 0 || text[from - 1] == '\n' ? from : -1;
        }

        int at = start + mark.Length;
        while (at < text.Length && text[at] != '-')
        {
            at += text[at] >= ' ' ? 1 : throw OpenPgpErrors.CorruptArmor;
        }

        if (!text[at..].StartsWith("-----"u8))
        {
            throw OpenPgpErrors.CorruptArmor;
        }

        at += 5;
        if (at < text.Length && text[at] is not ((byte)'\n' or (byte)'\r'))
        {
            throw OpenPgpErrors.CorruptArmor;
        }

        at += at < text.Length && text[at] == '\r' ? 1 : 0;
        at += at < text.Length && text[at] == '\n' ? 1 : 0;
        return (start, at);
    }

    private static ReadOnlySpan<byte> ReadLine(ref ReadOnlySpan<byte> text)
    {
        int length = text.IndexOf((byte)'\n');
        if (length < 0)
        {
            throw OpenPgpErrors.CorruptArmor;
        }

        ReadOnlySpan<byte> line = text[..length];
        text = text[(length + 1)..];
        return line is [.. var rest, (byte)'\r'] ? rest : line;
    }

    private static byte[] FromBase64(ReadOnlySpan<byte> text)
    {
        byte[] digits = [.. text.ToArray().Where(static b => b is not ((byte)' ' or (byte)'\t' or (byte)'\n' or (byte)'\r'))];
        byte[] bytes = new byte[Base64.GetMaxDecodedFromUtf8Length(digits.Length)];
        return Base64.DecodeFromUtf8(digits, bytes, out _, out int written) == OperationStatus.Done ? bytes[..written] : throw OpenPgpErrors.CorruptArmor;
    }

    /// <summary>CRC-24 (RFC 4880, 6.1).</summary>
    private static int Checksum(ReadOnlySpan<byte> data)
    {
        int checksum = ChecksumStart;
        foreach (byte b in data)
        {
            checksum ^= b << 16;
            for (int bit = 0; bit < 8; bit++)
            {
                checksum <<= 1;
                checksum ^= (checksum & 0x1000000) != 0 ? ChecksumPolynomial : 0;
            }
        }

        return checksum & 0xFFFFFF;
    }
}
