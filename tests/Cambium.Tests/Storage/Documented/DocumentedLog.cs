using System.Globalization;
using System.Security.Cryptography;
using static Cambium.Tests.Storage.Documented.DocumentedBytes;

namespace Cambium.Tests.Storage.Documented;

/// <summary>Reads a log's segments as docs/formats.md says, every byte of them. Uses nothing of the product's.</summary>
internal sealed class DocumentedLog
{
    private readonly List<DocumentedRecord> _records = [];
    private byte[] _hash = new byte[32];
    private long _next;

    /// <summary>The database it belongs to.</summary>
    public Guid DatabaseId { get; private set; }

    /// <summary>The kinds of items that were met.</summary>
    public HashSet<byte> Tags { get; } = [];

    public IReadOnlyList<DocumentedRecord> Records => _records;

    public static DocumentedLog Read(string directory)
    {
        DocumentedLog log = new();
        foreach (string path in Directory.EnumerateFiles(directory, "*.log").Order(StringComparer.Ordinal))
        {
            log.ReadSegment(File.ReadAllBytes(path), long.Parse(Path.GetFileNameWithoutExtension(path), CultureInfo.InvariantCulture));
        }

        return log;
    }

    private void ReadSegment(byte[] bytes, long name)
    {
        bool isFirst = _next == 0;
        DocumentedBytes header = new(bytes);
        header.Magic("CAMBLOG\n");
        Require(header.U32() == Crc32C(bytes[12..128]), "a segment's checksum is wrong");
        Require(header.I32() == 2, "a segment has another version");
        Guid id = header.Id();
        Require(isFirst || id == DatabaseId, "segments belong to different databases");
        DatabaseId = id;
        Require(header.I64() == name && (isFirst || name == _next), "a segment begins elsewhere than its name says");
        Require(header.I64() < name, "what isn't written can't be durable");
        byte[] before = header.Raw(32);
        Require(isFirst || before.AsSpan().SequenceEqual(_hash), "a segment isn't chained to the one before it");
        (_hash, _next) = (before, name);
        header.Raw(40);
        header.Zeros(8);
        int offset = header.Offset;
        while (offset + 80 <= bytes.Length && bytes.AsSpan(offset, 4).SequenceEqual("CBat"u8))
        {
            offset += ReadBatch(bytes, offset);
        }

        new DocumentedBytes(bytes, offset).Zeros(bytes.Length - offset);
    }

    private int ReadBatch(byte[] bytes, int offset)
    {
        DocumentedBytes header = new(bytes, offset);
        header.Magic("CBat");
        uint checksum = header.U32();
        int size = header.I32();
        int count = header.I32();
        byte[] summed = bytes[(offset + 8)..(offset + 80 + size)];
        Require(checksum == Crc32C(summed), "a batch's checksum is wrong");
        Require(header.I64() == _next, "a batch begins at another position");
        Require(header.I64() < _next, "what isn't written can't be durable");
        Require(header.Id() == DatabaseId, "a batch belongs to another database");
        Require(header.Raw(32).AsSpan().SequenceEqual(_hash), "a batch isn't chained to the one before it");
        for (int i = 0; i < count; i++)
        {
            int recordSize = header.I32();
            DocumentedBytes record = new(header.Raw(recordSize));
            _records.Add(ReadRecord(record, _next++));
            Require(record.IsAtEnd, "a record is longer than its items");
        }

        Require(header.Offset == offset + 80 + size, "a batch is longer than its records");
        _hash = SHA256.HashData(summed);
        return 80 + size;
    }

    private DocumentedRecord ReadRecord(DocumentedBytes bytes, long position)
    {
        Require(bytes.Varint() <= bytes.Varint(), "a snapshot moves forward only");
        bytes.Varint();
        Require(bytes.Varint() < 16, "an unknown flag");
        DocumentedRecord record = new(position, bytes.I64(), bytes.Text(), bytes.Text(), bytes.U8() == 0 ? null : bytes.Id());
        while (true)
        {
            byte tag = bytes.U8();
            Tags.Add(tag);
            if (tag == 0)
            {
                return record;
            }

            ReadItem(bytes, tag, record);
        }
    }

    private static void ReadItem(DocumentedBytes bytes, byte tag, DocumentedRecord record)
    {
        switch (tag)
        {
            case 0x01:
                record.Tables.Add(new DocumentedTable((int)bytes.Varint(), []));
                break;
            case 0x02 or 0x03 or 0x04:
                record.Tables[^1].Rows.Add(new DocumentedRow("..IUD"[tag], bytes.Bytes(), []));
                break;
            case 0x05:
                record.Tables[^1].Rows.Add(new DocumentedRow('T', [], []));
                break;
            case 0x06:
                record.Tables[^1].Rows[^1].Columns[(int)bytes.Varint()] = (bytes.Bytes(), bytes.Bytes());
                break;
            case 0x07:
                bytes.U8();
                bytes.Bytes();
                bytes.Bytes();
                break;
            case 0x10:
                ReadNote(bytes);
                break;
            case 0x11 or 0x12 or 0x24:
                bytes.Bytes();
                break;
            case 0x20:
                record.Sequences[(int)bytes.Varint()] = (bytes.Zigzag(), bytes.U8() == 1);
                break;
            case 0x21:
                record.Notifications.Add((bytes.Text(), bytes.Text()));
                break;
            case 0x22:
                bytes.Varint();
                break;
            case 0x23:
                bytes.Varint();
                record.Statements.Add(bytes.Text());
                bytes.Many(() => bytes.U8() == 0 ? null : bytes.Text());
                bytes.Bytes();
                bytes.Bytes();
                break;
            default:
                throw new InvalidDataException($"an unknown item {tag:X2}");
        }
    }

    private static void ReadNote(DocumentedBytes bytes)
    {
        bytes.Varint();
        bytes.Varint();
        Require(bytes.U8() < 4, "an unknown kind of note");
        byte flags = bytes.U8();
        Require(flags < 8, "an unknown flag of a note");
        if ((flags & 4) != 0)
        {
            bytes.Varint();
        }
        else
        {
            bytes.Many(() => (bytes.Varint(), bytes.U8()));
        }

        bytes.Bytes();
        bytes.Bytes();
        ReadFilter(bytes);
        bytes.Many(bytes.Varint);
    }

    private static void ReadFilter(DocumentedBytes bytes)
    {
        switch (bytes.U8())
        {
            case 0:
                break;
            case 1:
                bytes.Varint();
                Require(bytes.U8() < 6, "an unknown operator");
                bytes.Bytes();
                break;
            case 2:
                bytes.Varint();
                bytes.Many(bytes.Bytes);
                break;
            case 3:
                bytes.Varint();
                break;
            case 4:
                bytes.Varint();
                bytes.Bytes();
                break;
            case 5 or 6:
                for (long count = bytes.Varint(); count > 0; count--)
                {
                    ReadFilter(bytes);
                }

                break;
            case 7:
                ReadFilter(bytes);
                break;
            default:
                throw new InvalidDataException("an unknown filter");
        }
    }
}
