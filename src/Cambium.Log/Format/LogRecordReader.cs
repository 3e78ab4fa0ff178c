using System.Buffers.Binary;
using Cambium.Log.Records;

namespace Cambium.Log.Format;

/// <summary>Decodes records; the inverse of <see cref="LogRecordWriter"/>, where the grammar stands.</summary>
internal static class LogRecordReader
{
    /// <summary>
    /// Decodes the records of one batch in order. The records' byte fields are slices of <paramref name="body"/>.
    /// </summary>
    /// <exception cref="InvalidDataException">The bytes follow another grammar.</exception>
    public static List<LogRecord> ReadBatch(ReadOnlyMemory<byte> body, int count, long firstPosition)
    {
        List<LogRecord> records = new(count);
        for (int index = 0; index < count; index++)
        {
            records.Add(Read(NextRecord(ref body), firstPosition + index));
        }

        RequireEnd(body);
        return records;
    }

    /// <exception cref="InvalidDataException">Something is left of a batch's body.</exception>
    public static void RequireEnd(ReadOnlyMemory<byte> body)
    {
        if (!body.IsEmpty)
        {
            throw new InvalidDataException($"{body.Length} bytes follow the last record of the batch");
        }
    }

    /// <summary>Takes the next record, without its size field, off the front of <paramref name="body"/>.</summary>
    public static ReadOnlyMemory<byte> NextRecord(ref ReadOnlyMemory<byte> body)
    {
        if (body.Length < sizeof(uint))
        {
            throw new InvalidDataException("the batch ends before its last record");
        }

        uint size = BinaryPrimitives.ReadUInt32LittleEndian(body.Span);
        if (size > body.Length - sizeof(uint))
        {
            throw new InvalidDataException($"a record of {size} bytes exceeds its batch");
        }

        ReadOnlyMemory<byte> record = body.Slice(sizeof(uint), (int)size);
        body = body[(sizeof(uint) + (int)size)..];
        return record;
    }

    /// <summary>Decodes one record, given without its size field.</summary>
    public static LogRecord Read(ReadOnlyMemory<byte> bytes, long position)
    {
        LogByteReader reader = new(bytes);
        LogRecordHead head = ReadHead(ref reader);
        LogRecordBuilder builder = new();
        LogItemTag tag;
        while ((tag = (LogItemTag)reader.ReadByte()) != LogItemTag.End)
        {
            ReadItem(ref reader, tag, builder);
        }

        RequireEnd(ref reader);
        return builder.Build(position, bytes.Length, head);
    }

    /// <exception cref="InvalidDataException">Something is left of a record.</exception>
    public static void RequireEnd(ref LogByteReader reader)
    {
        if (reader.Remaining != 0)
        {
            throw new InvalidDataException($"{reader.Remaining} bytes follow the end of the record");
        }
    }

    /// <summary>A column with its increments, as they stand behind a row.</summary>
    internal static ColumnWrite ReadColumn(ref LogByteReader reader)
    {
        reader.ReadByte();
        int columnId = reader.ReadInt32();
        LogValue after = ReadValue(ref reader);
        List<Increment>? increments = null;
        while (reader.PeekByte() == (byte)LogItemTag.Increment)
        {
            reader.ReadByte();
            (increments ??= []).Add(new Increment(reader.ReadByte(), ReadValue(ref reader)));
        }

        return new ColumnWrite(columnId, after, increments);
    }

    /// <param name="texts">Remembers sessions and users; null: nobody does.</param>
    public static LogRecordHead ReadHead(ref LogByteReader reader, RecentTexts? texts = null)
    {
        long firstSnapshot = reader.ReadPosition();
        long snapshot = reader.ReadPosition();
        int tries = reader.ReadInt32();
        RecordFlags flags = (RecordFlags)reader.ReadInt32();
        long commitTime = reader.ReadInt64();
        string session = reader.ReadText(texts);
        string user = reader.ReadText(texts);
        Guid? token = reader.ReadByte() == 0 ? null : new Guid(reader.ReadRaw(16).Span);
        return new LogRecordHead(firstSnapshot, snapshot, tries, flags, commitTime, session, user, token);
    }

    private static void ReadItem(ref LogByteReader reader, LogItemTag tag, LogRecordBuilder builder)
    {
        switch (tag)
        {
            case LogItemTag.Table:
                builder.BeginTable(reader.ReadInt32());
                break;
            case LogItemTag.Insert or LogItemTag.Update or LogItemTag.Delete:
                builder.BeginRow((RowWriteKind)(tag - LogItemTag.Insert), reader.ReadBytes());
                break;
            case LogItemTag.Truncate:
                builder.BeginRow(RowWriteKind.Truncate, default);
                break;
            case LogItemTag.Column:
                builder.AddColumn(reader.ReadInt32(), ReadValue(ref reader));
                break;
            case LogItemTag.Increment:
                builder.AddIncrement(new Increment(reader.ReadByte(), ReadValue(ref reader)));
                break;
            case LogItemTag.Note:
                builder.BeginNote(ReadNote(ref reader));
                break;
            case LogItemTag.OwnRow:
                builder.AddOwnRow(reader.ReadBytes());
                break;
            case LogItemTag.SkippedRow:
                builder.AddSkippedRow(reader.ReadBytes());
                break;
            case LogItemTag.Sequence:
                builder.AddSequence(ReadSequence(ref reader));
                break;
            case LogItemTag.Notification:
                builder.AddNotification(new Notification(reader.ReadText(), reader.ReadText()));
                break;
            case LogItemTag.AsOf:
                builder.AddAsOfPosition(reader.ReadPosition());
                break;
            case LogItemTag.Statement:
                builder.AddStatement(ReadStatement(ref reader));
                break;
            case LogItemTag.Answer:
                builder.Answer = reader.ReadBytes();
                break;
            default:
                throw new InvalidDataException($"unknown item {(byte)tag:X2}");
        }
    }

    public static SequenceWrite ReadSequence(ref LogByteReader reader) => new(reader.ReadInt32(), reader.ReadZigzag(), reader.ReadByte() != 0);

    private static LogValue ReadValue(ref LogByteReader reader) => new(reader.ReadBytes(), reader.ReadBytes());

    private static ReadNote ReadNote(ref LogByteReader reader)
    {
        int statement = reader.ReadInt32();
        int tableId = reader.ReadInt32();
        NoteKind kind = (NoteKind)reader.ReadByte();
        NoteFlags flags = (NoteFlags)reader.ReadByte();
        int indexId = flags.HasFlag(NoteFlags.ComputedKey) ? reader.ReadInt32() : 0;
        IndexColumn[] index = new IndexColumn[indexId == 0 ? reader.ReadCount() : 0];
        for (int i = 0; i < index.Length; i++)
        {
            int columnId = reader.ReadInt32();
            int order = reader.ReadByte();
            index[i] = new IndexColumn(columnId, (order & 1) != 0, (order & 2) != 0);
        }

        ReadOnlyMemory<byte> lower = reader.ReadBytes();
        ReadOnlyMemory<byte> upper = reader.ReadBytes();
        Filter? filter = FilterCodec.Read(ref reader);
        int[] columns = new int[reader.ReadCount()];
        for (int i = 0; i < columns.Length; i++)
        {
            columns[i] = reader.ReadInt32();
        }

        return new ReadNote(statement, tableId, kind, index, flags.HasFlag(NoteFlags.Primary), lower, upper, filter, columns, flags.HasFlag(NoteFlags.AllColumns), [])
        {
            IndexId = indexId,
        };
    }

    private static StatementText ReadStatement(ref LogByteReader reader)
    {
        int statement = reader.ReadInt32();
        string text = reader.ReadText();
        string?[] parameters = new string?[reader.ReadCount()];
        for (int i = 0; i < parameters.Length; i++)
        {
            parameters[i] = reader.ReadByte() == 0 ? null : reader.ReadText();
        }

        return new StatementText(statement, text, parameters, reader.ReadBytes(), reader.ReadBytes());
    }
}
