using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

/// <summary>What fails in the committer's hands fails alone: the tip is what it would be without it, and everybody else's commit goes through.</summary>
public sealed class CommitterTests
{
    [Fact]
    public void What_fails_halfway_is_taken_back_and_others_of_its_batch_are_committed()
    {
        using TestDatabase database = new();
        TableDefinition table = Create(database);
        PendingCommit first = BeginSet(database, table, 1, 11);
        IndexRequest failing = FailsHalfway(table);
        database.Engine.Pipeline.Enqueue(failing);
        PendingCommit second = BeginSet(database, table, 2, 12);
        Assert.Equal(CommitOutcome.Committed, first.Wait().Outcome);
        Assert.Equal(CommitOutcome.Committed, second.Wait().Outcome);
        Assert.Equal(CommitOutcome.OutOfMemory, failing.Result.Outcome);
        database.Reopen();
        Assert.Equal(11, database.Committed(table, 1)![1]);
        Assert.Equal(12, database.Committed(table, 2)![1]);
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void A_batch_that_is_being_flushed_is_not_taken_back()
    {
        using TestDatabase database = new();
        TableDefinition table = Create(database);
        PendingCommit flushing = BeginSet(database, table, 1, 11);
        database.Engine.Pipeline.StepCommitter();
        PendingCommit open = BeginSet(database, table, 1, 21);
        database.Engine.Pipeline.Enqueue(FailsHalfway(table));
        database.Engine.Pipeline.StepCommitter();
        Assert.Equal(CommitOutcome.Committed, flushing.Wait().Outcome);
        Assert.Equal(CommitOutcome.Committed, open.Wait().Outcome);
        PendingCommit next = BeginSet(database, table, 1, 31);
        Assert.Equal(CommitOutcome.Committed, next.Wait().Outcome);
        database.Reopen();
        Assert.Equal(31, database.Committed(table, 1)![1]);
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void What_was_brought_forward_to_the_lost_tip_is_withdrawn()
    {
        using TestDatabase database = new();
        TableDefinition table = Create(database);
        PendingCommit indexed = BeginIndex(database, table);
        database.Engine.Pipeline.Enqueue(FailsHalfway(table));
        Assert.Equal(CommitOutcome.Withdrawn, indexed.Wait().Outcome);
        Assert.Equal(CommitOutcome.Committed, BeginIndex(database, table).Wait().Outcome);
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void A_transaction_too_large_for_a_record_is_refused_before_the_committer_sees_it()
    {
        using TestDatabase database = new(logRecordBytesMax: 20_000);
        TableDefinition table = Create(database);
        Transaction large = database.Begin();
        for (int id = 100; id < 1100; id++)
        {
            Insert(large, table, id, 1);
        }

        PendingCommit refused = large.BeginCommit();
        Assert.True(refused.IsDecided);
        Assert.Equal(CommitOutcome.TooLarge, refused.Wait().Outcome);
        Assert.Equal(CommitOutcome.Committed, BeginSet(database, table, 1, 5).Wait().Outcome);
        Assert.Null(database.Committed(table, 100));
    }

    [Fact]
    public void A_record_that_turns_out_too_large_is_abandoned_and_the_batch_goes_on()
    {
        using TestDatabase database = new(logRecordBytesMax: 20_000);
        TableDefinition table = Create(database);
        PendingCommit before = BeginSet(database, table, 1, 11);
        Transaction wide = database.Begin();
        CreateTable(wide, "wide", [.. Enumerable.Range(0, 600).Select(static number => $"column_number_{number}")]);
        PendingCommit refused = wide.BeginCommit();
        PendingCommit after = BeginSet(database, table, 2, 12);
        Assert.False(refused.IsDecided);
        Assert.Equal(CommitOutcome.TooLarge, refused.Wait().Outcome);
        Assert.Equal(CommitOutcome.Committed, before.Wait().Outcome);
        Assert.Equal(CommitOutcome.Committed, after.Wait().Outcome);
        database.Reopen();
        Assert.Equal(11, database.Committed(table, 1)![1]);
        Assert.Equal(12, database.Committed(table, 2)![1]);
    }

    /// <summary>Puts a row into the tip that nobody has written, and fails.</summary>
    private static IndexRequest FailsHalfway(TableDefinition table) => new(tip =>
    {
        tip.Change(table.TreeId).Set(Key(77), [1, 2, 3]);
        throw new OutOfMemoryException();
    });

    private static TableDefinition Create(TestDatabase database)
    {
        database.Run(static transaction => CreateTable(transaction, "t", ["id", "a"]));
        TableDefinition table = database["t"];
        database.Run(transaction =>
        {
            Insert(transaction, table, 1, 10);
            Insert(transaction, table, 2, 10);
        });
        return table;
    }

    private static PendingCommit BeginSet(TestDatabase database, TableDefinition table, int id, int value)
    {
        Transaction transaction = database.Begin("setter");
        Set(transaction, table, id, "a", value);
        return transaction.BeginCommit();
    }

    private static PendingCommit BeginIndex(TestDatabase database, TableDefinition table)
    {
        Transaction transaction = database.Begin("indexer");
        transaction.Ddl.CreateIndex(table, Index(transaction, table, "t_a", ["a"]));
        return transaction.BeginCommit();
    }
}
