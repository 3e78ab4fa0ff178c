using Cambium.Log.Records;

namespace Cambium.Log.Format;

/// <summary>
/// Writes the items of a record one after the other into a buffer, without an allocation per field. Items nest by order:
/// a row belongs to the last table, a column to the last row, an increment to the last column, an own row to the last note.
/// </summary>
/// <remarks>
/// <para>A session may fill a writer of its own (say, with its notes) and hand the bytes to the committer, which adds them
/// with <see cref="WriteItems"/>. The batch's writer is obtained from <see cref="LogBatch.BeginRecord"/>.</para>
/// <code>
/// record      := size u32 | head | item* | 00           size counts what follows it
/// head        := first snapshot varint | snapshot varint | tries varint | flags varint | commit time i64
///                | session text | user text | (00 | 01 token 16 bytes)
/// item        := 01 table id varint
///              | 02 key bytes   insert      | 03 key bytes   update      | 04 key bytes   delete      | 05   truncate
///              | 06 column id varint, key bytes, residual bytes
///              | 07 operator u8, operand key bytes, operand residual bytes
///              | 10 statement varint, table id varint, kind u8, flags u8 (1 primary, 2 all columns, 4 computed key), index,
///                   lower bytes, upper bytes, filter, column count varint, column id varint *
///              | 11 key bytes   own row     | 12 key bytes   skipped row
///              | 20 sequence id varint, last value zigzag, called u8
///              | 21 channel text, payload text
///              | 22 position varint
///              | 23 statement varint, text, parameter count varint, (00 | 01 text) *, recorded bytes, digest bytes
///              | 24 answer bytes
/// index       := column count varint, (column id varint, flags u8 (1 descending, 2 nulls first)) *
///              | index id varint                                             when the key is computed (flag 4)
/// filter      := 00                                                          none
///              | 01 column varint, operator u8, constant bytes  | 02 column varint, count varint, constant bytes *
///              | 03 column varint                               | 04 column varint, prefix bytes
///              | 05 count varint, filter *                      | 06 count varint, filter *       | 07 filter
/// bytes, text := length varint, that many bytes (text in UTF-8)
/// </code>
/// </remarks>
public sealed class LogRecordWriter
{
    private readonly LogBytes _bytes;

    /// <summary>A writer with a buffer of its own, for items to be added to a record later.</summary>
    /// <param name="capacity">Its first size in bytes.</param>
    public LogRecordWriter(int capacity = 256)
        : this(new LogBytes(capacity))
    {
    }

    internal LogRecordWriter(LogBytes bytes) => _bytes = bytes;

    /// <summary>Everything written so far; valid until the next write.</summary>
    public ReadOnlySpan<byte> Written => _bytes.Written;

    /// <summary>Forgets everything, keeps the buffer.</summary>
    public void Clear() => _bytes.Truncate(0);

    /// <summary>Starts the changes of a table.</summary>
    public void BeginTable(int tableId)
    {
        Tag(LogItemTag.Table);
        _bytes.WriteVarint(tableId);
    }

    /// <summary>Starts a row of the last table. Its columns follow.</summary>
    public void BeginRow(RowWriteKind kind, ReadOnlySpan<byte> key)
    {
        Tag((LogItemTag)((byte)LogItemTag.Insert + (byte)kind));
        if (kind != RowWriteKind.Truncate)
        {
            _bytes.WriteBytes(key);
        }
    }

    /// <summary>Adds a column's value after the change to the last row.</summary>
    public void WriteColumn(int columnId, ReadOnlySpan<byte> key, ReadOnlySpan<byte> residual = default)
    {
        Tag(LogItemTag.Column);
        _bytes.WriteVarint(columnId);
        _bytes.WriteBytes(key);
        _bytes.WriteBytes(residual);
    }

    /// <summary>Says that the last column was incremented; called once per step, in order.</summary>
    public void WriteIncrement(byte operation, ReadOnlySpan<byte> operandKey, ReadOnlySpan<byte> operandResidual = default)
    {
        Tag(LogItemTag.Increment);
        _bytes.WriteByte(operation);
        _bytes.WriteBytes(operandKey);
        _bytes.WriteBytes(operandResidual);
    }

    /// <summary>Starts a note; for the arguments see <see cref="ReadNote"/>. Its own and skipped rows follow.</summary>
    public void BeginNote(
        int statement,
        int tableId,
        NoteKind kind,
        ReadOnlySpan<IndexColumn> index,
        bool indexIsPrimary,
        ReadOnlySpan<byte> lower,
        ReadOnlySpan<byte> upper,
        Filter? filter,
        ReadOnlySpan<int> columns,
        bool allColumns,
        int indexId = 0)
    {
        Tag(LogItemTag.Note);
        _bytes.WriteVarint(statement);
        _bytes.WriteVarint(tableId);
        _bytes.WriteByte((byte)kind);
        _bytes.WriteByte((byte)((indexIsPrimary ? NoteFlags.Primary : 0) | (allColumns ? NoteFlags.AllColumns : 0) | (indexId != 0 ? NoteFlags.ComputedKey : 0)));
        if (indexId != 0)
        {
            _bytes.WriteVarint(indexId);
        }
        else
        {
            WriteIndex(index);
        }

        _bytes.WriteBytes(lower);
        _bytes.WriteBytes(upper);
        FilterCodec.Write(_bytes, filter);
        _bytes.WriteVarint(columns.Length);
        foreach (int column in columns)
        {
            _bytes.WriteVarint(column);
        }
    }

    /// <summary>Adds to the last note a row that the transaction had written before this read.</summary>
    public void WriteOwnRow(ReadOnlySpan<byte> key)
    {
        Tag(LogItemTag.OwnRow);
        _bytes.WriteBytes(key);
    }

    /// <summary>Excepts from the last note a row that SKIP LOCKED passed over.</summary>
    public void WriteSkippedRow(ReadOnlySpan<byte> key)
    {
        Tag(LogItemTag.SkippedRow);
        _bytes.WriteBytes(key);
    }

    public void WriteSequence(int sequenceId, long lastValue, bool isCalled)
    {
        Tag(LogItemTag.Sequence);
        _bytes.WriteVarint(sequenceId);
        _bytes.WriteZigzag(lastValue);
        _bytes.WriteByte(isCalled ? (byte)1 : (byte)0);
    }

    public void WriteNotification(string channel, string payload)
    {
        Tag(LogItemTag.Notification);
        _bytes.WriteText(channel);
        _bytes.WriteText(payload);
    }

    /// <summary>Records a position read by AS OF.</summary>
    public void WriteAsOf(long position)
    {
        Tag(LogItemTag.AsOf);
        _bytes.WriteVarint(position);
    }

    public void WriteStatement(StatementText statement)
    {
        Tag(LogItemTag.Statement);
        _bytes.WriteVarint(statement.Statement);
        _bytes.WriteText(statement.Text);
        _bytes.WriteVarint(statement.Parameters.Count);
        foreach (string? parameter in statement.Parameters)
        {
            _bytes.WriteByte(parameter is null ? (byte)0 : (byte)1);
            if (parameter is not null)
            {
                _bytes.WriteText(parameter);
            }
        }

        _bytes.WriteBytes(statement.RecordedValues.Span);
        _bytes.WriteBytes(statement.AnswerDigest.Span);
    }

    /// <summary>Keeps what a client asking about its token is told again.</summary>
    public void WriteAnswer(ReadOnlySpan<byte> answer)
    {
        Tag(LogItemTag.Answer);
        _bytes.WriteBytes(answer);
    }

    /// <summary>Adds items that another writer has written.</summary>
    public void WriteItems(ReadOnlySpan<byte> items) => _bytes.WriteRaw(items);

    internal void WriteHead(in LogRecordHead head)
    {
        _bytes.WriteVarint(head.FirstSnapshot);
        _bytes.WriteVarint(head.Snapshot);
        _bytes.WriteVarint(head.Tries);
        _bytes.WriteVarint((int)head.Flags);
        _bytes.WriteInt64(head.CommitTimeMicros);
        _bytes.WriteText(head.Session);
        _bytes.WriteText(head.User);
        _bytes.WriteByte(head.Token is null ? (byte)0 : (byte)1);
        if (head.Token is Guid token)
        {
            token.TryWriteBytes(_bytes.Reserve(16));
        }
    }

    internal void WriteEnd() => Tag(LogItemTag.End);

    private void WriteIndex(ReadOnlySpan<IndexColumn> index)
    {
        _bytes.WriteVarint(index.Length);
        foreach (IndexColumn column in index)
        {
            _bytes.WriteVarint(column.ColumnId);
            _bytes.WriteByte((byte)((column.Descending ? 1 : 0) | (column.NullsFirst ? 2 : 0)));
        }
    }

    private void Tag(LogItemTag tag) => _bytes.WriteByte((byte)tag);
}
