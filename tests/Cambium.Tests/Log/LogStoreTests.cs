using Cambium.Log.Format;
using Cambium.Log.Reading;
using Cambium.Log.Storage;
using Xunit;
using static Cambium.Tests.Log.LogSamples;

namespace Cambium.Tests.Log;

/// <summary>The file store in a real directory.</summary>
public sealed class LogStoreTests : IDisposable
{
    private readonly string _directory = Path.Combine(Path.GetTempPath(), "cambium-log-" + Guid.NewGuid().ToString("N"));

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public void What_was_flushed_is_read_back_after_reopening_across_segments()
    {
        using (FileLogStore store = Open(out LogOpenReport created))
        {
            Assert.True(created.WasCreated);
            Fill(store, batches: 60, size: 3);
            Assert.Equal(UpTo(180), Positions(store));
            Assert.Equal(180, store.DurablePosition);
        }

        Assert.True(Directory.GetFiles(_directory, "*.log").Length > 2);
        using FileLogStore again = Open(out LogOpenReport report);
        Assert.Equal(180, report.LastPosition);
        Assert.Null(report.TornTail);
        Assert.False(report.WasClean);
        Assert.Equal(181, again.NextPosition);
        Assert.Equal(UpTo(180), Positions(again));
        Assert.Equal([100, 101, 102], again.ReadFrom(100).Take(3).Select(record => record.Position));
    }

    [Fact]
    public void A_marked_log_opens_as_clean_and_goes_on()
    {
        using (FileLogStore store = Open(out _))
        {
            Fill(store, batches: 3);
            store.MarkClean();
            store.MarkClean();
        }

        for (long next = 4; next < 8; next++)
        {
            using FileLogStore store = Open(out LogOpenReport report);
            Assert.True(report.WasClean);
            Assert.Equal(next, store.NextPosition);
            Fill(store, batches: 1);
            store.MarkClean();
        }
    }

    [Fact]
    public void A_log_of_the_first_format_is_read_and_goes_on_in_a_new_segment()
    {
        using (FileLogStore store = Open(out _))
        {
            Fill(store, batches: 3);
            store.MarkClean();
        }

        string first = Assert.Single(Directory.GetFiles(_directory, "*.log"));
        byte[] bytes = File.ReadAllBytes(first);
        bytes[12] = 1;
        BitConverter.TryWriteBytes(bytes.AsSpan(8), Crc32C.Compute(bytes.AsSpan(12, SegmentHeader.Size - 12)));
        File.WriteAllBytes(first, bytes);

        using (FileLogStore store = Open(out LogOpenReport report))
        {
            Assert.True(report.WasClean);
            Fill(store, batches: 3);
            Assert.Equal(UpTo(6), Positions(store));
        }

        Assert.Equal([1, 2], Directory.GetFiles(_directory, "*.log").Order(StringComparer.Ordinal).Select(static path => (int)File.ReadAllBytes(path)[12]));
    }

    [Fact]
    public void A_batch_larger_than_a_segment_is_stored_whole()
    {
        using (FileLogStore store = Open(out _))
        {
            Fill(store, batches: 1, textLength: 10_000);
            Fill(store, batches: 3, textLength: 50_000);
            Fill(store, batches: 3);
        }

        using FileLogStore again = Open(out LogOpenReport report);
        Assert.Equal(7, report.LastPosition);
        Assert.Equal(UpTo(7), Positions(again));
    }

    [Fact]
    public void A_batch_that_fills_a_segment_has_one_without_zeros_and_may_be_torn_anywhere_in_it()
    {
        LogOptions options = SmallSegments with { SegmentSize = 64 << 10 };
        const int MostOfOne = 40_000;
        int size = Batch(2, textLength: MostOfOne).Size;
        using (FileLogStore store = FileLogStore.Open(_directory, options, out _))
        {
            Fill(store, batches: 1, textLength: MostOfOne);
            Fill(store, batches: 1, textLength: MostOfOne);
        }

        string filled = Directory.GetFiles(_directory, "*.log").Order(StringComparer.Ordinal).Last();
        byte[] whole = File.ReadAllBytes(filled);
        int batchEnd = SegmentHeader.Size + size;
        Assert.Equal(batchEnd, whole.Length);
        foreach (int kept in (int[])[SegmentHeader.Size, SegmentHeader.Size + 1, SegmentHeader.Size + 200, batchEnd - 1, batchEnd])
        {
            foreach (string later in Directory.GetFiles(_directory, "*.log").Where(path => string.CompareOrdinal(path, filled) > 0))
            {
                File.Delete(later);
            }

            File.WriteAllBytes(filled, whole[..kept]);
            bool isWhole = kept == batchEnd;
            using FileLogStore again = FileLogStore.Open(_directory, options, out LogOpenReport report);
            Assert.Equal(isWhole ? 2 : 1, report.LastPosition);
            Assert.Equal(kept > SegmentHeader.Size && !isWhole, report.TornTail is not null);
            Fill(again, batches: 3);
            Assert.Equal(UpTo(isWhole ? 5 : 4), Positions(again));
        }
    }

    [Fact]
    public void Segments_grow_from_one_mebibyte_to_their_bound_also_across_a_restart()
    {
        LogOptions options = SmallSegments with { SegmentSize = 3 << 20 };
        const int MostOfTheFirst = 700_000;
        using (FileLogStore store = FileLogStore.Open(_directory, options, out _))
        {
            Fill(store, batches: 1, textLength: MostOfTheFirst);
        }

        using (FileLogStore again = FileLogStore.Open(_directory, options, out _))
        {
            Fill(again, batches: 8, textLength: MostOfTheFirst);
            Assert.Equal(UpTo(9), Positions(again));
        }

        Assert.Equal([1 << 20, 2 << 20, 3 << 20, 3 << 20], Directory.GetFiles(_directory, "*.log").Order(StringComparer.Ordinal).Select(static path => new FileInfo(path).Length));
    }

    [Fact]
    public void A_second_writer_is_refused()
    {
        using FileLogStore store = Open(out _);
        Assert.Contains("in use", Assert.Throws<LogFormatException>(() => Open(out _)).Message);
    }

    [Fact]
    public void A_batch_at_the_wrong_position_is_refused()
    {
        using FileLogStore store = Open(out _);
        Assert.Throws<InvalidOperationException>(() => store.Append(Batch(2)));
    }

    [Fact]
    public void Another_database_or_a_newer_format_is_refused_clearly()
    {
        using (FileLogStore store = Open(out _))
        {
            Fill(store, batches: 1);
        }

        LogFormatException other = Assert.Throws<LogFormatException>(() =>
            FileLogStore.Open(_directory, SmallSegments with { DatabaseId = Guid.NewGuid() }, out _));
        Assert.Contains("belongs to database", other.Message);

        string path = Directory.GetFiles(_directory, "*.log").Single();
        byte[] bytes = File.ReadAllBytes(path);
        bytes[12] = 3;
        BitConverter.TryWriteBytes(bytes.AsSpan(8), Cambium.Log.Format.Crc32C.Compute(bytes.AsSpan(12, 116)));
        File.WriteAllBytes(path, bytes);
        Assert.Contains("format version 3", Assert.Throws<LogFormatException>(() => Open(out _)).Message);
    }

    [Fact]
    public void Retired_segments_are_gone_and_their_files_are_used_again()
    {
        using FileLogStore store = Open(out _);
        Fill(store, batches: 200);
        int before = Directory.GetFiles(_directory, "*.log").Length;
        store.Retire(150);
        Assert.InRange(store.FirstPosition, 100, 150);
        Assert.True(Directory.GetFiles(_directory, "*.log").Length < before);
        Assert.Throws<ArgumentOutOfRangeException>(() => store.ReadFrom(1));
        Fill(store, batches: 200);
        Assert.Equal(400, store.ReadFrom(store.FirstPosition).Last().Position);
        Assert.Equal(401 - store.FirstPosition, store.ReadFrom(store.FirstPosition).Count());
    }

    [Fact]
    public void Opening_with_a_checkpoint_reads_only_what_lies_behind_it_and_misses_what_is_gone()
    {
        using (FileLogStore store = Open(out _))
        {
            Fill(store, batches: 200);
        }

        Segment[] segments = [.. Directory.GetFiles(_directory, "*.log").Order(StringComparer.Ordinal).Select(path => new Segment(Path.GetFileName(path), 0))];
        Garble(segments[0].Name, 200);
        using (FileLogStore store = FileLogStore.Open(_directory, SmallSegments with { KnownDurablePosition = 190 }, out LogOpenReport report))
        {
            Assert.Equal(200, report.LastPosition);
        }

        Assert.Throws<LogDamageException>(() => FileLogStore.Open(_directory, SmallSegments with { KnownDurablePosition = 201 }, out _));
    }

    [Fact]
    public void A_live_log_is_read_to_its_last_batch()
    {
        using FileLogStore store = Open(out _);
        Fill(store, batches: 5);
        store.Append(Batch(6));
        using LogReader reader = LogReader.Open(_directory);
        Assert.True(reader.IsLive);
        Assert.Equal(UpTo(6), reader.ReadFrom(1).Select(record => record.Position));
        Assert.Equal(store.HeadHash.ToArray(), reader.HeadHash.ToArray());
    }

    [Fact]
    public void A_stopped_log_is_read_to_its_end_and_the_torn_tail_is_named()
    {
        using (FileLogStore store = Open(out _))
        {
            Fill(store, batches: 5);
        }

        string name = Path.GetFileName(Directory.GetFiles(_directory, "*.log").Single());
        Garble(name, SegmentHeader.Size + (4 * Batch(1).Size) + 100);
        using LogReader reader = LogReader.Open(_directory);
        Assert.False(reader.IsLive);
        Assert.Equal(UpTo(4), reader.ReadFrom(1).Select(record => record.Position));
        Assert.Equal(5, reader.TornTail?.Position);
    }

    [Fact]
    public async Task Readers_and_the_writer_work_at_the_same_time()
    {
        using FileLogStore store = Open(out _);
        Fill(store, batches: 1);
        Task reading = Task.Run(() =>
        {
            long last = 0;
            while (last < 1000)
            {
                foreach (Cambium.Log.Records.LogRecord record in store.ReadFrom(last + 1))
                {
                    Assert.Equal(++last, record.Position);
                }
            }
        });
        Fill(store, batches: 999);
        await reading.WaitAsync(TimeSpan.FromSeconds(30));
    }

    private FileLogStore Open(out LogOpenReport report) => FileLogStore.Open(_directory, SmallSegments, out report);

    private void Garble(string name, int offset)
    {
        string path = Path.Combine(_directory, name);
        byte[] bytes = File.ReadAllBytes(path);
        bytes[offset] ^= 0x55;
        File.WriteAllBytes(path, bytes);
    }
}
