using System.Buffers.Binary;

namespace Cambium.Benchmarks.Trees;

/// <summary>
/// The entries all candidates are measured with: 8-byte big-endian keys a thousand apart, so that new neighbours fit between,
/// and 100-byte values.
/// </summary>
internal readonly struct TreeWork(int entries)
{
    internal const int KeyBytes = 8;
    internal const int ValueBytes = 100;
    internal const int NeighbourCount = 100;
    internal const int Gap = 1000;

    internal int Entries { get; } = entries;

    internal static void WriteKey(Span<byte> key, long number) => BinaryPrimitives.WriteInt64BigEndian(key, number);

    internal static byte[] Key(long number)
    {
        byte[] key = new byte[KeyBytes];
        WriteKey(key, number);
        return key;
    }

    internal static byte[] Value() => new byte[ValueBytes];

    /// <summary>New keys that lie side by side between two entries.</summary>
    internal static long[] Neighbours(long first) => [.. Enumerable.Range(1, NeighbourCount).Select(distance => first + distance)];

    /// <summary>All numbers of entries in an order without locality, the same each time.</summary>
    internal int[] Shuffled()
    {
        int[] numbers = [.. Enumerable.Range(0, Entries)];
        new Random(1).Shuffle(numbers);
        return numbers;
    }
}
