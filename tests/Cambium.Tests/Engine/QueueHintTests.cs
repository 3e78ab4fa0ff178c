using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

public sealed class QueueHintTests
{
    private static readonly QueuePatience s_long = new(TimeSpan.FromSeconds(30), TimeSpan.Zero);

    [Fact]
    public void Those_who_line_up_for_a_row_lose_no_work()
    {
        using TestDatabase database = new(useThreads: true);
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        database.Run(t => Insert(t, table, 1, 0));
        const int Sessions = 8;
        const int Commits = 25;
        Thread[] threads = [.. Enumerable.Range(0, Sessions).Select(_ => new Thread(() =>
        {
            for (int i = 0; i < Commits; i++)
            {
                Transaction t = database.Begin(conflicts: new ConflictSettings(Refresh: true));
                t.Lines.Enter(table, Key(1), QueueStrength.Update, s_long);
                t.RestartStatement();
                int value = Read(t, table, 1, "a")![1]!.Value;
                Set(t, table, 1, "a", value + 1);
                Commit(t);
            }
        }))];
        Array.ForEach(threads, static thread => thread.Start());
        Array.ForEach(threads, static thread => thread.Join());
        Assert.Equal(Sessions * Commits, database.Committed(table, 1)![1]);
        Assert.Empty(database.Engine.RecentConflicts);
    }

    [Fact]
    public void A_busy_row_is_told_at_once_without_waiting_and_free_again_after_rollback()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        Transaction holder = database.Begin();
        Transaction other = database.Begin();
        Assert.Equal(QueueOutcome.Entered, holder.Lines.Enter(table, Key(1), QueueStrength.Update, QueuePatience.None));
        Assert.Equal(QueueOutcome.Entered, holder.Lines.Enter(table, Key(1), QueueStrength.Update, QueuePatience.None));
        Assert.Equal(QueueOutcome.Busy, other.Lines.Enter(table, Key(1), QueueStrength.Update, QueuePatience.None));
        Assert.Equal(QueueOutcome.TimedOut, other.Lines.Enter(table, Key(1), QueueStrength.Update, s_long with { Whole = TimeSpan.FromMilliseconds(1) }));
        Assert.Equal(QueueOutcome.Entered, other.Lines.Enter(table, Key(2), QueueStrength.Update, QueuePatience.None));
        holder.Rollback();
        Assert.Equal(QueueOutcome.Entered, other.Lines.Enter(table, Key(1), QueueStrength.Update, QueuePatience.None));
    }

    /// <summary>However late the one who waited goes on: nobody is before it at the row that it goes on to, and others go on when it looks no further.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Who_waited_for_a_row_that_is_deleted_is_before_later_comers(bool goesOn)
    {
        using TestDatabase database = new(useThreads: true);
        TableDefinition table = database.CreateTable("t", ["id", "a"]);
        TableDefinition another = database.CreateTable("u", ["id", "a"]);
        database.Run(t => Insert(t, table, 1, 0));
        database.Run(t => Insert(t, table, 2, 0));
        Transaction holder = database.Begin();
        Transaction waiting = database.Begin();
        holder.Lines.Enter(table, Key(1), QueueStrength.Update, s_long);
        QueueOutcome? waited = null;
        Thread thread = Start(waiting, () => waited = waiting.Lines.Enter(table, Key(1), QueueStrength.Update, s_long));
        Delete(holder, table, 1);
        Commit(holder);
        thread.Join();
        Assert.Equal(QueueOutcome.EnteredAfterWait, waited);

        Transaction later = database.Begin();
        QueueOutcome? came = null;
        thread = Start(later, () => came = later.Lines.Enter(table, Key(2), QueueStrength.Update, s_long));
        Assert.Null(came);
        Assert.Equal(QueueOutcome.Entered, database.Begin().Lines.Enter(another, Key(2), QueueStrength.Update, s_long));
        Assert.Equal(QueueOutcome.Entered, database.Begin().Lines.Enter(table, Key(3), QueueStrength.Update, QueuePatience.None));
        if (goesOn)
        {
            Assert.Equal(QueueOutcome.Entered, waiting.Lines.Enter(table, Key(2), QueueStrength.Update, s_long));
            waiting.EndStatement();
            Assert.False(thread.Join(TimeSpan.FromMilliseconds(50)));
            waiting.Rollback();
        }
        else
        {
            waiting.EndStatement();
        }

        thread.Join();
        Assert.Equal(goesOn ? QueueOutcome.EnteredAfterWait : QueueOutcome.Entered, came);
        Assert.Equal(QueueOutcome.Busy, database.Begin().Lines.Enter(table, Key(2), QueueStrength.Update, QueuePatience.None));
    }

    /// <summary>Starts what has to wait for its turn, and returns when it waits.</summary>
    private static Thread Start(Transaction transaction, Action enter)
    {
        Thread thread = new(() => enter());
        thread.Start();
        while (transaction.Runs.Ticket.Waiting is null)
        {
            Thread.Sleep(1);
        }

        return thread;
    }
}
