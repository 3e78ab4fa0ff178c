using System.Buffers.Binary;
using System.Globalization;
using System.Text.Json;
using static Cambium.Tests.Storage.Documented.DocumentedBytes;

namespace Cambium.Tests.Storage.Documented;

/// <summary>Reads a checkpoint and the trees it names as docs/formats.md says. Uses nothing of the product's.</summary>
internal sealed class DocumentedPages
{
    private readonly Dictionary<int, byte[]> _files = [];
    private readonly Dictionary<int, (int File, long Offset, int Length, int Height, long Entries)> _trees = [];

    private DocumentedPages(string directory, string checkpoint)
    {
        byte[] bytes = File.ReadAllBytes(Path.Combine(directory, checkpoint));
        DocumentedBytes reader = new(bytes);
        reader.Magic("CAMBCHK\n");
        Require(reader.U32() == Crc32C(bytes[12..]), "the checkpoint's checksum is wrong");
        Require(reader.I32() == 2, "the checkpoint has another version");
        DatabaseId = reader.Id();
        Position = reader.I64();
        reader.I64();
        Require(reader.I64() <= Position, "the catalog is newer than the checkpoint");
        Place = (reader.I64(), reader.I64());
        reader.Raw(32);
        foreach ((int number, Guid id, long length) in reader.Many(() => ((int)reader.Varint(), reader.Id(), reader.Varint())))
        {
            _files[number] = ReadFile(Path.Combine(directory, number.ToString("D8", CultureInfo.InvariantCulture) + ".pages"), number, id, length);
        }

        foreach (var tree in reader.Many(() => (Id: (int)reader.Varint(), Root: ((int)reader.Varint(), reader.Varint(), (int)reader.Varint(), (int)reader.Varint(), reader.Varint()))))
        {
            _trees.Add(tree.Id, tree.Root);
        }

        Sequences = reader.Many(() => (Id: (int)reader.Varint(), Last: reader.I64(), IsCalled: reader.U8() == 1)).ToDictionary(static sequence => sequence.Id, static sequence => (sequence.Last, sequence.IsCalled));
        reader.Many(reader.Varint);
        Definitions = reader.Many(() => JsonDocument.Parse(reader.Bytes()).RootElement);
        LeftOut = [.. reader.Many(reader.Varint)];
        reader.Many(() => (reader.Text(), reader.Text(), reader.Text(), reader.Text(), reader.Text(), reader.Varint()));
        Require(reader.IsAtEnd, "the checkpoint is longer than its lists");
    }

    public Guid DatabaseId { get; }

    public long Position { get; }

    /// <summary>Segment and offset in it where the log goes on.</summary>
    public (long Segment, long Offset) Place { get; }

    public IReadOnlyDictionary<int, (long Last, bool IsCalled)> Sequences { get; }

    public IReadOnlyList<JsonElement> Definitions { get; }

    /// <summary>Trees of indexes that are rebuilt after a restart.</summary>
    public IReadOnlyCollection<long> LeftOut { get; }

    public IReadOnlyCollection<int> Trees => _trees.Keys;

    /// <summary>How many levels of branches were met above the leaves.</summary>
    public int HeightMax { get; private set; }

    /// <summary>Values that lie outside of their pages.</summary>
    public int LargeValues { get; private set; }

    public static DocumentedPages Read(string directory, string checkpoint = "checkpoint") => new(directory, checkpoint);

    /// <summary>The entries of a tree in order.</summary>
    public List<(byte[] Key, byte[] Value)> ReadTree(int id)
    {
        List<(byte[] Key, byte[] Value)> entries = [];
        if (_trees.TryGetValue(id, out var root))
        {
            if (root.Entries > 0)
            {
                ReadNode(root.File, root.Offset, root.Length, root.Height, entries);
            }

            Require(entries.Count == root.Entries, "a tree has another number of entries than the checkpoint says");
        }

        for (int i = 1; i < entries.Count; i++)
        {
            Require(entries[i - 1].Key.AsSpan().SequenceCompareTo(entries[i].Key) < 0, "keys are out of order");
        }

        return entries;
    }

    private static byte[] ReadFile(string path, int number, Guid id, long length)
    {
        byte[] bytes = File.ReadAllBytes(path);
        Require(bytes.Length >= length, "a page file is too short");
        DocumentedBytes header = new(bytes);
        header.Magic("CAMBPAG\n");
        Require(header.U32() == PlacedChecksum(number, 0, bytes[12..64]), "a page file's checksum is wrong");
        Require(header.I32() == 1 && header.I32() == number, "a page file has another version or number");
        header.Zeros(12);
        Require(header.Id() == id, "it is another page file");
        header.Zeros(16);
        return bytes;
    }

    private void ReadNode(int file, long offset, int length, int level, List<(byte[] Key, byte[] Value)> entries)
    {
        byte[] record = _files[file][(int)offset..(int)(offset + length)];
        DocumentedBytes reader = new(record);
        Require(reader.U32() == PlacedChecksum(file, offset, record[4..]), "a record's checksum is wrong");
        Require(reader.I32() == length, "a record has another length than what leads to it says");
        Require(reader.U8() == level, "a record is of another level");
        HeightMax = Math.Max(HeightMax, level);
        reader.Zeros(3);
        byte[] page = reader.Raw(reader.I32());
        List<(byte[] Key, byte[] Value, bool IsLarge)> cells = ReadPage(page);
        if (level == 0)
        {
            int[] lengths = [.. Enumerable.Range(0, reader.I32()).Select(_ => reader.I32()).ToArray()];
            byte[][] large = [.. lengths.Select(reader.Raw)];
            LargeValues += large.Length;
            entries.AddRange(cells.Select(cell => (cell.Key, cell.IsLarge ? large[BinaryPrimitives.ReadInt32LittleEndian(cell.Value)] : cell.Value)));
        }
        else
        {
            for (int child = 0; child <= cells.Count; child++)
            {
                (int childFile, int childLength, long childOffset, long below) = (reader.I32(), reader.I32(), reader.I64(), reader.I64());
                int before = entries.Count;
                ReadNode(childFile, childOffset, childLength, level - 1, entries);
                Require(entries.Count - before == below, "a child has another number of entries than its branch says");
                Require(child == 0 || entries[before].Key.AsSpan().SequenceCompareTo(cells[child - 1].Key) >= 0, "a child's keys lie below its separator");
            }
        }

        Require(reader.IsAtEnd, "a record is longer than what is in it");
    }

    private static List<(byte[] Key, byte[] Value, bool IsLarge)> ReadPage(byte[] page)
    {
        DocumentedBytes reader = new(page);
        int count = reader.U16();
        int prefixLength = reader.U16();
        Require(reader.U16() == page.Length, "a page has unused bytes");
        reader.U16();
        byte[] prefix = reader.Raw(prefixLength);
        uint[] heads = [.. Enumerable.Range(0, count).Select(_ => reader.U32()).ToArray()];
        uint[] slots = [.. Enumerable.Range(0, count).Select(_ => reader.U32()).ToArray()];
        List<(byte[] Key, byte[] Value, bool IsLarge)> cells = [];
        int before = 0;
        for (int i = 0; i < count; i++)
        {
            int end = (int)(slots[i] & 0xFFFF);
            int keyLength = (int)((slots[i] >> 16) & 0x7FFF);
            byte[] data = page[(page.Length - end)..(page.Length - before)];
            byte[] head = [(byte)(heads[i] >> 24), (byte)(heads[i] >> 16), (byte)(heads[i] >> 8), (byte)heads[i]];
            int rest = Math.Max(0, keyLength - 4);
            cells.Add(([.. prefix, .. head[..Math.Min(4, keyLength)], .. data[..rest]], data[rest..], slots[i] >> 31 == 1));
            before = end;
        }

        Require(reader.Offset + before == page.Length, "a page has a gap");
        return cells;
    }

    private static uint PlacedChecksum(int file, long offset, byte[] bytes) => Crc32C(BitConverter.GetBytes((long)file), BitConverter.GetBytes(offset), bytes);
}
