using Cambium.Engine.Recovery;
using Cambium.Log.Storage;
using Xunit;

namespace Cambium.Tests.Storage;

public sealed class CheckpointScheduleTests
{
    private const long LogBytes = 40_000;

    /// <summary>It begins early enough to be complete by the limit, goes gently while it is ahead, and the faster the further it is behind.</summary>
    [Fact]
    public void A_checkpoint_follows_the_growth_of_the_log()
    {
        CheckpointSettings settings = new() { LogBytes = LogBytes };
        StoredDatabase database = new(new LogFaults(), logBytes: LogBytes);
        database.CreateTable();
        Checkpointer checkpointer = database.Engine.Checkpointer!;
        long begun = Grow(database, () => checkpointer.Step());
        Assert.InRange(begun, (long)settings.LogBytesBetween, (long)settings.LogBytesBetween + 5_000);

        Assert.True(checkpointer.Step());
        Assert.Equal(CheckpointHaste.Gentle, checkpointer.Haste);
        long behind = Grow(database, () => checkpointer.Haste == CheckpointHaste.Brisk);
        Assert.InRange(behind, begun + 1, begun + 5_000);
        long late = Grow(database, () => checkpointer.Haste == CheckpointHaste.Full);
        Assert.InRange(late, LogBytes, LogBytes + 5_000);

        while (checkpointer.IsRunning)
        {
            Assert.True(checkpointer.Step());
        }

        Assert.Equal((0, 1), (database.Engine.Activity.Checkpoints.Timed, database.Engine.Activity.Checkpoints.Requested));
        database.AssertSound();
    }

    [Fact]
    public void One_that_somebody_waits_for_does_not_rest()
    {
        StoredDatabase database = new(new LogFaults());
        database.CreateTable();
        Checkpointer checkpointer = database.Engine.Checkpointer!;
        Assert.False(checkpointer.Step());
        checkpointer.Request();
        Assert.Equal(CheckpointHaste.Full, checkpointer.Haste);
        checkpointer.Finish();
        Assert.NotEqual(CheckpointHaste.Full, checkpointer.Haste);
    }

    /// <summary>A server that nobody writes to any more keeps what the retention says and not what the last commit left.</summary>
    [Fact]
    public void What_becomes_too_old_goes_without_another_checkpoint()
    {
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.FromMinutes(30), interval: TimeSpan.FromMinutes(5));
        database.CreateTable();
        for (int i = 0; i < 200; i++)
        {
            database.Put((i, i));
        }

        database.Engine.Checkpoint();
        Checkpointer checkpointer = database.Engine.Checkpointer!;
        int kept = Segment.List(database.LogFiles).Length;
        Assert.InRange(kept, 3, int.MaxValue);
        Pass(20);
        Assert.Equal(kept, Segment.List(database.LogFiles).Length);
        Pass(20);
        Assert.Single(Segment.List(database.LogFiles));
        Assert.Equal(1, database.Engine.Activity.Checkpoints.Requested);
        database.Reopen();
        database.AssertSound();

        void Pass(int minutes)
        {
            database.Clock.Advance(TimeSpan.FromMinutes(minutes));
            Assert.False(checkpointer.Step());
        }
    }

    /// <returns>Bytes of the log by the time something holds.</returns>
    private static long Grow(StoredDatabase database, Func<bool> holds)
    {
        for (int i = 0; !holds(); i++)
        {
            database.Put((i % 300, i));
        }

        return database.Engine.LogBytes;
    }
}
