using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

public sealed class RefreshTests : IDisposable
{
    private static readonly ConflictSettings s_refresh = new(Refresh: true);

    private readonly TestDatabase _database = new();
    private readonly TableDefinition _table;

    public RefreshTests()
    {
        _table = _database.CreateTable("t", ["id", "a", "b"], static (t, x) => WithIndex(t, Index(x, t, "t_a", ["a"])));
        _database.Run(t =>
        {
            Insert(t, _table, 1, 10, 100);
            Insert(t, _table, 2, 20, 200);
        });
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void A_statement_sees_what_committed_before_it_when_nothing_read_has_changed()
    {
        Transaction t = _database.Begin(conflicts: s_refresh);
        Read(t, _table, 1, "a");
        _database.Run(c => Set(c, _table, 2, "a", 21));
        t.BeginStatement("statement 2");
        Assert.Equal(21, Read(t, _table, 2, "a")![1]);
        Set(t, _table, 1, "b", 0);
        _database.Run(c => Set(c, _table, 2, "b", 0));
        Commit(t);
    }

    [Fact]
    public void The_snapshot_stays_when_something_read_has_changed_and_the_conflict_is_known()
    {
        Transaction t = _database.Begin(conflicts: s_refresh);
        Read(t, _table, 1, "a");
        _database.Run(c => Set(c, _table, 1, "a", 11));
        t.BeginStatement("statement 2");
        Assert.Equal(10, Read(t, _table, 1, "a")![1]);
        Assert.Equal(ConflictKind.KeyRead, t.KnownConflict!.Kind);
    }

    [Fact]
    public void Own_edits_are_carried_over_to_the_new_snapshot()
    {
        Transaction t = _database.Begin(conflicts: s_refresh);
        Set(t, _table, 1, "a", 77);
        Add(t, _table, 2, "b", 1);
        Insert(t, _table, 3, 30, 300);
        _database.Run(c =>
        {
            Set(c, _table, 1, "b", 101);
            Add(c, _table, 2, "b", 10);
            Insert(c, _table, 4, 40, 400);
        });
        t.BeginStatement("statement 2");
        Assert.Equal([1, 77, 101], Read(t, _table, 1, "a"));
        Assert.Equal([2, 20, 211], Read(t, _table, 2, "a"));
        Assert.Equal(4, t.GetTree(_table.TreeId).Count);
        Assert.Equal(4, t.GetTree(_table.Indexes[1].TreeId).Count);
        _database.Run(c => Add(c, _table, 2, "b", 1000));
        Commit(t);
        Assert.Equal([2, 20, 1211], _database.Committed(_table, 2));
        Assert.Empty(Cambium.Engine.Recovery.DatabaseCheck.Run(_database.Engine));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Own_edits_of_rows_that_nobody_else_touches_go_along_and_are_merged_once_somebody_does(bool looksThroughThem)
    {
        _database.Run(c =>
        {
            Insert(c, _table, 5, 50, 500);
            Insert(c, _table, 6, 60, 600);
        });
        Transaction t = _database.Begin(conflicts: s_refresh);
        Set(t, _table, 1, "a", 77);
        Add(t, _table, 2, "b", 1);
        Insert(t, _table, 3, 30, 300);
        Delete(t, _table, 5);
        if (looksThroughThem)
        {
            Assert.Equal(4, t.GetTree(_table.TreeId).Count);
        }

        for (int round = 1; round <= 2; round++)
        {
            _database.Run(c =>
            {
                Set(c, _table, 6, "a", 60 + round);
                Insert(c, _table, 10 + round, 100, 1000);
            });
            t.BeginStatement($"statement {round + 1}");
            Assert.Equal([6, 60 + round, 600], Read(t, _table, 6));
            Assert.Equal([1, 77, 100], Read(t, _table, 1));
            Assert.Equal([2, 20, 201], Read(t, _table, 2));
            Assert.Equal([3, 30, 300], Read(t, _table, 3));
            Assert.Null(Read(t, _table, 5));
        }

        _database.Run(c => Add(c, _table, 2, "b", 10));
        t.BeginStatement("statement 4");
        Assert.Equal([2, 20, 211], Read(t, _table, 2));
        Assert.Equal(6, t.GetTree(_table.TreeId).Count);
        Assert.Equal(6, t.GetTree(_table.Indexes[1].TreeId).Count);
        Commit(t);
        Assert.Equal([2, 20, 211], _database.Committed(_table, 2));
        Assert.Empty(Cambium.Engine.Recovery.DatabaseCheck.Run(_database.Engine));
    }

    [Theory]
    [InlineData(true, false)]
    [InlineData(false, true)]
    public void A_read_only_transaction_and_an_open_cursor_keep_their_snapshot(bool readOnly, bool holds)
    {
        Transaction t = _database.Engine.Begin(new TransactionOptions { ReadOnly = readOnly, Conflicts = s_refresh });
        t.BeginStatement("statement 1");
        t.HoldsSnapshot = holds;
        Read(t, _table, 1, "a");
        _database.Run(c => Set(c, _table, 2, "a", 21));
        t.BeginStatement("statement 2");
        Assert.Equal(20, Read(t, _table, 2, "a")![1]);
    }

    [Fact]
    public void The_first_statement_takes_the_newest_snapshot()
    {
        Transaction t = _database.Engine.Begin(new TransactionOptions { ReadOnly = true });
        _database.Run(c => Set(c, _table, 2, "a", 21));
        t.BeginStatement("statement 1");
        Assert.Equal(21, Read(t, _table, 2, "a")![1]);
    }
}
