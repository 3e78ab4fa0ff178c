using Cambium.Engine.Errors;
using Cambium.Log.Storage;
using Cambium.Tests.Log;
using Cambium.Trees.Pages;
using Xunit;
using Xunit.Abstractions;
using Xunit.Sdk;
using static Cambium.Tests.Storage.CrashScenarios;

namespace Cambium.Tests.Storage;

/// <summary>
/// The machine stops at each single write, flush, rename and deletion of what changes files: commits, checkpoints, trimming, backups, shipping
/// the log, branches and dropping them, going back. What was acknowledged is there afterwards, and what was being made is whole or not there.
/// </summary>
public sealed class StorageCrashTests(ITestOutputHelper output)
{
    private const int SeedsMax = 20;

    [Fact]
    public void Commits_checkpoints_and_trimming() => CrashEverywhere(30, CommitsCheckpointsAndTrimming);

    [Fact]
    public void A_second_backup() => CrashEverywhere(8, SecondBackup);

    [Fact]
    public void An_archive() => CrashEverywhere(8, Archive);

    [Fact]
    public void A_branch() => CrashEverywhere(8, Branch);

    [Fact]
    public void Dropping_a_branch_or_its_origin() => CrashEverywhere(4, DroppedBranches);

    [Fact]
    public void Going_back() => CrashEverywhere(3, GoingBack);

    [Theory]
    [InlineData(StorageMistake.TrimsTooMuch)]
    [InlineData(StorageMistake.GivesUpSharedFile)]
    [InlineData(StorageMistake.NamesBackupFirst)]
    [InlineData(StorageMistake.CopiesLogFirst)]
    [InlineData(StorageMistake.UnflushedCopy)]
    [InlineData(StorageMistake.SkippedSegment)]
    [InlineData(StorageMistake.UnflushedBranch)]
    [InlineData(StorageMistake.FreesSharedPages)]
    [InlineData(StorageMistake.KeepsCheckpoint)]
    public void A_planted_mistake_is_caught(StorageMistake mistake) => AssertCaught(mistake, mistake switch
    {
        StorageMistake.TrimsTooMuch or StorageMistake.GivesUpSharedFile => CommitsCheckpointsAndTrimming,
        StorageMistake.UnflushedBranch => Branch,
        StorageMistake.FreesSharedPages => DroppedBranches,
        StorageMistake.KeepsCheckpoint => GoingBack,
        _ => SecondBackup,
    });

    [Theory]
    [InlineData(StorageMistake.UnflushedCopy)]
    [InlineData(StorageMistake.SkippedSegment)]
    [InlineData(StorageMistake.TrimsBeforeArchived)]
    public void A_planted_mistake_of_the_archive_is_caught(StorageMistake mistake) => AssertCaught(mistake, Archive);

    /// <summary>Runs a scenario with the crash at every operation, one after the other, until it is complete without.</summary>
    /// <param name="operationsMin">So many operations it has at least: fewer, and it tests nothing.</param>
    private void CrashEverywhere(int operationsMin, Scenario scenario)
    {
        int seed = TestSeed.Next();
        int operations = 0;
        for (bool isComplete = false; !isComplete; operations++)
        {
            try
            {
                isComplete = Run(scenario, seed, StorageMistake.None, operations);
            }
            catch (Exception exception)
            {
                throw new XunitException($"seed {seed}, crash at operation {operations}: {exception.Message}", exception);
            }
        }

        output.WriteLine($"{operations} operations");
        Assert.True(operations > operationsMin, $"seed {seed}: only {operations} operations");
    }

    private void AssertCaught(StorageMistake mistake, Scenario scenario)
    {
        for (int seed = 1; seed <= SeedsMax; seed++)
        {
            int operations = 0;
            for (bool isComplete = false; !isComplete; operations++)
            {
                try
                {
                    isComplete = Run(scenario, seed, mistake, operations);
                }
                catch (Exception found) when (found is XunitException or LogException or PageDamageException or SqlErrorException)
                {
                    output.WriteLine($"seed {seed}, crash at operation {operations}: {found.Message}");
                    return;
                }
            }
        }

        Assert.Fail($"No seed noticed {mistake}.");
    }

    private static bool Run(Scenario scenario, int seed, StorageMistake mistake, int operations) =>
        scenario(new Random(seed), mistake, (faults, work) => RunUntilCrash(faults, operations, work));

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
