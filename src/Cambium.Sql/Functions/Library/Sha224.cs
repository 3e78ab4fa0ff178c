using System.Buffers.Binary;
using System.Numerics;

namespace Cambium.Sql.Functions.Library;

/// <summary>SHA-224 (FIPS 180-4, 6.3), which .NET leaves out: SHA-256 from another start, cut to 28 bytes.</summary>
internal static class Sha224
{
    private static readonly uint[] s_start = [0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4];

    // The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static readonly uint[] s_round = [.. Primes().Take(64).Select(CubeRootBits)];

    internal static byte[] HashData(ReadOnlySpan<byte> data)
    {
        byte[] padded = new byte[((data.Length + 8) / 64 * 64) + 64];
        data.CopyTo(padded);
        padded[data.Length] = 0x80;
        BinaryPrimitives.WriteInt64BigEndian(padded.AsSpan(padded.Length - 8), data.Length * 8L);
        uint[] state = [.. s_start];
        for (int block = 0; block < padded.Length; block += 64)
        {
            Compress(state, padded.AsSpan(block, 64));
        }

        byte[] hash = new byte[28];
        for (int index = 0; index < 7; index++)
        {
            BinaryPrimitives.WriteUInt32BigEndian(hash.AsSpan(index * 4), state[index]);
        }

        return hash;
    }

    private static void Compress(uint[] state, ReadOnlySpan<byte> block)
    {
        Span<uint> words = stackalloc uint[64];
        for (int index = 0; index < 64; index++)
        {
            if (index < 16)
            {
                words[index] = BinaryPrimitives.ReadUInt32BigEndian(block[(index * 4)..]);
                continue;
            }

            uint early = words[index - 15];
            uint late = words[index - 2];
            words[index] = words[index - 16] + words[index - 7]
                + (BitOperations.RotateRight(early, 7) ^ BitOperations.RotateRight(early, 18) ^ (early >> 3))
                + (BitOperations.RotateRight(late, 17) ^ BitOperations.RotateRight(late, 19) ^ (late >> 10));
        }

        Span<uint> s = stackalloc uint[8];
        state.CopyTo(s);
        for (int round = 0; round < 64; round++)
        {
            uint choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
            uint majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
            uint first = s[7] + (BitOperations.RotateRight(s[4], 6) ^ BitOperations.RotateRight(s[4], 11) ^ BitOperations.RotateRight(s[4], 25)) + choice + s_round[round] + words[round];
            uint second = (BitOperations.RotateRight(s[0], 2) ^ BitOperations.RotateRight(s[0], 13) ^ BitOperations.RotateRight(s[0], 22)) + majority;
            s[..7].CopyTo(s[1..]);
            s[4] += first;
            s[0] = first + second;
        }

        for (int index = 0; index < 8; index++)
        {
            state[index] += s[index];
        }
    }

    private static IEnumerable<int> Primes() => Enumerable.Range(2, 400).Where(n => Enumerable.Range(2, n - 2).All(divisor => n % divisor != 0));

    private static uint CubeRootBits(int prime)
    {
        // The root of prime * 2^96 has 32 bits behind the point.
        BigInteger target = (BigInteger)prime << 96;
        BigInteger low = 0;
        BigInteger high = (BigInteger)1 << 36;
        while (high - low > 1)
        {
            BigInteger middle = (low + high) / 2;
            (low, high) = middle * middle * middle <= target ? (middle, high) : (low, middle);
        }

        return (uint)(low & uint.MaxValue);
    }
}
