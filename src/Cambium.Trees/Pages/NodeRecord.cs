using System.Buffers;
using System.Buffers.Binary;
using Cambium.Trees.Nodes;

namespace Cambium.Trees.Pages;

/// <summary>A node as it is written to a page file.</summary>
/// <remarks>
/// <code>
/// offset  size  field (little-endian)
/// 0       4     CRC-32C over the file's number and the record's offset (8 bytes each), then bytes 4 to the end
/// 4       4     length of the record
/// 8       1     level above the leaves: 0 a leaf, else a branch
/// 9       3     zeros
/// 12      4     size of the page, n
/// 16      n     the page (Page): rows of a leaf, separators of a branch, without free room
///
/// 16+n    4     leaf: number of large values, m
/// 20+n    4m    length of each
/// ...     ...   their bytes
///
/// 16+n    24m   branch: for each child its file (4), record length (4), offset (8), entries below it (8)
/// </code>
/// </remarks>
internal static class NodeRecord
{
    public const int HeaderBytes = 16;
    private const int ChildBytes = 24;

    /// <summary>Appends the record of a leaf.</summary>
    /// <returns>Its length.</returns>
    public static int Write(LeafContent leaf, int file, long offset, ArrayBufferWriter<byte> output)
    {
        byte[] page = Trimmed(leaf.Bytes);
        byte[][] overflow = leaf.Overflow ?? [];
        int length = HeaderBytes + page.Length + 4 + (4 * overflow.Length) + overflow.Sum(static value => value.Length);
        Span<byte> record = output.GetSpan(length)[..length];
        WriteHead(record, level: 0, page);
        Span<byte> rest = record[(HeaderBytes + page.Length)..];
        BinaryPrimitives.WriteInt32LittleEndian(rest, overflow.Length);
        rest = rest[4..];
        foreach (byte[] value in overflow)
        {
            BinaryPrimitives.WriteInt32LittleEndian(rest, value.Length);
            rest = rest[4..];
        }

        foreach (byte[] value in overflow)
        {
            value.CopyTo(rest);
            rest = rest[value.Length..];
        }

        return Seal(record, file, offset, output);
    }

    /// <summary>Appends the record of a branch.</summary>
    /// <param name="children">Their counts are written.</param>
    /// <param name="locations">Where they are written, one each.</param>
    /// <inheritdoc cref="Write(LeafContent, int, long, ArrayBufferWriter{byte})" path="/returns"/>
    public static int Write(byte[] separators, ReadOnlySpan<Child> children, ReadOnlySpan<PageLocation> locations, int level, int file, long offset, ArrayBufferWriter<byte> output)
    {
        byte[] page = Trimmed(separators);
        int length = HeaderBytes + page.Length + (ChildBytes * children.Length);
        Span<byte> record = output.GetSpan(length)[..length];
        WriteHead(record, level, page);
        Span<byte> rest = record[(HeaderBytes + page.Length)..];
        for (int index = 0; index < children.Length; index++)
        {
            PageLocation location = locations[index];
            BinaryPrimitives.WriteInt32LittleEndian(rest, location.File.Number);
            BinaryPrimitives.WriteInt32LittleEndian(rest[4..], location.Length);
            BinaryPrimitives.WriteInt64LittleEndian(rest[8..], location.Offset);
            BinaryPrimitives.WriteInt64LittleEndian(rest[16..], children[index].Count);
            rest = rest[ChildBytes..];
        }

        return Seal(record, file, offset, output);
    }

    /// <exception cref="PageDamageException">What lies there isn't a whole leaf.</exception>
    public static LeafContent ReadLeaf(PageLocation location)
    {
        byte[] buffer = ArrayPool<byte>.Shared.Rent(location.Length);
        try
        {
            ReadOnlySpan<byte> record = Read(location, buffer, out byte level, out byte[] page);
            Require(location, level == 0, "a branch stands where a leaf should");
            ReadOnlySpan<byte> lengths = record[(HeaderBytes + page.Length)..];
            int count = BinaryPrimitives.ReadInt32LittleEndian(lengths);
            if (count == 0)
            {
                return new LeafContent(page, null);
            }

            lengths = lengths[4..];
            ReadOnlySpan<byte> values = lengths[(4 * count)..];
            byte[][] overflow = new byte[count][];
            for (int index = 0; index < count; index++)
            {
                int length = BinaryPrimitives.ReadInt32LittleEndian(lengths[(4 * index)..]);
                overflow[index] = values[..length].ToArray();
                values = values[length..];
            }

            return new LeafContent(page, overflow);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    /// <exception cref="PageDamageException">What lies there isn't a whole branch.</exception>
    public static (byte[] Separators, Child[] Children) ReadBranch(PageLocation location)
    {
        byte[] buffer = ArrayPool<byte>.Shared.Rent(location.Length);
        try
        {
            ReadOnlySpan<byte> record = Read(location, buffer, out byte level, out byte[] page);
            Require(location, level > 0, "a leaf stands where a branch should");
            ReadOnlySpan<byte> rest = record[(HeaderBytes + page.Length)..];
            Child[] children = new Child[new Page(page).Count + 1];
            Require(location, rest.Length == ChildBytes * children.Length, "children and separators don't match");
            PageStore store = location.File.Store;
            PageFile file = location.File;
            for (int index = 0; index < children.Length; index++)
            {
                int number = BinaryPrimitives.ReadInt32LittleEndian(rest);
                file = number == file.Number ? file : store.Find(number);
                PageLocation child = new(file, BinaryPrimitives.ReadInt64LittleEndian(rest[8..]), BinaryPrimitives.ReadInt32LittleEndian(rest[4..]));
                children[index] = new Child(level == 1 ? new Leaf(child) : new Branch(child), BinaryPrimitives.ReadInt64LittleEndian(rest[16..]));
                rest = rest[ChildBytes..];
            }

            return (page, children);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    /// <summary>Reads a record and tests its checksum, which also vouches for everything inside it.</summary>
    private static ReadOnlySpan<byte> Read(PageLocation location, byte[] buffer, out byte level, out byte[] page)
    {
        Span<byte> record = buffer.AsSpan(0, location.Length);
        location.File.Read(location.Offset, record);
        Require(location, BinaryPrimitives.ReadUInt32LittleEndian(record) == PageChecksum.Compute(location.File.Number, location.Offset, record[4..]), "the checksum is wrong");
        Require(location, BinaryPrimitives.ReadInt32LittleEndian(record[4..]) == location.Length, "the record has another length than its parent says");
        level = record[8];
        page = record.Slice(HeaderBytes, BinaryPrimitives.ReadInt32LittleEndian(record[12..])).ToArray();
        return record;
    }

    private static byte[] Trimmed(byte[] page) => new Page(page).UsedBytes == page.Length ? page : PageWriter.Trim(page);

    private static void WriteHead(Span<byte> record, int level, byte[] page)
    {
        record[..HeaderBytes].Clear();
        BinaryPrimitives.WriteInt32LittleEndian(record[4..], record.Length);
        record[8] = (byte)level;
        BinaryPrimitives.WriteInt32LittleEndian(record[12..], page.Length);
        page.CopyTo(record[HeaderBytes..]);
    }

    private static int Seal(Span<byte> record, int file, long offset, ArrayBufferWriter<byte> output)
    {
        BinaryPrimitives.WriteUInt32LittleEndian(record, PageChecksum.Compute(file, offset, record[4..]));
        output.Advance(record.Length);
        return record.Length;
    }

    private static void Require(PageLocation location, bool condition, string problem)
    {
        if (!condition)
        {
            throw new PageDamageException(location.File.Path, location.Offset, problem);
        }
    }
}
