using System.Buffers.Binary;
using System.Security.Cryptography;

namespace Cambium.Log.Format;

/// <summary>The decoded first 80 bytes of a batch; the layout stands at <see cref="LogBatch"/>.</summary>
internal readonly record struct BatchHeader(int Size, int Count, long FirstPosition, long DurablePosition, Guid DatabaseId)
{
    public const int HashSize = SHA256.HashSizeInBytes;

    private const int ChecksumOffset = 4;
    private const int ContentOffset = 8;
    private const int PreviousHashOffset = 48;

    /// <summary>The first four bytes of every batch. The lower-case letters keep it apart from zeros and from a segment's magic.</summary>
    public static ReadOnlySpan<byte> Magic => "CBat"u8;

    /// <summary>Position of the last record; <see cref="FirstPosition"/> - 1 for a mark.</summary>
    public long LastPosition => FirstPosition + Count - 1;

    /// <summary>A batch without records says only that everything before it is durable.</summary>
    public bool IsMark => Count == 0;

    public static BatchHeader Read(ReadOnlySpan<byte> batch) => new(
        BinaryPrimitives.ReadInt32LittleEndian(batch[8..]),
        BinaryPrimitives.ReadInt32LittleEndian(batch[12..]),
        BinaryPrimitives.ReadInt64LittleEndian(batch[16..]),
        BinaryPrimitives.ReadInt64LittleEndian(batch[24..]),
        new Guid(batch.Slice(32, 16)));

    /// <summary>The hash of the batch before, as this one names it.</summary>
    public static ReadOnlySpan<byte> PreviousHash(ReadOnlySpan<byte> batch) => batch.Slice(PreviousHashOffset, HashSize);

    /// <summary>True when the checksum matches the whole of <paramref name="batch"/>, header and records.</summary>
    public static bool IsWhole(ReadOnlySpan<byte> batch) =>
        BinaryPrimitives.ReadUInt32LittleEndian(batch[ChecksumOffset..]) == Crc32C.Compute(batch[ContentOffset..]);

    /// <summary>The hash by which the next batch names this one.</summary>
    public static void Hash(ReadOnlySpan<byte> batch, Span<byte> hash) => SHA256.HashData(batch[ContentOffset..], hash);

    /// <summary>Fills in the first 80 bytes of <paramref name="batch"/>, whose records must be complete.</summary>
    public void Seal(Span<byte> batch, ReadOnlySpan<byte> previousHash)
    {
        Magic.CopyTo(batch);
        BinaryPrimitives.WriteInt32LittleEndian(batch[8..], Size);
        BinaryPrimitives.WriteInt32LittleEndian(batch[12..], Count);
        BinaryPrimitives.WriteInt64LittleEndian(batch[16..], FirstPosition);
        BinaryPrimitives.WriteInt64LittleEndian(batch[24..], DurablePosition);
        DatabaseId.TryWriteBytes(batch[32..]);
        previousHash.CopyTo(batch[PreviousHashOffset..]);
        BinaryPrimitives.WriteUInt32LittleEndian(batch[ChecksumOffset..], Crc32C.Compute(batch[ContentOffset..]));
    }
}
