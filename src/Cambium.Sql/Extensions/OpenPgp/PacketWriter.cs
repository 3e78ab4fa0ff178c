using System.Buffers.Binary;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>Writes packets with headers of the new format, long ones in chunks.</summary>
internal static class PacketWriter
{
    private const int ChunkBits = 14;
    private const int ChunkBytes = 1 << ChunkBits;

    internal static void Write(Stream output, PacketTag tag, ReadOnlySpan<byte> body)
    {
        output.WriteByte((byte)(0xC0 | (int)tag));
        while (body.Length >= ChunkBytes)
        {
            output.WriteByte(0xE0 | ChunkBits);
            output.Write(body[..ChunkBytes]);
            body = body[ChunkBytes..];
        }

        WriteLength(output, body.Length);
        output.Write(body);
    }

    /// <summary>The count of its bits, then those. Bytes of zero at its beginning are left out.</summary>
    internal static void WriteNumber(Stream output, ReadOnlySpan<byte> number)
    {
        number = number.TrimStart((byte)0);
        int bits = number.IsEmpty ? 0 : (8 * number.Length) - (byte.LeadingZeroCount(number[0]));
        Span<byte> count = stackalloc byte[2];
        BinaryPrimitives.WriteUInt16BigEndian(count, (ushort)bits);
        output.Write(count);
        output.Write(number);
    }

    private static void WriteLength(Stream output, int length)
    {
        if (length > 191)
        {
            // Less than a chunk: two bytes do up to 8383.
            if (length > 8383)
            {
                output.Write([255, 0, 0]);
            }
            else
            {
                length -= 192;
                length |= 192 << 8;
            }

            output.WriteByte((byte)(length >> 8));
        }

        output.WriteByte((byte)length);
    }
}
