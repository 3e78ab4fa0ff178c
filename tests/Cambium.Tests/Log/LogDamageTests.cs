using Cambium.Log.Format;
using Cambium.Log.Storage;
using Xunit;
using static Cambium.Tests.Log.LogSamples;

namespace Cambium.Tests.Log;

/// <summary>Torn tails and damage, at every byte: one is cut and reported, the other refused, nothing wrong is ever served.</summary>
public sealed class LogDamageTests
{
    private const string FirstSegment = "00000000000000000001.log";

    [Fact]
    public void A_log_torn_at_any_byte_opens_with_the_whole_batches_before()
    {
        byte[] whole = Content(batches: 5, clean: false, out int[] ends);
        for (int length = SegmentHeader.Size; length < ends[^1]; length++)
        {
            byte[] torn = new byte[whole.Length];
            whole.AsSpan(0, length).CopyTo(torn);
            using MemoryLogStore store = Open(torn, out LogOpenReport report);

            // A batch is whole, too, when all it lost is zeros.
            int kept = ends.Count(end => torn.AsSpan(0, end).SequenceEqual(whole.AsSpan(0, end)));
            int keptEnd = kept == 0 ? SegmentHeader.Size : ends[kept - 1];
            Assert.InRange(kept, ends.Count(end => end <= length), ends.Count(end => end <= length + 3));
            Assert.Equal(kept, report.LastPosition);
            Assert.Equal(torn.AsSpan(keptEnd).ContainsAnyExcept((byte)0), report.TornTail is not null);
            Assert.Equal(UpTo(kept), Positions(store));
            Fill(store, batches: 2);
            Assert.Equal(UpTo(kept + 2), Positions(store.Restart(out _)));
        }
    }

    [Fact]
    public void A_file_cut_off_at_any_byte_of_the_last_batch_opens_without_it()
    {
        byte[] whole = Content(batches: 3, clean: false, out int[] ends);
        for (int length = ends[1]; length < ends[2]; length++)
        {
            using MemoryLogStore store = Open(whole[..length], out LogOpenReport report);
            Assert.Equal(2, report.LastPosition);
            Fill(store, batches: 2);
            Assert.Equal(UpTo(4), Positions(store));
        }
    }

    [Fact]
    public void A_byte_garbled_anywhere_in_a_clean_log_is_refused_with_file_and_offset()
    {
        byte[] whole = Content(batches: 5, clean: true, out int[] ends);
        int[] starts = [SegmentHeader.Size, .. ends];
        // Up to the mark; a garbled mark itself costs nothing but the knowledge.
        for (int offset = 0; offset < ends[^2]; offset++)
        {
            byte[] garbled = [.. whole];
            garbled[offset] ^= 0x20;
            LogDamageException damage = Assert.Throws<LogDamageException>(() => Open(garbled, out _));
            Assert.Equal($"memory/{FirstSegment}", damage.File);
            int batch = starts.Count(start => start <= offset);
            Assert.Equal(Math.Max(1, batch), damage.Position);
            Assert.Equal(batch == 0 ? damage.Offset : starts[batch - 1], damage.Offset);
        }
    }

    [Fact]
    public void A_byte_garbled_in_the_last_batch_of_an_unmarked_log_looks_torn_and_before_it_is_damage()
    {
        byte[] whole = Content(batches: 5, clean: false, out int[] ends);
        for (int offset = SegmentHeader.Size; offset < ends[^1]; offset++)
        {
            byte[] garbled = [.. whole];
            garbled[offset] ^= 0x20;
            if (offset < ends[3])
            {
                Assert.Throws<LogDamageException>(() => Open(garbled, out _));
            }
            else
            {
                using MemoryLogStore store = Open(garbled, out LogOpenReport report);
                Assert.Equal(4, report.LastPosition);
                Assert.NotNull(report.TornTail);
            }
        }
    }

    [Fact]
    public void A_checkpoint_makes_a_bad_batch_at_its_position_damage()
    {
        byte[] whole = Content(batches: 5, clean: false, out int[] ends);
        whole[ends[3] + 100] ^= 1;
        Assert.Throws<LogDamageException>(() => Open(whole, out _, SmallSegments with { KnownDurablePosition = 5 }));
        Open(whole, out LogOpenReport report, SmallSegments with { KnownDurablePosition = 4 }).Dispose();
        Assert.Equal(4, report.LastPosition);
    }

    [Fact]
    public void A_missing_or_garbled_segment_in_the_middle_is_damage()
    {
        using MemoryLogStore store = new(SmallSegments);
        using MemoryLogStore other = new(SmallSegments);
        Fill(store, batches: 100);
        Fill(other, batches: 100);
        string[] names = [.. store.Files.List().Order(StringComparer.Ordinal)];
        Assert.True(names.Length > 3);

        other.Files.Delete(names[1]);
        Assert.Contains("follows", Assert.Throws<LogDamageException>(() => other.Restart(out _)).Message);
        using IFile file = store.Files.OpenWrite(names[1]);
        file.Write(500, "garbage"u8);
        LogDamageException damage = Assert.Throws<LogDamageException>(() => store.Restart(out _));
        Assert.Equal($"memory/{names[1]}", damage.File);
    }

    [Fact]
    public void Unflushed_batches_lost_in_front_of_written_ones_are_a_torn_tail()
    {
        using MemoryLogStore store = new(SmallSegments);
        Fill(store, batches: 2);
        int offset = SegmentHeader.Size + (2 * Batch(1).Size);
        for (long position = 3; position <= 6; position++)
        {
            store.Append(Batch(position));
        }

        using (IFile file = store.Files.OpenWrite(FirstSegment))
        {
            SpareSegments.Zero(file, offset, offset + Batch(1).Size);
        }

        using MemoryLogStore again = store.Restart(out LogOpenReport report);
        Assert.Equal((2, offset), (report.LastPosition, report.TornTail!.Offset));
        Assert.Equal(UpTo(2), Positions(again));
    }

    [Fact]
    public void An_edited_batch_breaks_the_chain_even_with_its_checksum_made_right()
    {
        byte[] whole = Content(batches: 5, clean: false, out int[] ends);
        Span<byte> fourth = whole.AsSpan(ends[2], ends[3] - ends[2]);
        fourth[^10] ^= 1;
        BitConverter.TryWriteBytes(fourth[4..], Crc32C.Compute(fourth[8..]));
        LogDamageException damage = Assert.Throws<LogDamageException>(() => Open(whole, out _));
        Assert.Equal(5, damage.Position);
        Assert.Contains("chained", damage.Message);
    }

    [Fact]
    public void Recovering_up_to_a_position_keeps_exactly_that()
    {
        for (long last = 1; last <= 120; last += 7)
        {
            using MemoryLogStore store = new(SmallSegments);
            Fill(store, batches: 30, size: 4);
            using MemoryLogStore cut = new(store.Files.Restart(), SmallSegments with { CutAfterPosition = last }, out LogOpenReport report);
            Assert.Equal(last, report.LastPosition);
            Fill(cut, batches: 2);
            Assert.Equal(UpTo(last + 2), Positions(cut.Restart(out LogOpenReport again)));
            Assert.Null(again.TornTail);
        }
    }

    [Fact]
    public void A_damaged_log_is_recovered_up_to_the_position_before_the_damage()
    {
        byte[] whole = Content(batches: 5, clean: true, out int[] ends);
        whole[ends[2] + 90] ^= 1;
        Assert.Throws<LogDamageException>(() => Open(whole, out _));
        Assert.Throws<LogDamageException>(() => Open(whole, out _, SmallSegments with { CutAfterPosition = 4 }));

        using MemoryLogStore store = Open(whole, out LogOpenReport report, SmallSegments with { CutAfterPosition = 3 });
        Assert.Equal((3, ends[2]), (report.LastPosition, report.TornTail!.Offset));
        Fill(store, batches: 1);
        Assert.Equal(UpTo(4), Positions(store.Restart(out LogOpenReport again)));
        Assert.Null(again.TornTail);
    }

    [Fact]
    public void A_log_opens_at_a_checkpoint_behind_any_of_its_batches()
    {
        byte[] whole = Content(batches: 5, clean: true, out int[] ends);
        for (int i = 0; i < ends.Length; i++)
        {
            using MemoryLogStore store = Open(whole, out LogOpenReport report, At(PlaceAt(whole, ends, i)));
            Assert.Equal(5, report.LastPosition);
            Fill(store, batches: 2);
            Assert.Equal(UpTo(7), Positions(store.Restart(out _)));
        }

        LogPlace beginning = new(1, 1, SegmentHeader.Size, new byte[BatchHeader.HashSize]);
        Open(whole, out _, At(beginning)).Dispose();
    }

    [Fact]
    public void A_log_with_a_hole_in_front_of_its_checkpoint_is_damaged()
    {
        byte[] whole = Content(batches: 5, clean: false, out int[] ends);
        for (int i = 0; i < ends.Length; i++)
        {
            LogPlace place = PlaceAt(whole, ends, i);
            byte[] holed = [.. whole];
            int start = i == 0 ? SegmentHeader.Size : ends[i - 1];
            holed.AsSpan(start, ends[i] - start).Clear();
            LogDamageException damage = Assert.Throws<LogDamageException>(() => Open(holed, out _, At(place)));
            Assert.Equal((start, i + 1), (damage.Offset, damage.Position));

            damage = Assert.Throws<LogDamageException>(() => Open(whole[..start], out _, At(place)));
            Assert.Equal((start, i + 1), (damage.Offset, damage.Position));
        }
    }

    [Fact]
    public void A_log_that_a_checkpoint_was_not_made_of_is_damaged()
    {
        byte[] whole = Content(batches: 5, clean: false, out int[] ends);
        LogPlace place = PlaceAt(whole, ends, 2);
        byte[] hash = place.Hash.ToArray();
        hash[^1] ^= 1;
        LogPlace[] strangers = [place with { Hash = hash }, place with { Offset = place.Offset - 1 }, new(1, 1, SegmentHeader.Size, hash)];
        foreach (LogPlace stranger in strangers)
        {
            MemoryDirectory files = Directory(whole);
            LogDamageException damage = Assert.Throws<LogDamageException>(() => new MemoryLogStore(files, At(stranger), out _));
            Assert.Contains("checkpoint", damage.Message, StringComparison.Ordinal);
            Assert.Equal(stranger.Offset, damage.Offset);
            Assert.Equal(whole, Read(files));
        }
    }

    [Fact]
    public void A_checkpoint_behind_a_batch_longer_than_a_window_finds_it()
    {
        using MemoryLogStore store = new(SmallSegments with { SegmentSize = 4 << 20 });
        Fill(store, batches: 1, textLength: 1 << 20);
        LogPlace place = store.Place!;
        Fill(store, batches: 1);
        Open(place).Dispose();
        Assert.Throws<LogDamageException>(() => Open(place with { Offset = place.Offset - 1 }));

        MemoryLogStore Open(LogPlace at) => new(store.Files.Restart(), SmallSegments with { ResumeAt = at }, out _);
    }

    private static LogOptions At(LogPlace place) => SmallSegments with { ResumeAt = place };

    /// <summary>The place behind a batch.</summary>
    private static LogPlace PlaceAt(byte[] content, int[] ends, int batch)
    {
        ReadOnlySpan<byte> bytes = content.AsSpan((batch == 0 ? SegmentHeader.Size : ends[batch - 1])..ends[batch]);
        byte[] hash = new byte[BatchHeader.HashSize];
        BatchHeader.Hash(bytes, hash);
        return new LogPlace(BatchHeader.Read(bytes).LastPosition + 1, 1, ends[batch], hash);
    }

    private static MemoryLogStore Open(byte[] content, out LogOpenReport report, LogOptions? options = null) =>
        new(Directory(content), options ?? SmallSegments, out report);

    private static MemoryDirectory Directory(byte[] content)
    {
        MemoryDirectory files = new(new LogFaults());
        using IFile file = files.Create(FirstSegment);
        file.Write(0, content);
        return files;
    }

    private static byte[] Read(MemoryDirectory files)
    {
        using IFile file = files.OpenRead(FirstSegment);
        byte[] content = new byte[file.Length];
        file.Read(0, content);
        return content;
    }

    /// <summary>A segment of batches of one record each, and where each batch ends (the mark's end too).</summary>
    private static byte[] Content(int batches, bool clean, out int[] ends)
    {
        using MemoryLogStore store = new(SmallSegments);
        ends = new int[batches + (clean ? 1 : 0)];
        int end = SegmentHeader.Size;
        for (int i = 0; i < batches; i++)
        {
            Fill(store, batches: 1, textLength: 20 + (i * 7));
            ends[i] = end += Batch(i + 1, 1, 20 + (i * 7)).Size;
        }

        if (clean)
        {
            store.MarkClean();
            ends[batches] = end + LogBatch.HeaderSize;
        }

        return Read(store.Files);
    }
}
