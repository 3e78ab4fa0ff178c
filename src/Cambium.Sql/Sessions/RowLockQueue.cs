using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>
/// The session's way to the queue of rows, and of tables and definitions. A wait ends with a restart of the statement where that is possible; where it isn't (its rows
/// come out of a cursor, or it is part of a larger one) it goes on with the snapshot it has, and the commit decides.
/// </summary>
internal sealed class RowLockQueue(SqlSession session) : IRowLockQueue, IDefinitionQueue
{
    private volatile IReadOnlyList<TableLock> _tables = [];

    /// <summary>What the transaction has said with LOCK TABLE, and may wait for. Other sessions read it.</summary>
    public IReadOnlyList<TableLock> Tables => _tables;

    /// <inheritdoc/>
    public void RequireWritable(TableDefinition table, LockStrength strength) => session.Transactions.RequireWritable(table, "SELECT " + LockBinder.NameOf(strength));

    /// <inheritdoc/>
    public bool TryEnter(TableDefinition table, ReadOnlySpan<byte> rowKey, LockStrength strength, LockWait wait)
    {
        if (!session.Derived.QueuesRows)
        {
            return true;
        }

        Transaction transaction = session.Transactions.Engine;
        QueueOutcome outcome;
        using (session.Display.Wait(SessionWait.Row))
        {
            outcome = transaction.Lines.Enter(table, rowKey, (QueueStrength)strength, PatienceOf(wait), session.Cancellation.Token);
        }

        if (wait == LockWait.Foreseen)
        {
            session.Foresight.Entered(table, outcome == QueueOutcome.EnteredAfterWait);
        }

        switch (outcome)
        {
            case QueueOutcome.TimedOut when wait == LockWait.Foreseen:
                return true;
            case QueueOutcome.Busy when wait == LockWait.NoWait:
                throw new SqlErrorException(SqlState.LockNotAvailable, $"could not obtain lock on row in relation \"{table.Name}\"");
            case QueueOutcome.Busy when wait == LockWait.SkipLocked:
                transaction.SkipRow(table, rowKey);
                return false;
            default:
                GoOn(outcome, outcome == QueueOutcome.Entered && session.Executor.CanRestart && transaction.Lines.HasChanged(table, rowKey));
                return true;
        }
    }

    /// <summary>LOCK TABLE: lines up with the others who say it of the same table. Who only reads keeps its snapshot, and waits for nobody.</summary>
    public void LockTable(TableDefinition table, string mode, LockWait wait)
    {
        IReadOnlyList<TableLock> before = _tables;
        if (StrengthOf(mode) is { } strength)
        {
            _tables = [.. before, new TableLock(table.Id, mode, session.Now)];
            try
            {
                EnterTable(table, strength, wait);
            }
            finally
            {
                _tables = before;
            }
        }

        TableLock taken = new(table.Id, mode, null);
        _tables = before.Contains(taken) ? before : [.. before, taken];
    }

    public void TransactionEnded() => _tables = [];

    private void EnterTable(TableDefinition table, LockStrength strength, LockWait wait)
    {
        Transaction transaction = session.Transactions.Engine;
        if (!session.Derived.QueuesRows || transaction.Options.ReadOnly)
        {
            return;
        }

        session.Host.Waits();
        QueueOutcome outcome;
        using (session.Display.Wait(SessionWait.Relation))
        {
            outcome = transaction.Lines.Enter(table, [], (QueueStrength)strength, PatienceOf(wait), session.Cancellation.Token);
        }

        if (outcome == QueueOutcome.Busy && wait == LockWait.NoWait)
        {
            throw new SqlErrorException(SqlState.LockNotAvailable, $"could not obtain lock on relation \"{table.Name}\"");
        }

        GoOn(outcome, transaction.Lines.HasChanged(table));
    }

    /// <inheritdoc/>
    public void Enter(DefinitionName name)
    {
        Transaction transaction = session.Transactions.Engine;
        if (!session.Derived.QueuesRows)
        {
            return;
        }

        QueueOutcome outcome;
        using (session.Display.Wait(SessionWait.Relation))
        {
            outcome = transaction.Lines.Enter(name, PatienceOf(LockWait.Wait), session.Cancellation.Token);
        }

        GoOn(outcome, transaction.Lines.HasChanged(name));
    }

    /// <summary>
    /// What of the lines of rows gets on with what as the modes do. Null for those that statements take for themselves: who reads or writes is in
    /// no line of the table.
    /// </summary>
    private static LockStrength? StrengthOf(string mode) => mode switch
    {
        "ACCESS SHARE" or "ROW SHARE" or "ROW EXCLUSIVE" => null,
        "SHARE" => LockStrength.Share,
        _ => LockStrength.Update,
    };

    private QueuePatience PatienceOf(LockWait wait) => session.Transactions.Engine.IsInTurn ? QueuePatience.None
        : wait == LockWait.Wait ? session.Derived.Patience
        : wait == LockWait.Foreseen ? session.Derived.ForeseenPatience
        : QueuePatience.None;

    /// <param name="hasChanged">What is lined up for was changed before this transaction was in line.</param>
    private void GoOn(QueueOutcome outcome, bool hasChanged)
    {
        Transaction transaction = session.Transactions.Engine;
        switch (outcome)
        {
            case QueueOutcome.EnteredAfterWait when !session.Executor.CanRestart:
                transaction.Lines.LeaveGone();
                return;
            case QueueOutcome.EnteredAfterWait when session.Database.Engine.Root != transaction.Snapshot:
                throw new StatementRestartException { HasWaited = true };
            case QueueOutcome.Entered when hasChanged && session.Executor.CanRestart:
                throw new StatementRestartException();
            case QueueOutcome.TimedOut:
                throw new SqlErrorException(SqlState.LockNotAvailable, "canceling statement due to lock timeout");
        }
    }
}
