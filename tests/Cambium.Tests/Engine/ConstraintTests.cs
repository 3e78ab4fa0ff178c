using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

public sealed class ConstraintTests
{
    [Fact]
    public void Unique_and_primary_keys_refuse_duplicates_in_PostgreSQLs_words()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "u"], static (t, x) => WithIndex(t, Index(x, t, "t_u_key", ["u"], isUnique: true)));
        database.Run(t => Insert(t, table, 1, 10));
        SqlErrorException error = Fails(SqlState.UniqueViolation, () => Insert(database.Begin(), table, 1, 11));
        Assert.Equal("duplicate key value violates unique constraint \"t_pkey\"", error.Message);
        Assert.Equal("Key (id)=(1) already exists.", error.Detail);
        error = Fails(SqlState.UniqueViolation, () => Insert(database.Begin(), table, 2, 10));
        Assert.Equal("duplicate key value violates unique constraint \"t_u_key\"", error.Message);
        Assert.Equal("Key (u)=(10) already exists.", error.Detail);
        database.Run(t =>
        {
            Insert(t, table, 2, null);
            Insert(t, table, 3, null);
        });
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void Nulls_not_distinct_refuses_a_second_null()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "u"], static (t, x) => WithIndex(t, Index(x, t, "t_u_key", ["u"], isUnique: true) with { NullsNotDistinct = true }));
        database.Run(t => Insert(t, table, 1, null));
        Fails(SqlState.UniqueViolation, () => Insert(database.Begin(), table, 2, null));
    }

    [Fact]
    public void Not_null_names_table_column_and_row()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"], static (t, _) => t with { Columns = t.Columns.SetItem(1, t.Columns[1] with { NotNull = true }) });
        SqlErrorException error = Fails(SqlState.NotNullViolation, () => Insert(database.Begin(), table, 1, null));
        Assert.Equal("null value in column \"a\" of relation \"t\" violates not-null constraint", error.Message);
        Assert.Equal("Failing row contains (1, null).", error.Detail);
    }

    [Fact]
    public void Inserting_on_conflict_tells_the_row_in_the_way()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "u"], static (t, x) => WithIndex(t, Index(x, t, "t_u_key", ["u"], isUnique: true)));
        database.Run(t => Insert(t, table, 1, 10));
        Transaction t = database.Begin();
        RowWriter writer = t.GetWriter(table);
        Assert.False(writer.TryInsert(Row(2, 10), null, out _, out InsertConflict conflict));
        Assert.Equal("t_u_key", conflict.Index.Name);
        Assert.Equal(Key(1), conflict.RowKey);
        Fails(SqlState.UniqueViolation, () => writer.TryInsert(Row(2, 10), [table.PrimaryKey!], out _, out _));
        Assert.True(writer.TryInsert(Row(2, 20), null, out _, out _));
        database.Run(c => Delete(c, table, 1));
        Assert.Equal(ConflictKind.KeyRead, CommitConflicts(t).Kind);
    }

    [Fact]
    public void A_partial_unique_index_counts_only_rows_of_its_predicate()
    {
        using TestDatabase database = new(expressions: static e => e.Add("a > 0", ["a"], static row => row("a").IsNull ? Value.Null : Value.FromBoolean(row("a").Int32 > 0)));
        TableDefinition table = database.CreateTable("t", ["id", "u", "a"], static (t, x) => WithIndex(t, Index(x, t, "t_u", ["u"], isUnique: true, predicate: "a > 0")));
        database.Run(t =>
        {
            Insert(t, table, 1, 10, 0);
            Insert(t, table, 2, 10, 1);
        });
        Fails(SqlState.UniqueViolation, () => Insert(database.Begin(), table, 3, 10, 1));
        Fails(SqlState.UniqueViolation, () => Set(database.Begin(), table, 1, "a", 1));

        // T's row enters the predicate by a, C changes its u: T tested u and must not merge.
        database.Run(t => Insert(t, table, 4, 40, 0));
        Transaction t = database.Begin();
        Set(t, table, 4, "a", 1);
        database.Run(c => Set(c, table, 4, "u", 10));
        Assert.Equal(ConflictKind.KeyRead, CommitConflicts(t).Kind);
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void An_index_over_an_expression_is_unique_by_its_value()
    {
        using TestDatabase database = new(expressions: static e => e.Add("(a / 10)", ["a"], static row => Value.FromInt32(row("a").Int32 / 10)));
        TableDefinition table = database.CreateTable("t", ["id", "a"], static (t, x) => WithIndex(t, Index(x, t, "t_tens", ["(a / 10)"], isUnique: true)));
        database.Run(t => Insert(t, table, 1, 15));
        Assert.Equal("Key ((a / 10))=(1) already exists.", Fails(SqlState.UniqueViolation, () => Insert(database.Begin(), table, 2, 19)).Detail);
        database.Run(t => Insert(t, table, 2, 25));
        database.Reopen();
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void A_deferrable_unique_constraint_is_tested_at_commit()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "u"], static (t, x) => WithIndex(t, Index(x, t, "t_u_key", ["u"], isUnique: true, isDeferrable: true)));
        database.Run(t =>
        {
            Insert(t, table, 1, 10);
            Insert(t, table, 2, 20);
        });
        Transaction swap = database.Begin();
        Set(swap, table, 1, "u", 20);
        swap.EndStatement();
        Set(swap, table, 2, "u", 10);
        Commit(swap);
        Transaction twice = database.Begin();
        Set(twice, table, 1, "u", 10);
        twice.EndStatement();
        Fails(SqlState.UniqueViolation, () => twice.Commit());
        Transaction t = database.Begin();
        Insert(t, table, 3, 30);
        database.Run(c => Insert(c, table, 4, 30));
        Assert.Equal(CommitOutcome.Conflict, t.Commit().Outcome);
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void A_child_needs_its_parent_by_the_end_of_the_statement()
    {
        using TestDatabase database = CreateFamily(ReferentialAction.NoAction, out TableDefinition parent, out TableDefinition child);
        Transaction t = database.Begin();
        Insert(t, child, 1, 7);
        SqlErrorException error = Fails(SqlState.ForeignKeyViolation, t.EndStatement);
        Assert.Equal("insert or update on table \"child\" violates foreign key constraint \"child_p_fkey\"", error.Message);
        Assert.Equal("Key (p)=(7) is not present in table \"parent\".", error.Detail);
        Transaction later = database.Begin();
        Insert(later, child, 1, 7);
        Insert(later, parent, 7, 0);
        Insert(later, child, 2, null);
        Commit(later);
        error = Fails(SqlState.ForeignKeyViolation, () =>
        {
            Transaction deletion = database.Begin();
            Delete(deletion, parent, 7);
            deletion.EndStatement();
        });
        Assert.Equal("update or delete on table \"parent\" violates foreign key constraint \"child_p_fkey\" on table \"child\"", error.Message);
        Assert.Equal("Key (id)=(7) is still referenced from table \"child\".", error.Detail);
    }

    [Fact]
    public void Deferred_foreign_keys_wait_for_the_commit()
    {
        using TestDatabase database = CreateFamily(ReferentialAction.NoAction, out TableDefinition parent, out TableDefinition child, isDeferred: true);
        Transaction t = database.Begin();
        Insert(t, child, 1, 7);
        t.EndStatement();
        Insert(t, parent, 7, 0);
        Commit(t);
        Transaction orphan = database.Begin();
        Insert(orphan, child, 2, 8);
        orphan.EndStatement();
        Fails(SqlState.ForeignKeyViolation, () => orphan.SetConstraintsDeferred(null, deferred: false));
        Transaction again = database.Begin();
        Insert(again, child, 2, 8);
        again.EndStatement();
        Fails(SqlState.ForeignKeyViolation, () => again.Commit());
    }

    [Theory]
    [InlineData(ReferentialAction.Cascade)]
    [InlineData(ReferentialAction.SetNull)]
    [InlineData(ReferentialAction.SetDefault)]
    public void Referential_actions_follow_a_deleted_parent(ReferentialAction action)
    {
        using TestDatabase database = CreateFamily(action, out TableDefinition parent, out TableDefinition child);
        database.Run(t =>
        {
            Insert(t, parent, 1, 0);
            Insert(t, parent, 2, 0);
            Insert(t, child, 10, 1);
            Insert(t, child, 11, 1);
            Insert(t, child, 12, 2);
        });
        database.Run(t => Delete(t, parent, 1));
        int?[]? expected = action switch { ReferentialAction.Cascade => null, ReferentialAction.SetNull => [10, null], _ => [10, 2] };
        Assert.Equal(expected, database.Committed(child, 10));
        Assert.Equal([12, 2], database.Committed(child, 12));
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void A_changed_parent_key_cascades()
    {
        using TestDatabase database = CreateFamily(ReferentialAction.Cascade, out TableDefinition parent, out TableDefinition child);
        database.Run(t =>
        {
            Insert(t, parent, 1, 0);
            Insert(t, child, 10, 1);
        });
        database.Run(t => t.GetWriter(parent).Update(Key(1), Row(5, 0), Columns(parent, "id")));
        Assert.Equal([10, 5], database.Committed(child, 10));
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_parent_deleted_while_a_child_comes_conflicts_whoever_is_first(bool childFirst)
    {
        using TestDatabase database = CreateFamily(ReferentialAction.NoAction, out TableDefinition parent, out TableDefinition child);
        database.Run(t => Insert(t, parent, 1, 0));
        Transaction first = database.Begin();
        Transaction second = database.Begin();
        Insert(childFirst ? first : second, child, 10, 1);
        Delete(childFirst ? second : first, parent, 1);
        first.EndStatement();
        second.EndStatement();
        Commit(first);
        Assert.Equal(CommitOutcome.Conflict, second.Commit().Outcome);
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void Changing_other_columns_of_a_parent_does_not_disturb_its_children()
    {
        using TestDatabase database = CreateFamily(ReferentialAction.NoAction, out TableDefinition parent, out TableDefinition child);
        database.Run(t => Insert(t, parent, 1, 0));
        Transaction t = database.Begin();
        Insert(t, child, 10, 1);
        database.Run(c => Set(c, parent, 1, "a", 5));
        Commit(t);
    }

    [Fact]
    public void A_new_foreign_key_conflicts_with_writers_of_the_referenced_table()
    {
        using TestDatabase database = new();
        TableDefinition parent = database.CreateTable("parent", ["id", "a"]);
        TableDefinition child = database.CreateTable("child", ["id", "p"]);
        database.Run(t => Insert(t, parent, 1, 0));
        Transaction t = database.Begin();
        Delete(t, parent, 1);
        database.Run(c => c.Ddl.Put(child with { ForeignKeys = [ForeignKey(c, child, "p", parent)] }));
        Assert.Equal(ConflictKind.Definition, CommitConflicts(t).Kind);
    }

    private static TestDatabase CreateFamily(ReferentialAction action, out TableDefinition parent, out TableDefinition child, bool isDeferred = false)
    {
        TestDatabase database = new(expressions: static e => e.Add("2", [], static _ => Value.FromInt32(2)));
        TableDefinition created = database.CreateTable("parent", ["id", "a"]);
        child = database.CreateTable("child", ["id", "p"], (t, x) => t with
        {
            Columns = t.Columns.SetItem(1, t.Columns[1] with { DefaultSql = "2" }),
            ForeignKeys = [ForeignKey(x, t, "p", created, action, isDeferred, action)],
        });
        parent = database["parent"];
        return database;
    }
}
