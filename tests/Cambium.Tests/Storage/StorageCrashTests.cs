using Cambium.Engine.Recovery;
using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Cambium.Tests.Log;
using Xunit;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace Cambium.Tests.Storage;

/// <summary>
/// The machine stops at each single write, flush, rename and deletion of what changes files: commits, checkpoints, trimming, backups,
/// branches, going back. What was acknowledged is there afterwards, and what was being made is whole or not there.
/// </summary>
public sealed class StorageCrashTests(ITestOutputHelper output)
{
    private const int Outcomes = 1;

    [Fact]
    public void Commits_checkpoints_and_trimming() => CrashEverywhere(30, static (random, operations, crash) =>
    {
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.FromSeconds(4));
        database.CreateTable();
        bool isComplete = crash(database.LogFiles.Faults, () => database.Work(random, commits: 14));
        database.Crash(random);
        database.AssertSound();
        database.Work(random, commits: 3);
        database.Engine.Checkpoint();
        database.AssertSound();
        database.Reopen();
        database.AssertSound();
        return isComplete;
    });

    [Fact]
    public void A_second_backup() => CrashEverywhere(8, static (random, operations, crash) =>
    {
        LogFaults faults = new();
        StoredDatabase database = new(new LogFaults(), retention: random.Next(2) == 0 ? TimeSpan.FromSeconds(3) : null);
        MemoryDirectory log = new(faults);
        MemoryDirectory pages = new(faults);
        database.CreateTable();
        database.Work(random, commits: 8);
        Backup(database, log, pages);
        long before = database.Engine.Root.Position;
        database.Work(random, commits: 8);
        bool leadsOn = log.List().Where(static name => name.EndsWith(".log", StringComparison.Ordinal)).Order().Last() is { } last && database.LogFiles.List().Contains(last);
        bool isComplete = crash(faults, () => Backup(database, log, pages));
        log = log.Crash(random);
        pages = pages.Crash(random);
        if (leadsOn)
        {
            // What there was, what there is, or as much of the log behind it as came. Where the source has let go of what leads from one to
            // the other, a backup that was cut off needs to be made again.
            Assert.InRange(AssertBackup(log, pages, database), isComplete ? database.Engine.Root.Position : before, database.Engine.Root.Position);
        }

        database.Work(random, commits: 2);
        Backup(database, log, pages);
        Assert.Equal(database.Engine.Root.Position, AssertBackup(log, pages, database));
        database.AssertSound();
        return isComplete;
    });

    [Fact]
    public void A_branch() => CrashEverywhere(8, static (random, operations, crash) =>
    {
        LogFaults faults = new();
        StoredDatabase database = new(faults);
        database.CreateTable();
        database.Work(random, commits: 6);
        database.Engine.Checkpoint();
        long position = database.Engine.Root.Position - random.Next(3);
        SortedDictionary<int, int> past = database.RowsOf(database.Engine.RootAt(position));
        bool isNewest = random.Next(2) == 0;
        MemoryDirectory log = new(faults);
        MemoryDirectory pages = new(faults);
        bool isComplete = crash(faults, () => DatabaseBranch.Create(database.Engine, database.PageFiles, pages, log, isNewest ? null : position, new LogOptions { SegmentSize = 4096 }));
        log = log.Crash(random);
        pages = pages.Crash(random);
        database.Crash(random);
        database.AssertSound();
        if (isComplete)
        {
            StoredDatabase branch = new(log, pages, isNewest ? new(database.Rows) : past);
            branch.AssertSound();
            branch.Work(random, commits: 4);
            branch.Engine.Checkpoint();
            branch.AssertSound();
        }

        database.Work(random, commits: 4);
        database.AssertSound();
        return isComplete;
    });

    [Fact]
    public void Going_back() => CrashEverywhere(3, static (random, operations, crash) =>
    {
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.FromSeconds(8));
        database.CreateTable();
        database.Work(random, commits: 12);
        long position = database.Engine.Root.Position - random.Next(1, 6);
        SortedDictionary<int, int> past = database.RowsOf(database.Engine.RootAt(position));
        database.Engine.Dispose();
        MemoryDirectory log = database.LogFiles;
        MemoryDirectory pages = database.PageFiles;
        bool isComplete = crash(log.Faults, () => GoBack(log, pages, position));
        log = log.Crash(random);
        pages = pages.Crash(random);
        if (!isComplete)
        {
            GoBack(log, pages, position);
        }

        StoredDatabase again = new(log, pages, past);
        again.AssertSound();
        again.Work(random, commits: 4);
        again.Engine.Checkpoint();
        again.AssertSound();
        return isComplete;
    });

    private static void Backup(StoredDatabase database, MemoryDirectory log, MemoryDirectory pages)
    {
        CheckpointCopy copy = CheckpointCopy.CopyFiles(database.PageFiles, pages);
        copy.Finish(LogCopy.Run(database.LogFiles, log, isLive: false, copy.Position).FirstPosition);
    }

    /// <summary>Opened on copies, for opening changes files.</summary>
    /// <returns>The position the backup ends at.</returns>
    private static long AssertBackup(MemoryDirectory log, MemoryDirectory pages, StoredDatabase source)
    {
        StoredDatabase copy = new(CopyOf(log), CopyOf(pages), []);
        long position = copy.Engine.Root.Position;
        new StoredDatabase(CopyOf(log), CopyOf(pages), source.States[position]).AssertSound();
        return position;
    }

    private static MemoryDirectory CopyOf(MemoryDirectory directory)
    {
        MemoryDirectory copy = new(new LogFaults());
        foreach (string name in directory.List())
        {
            using IFile file = directory.OpenRead(name);
            FileCopy.Copy(directory, name, copy, file.Length);
        }

        return copy;
    }

    private static void GoBack(MemoryDirectory log, MemoryDirectory pages, long position)
    {
        using (CheckpointStore checkpoints = CheckpointStore.Open(pages))
        {
            checkpoints.DiscardAfter(position, LogCopy.FirstPosition(log));
        }

        using MemoryLogStore store = new(log, new LogOptions { SegmentSize = 4096, CutAfterPosition = position }, out LogOpenReport report);
        Assert.Equal(position, report.LastPosition);
        store.MarkClean();
    }

    /// <summary>Runs a scenario with the crash at every operation, one after the other, until it is complete without.</summary>
    /// <param name="operationsMin">So many operations it has at least: fewer, and it tests nothing.</param>
    /// <param name="scenario">Gets the source of randomness, the number of operations, and how to run what crashes; returns whether that was complete.</param>
    private void CrashEverywhere(int operationsMin, Func<Random, int, Func<LogFaults, Action, bool>, bool> scenario)
    {
        int seed = TestSeed.Next();
        int operations = 0;
        for (bool isComplete = false; !isComplete; operations++)
        {
            isComplete = true;
            for (int outcome = 0; outcome < Outcomes; outcome++)
            {
                try
                {
                    isComplete &= scenario(new Random(seed + outcome), operations, (faults, work) => RunUntilCrash(faults, operations, work));
                }
                catch (Exception exception)
                {
                    throw new XunitException($"seed {seed}, outcome {outcome}, crash at operation {operations}: {exception.Message}", exception);
                }
            }
        }

        output.WriteLine($"{operations} operations");
        Assert.True(operations > operationsMin, $"seed {seed}: only {operations} operations");
    }

    private static bool RunUntilCrash(LogFaults faults, int operations, Action work)
    {
        faults.OperationsUntilCrash = operations;
        try
        {
            work();
            faults.OperationsUntilCrash = null;
            return true;
        }
        catch (LogCrashException)
        {
            return false;
        }
    }
}
