using Cambium.Engine.Values;
using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>What transactions and snapshots tell of their numbers.</summary>
public sealed class TransactionNumberTests
{
    [Fact]
    public void Numbers_go_on_behind_those_given_before_a_restart()
    {
        MemoryLogStore log = new();
        // Those before are PostgreSQL's own.
        long last = 2;
        for (int start = 0; start < 3; start++)
        {
            using SqlDatabase database = SqlDatabase.Open("test", log);
            using SqlSession session = new(database, new SessionIdentity { User = "cambium", ProcessId = 1 }, new RecordingHost());
            Assert.True(long.Parse(TestDatabase.Run(session, "SELECT pg_snapshot_xmax(pg_current_snapshot())")[0], null) > last);

            // Nothing is committed that would bring the log forward as far.
            for (int count = 0; count < 100; count++)
            {
                long number = long.Parse(TestDatabase.Run(session, "SELECT txid_current()")[0], null);
                Assert.True(number > last, $"{number} after {last}");
                last = number;
            }
        }
    }

    [Fact]
    public void A_snapshot_sees_what_committed_up_to_its_position()
    {
        TransactionNumbers numbers = new(10, static () => 0);
        Assert.Equal("11:11:", numbers.SnapshotAt(5, own: null).ToString());
        Assert.Equal(11, numbers.Begin(static () => 11));
        Assert.Equal(12, numbers.Begin(static () => 12));
        Assert.Equal("11:11:", numbers.SnapshotAt(5, own: null).ToString());
        numbers.End(12, position: 6);
        Assert.Equal("11:11:", numbers.SnapshotAt(5, own: null).ToString());
        Assert.Equal("11:13:11", numbers.SnapshotAt(6, own: null).ToString());
        Assert.Equal("11:13:", numbers.SnapshotAt(6, own: 11).ToString());
        numbers.End(11, position: null);
        Assert.Equal("13:13:", numbers.SnapshotAt(6, own: null).ToString());
        Assert.Equal("12:12:", numbers.SnapshotAt(5, own: null).ToString());
    }

    [Fact]
    public void A_number_that_is_being_given_is_of_the_future()
    {
        TransactionNumbers numbers = new(10, static () => 0);
        numbers.Begin(() =>
        {
            numbers.End(numbers.Begin(static () => 12), position: 1);
            TransactionSnapshot snapshot = numbers.SnapshotAt(1, own: null);
            Assert.False(snapshot.Sees(11));
            Assert.True(snapshot.Sees(10));
            return 11;
        });
        Assert.Equal("11:13:11", numbers.SnapshotAt(1, own: null).ToString());
    }

    [Fact]
    public void Numbers_are_settled_when_no_snapshot_is_older()
    {
        long oldest = 0;
        TransactionNumbers numbers = new(0, () => oldest);
        for (int number = 1; number <= 200; number++)
        {
            long next = number;
            numbers.Begin(() => next);
            numbers.End(number, position: number);
        }

        Assert.Equal("101:101:", numbers.SnapshotAt(100, own: null).ToString());
        oldest = 200;
        for (int number = 201; number <= 600; number++)
        {
            long next = number;
            numbers.End(numbers.Begin(() => next), position: number);
        }

        Assert.Equal("201:201:", numbers.SnapshotAt(200, own: null).ToString());
        Assert.Equal("601:601:", numbers.SnapshotAt(600, own: null).ToString());
        Assert.True(numbers.TryFindStatus(7, out string? status));
        Assert.Equal("committed", status);
        Assert.False(numbers.TryFindStatus(602, out _));
    }
}
