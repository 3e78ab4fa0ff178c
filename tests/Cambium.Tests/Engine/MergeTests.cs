using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Trees;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

public sealed class MergeTests
{
    [Fact]
    public void Changes_of_different_columns_of_a_row_merge()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction t = database.Begin();
        Set(t, table, 1, "a", 11);
        database.Run(c => Set(c, table, 1, "b", 22));
        Commit(t);
        Assert.Equal([1, 11, 22], database.Committed(table, 1));
        database.Reopen();
        Assert.Equal([1, 11, 22], database.Committed(table, 1));
    }

    [Fact]
    public void An_assignment_of_the_same_value_is_an_edit_until_it_has_merged()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction t = database.Begin();
        Set(t, table, 1, "a", 10);
        database.Run(c => Set(c, table, 1, "a", 99));
        Commit(t);
        Assert.Equal(10, database.Committed(table, 1)![1]);
    }

    [Fact]
    public void Index_entries_are_computed_from_the_newest_row()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a", "b"], static (t, x) => WithIndex(t, Index(x, t, "t_ab", ["a", "b"])));
        database.Run(t => Insert(t, table, 1, 10, 20));
        Transaction t = database.Begin();
        Set(t, table, 1, "a", 11);
        database.Run(c => Set(c, table, 1, "b", 22));
        Commit(t);
        Tree index = database.Engine.Root.GetTree(table.Indexes[1].TreeId);
        Assert.Equal(1, index.Count);
        Assert.True(index.ContainsKey([.. Key(11), .. Key(22), .. Key(1)]));
    }

    [Fact]
    public void Generated_columns_are_computed_from_the_newest_row()
    {
        using TestDatabase database = new(expressions: static e => e.Add("a + b", ["a", "b"], static row => Value.FromInt32(row("a").Int32 + row("b").Int32)));
        TableDefinition table = database.CreateTable("t", ["id", "a", "b", "s"], static (t, _) => t with { Columns = t.Columns.SetItem(3, t.Columns[3] with { GeneratedSql = "a + b" }) });
        database.Run(t => Insert(t, table, 1, 10, 20, null));
        Transaction t = database.Begin();
        Set(t, table, 1, "a", 11);
        database.Run(c => Set(c, table, 1, "b", 22));
        Commit(t);
        Assert.Equal([1, 11, 22, 33], database.Committed(table, 1));
        database.Reopen();
        Assert.Equal([1, 11, 22, 33], database.Committed(table, 1));
    }

    [Fact]
    public void Increments_commute()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction first = database.Begin();
        Transaction second = database.Begin();
        Add(first, table, 1, "a", 5);
        Add(second, table, 1, "a", 7);
        Add(second, table, 1, "a", 1);
        Commit(first);
        Commit(second);
        Assert.Equal(23, database.Committed(table, 1)![1]);
        database.Reopen();
        Assert.Equal(23, database.Committed(table, 1)![1]);
    }

    [Fact]
    public void Increments_commute_under_the_strict_rule_too()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction t = database.Begin(conflicts: new ConflictSettings(WriteConflicts: WriteConflictRule.Strict));
        Add(t, table, 1, "a", 5);
        database.Run(c => Add(c, table, 1, "a", 7));
        Commit(t);
        Assert.Equal(22, database.Committed(table, 1)![1]);
    }

    [Fact]
    public void Reading_an_incremented_column_is_a_read_of_it()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction t = database.Begin();
        Add(t, table, 1, "a", 5);
        Assert.Equal(15, Read(t, table, 1, "a")![1]);
        database.Run(c => Add(c, table, 1, "a", 7));
        Assert.Equal(ConflictKind.KeyRead, CommitConflicts(t).Kind);
    }

    [Fact]
    public void An_increment_that_overflows_on_the_newest_value_is_a_conflict()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction t = database.Begin();
        Add(t, table, 1, "a", int.MaxValue - 10);
        database.Run(c => Add(c, table, 1, "a", 1));
        Assert.Equal(ConflictKind.Increment, CommitConflicts(t).Kind);
        Assert.Equal(11, database.Committed(table, 1)![1]);
    }

    [Fact]
    public void An_increment_that_breaks_a_check_on_the_newest_value_is_a_conflict()
    {
        using TestDatabase database = CreateChecked(out TableDefinition table);
        Transaction t = database.Begin();
        Add(t, table, 1, "a", -6);
        database.Run(c => Add(c, table, 1, "a", -6));
        Assert.Equal(ConflictKind.Increment, CommitConflicts(t).Kind);
        Transaction again = database.Begin();
        Add(again, table, 1, "a", -4);
        Commit(again);
        Assert.Equal(0, database.Committed(table, 1)![1]);
    }

    [Fact]
    public void Each_increment_is_tested_on_its_own()
    {
        using TestDatabase database = CreateChecked(out TableDefinition table);
        Transaction t = database.Begin();
        Add(t, table, 1, "a", -8);
        Add(t, table, 1, "a", 8);
        database.Run(c => Add(c, table, 1, "a", -5));
        Assert.Equal(ConflictKind.Increment, CommitConflicts(t).Kind);
    }

    [Fact]
    public void An_increment_that_is_deleted_or_rolled_back_still_counts_as_done()
    {
        using TestDatabase database = CreateChecked(out TableDefinition table);
        database.Run(t => Insert(t, table, 2, 10, 0));
        Transaction deleted = database.Begin();
        Add(deleted, table, 1, "a", -8);
        Delete(deleted, table, 1);
        Transaction rolledBack = database.Begin();
        rolledBack.Notify(new Cambium.Log.Records.Notification("n", ""));
        Savepoint savepoint = rolledBack.CreateSavepoint();
        Add(rolledBack, table, 2, "a", -8);
        rolledBack.RollbackTo(savepoint);
        database.Run(c =>
        {
            Add(c, table, 1, "a", -8);
            Add(c, table, 2, "a", -8);
        });
        Assert.Equal(ConflictKind.KeyRead, CommitConflicts(deleted).Kind);
        Assert.Equal(ConflictKind.KeyRead, CommitConflicts(rolledBack).Kind);
    }

    [Fact]
    public void An_increment_from_before_a_savepoint_is_no_read_when_what_came_after_it_is_taken_back()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction t = database.Begin();
        Add(t, table, 1, "a", 5);
        Savepoint savepoint = t.CreateSavepoint();
        Insert(t, table, 2, 10, 0);
        t.RollbackTo(savepoint);
        database.Run(c => Add(c, table, 1, "a", 7));
        Commit(t);
        Assert.Equal(22, database.Committed(table, 1)![1]);
    }

    [Fact]
    public void Increments_taken_back_make_room_for_others()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction t = database.Begin();
        Add(t, table, 1, "a", 1);
        Add(t, table, 1, "a", 2);
        Savepoint outer = t.CreateSavepoint();
        Add(t, table, 1, "a", 100);
        Savepoint inner = t.CreateSavepoint();
        Add(t, table, 1, "a", 1000);
        Add(t, table, 1, "b", 1000);
        t.RollbackTo(inner);
        Add(t, table, 1, "a", 200);
        t.RollbackTo(outer);
        Add(t, table, 1, "a", 4);
        Add(t, table, 1, "b", 8);
        database.Run(c => Insert(c, table, 2, 0, 0));
        Commit(t);
        Assert.Equal([1, 17, 28], database.Committed(table, 1));
        database.Reopen();
        Assert.Equal([1, 17, 28], database.Committed(table, 1));
    }

    [Fact]
    public void An_increment_of_a_unique_column_is_an_ordinary_read_and_write()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "u"], static (t, x) => WithIndex(t, Index(x, t, "t_u", ["u"], isUnique: true)));
        database.Run(t => Insert(t, table, 1, 10));
        Transaction t = database.Begin();
        Add(t, table, 1, "u", 1);
        database.Run(c => Add(c, table, 1, "u", 1));
        Assert.Equal(ConflictKind.KeyRead, CommitConflicts(t).Kind);
    }

    [Fact]
    public void An_assignment_goes_onto_an_increment_of_another()
    {
        using TestDatabase database = new();
        TableDefinition table = CreateWithRow(database);
        Transaction t = database.Begin();
        Set(t, table, 1, "a", 100);
        database.Run(c => Add(c, table, 1, "a", 7));
        Commit(t);
        Assert.Equal(100, database.Committed(table, 1)![1]);
    }

    [Fact]
    public void A_check_over_two_columns_does_not_pass_by_merging()
    {
        // T sets a = 3, C sets b = 3: CHECK (a + b <= 4).
        using TestDatabase database = new(expressions: static e => e.Add("a + b <= 4", ["a", "b"], static row => Value.FromBoolean(row("a").Int32 + row("b").Int32 <= 4)));
        TableDefinition table = database.CreateTable("t", ["id", "a", "b"], static (t, x) => t with { Checks = [Check(x, "sum", "a + b <= 4")] });
        database.Run(t => Insert(t, table, 1, 1, 1));
        Transaction t = database.Begin();
        Set(t, table, 1, "a", 3);
        database.Run(c => Set(c, table, 1, "b", 3));
        Assert.Equal(ConflictKind.KeyRead, CommitConflicts(t).Kind);
        Fails(SqlState.CheckViolation, () => Set(database.Begin(), table, 1, "a", 3));
    }

    [Fact]
    public void An_index_expression_that_fails_on_the_merged_row_is_a_conflict()
    {
        using TestDatabase database = new(expressions: static e => e.Add("(10 / (a + b))", ["a", "b"], static row => row("a").Int32 + row("b").Int32 is 0
            ? throw new SqlErrorException(SqlState.DivisionByZero, "division by zero")
            : Value.FromInt32(10 / (row("a").Int32 + row("b").Int32))));
        TableDefinition table = database.CreateTable("t", ["id", "a", "b"], static (t, x) => WithIndex(t, Index(x, t, "t_x", ["(10 / (a + b))"])));
        database.Run(t => Insert(t, table, 1, 1, 1));
        Transaction t = database.Begin();
        Set(t, table, 1, "a", 2);
        database.Run(c => Set(c, table, 1, "b", -2));
        CommitConflicts(t);
        database.Run(c => Set(c, table, 1, "a", 3));
        Assert.Empty(Cambium.Engine.Recovery.DatabaseCheck.Run(database.Engine));
    }

    private static TableDefinition CreateWithRow(TestDatabase database)
    {
        TableDefinition table = database.CreateTable("t", ["id", "a", "b"]);
        database.Run(t => Insert(t, table, 1, 10, 20));
        return table;
    }

    private static TestDatabase CreateChecked(out TableDefinition table)
    {
        TestDatabase database = new(expressions: static e => e.Add("a >= 0", ["a"], static row => Value.FromBoolean(row("a").Int32 >= 0)));
        table = database.CreateTable("t", ["id", "a", "b"], static (t, x) => t with { Checks = [Check(x, "positive", "a >= 0")] });
        TableDefinition created = table;
        database.Run(t => Insert(t, created, 1, 10, 20));
        return database;
    }
}
