using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Verification;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

/// <summary>Indexes built and constraints tested on a snapshot, while others write the table. T defines, C writes and commits first.</summary>
public sealed class CatchUpTests : IDisposable
{
    private readonly TestDatabase _database = new(expressions: static expressions => expressions.Add("a >= 0", ["a"], static column => Value.FromBoolean(column("a").Int32 >= 0)));
    private TableDefinition _table;

    public CatchUpTests()
    {
        _table = _database.CreateTable("t", ["id", "a", "b"]);
        _database.Run(x =>
        {
            for (int id = 1; id <= 9; id++)
            {
                Insert(x, _table, id, id, id * 10);
            }
        });
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void An_index_takes_in_what_was_written_while_it_was_built()
    {
        Transaction t = CreateIndex(isUnique: false);
        _database.Run(c =>
        {
            Set(c, _table, 1, "a", 50);
            Insert(c, _table, 20, 20, 0);
            Delete(c, _table, 9);
        });
        Commit(t);
        IsSound(entries: 9);
    }

    [Fact]
    public void An_index_takes_in_what_is_not_yet_durable()
    {
        Transaction t = CreateIndex(isUnique: false);
        Transaction c = _database.Begin();
        Set(c, _table, 2, "a", 60);
        c.EndStatement();
        PendingCommit first = c.BeginCommit();
        t.EndStatement();
        PendingCommit second = t.BeginCommit();
        Assert.Equal(CommitOutcome.Committed, first.Wait().Outcome);
        Assert.Equal(CommitOutcome.Committed, second.Wait().Outcome);
        IsSound(entries: 9);
    }

    [Fact]
    public void Own_rows_and_those_of_others_meet_in_the_index()
    {
        Transaction t = CreateIndex(isUnique: true);
        TableDefinition own = t.Catalog.Tables.Single(static table => table.Name == "t");
        Set(t, own, 1, "b", 7);
        Set(t, own, 2, "a", 77);
        Insert(t, own, 30, 30, 0);
        Delete(t, own, 3);
        _database.Run(c =>
        {
            Set(c, _table, 1, "a", 50);
            Set(c, _table, 2, "b", 51);
            Insert(c, _table, 40, 3, 0);
        });
        Commit(t);
        IsSound(entries: 10);
        Assert.Equal([1, 50, 7], _database.Committed(_table, 1));
    }

    [Fact]
    public void Rows_may_exchange_unique_keys_meanwhile()
    {
        Transaction t = CreateIndex(isUnique: true);
        _database.Run(c =>
        {
            Set(c, _table, 1, "a", 2);
            Set(c, _table, 2, "a", 1);
        });
        Commit(t);
        IsSound(entries: 9);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void A_duplicate_that_came_meanwhile_refuses_a_unique_index(bool isDeferrable)
    {
        Transaction t = CreateIndex(isUnique: true, isDeferrable);
        long position = _database.Run(c => Set(c, _table, 1, "a", 2));
        t.EndStatement();
        Conflict conflict = CommitConflicts(t);
        Assert.Equal((ConflictKind.Build, "(id)=(1)", position), (conflict.Kind, conflict.Key, conflict.WinnerPosition));
        IsSound(entries: null);
    }

    [Fact]
    public void A_row_that_came_meanwhile_refuses_a_check()
    {
        Transaction t = AddCheck();
        _database.Run(c => Insert(c, _table, 20, -1, 0));
        t.EndStatement();
        Assert.Equal(ConflictKind.Build, CommitConflicts(t).Kind);
    }

    [Fact]
    public void A_check_does_not_mind_rows_that_pass()
    {
        Transaction t = AddCheck();
        _database.Run(c => Insert(c, _table, 20, 1, 0));
        Commit(t);
        Assert.Single(_database["t"].Checks);
        IsSound(entries: null);
    }

    [Fact]
    public void A_failed_build_depends_on_the_rows()
    {
        _database.Run(c => Set(c, _table, 1, "a", 2));
        Transaction t = _database.Begin();
        Savepoint savepoint = t.CreateSavepoint();
        Fails("23505", () => t.Ddl.CreateIndex(_table, Index(t, _table, "t_a", ["a"], isUnique: true)));
        t.RollbackTo(savepoint);
        MayNotOutlive(t);
    }

    [Fact]
    public void A_build_taken_back_was_told_as_done()
    {
        Transaction t = _database.Begin();
        Savepoint savepoint = t.CreateSavepoint();
        t.Ddl.CreateIndex(_table, Index(t, _table, "t_a", ["a"], isUnique: true));
        t.RollbackTo(savepoint);
        MayNotOutlive(t);
    }

    [Fact]
    public void Who_wrote_before_a_plain_index_came_gets_its_entries()
    {
        Transaction t = _database.Begin();
        t.Reads.NoteCatalog(_table.Id);
        Set(t, _table, 1, "a", 50);
        Insert(t, _table, 20, 20, 0);
        Delete(t, _table, 9);
        Commit(CreateIndex(isUnique: false));
        Commit(t);
        IsSound(entries: 9);
    }

    [Fact]
    public void Who_wrote_before_a_plain_index_went_leaves_none()
    {
        Commit(CreateIndex(isUnique: false));
        Transaction t = _database.Begin();
        Set(t, _database["t"], 1, "a", 50);
        _database.Run(c => c.Ddl.Put(_database["t"] with { Indexes = [.. _database["t"].Indexes.Where(static index => index.IsPrimary)] }));
        Commit(t);
        IsSound(entries: null);
    }

    [Fact]
    public void Who_wrote_before_a_unique_index_came_conflicts()
    {
        Transaction t = _database.Begin();
        Set(t, _table, 1, "a", 2);
        Commit(CreateIndex(isUnique: true));
        t.EndStatement();
        Assert.Equal(ConflictKind.Definition, CommitConflicts(t).Kind);
        IsSound(entries: 9);
    }

    [Fact]
    public void Of_two_indexes_at_once_the_first_wins()
    {
        Transaction t = CreateIndex(isUnique: false);
        Commit(CreateIndex(isUnique: false));
        t.EndStatement();
        Assert.Equal(ConflictKind.Definition, CommitConflicts(t).Kind);
    }

    [Fact]
    public void Indexes_are_built_beside_writers_in_threads()
    {
        using TestDatabase database = new(useThreads: true);
        TableDefinition table = database.CreateTable("t", ["id", "a", "b"]);
        database.Run(x =>
        {
            for (int id = 0; id < 20_000; id++)
            {
                Insert(x, table, id, id, 0);
            }
        });
        using CancellationTokenSource stop = new();
        long writes = 0;
        long refused = 0;
        Thread[] writers = [.. Enumerable.Range(0, 3).Select(number => new Thread(() =>
        {
            Random random = new(number);
            while (!stop.IsCancellationRequested)
            {
                Transaction c = database.Begin();
                TableDefinition now = c.Catalog.Tables.Single(static definition => definition.Name == "t");
                int id = (random.Next(6000) * 3) + number;
                Set(c, now, id, "a", (id * 10) + random.Next(10) + 1_000_000);
                c.EndStatement();
                Interlocked.Increment(ref c.Commit().Outcome == CommitOutcome.Committed ? ref writes : ref refused);
            }
        }))];
        Array.ForEach(writers, static writer => writer.Start());
        for (int i = 0; i < 6; i++)
        {
            // Each of the plain ones is built at the first try, and refuses no writer.
            Assert.Equal(0, refused);
            long before = Interlocked.Read(ref writes);
            SpinWait.SpinUntil(() => Interlocked.Read(ref writes) > before + 20);
            Transaction t = database.Begin();
            TableDefinition now = t.Catalog.Tables.Single(static definition => definition.Name == "t");
            t.Ddl.CreateIndex(now, Index(t, now, $"t_a{i}", ["a"]));
            Commit(t);
        }

        Transaction last = database.Begin();
        TableDefinition known = last.Catalog.Tables.Single(static definition => definition.Name == "t");
        last.Ddl.CreateIndex(known, Index(last, known, "t_u", ["a"], isUnique: true));
        Commit(last);
        stop.Cancel();
        Array.ForEach(writers, static writer => writer.Join());
        Assert.Empty(DatabaseCheck.Run(database.Engine));
        VerifyReport report = new LogVerifier().Verify(database.Log.ReadFrom(1));
        Assert.True(report.Holds, report.Counterexample?.ToString());
    }

    /// <summary>The transaction writes elsewhere, somebody changes what the build looked at, and it can't commit.</summary>
    private void MayNotOutlive(Transaction t)
    {
        TableDefinition other = CreateTable(t, "other", ["id"]);
        Insert(t, other, 1);
        _database.Run(c => Set(c, _table, 5, "a", 500));
        t.EndStatement();
        Assert.Equal(ConflictKind.RangeRead, CommitConflicts(t).Kind);
    }

    private Transaction CreateIndex(bool isUnique, bool isDeferrable = false)
    {
        Transaction t = _database.Begin();
        t.Ddl.CreateIndex(_table, Index(t, _table, "t_a", ["a"], isUnique, isDeferrable: isDeferrable));
        return t;
    }

    private Transaction AddCheck()
    {
        Transaction t = _database.Begin();
        TableDefinition after = t.Ddl.Put(_table with { Checks = [Check(t, "positive", "a >= 0")] });
        t.Ddl.ReadRows(after, ColumnSet.All, static () => { });
        return t;
    }

    /// <summary>Indexes hold exactly the entries of their rows, now and after a restart, and the log verifies.</summary>
    private void IsSound(int? entries)
    {
        _table = _database["t"];
        Assert.Empty(DatabaseCheck.Run(_database.Engine));
        if (entries is { } count)
        {
            Assert.Equal(count, _database.Engine.Root.GetTree(_table.Indexes.Single(static index => index.Name == "t_a").TreeId).Count);
        }

        VerifyReport report = new LogVerifier().Verify(_database.Log.ReadFrom(1));
        Assert.True(report.Holds, report.Counterexample?.ToString());
        _database.Reopen();
        Assert.Empty(DatabaseCheck.Run(_database.Engine));
    }
}
