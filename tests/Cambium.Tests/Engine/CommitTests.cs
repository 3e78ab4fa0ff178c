using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Trees;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

public sealed class CommitTests
{
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Rows_survive_a_restart(bool useThreads)
    {
        using TestDatabase database = new(useThreads);
        TableDefinition table = database.CreateTable("t", ["id", "a"], static (t, x) => WithIndex(t, Index(x, t, "t_a", ["a"])));
        database.Run(t =>
        {
            Insert(t, table, 1, 10);
            Insert(t, table, 2, 20);
            Insert(t, table, 3, null);
        });
        database.Run(t =>
        {
            Set(t, table, 1, "a", 11);
            Delete(t, table, 2);
        });

        database.Reopen();

        Assert.Equal([1, 11], database.Committed(table, 1));
        Assert.Null(database.Committed(table, 2));
        Assert.Equal([3, null], database.Committed(table, 3));
        Assert.Equal(2, database.Engine.Root.GetTree(database["t"].Indexes[1].TreeId).Count);
    }

    /// <summary>Whatever it has written, a transaction is garbage as soon as it is answered, not when the next one commits.</summary>
    [Fact]
    public void A_commit_holds_on_to_no_transaction()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        WeakReference committed = CommitOne(database, table);
        GC.Collect();
        Assert.False(committed.IsAlive);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference CommitOne(TestDatabase database, TableDefinition table)
    {
        Transaction transaction = database.Begin();
        Insert(transaction, table, 1, 10);
        Commit(transaction);
        return new WeakReference(transaction);
    }

    [Fact]
    public void A_transaction_sees_its_own_edits_and_others_do_not()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        Transaction transaction = database.Begin();
        Insert(transaction, table, 1, 10);
        Assert.Equal(1, transaction.GetTree(table.TreeId).Count);
        Assert.Equal(0, database.Engine.Root.GetTree(table.TreeId).Count);
        transaction.Rollback();
        Assert.Equal(0, database.Engine.Root.GetTree(table.TreeId).Count);
    }

    [Fact]
    public void A_frozen_tree_is_not_moved_by_later_edits()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        Transaction transaction = database.Begin();
        Insert(transaction, table, 1, 10);
        Tree before = transaction.GetTree(table.TreeId);
        Insert(transaction, table, 2, 20);
        Assert.Equal(1, before.Count);
        Assert.Equal(2, transaction.GetTree(table.TreeId).Count);
    }

    [Fact]
    public void A_transaction_without_edits_commits_whatever_others_did()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        Transaction reader = database.Begin();
        reader.Reads.NoteAll(table, null, ColumnSet.All);
        database.Run(t => Insert(t, table, 1, 1));
        Assert.Equal(CommitOutcome.ReadOnly, reader.Commit().Outcome);
    }

    [Fact]
    public void Commit_times_strictly_increase_and_positions_are_dense()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id"]);
        long last = database.Engine.Root.Position;
        long time = database.Engine.Root.CommitTimeMicros;
        for (int i = 0; i < 20; i++)
        {
            Assert.Equal(last + 1, database.Run(t => Insert(t, table, i)));
            Assert.True(database.Engine.Root.CommitTimeMicros > time);
            (last, time) = (last + 1, database.Engine.Root.CommitTimeMicros);
        }
    }

    [Fact]
    public void Rolling_back_to_a_savepoint_forgets_rows_index_entries_and_definitions()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"], static (t, x) => WithIndex(t, Index(x, t, "t_a", ["a"], isUnique: true)));
        Transaction transaction = database.Begin();
        Insert(transaction, table, 1, 10);
        Savepoint savepoint = transaction.CreateSavepoint();
        Insert(transaction, table, 2, 20);
        Set(transaction, table, 1, "a", 30);
        CreateTable(transaction, "u", ["id"]);
        transaction.RollbackTo(savepoint);
        Insert(transaction, table, 3, 30);
        Insert(transaction, table, 4, 20);
        Commit(transaction);

        Assert.Equal([1, 10], database.Committed(table, 1));
        Assert.Null(database.Committed(table, 2));
        Assert.Equal([3, 30], database.Committed(table, 3));
        Assert.False(database.Engine.Root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "u", out _));
        Assert.Equal(3, database.Engine.Root.GetTree(table.Indexes[1].TreeId).Count);
    }

    [Fact]
    public void Truncate_empties_the_newest_root_and_survives_a_restart()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"], static (t, x) => WithIndex(t, Index(x, t, "t_a", ["a"])));
        database.Run(t => Insert(t, table, 1, 1));
        Transaction transaction = database.Begin();
        transaction.Truncate(table);
        Insert(transaction, table, 5, 5);
        database.Run(t => Insert(t, table, 2, 2));
        Commit(transaction);
        database.Reopen();
        Assert.Equal(1, database.Engine.Root.GetTree(table.TreeId).Count);
        Assert.Equal(1, database.Engine.Root.GetTree(table.Indexes[1].TreeId).Count);
        Assert.Equal([5, 5], database.Committed(table, 5));
    }

    [Fact]
    public void Temporary_tables_belong_to_their_session_and_leave_no_record()
    {
        using TestDatabase database = new();
        TemporarySpace space = new();
        long position = database.Engine.Root.Position;
        Transaction first = database.Begin(temporary: space);
        TableDefinition table = CreateTable(first, "temp", ["id"], isTemporary: true);
        Insert(first, table, 1);
        first.EndStatement();
        Assert.Equal(CommitOutcome.ReadOnly, first.Commit().Outcome);

        Transaction second = database.Begin(temporary: space);
        Assert.True(second.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "temp", out TableDefinition? found));
        Assert.Equal(1, second.GetTree(found.TreeId).Count);
        Fails(SqlState.UniqueViolation, () => Insert(second, found, 1));
        Assert.False(database.Begin().Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "temp", out _));
        Assert.Equal(position, database.Log.ReadFrom(1).Where(static record => record.Sequences.Count == 0).Select(static record => record.Position).DefaultIfEmpty(position).Max());
    }

    [Fact]
    public void An_index_built_on_existing_rows_is_there_after_a_restart()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        database.Run(t =>
        {
            for (int i = 0; i < 100; i++)
            {
                Insert(t, table, i, i % 10);
            }
        });
        database.Run(t => t.Ddl.CreateIndex(table, Index(t, table, "t_a", ["a"])));
        Transaction transaction = database.Begin();
        Fails(SqlState.UniqueViolation, () => transaction.Ddl.CreateIndex(database["t"], Index(transaction, table, "t_u", ["a"], isUnique: true)));
        database.Run(t => Insert(t, database["t"], 100, 7));
        Assert.Equal(101, database.Engine.Root.GetTree(database["t"].Indexes[1].TreeId).Count);
        database.Reopen();
        Assert.Equal(101, database.Engine.Root.GetTree(database["t"].Indexes[1].TreeId).Count);
    }

    [Fact]
    public void Rewriting_a_table_changes_every_row()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"], static (t, x) => WithIndex(t, Index(x, t, "t_a", ["a"])));
        database.Run(t => Insert(t, table, 1, 5));
        database.Run(t => t.Ddl.Rewrite(table, table, static (before, after) =>
        {
            before.CopyTo(after);
            after[1] = Cambium.Engine.Values.Value.FromInt32(before[1].Int32 * 2);
        }));
        Assert.Equal([1, 10], database.Committed(database["t"], 1));
        Assert.Equal(0, database.Engine.Root.GetTree(table.TreeId).Count);
        database.Reopen();
        Assert.Equal([1, 10], database.Committed(database["t"], 1));
    }
}
