using System.Buffers.Binary;
using System.Numerics;

namespace Cambium.Log.Format;

/// <summary>CRC-32C (Castagnoli), as iSCSI and ext4 use it, eight bytes at a time by the processor's instruction.</summary>
public static class Crc32C
{
    public static uint Compute(ReadOnlySpan<byte> bytes)
    {
        uint crc = uint.MaxValue;
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
