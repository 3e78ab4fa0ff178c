using System.Runtime.InteropServices;

namespace Cambium.Engine.Transactions;

/// <summary>Hashes keys: eight bytes at a time, the same in every run so that simulations repeat.</summary>
internal static class KeyHash
{
    public static int Of(ReadOnlySpan<byte> key)
    {
        const ulong Multiplier = 0x9E3779B97F4A7C15;
        ulong hash = (ulong)key.Length * Multiplier;
        while (key.Length >= sizeof(ulong))
        {
            hash = (hash ^ MemoryMarshal.Read<ulong>(key)) * Multiplier;
            hash ^= hash >> 32;
            key = key[sizeof(ulong)..];
        }

        foreach (byte value in key)
        {
            hash = (hash ^ value) * Multiplier;
        }

        return (int)(hash ^ (hash >> 32));
    }
}
