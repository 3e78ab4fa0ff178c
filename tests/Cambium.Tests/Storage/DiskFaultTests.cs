using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Tests.Log;
using Cambium.Trees.Pages;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Tests.Storage;

/// <summary>Full disks and failing flushes under a database with checkpoints.</summary>
public sealed class DiskFaultTests(ITestOutputHelper output)
{
    /// <summary>The disk fills up at every size from nearly nothing on.</summary>
    [Fact]
    public void A_disk_that_is_full_at_any_moment_refuses_and_recovers() =>
        RefusesAndRecovers(from: 5_000, to: 40_000, step: 500, rows: 2, static (faults, capacity) => faults.CapacityBytes = capacity ?? long.MaxValue);

    /// <summary>The process may open so many files and no more.</summary>
    [Fact]
    public void Too_many_open_files_at_any_moment_refuse_and_recover() =>
        RefusesAndRecovers(from: 0, to: 30, step: 1, rows: 40, static (faults, opens) => faults.OpensLeft = opens);

    /// <summary>Commits are refused or go through, checkpoints wait, reads go on, and when there is enough again all goes on.</summary>
    /// <param name="limit">Limits what there is; null: there is enough.</param>
    private void RefusesAndRecovers(int from, int to, int step, int rows, Action<LogFaults, int?> limit)
    {
        int seed = TestSeed.Next();
        output.WriteLine($"seed {seed}");
        int refused = 0;
        int postponed = 0;
        for (int left = from; left < to; left += step)
        {
            Random random = new(seed);
            LogFaults faults = new();
            StoredDatabase database = new(faults, retention: TimeSpan.FromSeconds(5));
            database.CreateTable();
            limit(faults, left);
            for (int i = 0; i < 30; i++)
            {
                refused += database.Put([.. Enumerable.Range(0, rows).Select(row => ((row * 100) + random.Next(100), i))]) == CommitOutcome.Shortage ? 1 : 0;
                database.Clock.Advance(TimeSpan.FromSeconds(1));
                if (i % 5 == 4)
                {
                    postponed += TryCheckpoint(database) ? 0 : 1;
                }

                Assert.Equal(database.Rows, database.RowsOf(database.Engine.Root));
            }

            limit(faults, null);
            Assert.Equal(CommitOutcome.Committed, database.Put((1, 1)));
            Assert.True(TryCheckpoint(database));
            database.AssertSound();
            database.Crash(random);
            database.AssertSound();
        }

        Assert.True(refused > 20 && postponed > 10, $"{refused} commits refused, {postponed} checkpoints postponed");
    }

    /// <summary>Nobody knows what a disk holds that failed to flush: whichever flush of a checkpoint it was, no commit follows it.</summary>
    [Fact]
    public void A_failed_flush_of_a_checkpoint_stops_commits_until_restart()
    {
        int failures = 0;
        for (int flush = 0; flush < 4; flush++)
        {
            LogFaults faults = new();
            StoredDatabase database = new(faults);
            database.CreateTable();
            database.Put([.. Enumerable.Range(0, 200).Select(static id => (id, id))]);
            int left = flush;
            faults.BeforeFlush = () => faults.FailingFlushes = left-- == 0 ? 1 : 0;
            if (TryCheckpoint(database))
            {
                continue;
            }

            failures++;
            faults.BeforeFlush = null;
            Assert.Equal(CommitOutcome.ReadOnlyDatabase, database.Put((1, 2)));
            Assert.Equal(database.Rows, database.RowsOf(database.Engine.Root));
            Assert.False(TryCheckpoint(database));
            database.Crash(new Random(flush));
            Assert.Equal(CommitOutcome.Committed, database.Put((1, 3)));
            database.AssertSound();
        }

        Assert.True(failures >= 2, $"only {failures} flushes");
    }

    /// <summary>A page that the disk doesn't give is lost to who needs it now, and nothing else.</summary>
    [Fact]
    public void A_page_that_cannot_be_read_is_read_later()
    {
        LogFaults faults = new();
        StoredDatabase database = new(faults);
        database.CreateTable();
        database.Put([.. Enumerable.Range(0, 200).Select(static id => (id, id))]);
        database.Reopen();
        faults.FailingPageReads = 1;
        PageDamageException damage = Assert.Throws<PageDamageException>(() => database.RowsOf(database.Engine.Root));
        Assert.IsType<IOException>(damage.InnerException);
        Assert.Equal(SqlState.IoError, StorageErrors.From(damage).SqlState);
        Assert.Equal(CommitOutcome.Committed, database.Put((1, 2)));
        database.AssertSound();
    }

    private static bool TryCheckpoint(StoredDatabase database)
    {
        try
        {
            database.Engine.Checkpoint();
            return true;
        }
        catch (IOException)
        {
            return false;
        }
    }
}
