using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Verification;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

/// <summary>Transactions that put in so many rows of a table that they are packed and their trees taken over whole. T loads, C writes and commits first.</summary>
public sealed class BulkLoadTests : IDisposable
{
    private const int Many = 2000;

    private readonly TestDatabase _database = new();
    private readonly TableDefinition _table;

    public BulkLoadTests()
    {
        _table = _database.CreateTable("t", ["id", "a", "b"], static (table, t) => WithIndex(WithIndex(table, Index(t, table, "t_a", ["a"])), Index(t, table, "t_b", ["b"], isUnique: true)));
        _database.Run(x => Insert(x, _table, 1_000_000, 0, -1));
    }

    public void Dispose() => _database.Dispose();

    [Theory]
    [InlineData(1)]
    [InlineData(-1)]
    [InlineData(7919)]
    public void Rows_come_in_any_order(int step)
    {
        Transaction t = Load(step);
        Assert.IsType<TableEdit>(t.Writes.FindLoad(_table.Id));
        Commit(t);
        IsSound(Many + 1);
    }

    [Fact]
    public void A_load_meets_what_others_wrote_meanwhile()
    {
        Transaction t = Load(7919);
        _database.Run(c =>
        {
            Insert(c, _table, 50_000, 5, 50_000);
            Set(c, _table, 1_000_000, "a", 77);
        });
        Commit(t);
        Assert.Equal([1_000_000, 77, -1], _database.Committed(_table, 1_000_000));
        IsSound(Many + 2);
    }

    [Fact]
    public void A_load_meets_what_is_not_yet_durable()
    {
        Transaction t = Load(1);
        t.EndStatement();
        Transaction c = _database.Begin();
        Insert(c, _table, 50_000, 5, 50_000);
        c.EndStatement();
        PendingCommit first = c.BeginCommit();
        PendingCommit second = t.BeginCommit();
        Assert.Equal(CommitOutcome.Committed, first.Wait().Outcome);
        Assert.Equal(CommitOutcome.Committed, second.Wait().Outcome);
        IsSound(Many + 2);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(7919)]
    public void The_same_key_put_in_by_both_conflicts(int step)
    {
        Transaction t = Load(step);
        long position = _database.Run(c => Insert(c, _table, 1500, 5, 1_000_001));
        t.EndStatement();
        Conflict conflict = CommitConflicts(t);
        Assert.Equal((ConflictKind.InsertedKey, "(id)=(1500)", position), (conflict.Kind, conflict.Key, conflict.WinnerPosition));
        IsSound(2);
    }

    [Fact]
    public void The_same_unique_value_put_in_by_both_conflicts()
    {
        Transaction t = Load(1);
        _database.Run(c => Insert(c, _table, 50_000, 5, 1500));
        t.EndStatement();
        CommitConflicts(t);
        IsSound(2);
    }

    [Fact]
    public void A_reader_of_the_table_conflicts_with_a_load()
    {
        TableDefinition other = _database.CreateTable("other", ["id"]);
        Transaction reader = _database.Begin();
        reader.Reads.NoteKey(_table, null, Key(1500), Columns(_table, "a"));
        Insert(reader, other, 1);
        Transaction bystander = _database.Begin();
        bystander.Reads.NoteKey(_table, null, Key(900_000), Columns(_table, "a"));
        Insert(bystander, other, 2);
        Commit(Load(1));
        reader.EndStatement();
        Assert.Equal("(id)=(1500)", CommitConflicts(reader).Key);
        Commit(bystander);
    }

    [Fact]
    public void Loaded_rows_may_be_changed_and_deleted()
    {
        Transaction t = Load(7919);
        Set(t, _table, 1500, "a", 42);
        Assert.True(Delete(t, _table, 1501));
        Insert(t, _table, 1501, 43, 90_000);
        Assert.True(Delete(t, _table, 1502));
        Assert.False(Delete(t, _table, 1502));
        Fails("23505", () => Insert(t, _table, 1503, 1, 90_001));
        Assert.Equal([1500, 42, 1500], Read(t, _table, 1500, "a"));
        Assert.Null(Read(t, _table, 1502, "a"));
        Commit(t);
        Assert.Equal([1500, 42, 1500], _database.Committed(_table, 1500));
        Assert.Equal([1501, 43, 90_000], _database.Committed(_table, 1501));
        Assert.Null(_database.Committed(_table, 1502));
        IsSound(Many);
    }

    [Fact]
    public void Rows_that_were_there_may_change_in_the_same_transaction()
    {
        Transaction t = Load(1);
        Set(t, _table, 1_000_000, "a", 1);
        _database.Run(c => Insert(c, _table, 50_000, 5, 50_000));
        Commit(t);
        Assert.Equal([1_000_000, 1, -1], _database.Committed(_table, 1_000_000));
        IsSound(Many + 2);
    }

    [Fact]
    public void A_savepoint_takes_back_what_was_loaded_after_it()
    {
        Transaction t = _database.Begin();
        Put(t, 0, 500);
        Savepoint outer = t.CreateSavepoint();
        Put(t, 500, 1000);
        Set(t, _table, 400, "a", 1);
        Set(t, _table, 600, "a", 1);
        Savepoint inner = t.CreateSavepoint();
        Put(t, 1000, 1500);
        t.RollbackTo(inner);
        Put(t, 1400, 1600);
        t.RollbackTo(outer);
        Put(t, 700, 800);
        Set(t, _table, 750, "a", 2);
        Commit(t);
        Assert.Equal([400, 400, 400], _database.Committed(_table, 400));
        Assert.Equal([750, 2, 750], _database.Committed(_table, 750));
        Assert.Null(_database.Committed(_table, 600));
        IsSound(500 + 100 + 1);
    }

    [Fact]
    public void A_key_found_free_stays_noted_when_its_row_is_taken_back()
    {
        Transaction t = _database.Begin();
        Put(t, 0, 500);
        Savepoint savepoint = t.CreateSavepoint();
        Put(t, 500, 1000);
        t.RollbackTo(savepoint);
        _database.Run(c => Insert(c, _table, 900, 0, 900_000));
        t.EndStatement();
        Assert.Equal("(id)=(900)", CommitConflicts(t).Key);
    }

    [Fact]
    public void An_index_that_came_meanwhile_has_the_loaded_rows()
    {
        Transaction t = Load(1);
        _database.Run(c => c.Ddl.CreateIndex(_table, Index(c, _table, "t_a2", ["a"])));
        Commit(t);
        IsSound(Many + 1);
        Assert.Equal(Many + 1, _database.Engine.Root.GetTree(_database["t"].Indexes.Single(static index => index.Name == "t_a2").TreeId).Count);
    }

    [Fact]
    public void A_truncated_table_holds_what_was_loaded()
    {
        Transaction t = _database.Begin();
        t.Truncate(_table);
        Put(t, 0, Many);
        _database.Run(c => Set(c, _table, 1_000_000, "a", 5));
        Commit(t);
        Assert.Null(_database.Committed(_table, 1_000_000));
        IsSound(Many);
    }

    [Fact]
    public void A_table_and_its_indexes_may_be_made_with_the_load()
    {
        Transaction t = _database.Begin();
        TableDefinition made = CreateTable(t, "made", ["id", "a"]);
        for (int id = 0; id < Many; id++)
        {
            Insert(t, made, id, id % 10);
        }

        t.Ddl.CreateIndex(made, Index(t, made, "made_a", ["a"]));
        Commit(t);
        Assert.Equal(Many, _database.Engine.Root.GetTree(_database["made"].Indexes.Single(static index => index.Name == "made_a").TreeId).Count);
        IsSound(1);
    }

    private Transaction Load(int step)
    {
        Transaction t = _database.Begin();
        for (int i = 0; i < Many; i++)
        {
            int id = (int)((((long)i * step) % Many) + Many) % Many;
            Insert(t, _table, id, id % 100, id);
        }

        return t;
    }

    private void Put(Transaction t, int from, int to)
    {
        for (int id = from; id < to; id++)
        {
            Insert(t, _table, id, id, id);
        }
    }

    /// <summary>Indexes hold exactly the entries of their rows, now and after a restart, and the log verifies.</summary>
    private void IsSound(int rows)
    {
        Assert.Equal(rows, _database.Engine.Root.GetTree(_table.TreeId).Count);
        Assert.Empty(DatabaseCheck.Run(_database.Engine));
        VerifyReport report = new LogVerifier().Verify(_database.Log.ReadFrom(1));
        Assert.True(report.Holds, report.Counterexample?.ToString());
        _database.Reopen();
        Assert.Equal(rows, _database.Engine.Root.GetTree(_table.TreeId).Count);
        Assert.Empty(DatabaseCheck.Run(_database.Engine));
    }
}
