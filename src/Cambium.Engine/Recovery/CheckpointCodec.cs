using System.Buffers.Binary;
using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>The file <c>checkpoint</c>.</summary>
/// <remarks>
/// <code>
/// offset  size  field (little-endian; varint: seven bits a byte, lowest first)
/// 0       8     magic "CAMBCHK" and a line feed
/// 8       4     CRC-32C over bytes 12 to the end
/// 12      4     format version, 2; 1 ends with the definitions
/// 16      16    database id
/// 32      8     position
/// 40      8     time of the commit at that position, microseconds since 1970 UTC
/// 48      8     version of the catalog: position of its last change
/// 56      8     first position of the log's segment in which the commits behind the position begin; 0: unknown
/// 64      8     bytes before them in that segment's file
/// 72      32    hash of the batch before them
/// 104     ...   count varint, then for each page file: number varint, id (16), bytes in use varint
///         ...   count varint, then for each tree: id, file, offset, record length, height, entries, all varint
///         ...   count varint, then for each sequence: id varint, last value (8), called (1)
///         ...   count varint, then for each built-in definition that was dropped: id varint
///         ...   count varint, then for each definition: length varint and its JSON
///         ...   count varint, then for each index that was left out: id of its tree varint
///         ...   count varint, then for each statement of the workload: key's text, user, search path, parameter types, text, each length varint
///               and UTF-8; runs varint
/// </code>
/// </remarks>
internal static class CheckpointCodec
{
    private const int FormatVersion = 2;
    private const int BodyOffset = 104;

    private static ReadOnlySpan<byte> Magic => "CAMBCHK\n"u8;

    public static byte[] Write(Checkpoint checkpoint)
    {
        using MemoryStream stream = new();
        using BinaryWriter writer = new(stream);
        byte[] head = new byte[BodyOffset];
        Magic.CopyTo(head);
        BinaryPrimitives.WriteInt32LittleEndian(head.AsSpan(12), FormatVersion);
        checkpoint.DatabaseId.TryWriteBytes(head.AsSpan(16));
        BinaryPrimitives.WriteInt64LittleEndian(head.AsSpan(32), checkpoint.Position);
        BinaryPrimitives.WriteInt64LittleEndian(head.AsSpan(40), checkpoint.CommitTimeMicros);
        BinaryPrimitives.WriteInt64LittleEndian(head.AsSpan(48), checkpoint.Catalog.Version);
        if (checkpoint.Place is { } place)
        {
            BinaryPrimitives.WriteInt64LittleEndian(head.AsSpan(56), place.Segment);
            BinaryPrimitives.WriteInt64LittleEndian(head.AsSpan(64), place.Offset);
            place.Hash.Span.CopyTo(head.AsSpan(72));
        }

        writer.Write(head);
        writer.Write7BitEncodedInt(checkpoint.Files.Length);
        foreach (CheckpointFile file in checkpoint.Files)
        {
            writer.Write7BitEncodedInt(file.Number);
            writer.Write(file.Id.ToByteArray());
            writer.Write7BitEncodedInt64(file.Length);
        }

        writer.Write7BitEncodedInt(checkpoint.Trees.Length);
        foreach ((int id, TreeRoot root) in checkpoint.Trees)
        {
            writer.Write7BitEncodedInt(id);
            writer.Write7BitEncodedInt(root.File);
            writer.Write7BitEncodedInt64(root.Offset);
            writer.Write7BitEncodedInt(root.Length);
            writer.Write7BitEncodedInt(root.Height);
            writer.Write7BitEncodedInt64(root.Count);
        }

        writer.Write7BitEncodedInt(checkpoint.Sequences.Count);
        foreach (SequenceWrite sequence in checkpoint.Sequences.Values)
        {
            writer.Write7BitEncodedInt(sequence.SequenceId);
            writer.Write(sequence.LastValue);
            writer.Write(sequence.IsCalled);
        }

        WriteCatalog(writer, checkpoint.Catalog);
        writer.Write7BitEncodedInt(checkpoint.Catalog.MissingTrees.Count);
        foreach (int treeId in checkpoint.Catalog.MissingTrees.Order())
        {
            writer.Write7BitEncodedInt(treeId);
        }

        writer.Write7BitEncodedInt(checkpoint.Workload.Length);
        foreach (WorkloadStatement statement in checkpoint.Workload)
        {
            writer.Write(statement.Key.Text);
            writer.Write(statement.Key.User);
            writer.Write(statement.Key.SearchPath);
            writer.Write(statement.Key.ParameterTypes);
            writer.Write(statement.Sql);
            writer.Write7BitEncodedInt64(statement.Count);
        }

        byte[] bytes = stream.ToArray();
        BinaryPrimitives.WriteUInt32LittleEndian(bytes.AsSpan(8), Crc32C.Compute(bytes.AsSpan(12)));
        return bytes;
    }

    /// <param name="path">Names the file in errors.</param>
    /// <exception cref="PageDamageException">The bytes aren't what was written.</exception>
    /// <exception cref="LogFormatException">They are of a newer format.</exception>
    public static Checkpoint Read(byte[] bytes, string path)
    {
        if (bytes.Length < BodyOffset || !bytes.AsSpan(0, 8).SequenceEqual(Magic))
        {
            throw new PageDamageException(path, 0, "it doesn't begin as a checkpoint does");
        }

        if (BinaryPrimitives.ReadUInt32LittleEndian(bytes.AsSpan(8)) != Crc32C.Compute(bytes.AsSpan(12)))
        {
            throw new PageDamageException(path, 8, "the checksum is wrong");
        }

        int version = BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(12));
        if (version > FormatVersion)
        {
            throw new LogFormatException($"checkpoint \"{path}\" has format version {version}; this server reads up to {FormatVersion}");
        }

        using BinaryReader reader = new(new MemoryStream(bytes, BodyOffset, bytes.Length - BodyOffset));
        var files = ReadMany(reader, static reader => new CheckpointFile(reader.Read7BitEncodedInt(), new Guid(reader.ReadBytes(16)), reader.Read7BitEncodedInt64()));
        var trees = ReadMany(reader, static reader => KeyValuePair.Create(
            reader.Read7BitEncodedInt(),
            new TreeRoot(reader.Read7BitEncodedInt(), reader.Read7BitEncodedInt64(), reader.Read7BitEncodedInt(), reader.Read7BitEncodedInt(), reader.Read7BitEncodedInt64())));
        var sequences = ReadMany(reader, static reader => new SequenceWrite(reader.Read7BitEncodedInt(), reader.ReadInt64(), reader.ReadBoolean()));
        ImmutableArray<int> dropped = ReadMany(reader, static reader => reader.Read7BitEncodedInt());
        ImmutableArray<ReadOnlyMemory<byte>> definitions = ReadMany(reader, static reader => (ReadOnlyMemory<byte>)reader.ReadBytes(reader.Read7BitEncodedInt()));
        ImmutableArray<int> missing = [];
        ImmutableArray<WorkloadStatement> workload = [];
        if (version >= 2)
        {
            missing = ReadMany(reader, static reader => reader.Read7BitEncodedInt());
            workload = ReadMany(reader, static reader => new WorkloadStatement(
                new WorkloadKey(reader.ReadString(), reader.ReadString(), reader.ReadString(), reader.ReadString()), reader.ReadString(), reader.Read7BitEncodedInt64()));
        }

        long catalogVersion = BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(48));
        return new Checkpoint(
            new Guid(bytes.AsSpan(16, 16)),
            BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(32)),
            ReadPlace(bytes),
            BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(40)),
            new Lazy<CatalogSnapshot>(() => ReadCatalog(dropped, definitions, catalogVersion).WithMissing([.. missing])),
            sequences.ToImmutableDictionary(static sequence => sequence.SequenceId),
            trees,
            files,
            workload);
    }

    private static LogPlace? ReadPlace(byte[] bytes) => BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(56)) is > 0 and long segment
        ? new LogPlace(BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(32)) + 1, segment, BinaryPrimitives.ReadInt64LittleEndian(bytes.AsSpan(64)), bytes.AsMemory(72, 32).ToArray())
        : null;

    private static void WriteCatalog(BinaryWriter writer, CatalogSnapshot catalog)
    {
        int[] dropped = [.. SystemCatalog.Definitions.Select(static definition => definition.Id).Where(id => catalog.Find(id) is null)];
        writer.Write7BitEncodedInt(dropped.Length);
        Array.ForEach(dropped, writer.Write7BitEncodedInt);

        // Types first and in order of their making: what comes later may use them.
        Definition[] changed = [.. catalog.Everything.Where(static definition => !ReferenceEquals(definition, CatalogSnapshot.Initial.Find(definition.Id))).OrderBy(static definition => definition is not TypeDefinition).ThenBy(static definition => definition.Id)];
        writer.Write7BitEncodedInt(changed.Length);
        foreach (Definition definition in changed)
        {
            byte[] json = DefinitionJson.Write(definition);
            writer.Write7BitEncodedInt(json.Length);
            writer.Write(json);
        }
    }

    private static CatalogSnapshot ReadCatalog(ImmutableArray<int> dropped, ImmutableArray<ReadOnlyMemory<byte>> definitions, long version)
    {
        List<CatalogChange> changes = [.. dropped.Select(static id => new CatalogChange(id, CatalogSnapshot.Initial.Find(id), null))];
        DefinitionReader reader = new(CatalogSnapshot.Initial.FindDataType);
        changes.AddRange(reader.Read(definitions)
            .Select(static definition => new CatalogChange(definition.Id, CatalogSnapshot.Initial.Find(definition.Id), definition)));
        return CatalogSnapshot.Initial.With(changes, version);
    }

    private static ImmutableArray<T> ReadMany<T>(BinaryReader reader, Func<BinaryReader, T> read)
    {
        int count = reader.Read7BitEncodedInt();
        ImmutableArray<T>.Builder items = ImmutableArray.CreateBuilder<T>(count);
        for (int i = 0; i < count; i++)
        {
            items.Add(read(reader));
        }

        return items.MoveToImmutable();
    }
}
