using System.Buffers.Binary;

namespace Cambium.Sql.Extensions.Code;

/// <summary>
/// DES (FIPS 46-3) with the salt that crypt(3) adds to it: where a bit of the salt is set, two bits of the expanded half change places. Bits are
/// numbered from 1 at the left, as the standard does.
/// </summary>
internal sealed class Des
{
    private static readonly byte[] s_initial =
    [
        58, 50, 42, 34, 26, 18, 10, 2, 60, 52, 44, 36, 28, 20, 12, 4, 62, 54, 46, 38, 30, 22, 14, 6, 64, 56, 48, 40, 32, 24, 16, 8,
        57, 49, 41, 33, 25, 17, 9, 1, 59, 51, 43, 35, 27, 19, 11, 3, 61, 53, 45, 37, 29, 21, 13, 5, 63, 55, 47, 39, 31, 23, 15, 7,
    ];

    private static readonly byte[] s_final = Inverse(s_initial);

    private static readonly byte[] s_permutation = [16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25];

    private static readonly byte[] s_keyChoice =
    [
        57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36,
        63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4,
    ];

    private static readonly byte[] s_roundChoice =
    [
        14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2,
        41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
    ];

    private static readonly byte[] s_shifts = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1];

    /// <summary>Eight boxes of four rows of sixteen, a hexadecimal digit each.</summary>
    private static readonly byte[][] s_boxes = Digits(
        "e4d12fb83a6c5907" + "0f74e2d1a6cb9538" + "41e8d62bfc973a50" + "fc8249175b3ea06d",
        "f18e6b34972dc05a" + "3d47f28ec01a69b5" + "0e7ba4d158c6932f" + "d8a13f42b67c05e9",
        "a09e63f51dc7b428" + "d709346a285ecbf1" + "d6498f30b12c5ae7" + "1ad069874fe3b52c",
        "7de3069a1285bc4f" + "d8b56f03472c1ae9" + "a690cb7df13e5284" + "3f06a1d8945bc72e",
        "2c417ab6853fd0e9" + "eb2c47d150fa3986" + "421bad78f9c5630e" + "b8c71e2d6f09a453",
        "c1af92680d34e75b" + "af427c9561de0b38" + "9ef528c3704a1db6" + "432c95fabe17608d",
        "4b2ef08d3c975a61" + "d0b7491ae35c2f86" + "14bdc37eaf680592" + "6bd814a7950fe23c",
        "d2846fb1a93e50c7" + "1fd8a374c56b0e92" + "7b419ce206adf358" + "21e74a8dfc90356b");

    private readonly ulong[] _roundKeys = new ulong[16];

    public Des(ReadOnlySpan<byte> key)
    {
        ulong chosen = Permute(BinaryPrimitives.ReadUInt64BigEndian(key), 64, s_keyChoice);
        uint left = (uint)(chosen >> 28);
        uint right = (uint)(chosen & 0xFFFFFFF);
        for (int round = 0; round < 16; round++)
        {
            left = Rotate(left, s_shifts[round]);
            right = Rotate(right, s_shifts[round]);
            _roundKeys[round] = Permute(((ulong)left << 28) | right, 56, s_roundChoice);
        }
    }

    public byte[] Encrypt(byte[] block)
    {
        byte[] result = new byte[8];
        BinaryPrimitives.WriteUInt64BigEndian(result, Transform(BinaryPrimitives.ReadUInt64BigEndian(block), salt: 0, count: 1));
        return result;
    }

    /// <summary>Encrypts so many times over; permutations between the times cancel out.</summary>
    /// <param name="salt">24 bits; bit 0 is for the leftmost pair.</param>
    public ulong Transform(ulong block, uint salt, int count)
    {
        ulong bits = Permute(block, 64, s_initial);
        uint left = (uint)(bits >> 32);
        uint right = (uint)bits;
        for (; count > 0; count--)
        {
            Engine.Values.CancellationPoint.Tick();
            for (int round = 0; round < 16; round++)
            {
                (left, right) = (right, left ^ Round(right, _roundKeys[round], salt));
            }

            (left, right) = (right, left);
        }

        return Permute(((ulong)left << 32) | right, 64, s_final);
    }

    private static uint Round(uint half, ulong key, uint salt)
    {
        ulong expanded = 0;
        for (int group = 0; group < 8; group++)
        {
            // Six bits: four of the half, with the neighbours on both sides.
            uint turned = uint.RotateLeft(half, (group * 4) + 5);
            expanded = (expanded << 6) | (turned & 0x3F);
        }

        for (int bit = 0; bit < 24; bit++)
        {
            if ((salt & (1u << bit)) != 0)
            {
                ulong first = (expanded >> (47 - bit)) & 1;
                ulong second = (expanded >> (23 - bit)) & 1;
                if (first != second)
                {
                    expanded ^= (1UL << (47 - bit)) | (1UL << (23 - bit));
                }
            }
        }

        expanded ^= key;
        uint chosen = 0;
        for (int box = 0; box < 8; box++)
        {
            uint six = (uint)(expanded >> (42 - (box * 6))) & 0x3F;
            int row = (int)(((six >> 4) & 2) | (six & 1));
            int column = (int)((six >> 1) & 15);
            chosen = (chosen << 4) | s_boxes[box][(row * 16) + column];
        }

        return (uint)Permute(chosen, 32, s_permutation);
    }

    private static uint Rotate(uint half, int count) => ((half << count) | (half >> (28 - count))) & 0xFFFFFFF;

    private static ulong Permute(ulong bits, int size, byte[] places)
    {
        ulong result = 0;
        foreach (byte place in places)
        {
            result = (result << 1) | ((bits >> (size - place)) & 1);
        }

        return result;
    }

    private static byte[][] Digits(params string[] boxes) => [.. boxes.Select(static box => box.Select(static digit => Convert.ToByte(digit.ToString(), 16)).ToArray())];

    private static byte[] Inverse(byte[] places)
    {
        byte[] inverse = new byte[places.Length];
        for (int index = 0; index < places.Length; index++)
        {
            inverse[places[index] - 1] = (byte)(index + 1);
        }

        return inverse;
    }
}
