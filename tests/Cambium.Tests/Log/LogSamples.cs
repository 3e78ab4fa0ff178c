using System.Text;
using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Log.Storage;

namespace Cambium.Tests.Log;

/// <summary>Records, values and stores for the log's tests.</summary>
internal static class LogSamples
{
    public static readonly Guid Database = new("6f1a1c58-94d4-4a53-8dc6-8d0a35f7a6c1");

    public static LogOptions SmallSegments { get; } = new() { SegmentSize = 4096, DatabaseId = Database };

    public static byte[] Int(long value)
    {
        byte[] key = new byte[9];
        key[0] = LogValue.PresentMarker;
        System.Buffers.Binary.BinaryPrimitives.WriteInt64BigEndian(key.AsSpan(1), value ^ long.MinValue);
        return key;
    }

    public static byte[] Text(string value) => [LogValue.PresentMarker, .. Encoding.UTF8.GetBytes(value), 0];

    public static LogValue Value(long value) => new(Int(value), default);

    public static RowWrite Insert(long key, params (int Column, long Value)[] columns) => new(RowWriteKind.Insert, Int(key), Columns(columns));

    public static RowWrite Update(long key, params (int Column, long Value)[] columns) => new(RowWriteKind.Update, Int(key), Columns(columns));

    public static RowWrite Delete(long key) => new(RowWriteKind.Delete, Int(key), []);

    public static TableWrites[] Writes(params RowWrite[] rows) => [new TableWrites(1, rows)];

    /// <summary>A record that inserts its own position into table 1, with text to make it of some size.</summary>
    public static LogRecord Simple(long position, int textLength = 20) => new()
    {
        Position = position,
        FirstSnapshot = position - 1,
        Snapshot = position - 1,
        CommitTimeMicros = position,
        Session = "s",
        User = "u",
        Writes = [new TableWrites(1, [new RowWrite(RowWriteKind.Insert, Int(position), [new ColumnWrite(1, new LogValue(Text(new string('x', textLength)), default))])])],
    };

    public static LogBatch Batch(long firstPosition, int count = 1, int textLength = 20)
    {
        LogBatch batch = new(firstPosition);
        for (int i = 0; i < count; i++)
        {
            batch.Add(Simple(firstPosition + i, textLength));
        }

        return batch;
    }

    /// <summary>Appends batches of <paramref name="size"/> records and flushes each.</summary>
    public static void Fill(ILogStore store, int batches, int size = 1, int textLength = 20)
    {
        for (int i = 0; i < batches; i++)
        {
            store.Append(Batch(store.NextPosition, size, textLength));
            store.Flush();
        }
    }

    public static long[] Positions(ILogStore store) => [.. store.ReadFrom(store.FirstPosition).Select(record => record.Position)];

    public static long[] UpTo(long last) => [.. Enumerable.Range(1, (int)last).Select(position => (long)position)];

    private static ColumnWrite[] Columns((int Column, long Value)[] columns) =>
        [.. columns.Select(column => new ColumnWrite(column.Column, Value(column.Value)))];
}
