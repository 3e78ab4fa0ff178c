using System.Buffers.Binary;

namespace Cambium.Engine.Transactions.Partitions;

/// <summary>The key of a row as a partitioned table has it: the id of the table that stores the row (4 bytes), then the key it has there.</summary>
public static class PartitionedKey
{
    public const int PrefixLength = sizeof(int);

    public static byte[] Of(int tableId, ReadOnlySpan<byte> rowKey)
    {
        byte[] key = new byte[PrefixLength + rowKey.Length];
        BinaryPrimitives.WriteInt32BigEndian(key, tableId);
        rowKey.CopyTo(key.AsSpan(PrefixLength));
        return key;
    }

    public static int TableOf(ReadOnlySpan<byte> key) => BinaryPrimitives.ReadInt32BigEndian(key);

    public static ReadOnlySpan<byte> KeyOf(ReadOnlySpan<byte> key) => key[PrefixLength..];
}
