using System.Buffers.Binary;
using System.Numerics;

namespace Cambium.Trees.Pages;

/// <summary>CRC-32C over a record and the place it belongs to, so that a record read from the wrong place doesn't pass.</summary>
internal static class PageChecksum
{
    public static uint Compute(int file, long offset, ReadOnlySpan<byte> bytes)
    {
        uint crc = BitOperations.Crc32C(uint.MaxValue, (ulong)file);
        crc = BitOperations.Crc32C(crc, (ulong)offset);
        while (bytes.Length >= sizeof(ulong))
        {
            crc = BitOperations.Crc32C(crc, BinaryPrimitives.ReadUInt64LittleEndian(bytes));
            bytes = bytes[sizeof(ulong)..];
        }

        foreach (byte value in bytes)
        {
            crc = BitOperations.Crc32C(crc, value);
        }

        return ~crc;
    }
}
