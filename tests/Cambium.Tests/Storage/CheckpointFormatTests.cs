using System.Buffers.Binary;
using System.Numerics;
using System.Text.Json;
using Cambium.Engine.Recovery;
using Cambium.Log.Storage;
using Xunit;

namespace Cambium.Tests.Storage;

public sealed class CheckpointFormatTests
{
    /// <summary>Reads the file as docs/formats.md says, byte by byte to its end, by nothing but that page.</summary>
    [Fact]
    public void The_file_is_what_the_formats_page_says()
    {
        StoredDatabase database = new(new LogFaults());
        database.CreateTable();
        database.Put((1, 10), (2, 20));
        database.Engine.Workload.Find(new WorkloadKey("SELECT n FROM t WHERE id = $1", "tester", "public", "int4"), "SELECT n FROM t WHERE id = 1")!.CountRun();
        database.Engine.Checkpoint();
        using IFile file = database.PageFiles.OpenRead("checkpoint");
        byte[] bytes = new byte[file.Length];
        file.Read(0, bytes);

        Assert.Equal("CAMBCHK\n"u8.ToArray(), bytes[..8]);
        Assert.Equal(ChecksumOf(bytes.AsSpan(12)), BinaryPrimitives.ReadUInt32LittleEndian(bytes.AsSpan(8)));
        Assert.Equal(2, BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(12)));
        Assert.Equal(database.Engine.Checkpoints!.DatabaseId, new Guid(bytes.AsSpan(16, 16)));
        Assert.Equal(database.Engine.Root.Position, BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(32)));
        Assert.Equal(database.Engine.Root.CommitTimeMicros, BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(40)));
        Assert.Equal(database.Engine.Root.Catalog.Version, BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(48)));
        LogPlace place = database.Engine.Checkpoints.Place!;
        Assert.Equal(place.Segment, BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(56)));
        Assert.Equal(place.Offset, BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(64)));
        Assert.Equal(place.Hash.ToArray(), bytes[72..104]);

        BinaryReader reader = new(new MemoryStream(bytes, 104, bytes.Length - 104));
        Assert.Single(Many(reader, () => (reader.Read7BitEncodedInt(), new Guid(reader.ReadBytes(16)), reader.Read7BitEncodedInt64())));
        var trees = Many(reader, () => (Id: reader.Read7BitEncodedInt(), reader.Read7BitEncodedInt(), reader.Read7BitEncodedInt64(), reader.Read7BitEncodedInt(), reader.Read7BitEncodedInt(), Entries: reader.Read7BitEncodedInt64()));
        Assert.Equal(2, trees.Single(tree => tree.Id == database.Table.TreeId).Entries);
        Assert.Equal(2, trees.Single(tree => tree.Id == database.Table.Indexes[^1].TreeId).Entries);
        Many(reader, () => (reader.Read7BitEncodedInt(), reader.ReadInt64(), reader.ReadByte()));
        Assert.Empty(Many(reader, reader.Read7BitEncodedInt));
        Assert.Contains(Many(reader, () => JsonDocument.Parse(reader.ReadBytes(reader.Read7BitEncodedInt())).RootElement.ToString()), static json => json.Contains("\"t_n\"", StringComparison.Ordinal));
        Assert.Empty(Many(reader, reader.Read7BitEncodedInt));
        (string, string, string, string, string, long) statement = Assert.Single(Many(reader, () => (reader.ReadString(), reader.ReadString(), reader.ReadString(), reader.ReadString(), reader.ReadString(), reader.Read7BitEncodedInt64())));
        Assert.Equal(("SELECT n FROM t WHERE id = $1", "tester", "public", "int4", "SELECT n FROM t WHERE id = 1", 1), statement);
        Assert.Equal(reader.BaseStream.Length, reader.BaseStream.Position);
    }

    private static List<T> Many<T>(BinaryReader reader, Func<T> read)
    {
        List<T> items = [];
        for (int count = reader.Read7BitEncodedInt(); items.Count < count;)
        {
            items.Add(read());
        }

        return items;
    }

    private static uint ChecksumOf(ReadOnlySpan<byte> bytes)
    {
        uint crc = uint.MaxValue;
        foreach (byte value in bytes)
        {
            crc = BitOperations.Crc32C(crc, value);
        }

        return ~crc;
    }
}
