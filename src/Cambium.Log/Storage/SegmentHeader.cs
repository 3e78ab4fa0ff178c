using System.Buffers.Binary;
using System.Globalization;
using System.Text;
using Cambium.Log.Format;

namespace Cambium.Log.Storage;

/// <summary>The first 128 bytes of a segment, flushed before the file gets its name.</summary>
/// <remarks>
/// <code>
/// offset size
///      0    8  magic "CAMBLOG" and a line feed
///      8    4  CRC-32C over bytes 12 to 127
///     12    4  format version; this field and the two before it stay where they are in every version
///     16   16  database id
///     32    8  position of the segment's first record, which is also its name
///     40    8  highest position known durable when this was written
///     48   32  hash of the last batch of the segment before, zeros in the first
///     80   40  collation version, UTF-8, filled up with zeros
///    120    8  zeros
///    128       batches, one after the other, then zeros to the end of the file
/// </code>
/// </remarks>
internal sealed record SegmentHeader(Guid DatabaseId, long FirstPosition, long DurablePosition, byte[] PreviousHash, string CollationVersion)
{
    public const int Size = 128;

    /// <summary>What this program writes. Version 1 had no notes of names and none on computed keys.</summary>
    public const int FormatVersion = 2;
    public const int OldestFormatVersion = 1;
    public const int CollationBytesMax = 40;

    private const string Extension = ".log";
    private const int NameDigits = 20;

    /// <summary>The version this segment is written in: nothing newer may be appended to it.</summary>
    public int Version { get; init; } = FormatVersion;

    private static ReadOnlySpan<byte> Magic => "CAMBLOG\n"u8;

    /// <summary>The segment's file name: its first position with leading zeros, so that names sort as positions do.</summary>
    public string Name => FirstPosition.ToString(CultureInfo.InvariantCulture).PadLeft(NameDigits, '0') + Extension;

    /// <summary>The first position a file name stands for; false when it is no segment's name.</summary>
    public static bool TryParseName(string name, out long firstPosition)
    {
        firstPosition = 0;
        return name.Length == NameDigits + Extension.Length
            && name.EndsWith(Extension, StringComparison.Ordinal)
            && long.TryParse(name.AsSpan(0, NameDigits), NumberStyles.None, CultureInfo.InvariantCulture, out firstPosition);
    }

    /// <exception cref="LogDamageException">The header is torn, garbled, or another segment's.</exception>
    /// <exception cref="LogFormatException">The format is newer than this program.</exception>
    public static SegmentHeader Read(IFile file, string path, long firstPosition)
    {
        byte[] bytes = new byte[Size];
        if (file.Read(0, bytes) < Size)
        {
            throw new LogDamageException(path, 0, firstPosition, "the segment's header is cut short");
        }

        if (!bytes.AsSpan(0, 8).SequenceEqual(Magic))
        {
            throw new LogDamageException(path, 0, firstPosition, "this isn't a log segment (wrong magic)");
        }

        if (BinaryPrimitives.ReadUInt32LittleEndian(bytes.AsSpan(8)) != Crc32C.Compute(bytes.AsSpan(12)))
        {
            throw new LogDamageException(path, 8, firstPosition, "the segment header's checksum doesn't match");
        }

        int version = BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(12));
        if (version is < OldestFormatVersion or > FormatVersion)
        {
            throw new LogFormatException(
                $"log file \"{path}\" has format version {version}; this program reads versions {OldestFormatVersion} to {FormatVersion}: use the release that wrote it or a newer one");
        }

        SegmentHeader header = new(
            new Guid(bytes.AsSpan(16, 16)),
            BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(32)),
            BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(40)),
            bytes.AsSpan(48, BatchHeader.HashSize).ToArray(),
            Encoding.UTF8.GetString(bytes.AsSpan(80, CollationBytesMax)).TrimEnd('\0'))
        {
            Version = version,
        };
        return header.FirstPosition == firstPosition
            ? header
            : throw new LogDamageException(path, 32, firstPosition, $"the segment's header says it starts at position {header.FirstPosition}");
    }

    public byte[] ToBytes()
    {
        byte[] bytes = new byte[Size];
        Magic.CopyTo(bytes);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(12), Version);
        DatabaseId.TryWriteBytes(bytes.AsSpan(16));
        BinaryPrimitives.WriteInt64LittleEndian(bytes.AsSpan(32), FirstPosition);
        BinaryPrimitives.WriteInt64LittleEndian(bytes.AsSpan(40), DurablePosition);
        PreviousHash.CopyTo(bytes, 48);
        Encoding.UTF8.GetBytes(CollationVersion, bytes.AsSpan(80, CollationBytesMax));
        BinaryPrimitives.WriteUInt32LittleEndian(bytes.AsSpan(8), Crc32C.Compute(bytes.AsSpan(12)));
        return bytes;
    }
}
