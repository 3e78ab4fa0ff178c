using System.Buffers.Binary;
using Cambium.Log.Records;

namespace Cambium.Log.Format;

/// <summary>
/// The records that one append writes, ready as bytes. Reusable: the committer fills one while the flusher writes another.
/// </summary>
/// <remarks>
/// A batch on disk; its hash, named by the batch after it, is SHA-256 over bytes 8 to the end:
/// <code>
/// offset size
///      0    4  magic "CBat"
///      4    4  CRC-32C over bytes 8 to the end
///      8    4  size of the records in bytes (n)
///     12    4  number of records; 0 makes the batch a mark that everything before it is durable
///     16    8  position of the first record (of a mark: the next position)
///     24    8  highest position known durable when this was written
///     32   16  database id
///     48   32  hash of the batch before, zeros in the first
///     80    n  records (LogRecordWriter)
/// </code>
/// Integers are little-endian. Position, database and chain are inside the checksum, so bytes left over from a segment's
/// earlier use never pass for a batch.
/// </remarks>
public sealed class LogBatch
{
    /// <summary>Size of the part before the records.</summary>
    public const int HeaderSize = 80;

    /// <summary>Longest record, in bytes: it fits into a batch that others have begun.</summary>
    public const int RecordBytesMax = int.MaxValue - (16 << 20);

    /// <summary>A buffer grown past this by one large transaction is given back.</summary>
    private const int KeepBytesMax = 1 << 20;

    private readonly LogBytes _bytes;
    private readonly LogRecordWriter _writer;
    private readonly int _recordBytesMax;
    private int _recordStart = -1;

    /// <summary>An empty batch that starts at <paramref name="firstPosition"/>.</summary>
    /// <param name="recordBytesMax">Longest record that it takes.</param>
    public LogBatch(long firstPosition = 1, int recordBytesMax = RecordBytesMax)
    {
        _recordBytesMax = recordBytesMax;
        _bytes = new LogBytes(64 << 10);
        _writer = new LogRecordWriter(_bytes);
        Clear(firstPosition);
    }

    /// <summary>Position of the first record.</summary>
    public long FirstPosition { get; private set; }

    /// <summary>Finished records.</summary>
    public int Count { get; private set; }

    /// <summary>Position of the last record; <see cref="FirstPosition"/> - 1 when empty.</summary>
    public long LastPosition => FirstPosition + Count - 1;

    /// <summary>Size on disk so far, in bytes.</summary>
    public int Size => _bytes.Length;

    /// <summary>The whole batch; the store fills in the header before it writes it.</summary>
    internal Span<byte> Bytes => _bytes.Written;

    /// <summary>Forgets all records and starts again at <paramref name="firstPosition"/>.</summary>
    public void Clear(long firstPosition)
    {
        _bytes.Truncate(0, KeepBytesMax);
        _bytes.Reserve(HeaderSize).Clear();
        _recordStart = -1;
        FirstPosition = firstPosition;
        Count = 0;
    }

    /// <summary>Starts the next record, which gets position <see cref="LastPosition"/> + 1. Its items go to the returned writer.</summary>
    public LogRecordWriter BeginRecord(in LogRecordHead head)
    {
        if (_recordStart >= 0)
        {
            throw new InvalidOperationException("The record before isn't finished.");
        }

        _recordStart = _bytes.Length;
        _bytes.Reserve(sizeof(uint));
        _writer.WriteHead(head);
        return _writer;
    }

    /// <summary>Finishes the record begun last.</summary>
    /// <exception cref="LogRecordSizeException">It is too long, and to be abandoned. Writing its items may have thrown that already.</exception>
    public void EndRecord()
    {
        if (_recordStart < 0)
        {
            throw new InvalidOperationException("No record was begun.");
        }

        _writer.WriteEnd();
        int size = _bytes.Length - _recordStart - sizeof(uint);
        if (size > _recordBytesMax)
        {
            throw new LogRecordSizeException(_recordBytesMax);
        }

        BinaryPrimitives.WriteUInt32LittleEndian(_bytes.Written[_recordStart..], (uint)size);
        _recordStart = -1;
        Count++;
    }

    /// <summary>Takes back the record that was begun and isn't finished; nothing to do when there is none.</summary>
    public void AbandonRecord()
    {
        if (_recordStart >= 0)
        {
            _bytes.Truncate(_recordStart, Math.Max(KeepBytesMax, _recordStart));
            _recordStart = -1;
        }
    }

    /// <summary>Adds a record in object form. Its position must be the next.</summary>
    public void Add(LogRecord record)
    {
        if (record.Position != LastPosition + 1)
        {
            throw new ArgumentException($"Record {record.Position} can't follow position {LastPosition}.", nameof(record));
        }

        LogRecordWriter writer = BeginRecord(new LogRecordHead(
            record.FirstSnapshot, record.Snapshot, record.Tries, record.Flags, record.CommitTimeMicros, record.Session, record.User, record.Token));
        LogRecordCodec.WriteItems(writer, record);
        EndRecord();
    }

    /// <summary>Adds a record as bytes, without its size field.</summary>
    internal void AddEncoded(ReadOnlySpan<byte> record)
    {
        BinaryPrimitives.WriteUInt32LittleEndian(_bytes.Reserve(sizeof(uint)), (uint)record.Length);
        _bytes.WriteRaw(record);
        Count++;
    }
}
