using Cambium.Log.Records;

namespace Cambium.Log.Format;

/// <summary>
/// Decodes of records what a replay needs: heads, writes and sequences. Makes few objects: a restart waits for hundreds of thousands of records. One thread at a time.
/// </summary>
internal sealed class LogEffectsReader
{
    private readonly RecentTexts _texts = new();
    private readonly List<TableWrites> _tables = [];
    private readonly List<RowWrite> _rows = [];
    private readonly List<SequenceWrite> _sequences = [];
    private int _table;

    /// <inheritdoc cref="LogRecordReader.ReadBatch"/>
    public LogRecord[] ReadBatch(ReadOnlyMemory<byte> body, int count, long firstPosition)
    {
        LogRecord[] records = new LogRecord[count];
        for (int index = 0; index < count; index++)
        {
            records[index] = Read(LogRecordReader.NextRecord(ref body), firstPosition + index);
        }

        LogRecordReader.RequireEnd(body);
        return records;
    }

    /// <summary>Decodes one record, given without its size field.</summary>
    /// <inheritdoc cref="LogRecordReader.ReadBatch" path="/exception"/>
    public LogRecord Read(ReadOnlyMemory<byte> bytes, long position)
    {
        Clear();
        LogByteReader reader = new(bytes);
        LogRecordHead head = LogRecordReader.ReadHead(ref reader, _texts);
        LogItemTag tag;
        while ((tag = (LogItemTag)reader.ReadByte()) is <= LogItemTag.Increment or LogItemTag.Sequence && tag != LogItemTag.End)
        {
            ReadItem(ref reader, tag);
        }

        if (tag == LogItemTag.End)
        {
            LogRecordReader.RequireEnd(ref reader);
        }

        EndTable();
        return new LogRecord
        {
            Position = position,
            Size = bytes.Length,
            FirstSnapshot = head.FirstSnapshot,
            Snapshot = head.Snapshot,
            Tries = head.Tries,
            Flags = head.Flags,
            CommitTimeMicros = head.CommitTimeMicros,
            Session = head.Session,
            User = head.User,
            Token = head.Token,
            Writes = _tables.Count == 0 ? [] : _tables.ToArray(),
            Sequences = _sequences.Count == 0 ? [] : _sequences.ToArray(),
        };
    }

    private void Clear()
    {
        const int None = -1;
        _tables.Clear();
        _rows.Clear();
        _sequences.Clear();
        _table = None;
    }

    private void ReadItem(ref LogByteReader reader, LogItemTag tag)
    {
        switch (tag)
        {
            case LogItemTag.Table:
                EndTable();
                _table = reader.ReadInt32();
                break;
            case LogItemTag.Insert or LogItemTag.Update:
                AddRow((RowWriteKind)(tag - LogItemTag.Insert), reader.ReadBytes(), PassColumns(ref reader));
                break;
            case LogItemTag.Delete:
                AddRow(RowWriteKind.Delete, reader.ReadBytes(), []);
                break;
            case LogItemTag.Truncate:
                AddRow(RowWriteKind.Truncate, default, []);
                break;
            case LogItemTag.Sequence:
                _sequences.Add(LogRecordReader.ReadSequence(ref reader));
                break;
            default:
                throw new InvalidDataException($"a {tag} comes before what it belongs to");
        }
    }

    private void AddRow(RowWriteKind kind, ReadOnlyMemory<byte> key, IReadOnlyList<ColumnWrite> columns) =>
        _rows.Add(_table >= 0 ? new RowWrite(kind, key, columns) : throw new InvalidDataException("a row comes before what it belongs to"));

    private void EndTable()
    {
        if (_table >= 0)
        {
            _tables.Add(new TableWrites(_table, _rows.ToArray()));
            _rows.Clear();
        }
    }

    /// <summary>Goes behind a row's columns, seeing to it that they can be decoded.</summary>
    private static LoggedColumns PassColumns(ref LogByteReader reader)
    {
        int count = 0;
        int start = reader.Offset;
        for (LogItemTag tag; (tag = (LogItemTag)reader.PeekByte()) == LogItemTag.Column || (tag == LogItemTag.Increment && count > 0);)
        {
            reader.ReadByte();
            if (tag == LogItemTag.Column)
            {
                reader.ReadInt32();
                count++;
            }
            else
            {
                reader.ReadByte();
            }

            reader.PassBytes();
            reader.PassBytes();
        }

        return new LoggedColumns(reader.Since(start), count);
    }
}
