using System.Buffers.Binary;
using System.Text;

namespace Cambium.Engine.Times;

/// <summary>
/// A file of the tz database (TZif, RFC 8536): a header, a block with 32-bit moments, and from version 2 on the same again with
/// 64-bit moments and a POSIX description of the time after them.
/// <code>
/// header   "TZif" version 15×0, then six counts of 4 bytes: UTC marks, standard marks, leap seconds, moments, offsets, bytes of names
/// block    moments, index of the offset from each on (1 byte), offsets (4 bytes east, 1 daylight, 1 place of the name), names, leap seconds, marks
/// footer   \n description \n
/// </code>
/// </summary>
internal static class TimeZoneFile
{
    private const int HeaderSize = 44;
    private const int OffsetSize = 6;

    /// <summary>Null when the file is no time zone.</summary>
    internal static TimeZoneRules? Read(string name, string path)
    {
        byte[] file = File.ReadAllBytes(path);
        if (file.Length < HeaderSize || !file.AsSpan(0, 4).SequenceEqual("TZif"u8))
        {
            return null;
        }

        ReadOnlySpan<byte> block = file;
        int momentSize = 4;
        if (file[4] >= (byte)'2')
        {
            block = block[BlockSize(block, momentSize)..];
            momentSize = 8;
        }

        return ReadBlock(name, block, momentSize);
    }

    private static TimeZoneRules ReadBlock(string name, ReadOnlySpan<byte> block, int momentSize)
    {
        int moments = Count(block, 3);
        int offsets = Count(block, 4);
        int namesSize = Count(block, 5);
        ReadOnlySpan<byte> rest = block[HeaderSize..];
        ReadOnlySpan<byte> indexes = rest[(moments * momentSize)..];
        ReadOnlySpan<byte> offsetTable = indexes[moments..];
        ReadOnlySpan<byte> names = offsetTable.Slice(offsets * OffsetSize, namesSize);
        ZoneOffset[] kinds = new ZoneOffset[offsets];
        for (int i = 0; i < offsets; i++)
        {
            ReadOnlySpan<byte> kind = offsetTable.Slice(i * OffsetSize, OffsetSize);
            ReadOnlySpan<byte> abbreviation = names[kind[5]..];
            kinds[i] = new ZoneOffset(BinaryPrimitives.ReadInt32BigEndian(kind), kind[4] != 0, Encoding.ASCII.GetString(abbreviation[..abbreviation.IndexOf((byte)0)]));
        }

        long[] seconds = new long[moments];
        ZoneOffset[] from = new ZoneOffset[moments];
        for (int i = 0; i < moments; i++)
        {
            ReadOnlySpan<byte> moment = rest[(i * momentSize)..];
            seconds[i] = momentSize == 8 ? BinaryPrimitives.ReadInt64BigEndian(moment) : BinaryPrimitives.ReadInt32BigEndian(moment);
            from[i] = kinds[indexes[i]];
        }

        string footer = momentSize == 8 ? Encoding.ASCII.GetString(block[BlockSize(block, momentSize)..]).Trim('\n') : "";
        return new TimeZoneRules(name, kinds[0], seconds, from, footer.Length == 0 ? null : PosixZone.Parse(footer));
    }

    private static int Count(ReadOnlySpan<byte> block, int index) => BinaryPrimitives.ReadInt32BigEndian(block[(20 + (index * 4))..]);

    private static int BlockSize(ReadOnlySpan<byte> block, int momentSize) =>
        HeaderSize + (Count(block, 3) * (momentSize + 1)) + (Count(block, 4) * OffsetSize) + Count(block, 5)
        + (Count(block, 2) * (momentSize + 4)) + Count(block, 1) + Count(block, 0);
}
