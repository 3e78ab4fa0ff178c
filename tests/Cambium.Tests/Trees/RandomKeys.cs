using System.Buffers.Binary;
using System.Text;

namespace Cambium.Tests.Trees;

/// <summary>Seeded keys and values of one flavour, each chosen to press on another part of the page format.</summary>
public sealed class RandomKeys(int seed, KeyFlavour flavour)
{
    private readonly Random _random = new(seed);

    public Random Random => _random;

    public byte[] Key() => flavour switch
    {
        KeyFlavour.Numbers => Number(_random.Next(5000)),
        KeyFlavour.Clustered => [.. Number(_random.Next(4)), .. Number(_random.Next(2000)), (byte)_random.Next(3)],
        KeyFlavour.Words => Encoding.UTF8.GetBytes("customer/" + _random.Next(50) + "/order/" + _random.Next(100)),
        KeyFlavour.ZerosAndLengths => Zeros(),
        KeyFlavour.Huge => Huge(),
        _ => throw new ArgumentOutOfRangeException(nameof(flavour)),
    };

    public byte[] Value()
    {
        int length = _random.Next(100) switch
        {
            < 10 => 0,
            < 85 => _random.Next(120),
            < 97 => _random.Next(1025),
            _ => _random.Next(1025, 9000),
        };
        byte[] value = new byte[length];
        _random.NextBytes(value);
        return value;
    }

    private static byte[] Number(long value)
    {
        byte[] key = new byte[8];
        BinaryPrimitives.WriteInt64BigEndian(key, value);
        return key;
    }

    /// <summary>Short strings over a tiny alphabet with zero bytes: equal heads, padding against real zeros, the empty key.</summary>
    private byte[] Zeros()
    {
        byte[] key = new byte[_random.Next(9)];
        for (int index = 0; index < key.Length; index++)
        {
            key[index] = (byte)(_random.Next(3) switch { 0 => 0, 1 => 1, _ => 255 });
        }

        return key;
    }

    /// <summary>Up to 8 KiB, with a long common prefix that some keys break.</summary>
    private byte[] Huge()
    {
        byte[] key = new byte[_random.Next(10) == 0 ? _random.Next(8193) : 3000 + _random.Next(20)];
        key.AsSpan().Fill((byte)(_random.Next(20) == 0 ? _random.Next(256) : 7));
        if (key.Length > 0)
        {
            key[^1] = (byte)_random.Next(256);
        }

        return key;
    }
}
