using Cambium.Engine.Recovery;
using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Xunit;

namespace Cambium.Tests.Storage;

/// <summary>
/// Histories in which the machine stops at some operation, and what must hold afterwards. Each gets the source of randomness, the mistake it
/// makes, and how to run what crashes, and returns whether that was complete.
/// </summary>
internal static class CrashScenarios
{
    public delegate bool Scenario(Random random, StorageMistake mistake, Func<LogFaults, Action, bool> crash);

    private static readonly LogOptions s_smallSegments = new() { SegmentSize = 4096 };

    public static bool CommitsCheckpointsAndTrimming(Random random, StorageMistake mistake, Func<LogFaults, Action, bool> crash)
    {
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.FromSeconds(4));
        database.CreateTable();
        bool isComplete = crash(database.LogFiles.Faults, () => database.Work(random, commits: 14));
        database.Crash(random);
        if (mistake == StorageMistake.TrimsTooMuch && Segment.List(database.LogFiles) is [Segment oldest, _, ..])
        {
            database.LogFiles.Delete(oldest.Name);
            database.Open();
        }
        else if (mistake == StorageMistake.GivesUpSharedFile && FilesOfEarlierOnly(database) is [string shared, ..])
        {
            database.PageFiles.Delete(shared);
            database.Open();
        }

        database.AssertSound();
        database.Work(random, commits: 3);
        database.Engine.Checkpoint();
        database.AssertSound();
        database.Reopen();
        database.AssertSound();
        return isComplete;
    }

    public static bool SecondBackup(Random random, StorageMistake mistake, Func<LogFaults, Action, bool> crash)
    {
        LogFaults faults = new() { ForgottenFlushes = mistake == StorageMistake.UnflushedCopy ? IsCopy : null };
        StoredDatabase database = new(new LogFaults(), retention: random.Next(2) == 0 ? TimeSpan.FromSeconds(3) : null);
        MemoryDirectory log = new(faults);
        MemoryDirectory pages = new(faults);
        database.CreateTable();
        database.Work(random, commits: 8);
        Backup(database, log, pages, StorageMistake.None, random);
        long before = database.Engine.Root.Position;
        database.Work(random, commits: 8);
        bool leadsOn = Segment.List(log) is [.., Segment last] && database.LogFiles.List().Contains(last.Name);
        bool isComplete = crash(faults, () => Backup(database, log, pages, mistake, random));
        log = log.Crash(random);
        pages = pages.Crash(random);
        if (leadsOn)
        {
            // What there was, what there is, or as much of the log behind it as came. Where the source has let go of what leads from one to
            // the other, a backup that was cut off needs to be made again.
            Assert.InRange(AssertCopy(log, pages, database, isCutOff: !isComplete), isComplete ? database.Engine.Root.Position : before, database.Engine.Root.Position);
        }

        database.Work(random, commits: 2);
        Backup(database, log, pages, StorageMistake.None, random);
        Assert.Equal(database.Engine.Root.Position, AssertCopy(log, pages, database));
        database.AssertSound();
        return isComplete;
    }

    public static bool Archive(Random random, StorageMistake mistake, Func<LogFaults, Action, bool> crash)
    {
        LogFaults faults = new() { ForgottenFlushes = mistake == StorageMistake.UnflushedCopy ? IsCopy : null };
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.FromSeconds(3));
        MemoryDirectory archive = new(faults);
        database.Engine.KeepLogFrom(1);
        database.CreateTable();
        bool isComplete = crash(faults, () =>
        {
            long next = 0;
            for (int round = 0; round < 5; round++)
            {
                database.Work(random, commits: 5);
                next = Ship(database, archive, mistake, next);
            }
        });

        archive = archive.Crash(random);
        Assert.True(LogCopy.LeadsOn(database.LogFiles, archive), "the log doesn't lead on from its archive");
        database.Work(random, commits: 5);
        Ship(database, archive, StorageMistake.None, 0);
        Assert.Equal(database.Engine.Root.Position, AssertCopy(archive, new MemoryDirectory(new LogFaults()), database));
        database.AssertSound();
        return isComplete;
    }

    public static bool Branch(Random random, StorageMistake mistake, Func<LogFaults, Action, bool> crash)
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
        faults.ForgottenFlushes = mistake == StorageMistake.UnflushedBranch ? static _ => true : null;
        bool isComplete = crash(faults, () => DatabaseBranch.Create(database.Engine, database.PageFiles, pages, log, isNewest ? null : position, s_smallSegments));
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
    }

    /// <summary>Of a database, its branch and a branch of that, one after the other goes; what is left is whole, and goes on.</summary>
    public static bool DroppedBranches(Random random, StorageMistake mistake, Func<LogFaults, Action, bool> crash)
    {
        LogFaults faults = new();
        StoredDatabase origin = new(faults, retention: TimeSpan.FromSeconds(4));
        origin.CreateTable();
        origin.Work(random, commits: 8);
        StoredDatabase branch = BranchOf(origin);
        branch.Work(random, commits: 5);
        origin.Work(random, commits: 5);
        StoredDatabase branchOfBranch = BranchOf(branch);
        branchOfBranch.Work(random, commits: 3);
        List<StoredDatabase> left = [.. new[] { origin, branch, branchOfBranch }.OrderBy(_ => random.Next())];
        bool isComplete = crash(faults, () => Drop(left[0], mistake));
        for (left.RemoveAt(0); left.Count > 0; left.RemoveAt(0))
        {
            foreach (StoredDatabase database in left)
            {
                database.Crash(random);
                database.AssertSound();
                database.Work(random, commits: 3);
                database.Engine.Checkpoint();
                database.AssertSound();
            }

            Drop(left[0], mistake);
        }

        return isComplete;
    }

    public static bool GoingBack(Random random, StorageMistake mistake, Func<LogFaults, Action, bool> crash)
    {
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.FromSeconds(8));
        database.CreateTable();
        database.Work(random, commits: 12);
        long position = database.Engine.Root.Position - random.Next(1, 6);
        SortedDictionary<int, int> past = database.RowsOf(database.Engine.RootAt(position));
        database.Engine.Dispose();
        MemoryDirectory log = database.LogFiles;
        MemoryDirectory pages = database.PageFiles;
        bool isComplete = crash(log.Faults, () => GoBack(log, pages, position, mistake));
        log = log.Crash(random);
        pages = pages.Crash(random);
        if (!isComplete)
        {
            GoBack(log, pages, position, mistake);
        }

        StoredDatabase again = new(log, pages, past);
        again.AssertSound();
        again.Work(random, commits: 4);
        again.Engine.Checkpoint();
        again.AssertSound();
        return isComplete;
    }

    private static bool IsCopy(string name) => name.EndsWith(FileCopy.UnfinishedSuffix, StringComparison.Ordinal);

    /// <summary>Page files that the newest checkpoint needs no more.</summary>
    private static string[] FilesOfEarlierOnly(StoredDatabase database)
    {
        CheckpointStore checkpoints = database.Engine.Checkpoints!;
        IEnumerable<int> newest = checkpoints.Newest?.Files.Select(static file => file.Number) ?? [];
        return [.. checkpoints.Earlier.SelectMany(static saved => saved.Files.Keys).Except(newest).Select(DirectoryOfPages.NameOf)];
    }

    private static void Backup(StoredDatabase database, MemoryDirectory log, MemoryDirectory pages, StorageMistake mistake, Random random)
    {
        if (mistake == StorageMistake.NamesBackupFirst && database.PageFiles.List().Contains(CheckpointStore.Name))
        {
            Copy(database.PageFiles, CheckpointStore.Name, pages);
        }

        long logged = 0;
        if (mistake == StorageMistake.CopiesLogFirst)
        {
            logged = LogCopy.Run(database.LogFiles, log, isLive: false).FirstPosition;
            database.Work(random, commits: 6);
        }

        CheckpointCopy copy = CheckpointCopy.CopyFiles(database.PageFiles, pages);
        copy.Finish(logged > 0 ? logged : LogCopy.Run(database.LogFiles, log, isLive: false).FirstPosition);
        if (mistake == StorageMistake.SkippedSegment && Segment.List(log) is [.., Segment closed, _])
        {
            log.Delete(closed.Name);
        }
    }

    private static long Ship(StoredDatabase database, MemoryDirectory archive, StorageMistake mistake, long from)
    {
        long next = LogCopy.RunOpen(database.LogFiles, archive, isLive: false, from);
        if (mistake == StorageMistake.SkippedSegment && Segment.List(archive) is [.., Segment closed, _])
        {
            archive.Delete(closed.Name);
        }

        database.Engine.KeepLogFrom(mistake == StorageMistake.TrimsBeforeArchived ? long.MaxValue : next);
        return next;
    }

    private static StoredDatabase BranchOf(StoredDatabase origin)
    {
        MemoryDirectory log = new(origin.LogFiles.Faults);
        MemoryDirectory pages = new(origin.LogFiles.Faults);
        DatabaseBranch.Create(origin.Engine, origin.PageFiles, pages, log, position: null, s_smallSegments);
        return new StoredDatabase(log, pages, new(origin.Rows), retention: TimeSpan.FromSeconds(4));
    }

    private static void Drop(StoredDatabase database, StorageMistake mistake)
    {
        database.Engine.Dispose();
        foreach (MemoryDirectory directory in new[] { database.LogFiles, database.PageFiles })
        {
            foreach (string name in directory.List())
            {
                if (mistake == StorageMistake.FreesSharedPages)
                {
                    using IFile file = directory.OpenWrite(name);
                    file.SetLength(0);
                }

                directory.Delete(name);
            }

            directory.FlushDirectory();
        }
    }

    /// <summary>Opened on copies, for opening changes files.</summary>
    /// <returns>The position the copy ends at.</returns>
    private static long AssertCopy(MemoryDirectory log, MemoryDirectory pages, StoredDatabase source, bool isCutOff = false)
    {
        StoredDatabase copy = new(CopyOf(log), CopyOf(pages), []);
        long position = copy.Engine.Root.Position;
        new StoredDatabase(CopyOf(log), CopyOf(pages), source.States[position]).AssertSound(isCutOff);
        return position;
    }

    private static MemoryDirectory CopyOf(MemoryDirectory directory)
    {
        MemoryDirectory copy = new(new LogFaults());
        foreach (string name in directory.List())
        {
            Copy(directory, name, copy);
        }

        return copy;
    }

    private static void Copy(MemoryDirectory source, string name, MemoryDirectory target)
    {
        using IFile file = source.OpenRead(name);
        FileCopy.Copy(source, name, target, file.Length);
    }

    private static void GoBack(MemoryDirectory log, MemoryDirectory pages, long position, StorageMistake mistake)
    {
        if (mistake != StorageMistake.KeepsCheckpoint)
        {
            using CheckpointStore checkpoints = CheckpointStore.Open(pages);
            checkpoints.DiscardAfter(position, LogCopy.FirstPosition(log));
        }

        using MemoryLogStore store = new(log, s_smallSegments with { CutAfterPosition = position }, out LogOpenReport report);
        Assert.Equal(position, report.LastPosition);
        store.MarkClean();
    }
}
