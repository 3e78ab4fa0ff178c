using System.Collections;
using System.Reflection;
using Cambium.Log.Format;
using Cambium.Log.Records;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Tests.Log;

public sealed class LogRecordFormatTests(ITestOutputHelper output)
{
    [Fact]
    public void A_record_comes_back_as_it_was_written()
    {
        int seed = TestSeed.Next();
        output.WriteLine($"seed {seed}");
        Random random = new(seed);
        for (int round = 0; round < 500; round++)
        {
            LogBatch batch = new(random.NextInt64(1, long.MaxValue / 2));
            LogRecord[] records = [.. Enumerable.Range(0, 3).Select(i => RandomRecords.Record(random, batch.FirstPosition + i))];
            foreach (LogRecord record in records)
            {
                batch.Add(record);
            }

            List<LogRecord> read = LogRecordReader.ReadBatch(batch.Bytes[LogBatch.HeaderSize..].ToArray(), batch.Count, batch.FirstPosition);
            Assert.Equal(records.Select(Describe), read.Select(Describe));
            Assert.All(read, static record => Assert.InRange(record.Size, 1, int.MaxValue));
        }
    }

    /// <summary>What a replay reads of a record is the same, and so is what it refuses.</summary>
    [Fact]
    public void Effects_are_the_same_read_alone()
    {
        int seed = TestSeed.Next();
        output.WriteLine($"seed {seed}");
        Random random = new(seed);
        LogEffectsReader reader = new();
        for (int round = 0; round < 500; round++)
        {
            LogBatch batch = new(5);
            batch.Add(RandomRecords.Record(random, 5));
            byte[] record = batch.Bytes[(LogBatch.HeaderSize + sizeof(uint))..].ToArray();
            LogRecord whole = LogRecordReader.Read(record, 5);
            LogRecord effects = reader.Read(record, 5);
            Assert.Equal(Describe(whole.Writes), Describe(effects.Writes));
            Assert.Equal(Describe(whole.Sequences), Describe(effects.Sequences));
            Assert.Equal(whole.Token, effects.Token);
            Assert.Equal((whole.User, whole.Session), (effects.User, effects.Session));
            Assert.Equal((whole.Flags, whole.CommitTimeMicros), (effects.Flags, effects.CommitTimeMicros));
        }
    }

    [Fact]
    public void A_record_cut_short_anywhere_is_refused()
    {
        LogBatch batch = new(5);
        batch.Add(RandomRecords.Record(new Random(7), 5));
        byte[] record = batch.Bytes[(LogBatch.HeaderSize + sizeof(uint))..].ToArray();
        for (int length = 0; length < record.Length; length++)
        {
            Assert.Throws<InvalidDataException>(() => LogRecordReader.Read(record.AsMemory(0, length), 5));
        }
    }

    [Fact]
    public void Garbled_records_never_throw_anything_else()
    {
        int seed = TestSeed.Next();
        output.WriteLine($"seed {seed}");
        Random random = new(seed);
        LogBatch batch = new(5);
        batch.Add(RandomRecords.Record(random, 5));
        byte[] original = batch.Bytes[(LogBatch.HeaderSize + sizeof(uint))..].ToArray();
        LogEffectsReader effects = new();
        int refused = 0;
        for (int round = 0; round < 20_000; round++)
        {
            byte[] record = [.. original];
            record[random.Next(record.Length)] = (byte)random.Next(256);
            try
            {
                Describe((round % 2 == 0 ? effects.Read(record, 5) : LogRecordReader.Read(record, 5)).Writes);
            }
            catch (InvalidDataException)
            {
                refused++;
            }
        }

        Assert.InRange(refused, 1, 20_000);
    }

    [Fact]
    public void Items_written_by_a_session_are_added_by_the_committer()
    {
        LogRecordWriter session = new();
        session.BeginNote(2, 7, NoteKind.Key, [new IndexColumn(3, true, false)], false, LogSamples.Int(4), default, new Filter.IsNull(9), [1, 2], false);
        session.WriteOwnRow(LogSamples.Int(8));
        LogBatch batch = new(1);
        LogRecordWriter writer = batch.BeginRecord(new LogRecordHead(0, 0, 1, RecordFlags.Merged, 5, "s", "u", null));
        writer.BeginTable(7);
        writer.BeginRow(RowWriteKind.Delete, LogSamples.Int(4));
        writer.WriteItems(session.Written);
        batch.EndRecord();

        LogRecord record = Assert.Single(LogRecordReader.ReadBatch(batch.Bytes[LogBatch.HeaderSize..].ToArray(), 1, 1));

        Assert.Equal(RowWriteKind.Delete, record.Writes[0].Rows[0].Kind);
        ReadNote note = Assert.Single(record.Notes);
        Assert.Equal((2, 7, NoteKind.Key), (note.Statement, note.TableId, note.Kind));
        Assert.Equal(LogSamples.Int(8), note.OwnRows[0].ToArray());
        Assert.Equal(new Filter.IsNull(9), note.Filter);
    }

    [Fact]
    public void Writing_allocates_nothing_once_the_buffer_has_grown()
    {
        LogBatch batch = new(1);
        LogRecordHead head = new(0, 0, 1, RecordFlags.None, 5, "session", "user", Guid.Empty);
        byte[] key = LogSamples.Int(1);
        WriteMany(batch, head, key);
        batch.Clear(1);

        long before = GC.GetAllocatedBytesForCurrentThread();
        WriteMany(batch, head, key);

        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    [Fact]
    public void An_abandoned_record_leaves_nothing()
    {
        LogBatch batch = LogSamples.Batch(1);
        byte[] before = batch.Bytes.ToArray();
        batch.BeginRecord(new LogRecordHead(0, 0, 1, RecordFlags.None, 5, "s", "u", null)).BeginTable(3);
        batch.AbandonRecord();
        Assert.Equal(before, batch.Bytes.ToArray());
        Assert.Equal(1, batch.Count);
    }

    [Fact]
    public void The_checksum_is_CRC_32C()
    {
        // The check value of the CRC catalogue.
        Assert.Equal(0xE3069283u, Crc32C.Compute("123456789"u8));
    }

    private static void WriteMany(LogBatch batch, in LogRecordHead head, byte[] key)
    {
        for (int i = 0; i < 100; i++)
        {
            LogRecordWriter writer = batch.BeginRecord(head);
            writer.BeginTable(3);
            writer.BeginRow(RowWriteKind.Update, key);
            writer.WriteColumn(1, key);
            writer.WriteIncrement((byte)'+', key);
            writer.BeginNote(1, 3, NoteKind.Key, [], true, key, default, null, [1], false);
            batch.EndRecord();
        }
    }

    /// <summary>Everything in a record as text, bytes and lists included.</summary>
    /// <summary>Everything but the bytes it was read from.</summary>
    private static string Describe(object? value) => value switch
    {
        null => "null",
        string text => text,
        ReadOnlyMemory<byte> bytes => Convert.ToHexString(bytes.Span),
        IEnumerable list => $"[{string.Join(", ", list.Cast<object?>().Select(Describe))}]",
        _ when value.GetType().Namespace == typeof(LogRecord).Namespace && !value.GetType().IsEnum => string.Join("; ", value.GetType()
            .GetProperties(BindingFlags.Public | BindingFlags.Instance)
            .Where(property => property.Name != nameof(LogRecord.Size))
            .Select(property => $"{property.Name}={Describe(property.GetValue(value))}")),
        _ => value.ToString()!,
    };
}
