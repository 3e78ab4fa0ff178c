using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

/// <summary>Notes past their limits become coarser: conflicts that come of that say so.</summary>
public sealed class WideningTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly TableDefinition _table;

    public WideningTests()
    {
        _table = _database.CreateTable("t", ["id", "a", "b"]);
        _database.Run(x => Insert(x, _table, 1, 1, 1));
        _database.Run(x => Insert(x, _table, 1_000_000, 1, 1));
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void Many_keys_become_an_interval()
    {
        Transaction t = Begin();
        for (int id = 2; id <= TableReads.KeysMax + 2; id++)
        {
            t.Reads.NoteKey(_table, null, Key(id), Columns(_table, "a"));
        }

        TableReads reads = t.Reads.Find(_table.Id)!;
        Assert.Empty(reads.Keys);
        Assert.False(Assert.Single(reads.Ranges).IsAll);
        _database.Run(c => Set(c, _table, 1_000_000, "a", 5));
        _database.Run(c => Set(c, _table, 1, "a", 5));
        _database.Run(c => Insert(c, _table, 70_000, 1, 1));
        Commit(t);

        t = Begin();
        for (int id = 2; id <= (TableReads.KeysMax * 2) + 4; id += 2)
        {
            t.Reads.NoteKey(_table, null, Key(id), Columns(_table, "a"));
        }

        _database.Run(c => Insert(c, _table, 777, 1, 1));
        IsRefused(t, isWidened: true);
    }

    [Fact]
    public void Many_intervals_become_a_scan()
    {
        Transaction t = NoteIntervals(TableReads.RangesMax + 1);
        t.Reads.NoteAll(_table, Equal(_table, "b", 3), Columns(_table, "b"));
        Assert.True(Assert.Single(t.Reads.Find(_table.Id)!.Ranges) is { IsAll: true, Filter: null });
        _database.Run(c => Insert(c, _table, 777_777, 1, 1));
        IsRefused(t, isWidened: true);
    }

    [Fact]
    public void So_many_stay_what_they_are()
    {
        Transaction t = NoteIntervals(TableReads.RangesMax);
        _database.Run(c => Insert(c, _table, 777_777, 1, 1));
        Commit(t);

        t = NoteIntervals(TableReads.RangesMax);
        _database.Run(c => Insert(c, _table, 20, 1, 1));
        IsRefused(t, isWidened: false);
    }

    private Transaction NoteIntervals(int count)
    {
        Transaction t = Begin();
        for (int i = 0; i < count; i++)
        {
            t.Reads.NoteRange(_table, null, Key((i * 10) + 1), Key((i * 10) + 12), null, Columns(_table, "a"));
        }

        return t;
    }

    private Transaction Begin()
    {
        // Something to commit that no rule speaks of.
        Transaction t = _database.Begin();
        t.Notify(new Cambium.Log.Records.Notification("channel", ""));
        return t;
    }

    private void IsRefused(Transaction t, bool isWidened)
    {
        t.EndStatement();
        Conflict conflict = CommitConflicts(t);
        Assert.Equal((ConflictKind.RangeRead, isWidened), (conflict.Kind, conflict.IsWidened));
        Assert.Equal(conflict, _database.Engine.RecentConflicts[^1]);
    }
}
