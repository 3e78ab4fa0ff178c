using System.Buffers.Binary;

namespace Cambium.Trees.Pages;

/// <summary>
/// Tests every record of a page file, of newer trees, older ones and none: what nobody reads today may be needed by an earlier checkpoint, or
/// be the first sign of a failing disk.
/// </summary>
public static class PageFileCheck
{
    /// <param name="length">Bytes in use.</param>
    /// <returns>What is wrong, by file and offset; null when all is as it was written.</returns>
    public static PageDamageException? Run(IPageFile file, int number, Guid id, long length)
    {
        try
        {
            PageFile.CheckHeader(file, number, id);
            byte[] record = [];
            for (long offset = PageFile.HeaderBytes; offset < length; offset += record.Length)
            {
                record = ReadRecord(file, number, offset, length);
            }

            return null;
        }
        catch (PageDamageException damage)
        {
            return damage;
        }
    }

    private static byte[] ReadRecord(IPageFile file, int number, long offset, long length)
    {
        byte[] head = new byte[NodeRecord.HeaderBytes];
        int recordLength = file.Read(offset, head) < head.Length ? 0 : BinaryPrimitives.ReadInt32LittleEndian(head.AsSpan(4));
        if (recordLength < NodeRecord.HeaderBytes || recordLength > length - offset)
        {
            throw new PageDamageException(file.Path, offset, "no record begins here");
        }

        byte[] record = new byte[recordLength];
        return file.Read(offset, record) == recordLength && BinaryPrimitives.ReadUInt32LittleEndian(record) == PageChecksum.Compute(number, offset, record.AsSpan(4))
            ? record
            : throw new PageDamageException(file.Path, offset, "the checksum is wrong");
    }
}
