using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

/// <summary>What a transaction sees of its own writes, which are remembered before any tree holds them.</summary>
public sealed class OwnWriteTests
{
    [Fact]
    public void Random_writes_savepoints_and_lookups_agree_with_a_dictionary()
    {
        for (int seed = 0; seed < 200; seed++)
        {
            Random random = new(seed);
            using TestDatabase database = new();
            TableDefinition table = database.CreateTable(
                "t", ["id", "a", "u"], static (t, x) => WithIndex(WithIndex(t, Index(x, t, "t_a", ["a"])), Index(x, t, "t_u", ["u"], isUnique: true)));
            SortedDictionary<int, int> model = [];
            database.Run(t =>
            {
                for (int id = 0; id < 5; id++)
                {
                    model[id] = id;
                    Insert(t, table, id, id, id);
                }
            });

            Transaction transaction = database.Begin();
            (Savepoint Point, SortedDictionary<int, int> Model)? saved = null;
            for (int step = 0; step < 60; step++)
            {
                int id = random.Next(20);
                switch (random.Next(10))
                {
                    case < 4:
                        bool isNew = model.TryAdd(id, step);
                        if (isNew)
                        {
                            Insert(transaction, table, id, step, id);
                        }
                        else
                        {
                            Fails(SqlState.UniqueViolation, () => Insert(transaction, table, id, step, 1000 + step));
                        }

                        break;
                    case < 6 when model.ContainsKey(id):
                        model[id] = step;
                        Set(transaction, table, id, "a", step);
                        break;
                    case 6:
                        Assert.Equal(model.Remove(id), Delete(transaction, table, id));
                        break;
                    case 7:
                        saved = (transaction.CreateSavepoint(), new SortedDictionary<int, int>(model));
                        break;
                    case 8 when saved is { } point:
                        transaction.RollbackTo(point.Point);
                        model = new SortedDictionary<int, int>(point.Model);
                        break;
                    default:
                        TreeView view = transaction.GetTreeView(table.TreeId);
                        Assert.True(model.ContainsKey(id) == view.TryGet(Key(id), out _), $"seed {seed}, step {step}: row {id} by lookup");
                        if (random.Next(2) == 0)
                        {
                            Assert.True(model.Count == transaction.GetTree(table.TreeId).Count, $"seed {seed}, step {step}: rows by scan");
                            Assert.Equal(model.Count, transaction.GetTree(table.Indexes[1].TreeId).Count);
                        }

                        // A view stays as it was, whatever is written afterwards.
                        Value[] ignored = new Value[3];
                        bool found = transaction.GetWriter(table).TryRead(Key(id), ignored);
                        Assert.Equal(model.ContainsKey(id), found);
                        break;
                }
            }

            Commit(transaction);
            Assert.Equal(model.Count, database.Engine.Root.GetTree(table.TreeId).Count);
            Assert.Empty(DatabaseCheck.Run(database.Engine));
        }
    }

    [Fact]
    public void A_view_does_not_show_later_edits()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        Transaction transaction = database.Begin();
        Insert(transaction, table, 1, 1);
        TreeView view = transaction.GetTreeView(table.TreeId);
        for (int id = 2; id < 50; id++)
        {
            Insert(transaction, table, id, id);
            Assert.Equal(id, transaction.GetTree(table.TreeId).Count);
        }

        Assert.True(view.TryGet(Key(1), out _));
        Assert.False(view.TryGet(Key(2), out _));
        Assert.Equal(1, view.ToTree().Count);
    }

    [Fact]
    public void A_transaction_that_changes_too_much_is_told_so_and_the_next_one_goes_on()
    {
        using TestDatabase database = new(writeSetBytesMax: 100_000);
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        Transaction transaction = database.Begin();
        SqlErrorException error = Fails(SqlState.ConfigurationLimitExceeded, () =>
        {
            for (int id = 0; id < 1000; id++)
            {
                Insert(transaction, table, id, id);
            }
        });
        Assert.Contains("write_set_bytes_max", error.Hint, StringComparison.Ordinal);
        transaction.Rollback();
        database.Run(t => Insert(t, table, 1, 1));
        Assert.Equal(1, database.Engine.Root.GetTree(table.TreeId).Count);
    }
}
