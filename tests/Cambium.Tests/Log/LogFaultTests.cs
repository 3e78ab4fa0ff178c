using Cambium.Log.Storage;
using Xunit;
using Xunit.Abstractions;
using Xunit.Sdk;
using static Cambium.Tests.Log.LogSamples;

namespace Cambium.Tests.Log;

/// <summary>Crashes, full disks and failing flushes.</summary>
public sealed class LogFaultTests(ITestOutputHelper output)
{
    /// <summary>
    /// A history of appends, flushes, marks, segment changes and retirement crashes at each single operation, many times with
    /// different outcomes. Whatever was flushed must be there, in order, and the log must go on.
    /// </summary>
    [Fact]
    public void A_crash_at_each_write_loses_nothing_that_was_flushed()
    {
        int seed = TestSeed.Next();
        output.WriteLine($"seed {seed}");
        int operations = 0;
        for (bool allCompleted = false; !allCompleted; operations++)
        {
            allCompleted = true;
            for (int outcome = 0; outcome < 12; outcome++)
            {
                try
                {
                    allCompleted &= CrashAfter(operations, new Random(seed + (operations * 100) + outcome));
                }
                catch (Exception exception)
                {
                    throw new XunitException($"seed {seed}, crash at operation {operations}, outcome {outcome}: {exception.Message}", exception);
                }
            }
        }

        // A history has 94 operations at least and 116 in the middle, by its seed.
        Assert.True(operations > 94, $"seed {seed}: only {operations} operations");
    }

    [Fact]
    public void A_crash_during_the_cut_after_a_crash_does_no_harm()
    {
        int seed = TestSeed.Next();
        output.WriteLine($"seed {seed}");
        Random random = new(seed);
        for (int round = 0; round < 300; round++)
        {
            MemoryLogStore store = new(SmallSegments);
            Fill(store, batches: 5);
            store.Append(Batch(6, 3));
            MemoryDirectory files = store.Files.Crash(random);
            files.Faults.OperationsUntilCrash = random.Next(6);
            long durable = 5;
            try
            {
                using MemoryLogStore opened = new(files, SmallSegments, out LogOpenReport report);
                durable = report.LastPosition;
            }
            catch (LogCrashException)
            {
            }

            using MemoryLogStore again = new(files.Crash(random), SmallSegments, out LogOpenReport final);
            Assert.InRange(final.LastPosition, durable, 8);
            Assert.Equal(UpTo(final.LastPosition), Positions(again));
        }
    }

    [Fact]
    public void After_a_failed_flush_nothing_is_appended_until_restart()
    {
        MemoryLogStore store = new(SmallSegments);
        Fill(store, batches: 2);
        store.Append(Batch(3));
        store.Faults.FailingFlushes = 1;

        Assert.Throws<LogFlushException>(store.Flush);

        Assert.True(store.HasFailed);
        Assert.Equal(2, store.DurablePosition);
        Assert.Throws<LogFlushException>(() => store.Append(Batch(4)));
        Assert.Throws<LogFlushException>(store.Flush);
        Assert.Equal(UpTo(2), Positions(store));
        using MemoryLogStore again = store.Restart(out LogOpenReport report);
        Assert.InRange(report.LastPosition, 2, 3);
        Fill(again, batches: 1);
    }

    [Fact]
    public void A_full_disk_refuses_the_batch_and_takes_it_when_there_is_room_again()
    {
        MemoryLogStore store = new(SmallSegments);
        store.Faults.CapacityBytes = 2 * SmallSegments.SegmentSize;
        int refused = 0;
        while (store.NextPosition <= 100)
        {
            try
            {
                Fill(store, batches: 1);
            }
            catch (LogShortageException)
            {
                refused++;
                Assert.False(store.HasFailed);
                Assert.Equal(UpTo(store.NextPosition - 1), Positions(store));
                store.Faults.CapacityBytes += SmallSegments.SegmentSize;
            }
        }

        Assert.True(refused > 0);
        Assert.Equal(UpTo(100), Positions(store.Restart(out LogOpenReport report)));
        Assert.Null(report.TornTail);
    }

    [Fact]
    public void A_write_that_runs_out_of_space_halfway_is_cut_back()
    {
        MemoryLogStore store = new(SmallSegments);
        Fill(store, batches: 1);
        foreach (int failures in new[] { 1, 2 })
        {
            store.Faults.FullWrites = failures;
            Assert.Throws<LogShortageException>(() => store.Append(Batch(store.NextPosition, 5)));
            Fill(store, batches: 1);
        }

        Assert.Equal(UpTo(3), Positions(store.Restart(out LogOpenReport report)));
        Assert.Equal(3, report.LastPosition);
    }

    [Fact]
    public void A_disk_that_lies_about_flushing_is_found_out_by_a_later_batch()
    {
        // The lost batch is followed by one that was told it is durable.
        MemoryLogStore store = new(SmallSegments);
        Fill(store, batches: 2);
        store.Faults.LostFlushes = 1;
        Fill(store, batches: 1);
        int damaged = 0;
        store.Append(Batch(4));
        for (int seed = 0; seed < 50; seed++)
        {
            try
            {
                using MemoryLogStore again = new(store.Files.Crash(new Random(seed)), SmallSegments, out _);
            }
            catch (LogDamageException)
            {
                damaged++;
            }
        }

        Assert.InRange(damaged, 1, 49);
    }

    [Fact]
    public void A_delayed_flush_is_durable_only_when_it_returns()
    {
        MemoryLogStore store = new(SmallSegments);
        store.Append(Batch(1));
        long durableDuringFlush = -1;
        store.Faults.BeforeFlush = () => durableDuringFlush = store.DurablePosition;
        store.Flush();
        Assert.Equal(0, durableDuringFlush);
        Assert.Equal(1, store.DurablePosition);
    }

    [Fact]
    public void One_seed_gives_one_outcome()
    {
        static byte[] Outcome()
        {
            MemoryLogStore store = new(SmallSegments);
            Fill(store, batches: 40);
            store.Append(Batch(store.NextPosition, 9));
            return store.Crash(new Random(11), out _).HeadHash.ToArray();
        }

        Assert.Equal(Outcome(), Outcome());
    }

    /// <summary>Runs until the crash and checks what a restart finds; true when the history ended before it.</summary>
    private static bool CrashAfter(int operations, Random random)
    {
        MemoryLogStore store = new(SmallSegments);
        store.Faults.OperationsUntilCrash = operations;
        bool completed = false;
        try
        {
            Run(store, random);
            completed = true;
        }
        catch (LogCrashException)
        {
        }

        long durable = store.DurablePosition;
        long appended = store.NextPosition + 3;
        long first = store.FirstPosition;
        using MemoryLogStore again = store.Crash(random, out LogOpenReport report);
        Assert.InRange(report.LastPosition, durable, appended);
        Assert.InRange(report.FirstPosition, 1, first);
        Assert.Equal(UpTo(report.LastPosition).Where(position => position >= report.FirstPosition), Positions(again));
        Fill(again, batches: 3);
        using MemoryLogStore third = again.Crash(random, out LogOpenReport after);
        Assert.Equal(report.LastPosition + 3, after.LastPosition);
        return completed;
    }

    private static void Run(MemoryLogStore store, Random random)
    {
        for (int i = 0; i < 30; i++)
        {
            store.Append(Batch(store.NextPosition, random.Next(1, 4), textLength: 300));
            if (random.Next(4) > 0)
            {
                store.Flush();
            }

            if (i == 20)
            {
                store.MarkClean();
                store.Retire(store.NextPosition - 10);
            }
        }
    }
}
