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
    public void EnterTable(TableDefinition table, LockStrength strength, LockWait wait)
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
