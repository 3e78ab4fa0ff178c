using System.Buffers.Binary;

namespace Cambium.Engine.Values;

/// <summary>
/// Hashes of short byte strings, eight bytes at a time by a multiplication whose halves are folded (as in wyhash). Another hash in every process, so
/// nobody can choose keys that collide, nor may any be stored.
/// </summary>
internal static class ByteHash
{
    private const ulong Multiplier = 0x9E3779B97F4A7C15;

    private static readonly ulong s_seed = (ulong)Random.Shared.NextInt64();

    internal static int Of(ReadOnlySpan<byte> bytes)
    {
        ulong hash = s_seed ^ (ulong)bytes.Length;
        while (bytes.Length > sizeof(ulong))
        {
            hash = Fold(hash ^ BinaryPrimitives.ReadUInt64LittleEndian(bytes));
            bytes = bytes[sizeof(ulong)..];
        }

        // What is left in one number; the length, which is in the hash already, tells how often a byte is in it.
        ulong rest = bytes.Length switch
        {
            >= sizeof(uint) => BinaryPrimitives.ReadUInt32LittleEndian(bytes) | ((ulong)BinaryPrimitives.ReadUInt32LittleEndian(bytes[^sizeof(uint)..]) << 32),
            > 0 => bytes[0] | ((ulong)bytes[bytes.Length / 2] << 8) | ((ulong)bytes[^1] << 16),
            _ => 0,
        };
        hash = Fold(hash ^ rest);
        return (int)(hash ^ (hash >> 32));
    }

    private static ulong Fold(ulong value)
    {
        ulong high = Math.BigMul(value, Multiplier, out ulong low);
        return high ^ low;
    }
}
