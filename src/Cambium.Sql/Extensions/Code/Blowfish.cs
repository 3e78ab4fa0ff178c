using System.Buffers.Binary;
using System.Numerics;

namespace Cambium.Sql.Extensions.Code;

/// <summary>Blowfish (Schneier, 1993) with its expensive key setup for passwords (Provos and Mazières, 1999).</summary>
internal sealed class Blowfish
{
    private const int Rounds = 16;
    private const int BoxWords = 256;

    /// <summary>Subkeys and boxes before any key: the fraction of pi in binary.</summary>
    private static readonly Lazy<uint[]> s_start = new(PiFraction);

    private readonly uint[] _keys;
    private readonly uint[][] _boxes;

    private Blowfish()
    {
        _keys = s_start.Value[..(Rounds + 2)];
        _boxes = [.. Enumerable.Range(0, 4).Select(static box => s_start.Value[(Rounds + 2 + (box * BoxWords))..(Rounds + 2 + ((box + 1) * BoxWords))])];
    }

    /// <summary>A cipher whose setup takes 2^cost times as long.</summary>
    public static Blowfish CreateExpensive(ReadOnlySpan<byte> key, ReadOnlySpan<byte> salt, int cost)
    {
        Blowfish cipher = new();
        cipher.Expand(key, salt);
        for (long count = 1L << cost; count > 0; count--)
        {
            Engine.Values.CancellationPoint.Check();
            cipher.Expand(key, []);
            cipher.Expand(salt, []);
        }

        return cipher;
    }

    public byte[] Encrypt(byte[] block)
    {
        uint left = BinaryPrimitives.ReadUInt32BigEndian(block);
        uint right = BinaryPrimitives.ReadUInt32BigEndian(block.AsSpan(4));
        Mix(ref left, ref right);
        byte[] result = new byte[8];
        BinaryPrimitives.WriteUInt32BigEndian(result, left);
        BinaryPrimitives.WriteUInt32BigEndian(result.AsSpan(4), right);
        return result;
    }

    private void Mix(ref uint left, ref uint right)
    {
        for (int round = 0; round < Rounds; round++)
        {
            left ^= _keys[round];
            right ^= ((_boxes[0][left >> 24] + _boxes[1][(left >> 16) & 0xFF]) ^ _boxes[2][(left >> 8) & 0xFF]) + _boxes[3][left & 0xFF];
            (left, right) = (right, left);
        }

        (left, right) = (right, left);
        right ^= _keys[Rounds];
        left ^= _keys[Rounds + 1];
    }

    /// <summary>Mixes the key in and encrypts all tables by themselves, each block after the salt's next eight bytes.</summary>
    private void Expand(ReadOnlySpan<byte> key, ReadOnlySpan<byte> salt)
    {
        int at = 0;
        for (int index = 0; index < _keys.Length; index++)
        {
            _keys[index] ^= Word(key, ref at);
        }

        uint left = 0;
        uint right = 0;
        at = 0;
        foreach (uint[] table in (uint[][])[_keys, .. _boxes])
        {
            for (int index = 0; index < table.Length; index += 2)
            {
                if (!salt.IsEmpty)
                {
                    left ^= Word(salt, ref at);
                    right ^= Word(salt, ref at);
                }

                Mix(ref left, ref right);
                (table[index], table[index + 1]) = (left, right);
            }
        }
    }

    /// <summary>The next four bytes, going round.</summary>
    private static uint Word(ReadOnlySpan<byte> bytes, ref int at)
    {
        uint word = 0;
        for (int index = 0; index < 4; index++)
        {
            word = (word << 8) | bytes[at];
            at = at + 1 == bytes.Length ? 0 : at + 1;
        }

        return word;
    }

    /// <summary>Machin's formula: pi = 16 arctan(1/5) - 4 arctan(1/239), with some bits to spare.</summary>
    private static uint[] PiFraction()
    {
        int words = Rounds + 2 + (4 * BoxWords);
        int bits = words * 32;
        const int Spare = 64;
        BigInteger one = BigInteger.One << (bits + Spare);
        BigInteger Arctangent(int divisor)
        {
            BigInteger power = one / divisor;
            BigInteger sum = power;
            for (int n = 3, sign = -1; !power.IsZero; n += 2, sign = -sign)
            {
                power /= divisor * divisor;
                sum += sign * (power / n);
            }

            return sum;
        }

        BigInteger pi = ((16 * Arctangent(5)) - (4 * Arctangent(239))) >> Spare;
        byte[] fraction = (pi - (new BigInteger(3) << bits)).ToByteArray(isUnsigned: true, isBigEndian: true);
        byte[] padded = new byte[words * 4];
        fraction.CopyTo(padded, padded.Length - fraction.Length);
        uint[] result = new uint[words];
        for (int index = 0; index < words; index++)
        {
            result[index] = BinaryPrimitives.ReadUInt32BigEndian(padded.AsSpan(index * 4));
        }

        return result;
    }
}
