using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Sql.Execution;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>
/// The session's way to the queue of rows. A wait ends with a restart of the statement where that is possible; where it isn't (its rows
/// come out of a cursor, or it is part of a larger one) it goes on with the snapshot it has, and the commit decides.
/// </summary>
internal sealed class RowLockQueue(SqlSession session) : IRowLockQueue
{
    /// <inheritdoc/>
    public bool TryEnter(TableDefinition table, ReadOnlySpan<byte> rowKey, LockStrength strength, LockWait wait)
    {
        if (!session.Derived.QueuesRows)
        {
            return true;
        }

        Transaction transaction = session.Transactions.Engine;
        QueuePatience patience = transaction.IsInTurn ? QueuePatience.None
            : wait == LockWait.Wait ? session.Derived.Patience
            : wait == LockWait.Foreseen ? session.Derived.ForeseenPatience
            : QueuePatience.None;
        QueueOutcome outcome;
        using (session.Display.Wait(SessionWait.Row))
        {
            outcome = transaction.Lines.Enter(table, rowKey, (QueueStrength)strength, patience, session.Cancellation.Token);
        }

        if (wait == LockWait.Foreseen)
        {
            session.Foresight.Entered(table, outcome == QueueOutcome.EnteredAfterWait);
        }

        switch (outcome)
        {
            case QueueOutcome.EnteredAfterWait when !session.Executor.CanRestart:
                transaction.Lines.LeaveGone();
                return true;
            case QueueOutcome.EnteredAfterWait when session.Database.Engine.Root != transaction.Snapshot:
                throw new StatementRestartException { HasWaited = true };
            case QueueOutcome.Entered when session.Executor.CanRestart && transaction.Lines.HasChanged(table, rowKey):
                throw new StatementRestartException();
            case QueueOutcome.TimedOut when wait == LockWait.Wait:
                throw new SqlErrorException(SqlState.LockNotAvailable, "canceling statement due to lock timeout");
            case QueueOutcome.Busy when wait == LockWait.NoWait:
                throw new SqlErrorException(SqlState.LockNotAvailable, $"could not obtain lock on row in relation \"{table.Name}\"");
            case QueueOutcome.Busy when wait == LockWait.SkipLocked:
                transaction.SkipRow(table, rowKey);
                return false;
            default:
                return true;
        }
    }
}
