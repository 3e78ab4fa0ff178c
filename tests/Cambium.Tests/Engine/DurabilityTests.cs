using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Records;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

public sealed class DurabilityTests
{
    [Fact]
    public void Nothing_is_visible_or_answered_before_it_is_durable()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        PendingCommit commit = BeginSet(database, table, 11);
        Assert.True(database.Engine.Pipeline.StepCommitter());
        Assert.False(commit.IsDecided);
        Assert.Equal(10, database.Committed(table, 1)![1]);
        Assert.True(database.Engine.Pipeline.StepFlusher());
        Assert.True(commit.IsDecided);
        Assert.Equal(11, database.Committed(table, 1)![1]);
    }

    [Fact]
    public void A_refusal_because_of_an_unpublished_commit_waits_for_its_flush()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction loser = database.Begin();
        Read(loser, table, 1, "a");
        Set(loser, table, 1, "b", 5);
        PendingCommit winner = BeginSet(database, table, 11);
        database.Engine.Pipeline.StepCommitter();
        PendingCommit refused = loser.BeginCommit();
        database.Engine.Pipeline.StepCommitter();
        Assert.False(refused.IsDecided);
        Assert.Equal(CommitOutcome.Committed, winner.Wait().Outcome);
        Assert.Equal(CommitOutcome.Conflict, refused.Wait().Outcome);
    }

    [Fact]
    public void The_next_batch_is_validated_against_the_unpublished_tip_while_one_is_flushed()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        long position = database.Engine.Root.Position;
        PendingCommit first = BeginSet(database, table, 11);
        database.Engine.Pipeline.StepCommitter();
        Transaction t = database.Begin();
        Add(t, table, 1, "a", 100);
        PendingCommit second = t.BeginCommit();
        database.Engine.Pipeline.StepCommitter();
        Assert.Equal(position, database.Engine.Root.Position);
        Assert.Equal(position + 1, first.Wait().Position);
        Assert.Equal(position + 2, second.Wait().Position);
        Assert.Equal(111, database.Committed(table, 1)![1]);
    }

    [Fact]
    public void A_failed_flush_leaves_outcomes_unknown_and_the_database_readable()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        PendingCommit first = BeginSet(database, table, 11);
        database.Engine.Pipeline.StepCommitter();
        Transaction loser = database.Begin();
        Read(loser, table, 1, "a");
        Set(loser, table, 1, "b", 5);
        PendingCommit refused = loser.BeginCommit();
        database.Engine.Pipeline.StepCommitter();
        database.Log.Faults.FailingFlushes = 1;

        Assert.Equal(CommitOutcome.OutcomeUnknown, first.Wait().Outcome);
        Assert.Equal(CommitOutcome.OutcomeUnknown, refused.Wait().Outcome);
        Assert.Equal(10, database.Committed(table, 1)![1]);
        Assert.Equal(CommitOutcome.ReadOnlyDatabase, BeginSet(database, table, 12).Wait().Outcome);
        Assert.Equal(CommitOutcome.ReadOnly, database.Begin().Commit().Outcome);

        database.Reopen();
        Assert.Contains(database.Committed(table, 1)![1], new int?[] { 10, 11 });
        Assert.Equal(CommitOutcome.Committed, BeginSet(database, table, 13).Wait().Outcome);
    }

    [Fact]
    public void On_a_full_disk_commits_are_refused_until_there_is_room_again()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        database.Log.Faults.FullWrites = 1;
        PendingCommit first = BeginSet(database, table, 11);
        database.Engine.Pipeline.StepCommitter();
        PendingCommit second = BeginSet(database, table, 12);
        Assert.Equal(CommitOutcome.Shortage, second.Wait().Outcome);
        Assert.Equal(CommitOutcome.Shortage, first.Wait().Outcome);
        Assert.Equal(10, database.Committed(table, 1)![1]);
        Assert.Equal(CommitOutcome.Committed, BeginSet(database, table, 13).Wait().Outcome);
        Assert.Equal(13, database.Committed(table, 1)![1]);
        database.Reopen();
        Assert.Equal(13, database.Committed(table, 1)![1]);
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void Notifications_arrive_after_their_commit_in_the_order_of_the_log()
    {
        using TestDatabase database = new();
        List<string> received = [];
        database.Engine.Notified += batch =>
        {
            Assert.All(batch, committed => Assert.True(database.Engine.Root.Position >= committed.Position));
            received.AddRange(batch.Select(static committed => committed.Notification.Payload));
        };
        PendingCommit[] commits = [.. Enumerable.Range(0, 5).Select(i =>
        {
            Transaction t = database.Begin();
            t.Notify(new Notification("channel", i.ToString()));
            return t.BeginCommit();
        })];
        Assert.All(commits, static commit => Assert.Equal(CommitOutcome.Committed, commit.Wait().Outcome));
        Assert.Equal(["0", "1", "2", "3", "4"], received);
    }

    [Fact]
    public void Sixty_four_sessions_lose_no_increment()
    {
        using TestDatabase database = new(useThreads: true);
        TableDefinition table = CreateWithRow(database);
        const int Sessions = 64;
        const int Commits = 50;
        Thread[] threads = [.. Enumerable.Range(0, Sessions).Select(session => new Thread(() =>
        {
            for (int i = 0; i < Commits; i++)
            {
                Transaction t = database.Begin(session.ToString());
                Add(t, table, 1, "a", 1);
                Commit(t);
            }
        }))];
        Array.ForEach(threads, static thread => thread.Start());
        Array.ForEach(threads, static thread => thread.Join());
        Assert.Equal(10 + (Sessions * Commits), database.Committed(table, 1)![1]);
        database.Reopen();
        Assert.Equal(10 + (Sessions * Commits), database.Committed(table, 1)![1]);
    }

    [Fact]
    public void A_sequence_never_gives_a_value_twice_over_a_restart()
    {
        using TestDatabase database = new();
        database.Run(static t => t.Ddl.Put(new SequenceDefinition { Id = t.Ddl.NextId(), SchemaId = SystemCatalog.PublicSchemaId, Name = "s", Increment = 2, Maximum = 1001 }));
        SequenceDefinition sequence = FindSequence(database);
        HashSet<long> seen = [];
        for (int i = 0; i < 100; i++)
        {
            Assert.True(seen.Add(database.Begin().Sequences.Next(sequence)));
        }

        Assert.Equal((199, true), database.Begin().Sequences.Get(sequence));
        database.Reopen();
        long next = database.Begin().Sequences.Next(sequence);
        Assert.True(next > 199 && next % 2 == 1, $"{next} is no value of the sequence beyond 199");
        database.Begin().Sequences.Set(sequence, 999, isCalled: true);
        database.Reopen();
        Assert.Equal(1001, database.Begin().Sequences.Next(sequence));
        SqlErrorException error = Fails(SqlState.SequenceGeneratorLimitExceeded, () => database.Begin().Sequences.Next(sequence));
        Assert.Equal("nextval: reached maximum value of sequence \"s\" (1001)", error.Message);
    }

    [Fact]
    public void A_sequence_that_is_to_begin_elsewhere_stays_where_it_is_over_a_restart()
    {
        using TestDatabase database = new();
        database.Run(static t => t.Ddl.Put(new SequenceDefinition { Id = t.Ddl.NextId(), SchemaId = SystemCatalog.PublicSchemaId, Name = "s" }));
        SequenceDefinition sequence = FindSequence(database);
        database.Run(t =>
        {
            t.Sequences.Keep(sequence);
            t.Ddl.Put(sequence with { Start = 50 });
        });
        database.Reopen();
        sequence = FindSequence(database);
        Assert.Equal((1, false), database.Begin().Sequences.Get(sequence));
        Assert.Equal(1, database.Begin().Sequences.Next(sequence));
        database.Begin().Sequences.Keep(sequence);
        Assert.Equal(2, database.Begin().Sequences.Next(sequence));
    }

    [Fact]
    public void A_sequence_that_a_transaction_begins_anew_is_its_own_until_it_commits()
    {
        using TestDatabase database = new();
        database.Run(static t => t.Ddl.Put(new SequenceDefinition { Id = t.Ddl.NextId(), SchemaId = SystemCatalog.PublicSchemaId, Name = "s" }));
        SequenceDefinition sequence = FindSequence(database);
        Assert.Equal(1, database.Begin().Sequences.Next(sequence));
        Transaction given = database.Begin();
        given.Sequences.Restart(sequence, 500);
        Assert.Equal(500, given.Sequences.Next(sequence));
        given.Rollback();
        Transaction kept = database.Begin();
        kept.Sequences.Restart(sequence, 100);
        Assert.Equal(100, kept.Sequences.Next(sequence));
        Savepoint savepoint = kept.CreateSavepoint();
        kept.Sequences.Set(sequence, 200, isCalled: true);
        Assert.Equal(201, kept.Sequences.Next(sequence));
        kept.RollbackTo(savepoint);
        Assert.Equal(101, kept.Sequences.Next(sequence));
        Assert.Equal(2, database.Begin().Sequences.Next(sequence));
        Assert.Equal(CommitOutcome.ReadOnly, kept.Commit().Outcome);
        Assert.Equal((101, true), database.Begin().Sequences.Get(sequence));
        database.Reopen();
        Assert.Equal(102, database.Begin().Sequences.Next(FindSequence(database)));
    }

    [Fact]
    public void Hidden_row_ids_are_not_used_again_after_a_restart()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["a"], hasKey: false);
        byte[] last = [];
        database.Run(t => last = Insert(t, table, 1));
        database.Run(t => t.GetWriter(table).Delete(last));
        database.Reopen();
        database.Run(t => Assert.True(Insert(t, database["t"], 2).AsSpan().SequenceCompareTo(last) > 0));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(31)]
    [InlineData(32)]
    [InlineData(33)]
    [InlineData(200)]
    public void Hidden_row_ids_grow_over_restarts_whatever_was_reserved(int rows)
    {
        using TestDatabase database = new();
        database.CreateTable("t", ["a"], hasKey: false);
        byte[] last = [];
        for (int restart = 0; restart < 4; restart++)
        {
            TableDefinition table = database["t"];
            for (int row = 0; row < rows; row++)
            {
                database.Run(t => Grow(Insert(t, table, row)));
            }

            // What is given up uses ids, too.
            Insert(database.Begin(), table, -1);
            database.Reopen();
        }

        Assert.Equal(4 * rows, database.Begin().GetTree(database["t"].TreeId).Count);

        void Grow(byte[] next)
        {
            Assert.True(next.AsSpan().SequenceCompareTo(last) > 0);
            last = next;
        }
    }

    [Fact]
    public void The_first_rows_of_a_new_table_without_a_key_wait_for_no_reservation()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["a"], hasKey: false);
        for (int row = 1; row <= 33; row++)
        {
            database.Run(t => Insert(t, table, row));
            Assert.Equal(row > 32, database.Log.ReadFrom(1).Any(record => record.Sequences.Any(write => write.SequenceId == table.Id)));
        }
    }

    [Fact]
    public void Closing_finishes_what_was_submitted()
    {
        for (int i = 0; i < 20; i++)
        {
            using TestDatabase database = new(useThreads: true);
            TableDefinition table = CreateWithRow(database);
            PendingCommit[] commits = [.. Enumerable.Range(0, 10).Select(value => BeginSet(database, table, value))];
            database.Engine.Dispose();
            Assert.All(commits, static commit => Assert.Equal(CommitOutcome.Committed, commit.Wait().Outcome));
        }
    }

    private static SequenceDefinition FindSequence(TestDatabase database) =>
        Assert.IsType<SequenceDefinition>(database.Engine.Root.Catalog.Find<SequenceDefinition>(NameClass.Relation, SystemCatalog.PublicSchemaId, "s"));

    private static TableDefinition CreateWithRow(TestDatabase database)
    {
        TableDefinition table = database.CreateTable("t", ["id", "a", "b"]);
        database.Run(t => Insert(t, table, 1, 10, 20));
        return table;
    }

    private static PendingCommit BeginSet(TestDatabase database, TableDefinition table, int value)
    {
        Transaction t = database.Begin("setter");
        Set(t, table, 1, "a", value);
        return t.BeginCommit();
    }
}
