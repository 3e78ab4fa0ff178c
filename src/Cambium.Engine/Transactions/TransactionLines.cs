using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>
/// A transaction's way to the lines of rows (<see cref="QueueHints"/>): of those that it says it will write, of those it lost before, and what tells
/// whether it had better have lined up.
/// </summary>
public readonly struct TransactionLines(Transaction transaction)
{
    /// <summary>
    /// Lines up behind the transactions that said they will write this row (SELECT … FOR UPDATE). After a wait the statement had
    /// better start anew, on a snapshot moved forward by <see cref="Transaction.RestartStatement"/>. The place is given up at the end of the transaction.
    /// </summary>
    /// <exception cref="OperationCanceledException">Cancelled while waiting.</exception>
    public QueueOutcome Enter(TableDefinition table, ReadOnlySpan<byte> rowKey, QueueStrength strength, QueuePatience patience, CancellationToken cancellation = default)
    {
        if (table.IsTemporary)
        {
            return QueueOutcome.Entered;
        }

        QueueOutcome outcome = transaction.Database.Hints.Enter(transaction.Runs.Ticket, table.Id, rowKey, strength, patience, cancellation);
        if (outcome is QueueOutcome.EnteredAfterWait or QueueOutcome.TimedOut)
        {
            transaction.Database.Counters.CountQueueWait();
        }

        return outcome;
    }

    /// <summary>The place for a row that others have deleted is given up: the running statement has ended, or goes on without looking for another.</summary>
    public void LeaveGone()
    {
        if (transaction.Runs.Ticket.Gone is not null)
        {
            transaction.Database.Hints.LeaveGone(transaction.Runs.Ticket);
        }
    }

    /// <summary>Whether a row is another one by now than in the snapshot: somebody committed it before this transaction was in line.</summary>
    public bool HasChanged(TableDefinition table, ReadOnlySpan<byte> rowKey)
    {
        DatabaseRoot newest = transaction.Database.Root;
        if (newest.Position <= transaction.Snapshot.Position || table.IsTemporary)
        {
            return false;
        }

        return !new TreeView(newest.GetTree(table.TreeId)).HasSame(new TreeView(transaction.Snapshot.GetTree(table.TreeId)), rowKey);
    }

    /// <summary>
    /// Lines up with others who have lost over the same row and try again; to be called before anything is read. These lines are apart
    /// from those of SELECT … FOR UPDATE.
    /// </summary>
    /// <exception cref="OperationCanceledException">Cancelled while waiting.</exception>
    public void EnterForRetry(ContendedRow row, QueuePatience patience, CancellationToken cancellation)
    {
        if (transaction.Database.Hints.Enter(transaction.Runs.Ticket, -row.TableId, row.RowKey.Span, QueueStrength.Update, patience, cancellation) == QueueOutcome.EnteredAfterWait)
        {
            transaction.Database.Counters.CountQueueWait();
        }
    }

    /// <summary>After a commit: one of the rows it wrote that others, refused over it, are in line for; null when there is none.</summary>
    public ContendedRow? FindContended()
    {
        const int RowsMax = 16;
        if (!transaction.Database.Hints.HasLines)
        {
            return null;
        }

        foreach (TableEdit table in transaction.Writes.Tables)
        {
            int id = table.Table.Table.Id;
            if (transaction.Database.Hints.HasRefused(-id, []))
            {
                return new ContendedRow(id, default);
            }

            for (int i = 0; i < Math.Min(table.Rows.Count, RowsMax); i++)
            {
                if (transaction.Database.Hints.HasRefused(-id, table.Rows[i].Key))
                {
                    return new ContendedRow(id, table.Rows[i].Key);
                }
            }
        }

        return null;
    }

    /// <summary>Whether it has written rows of a table that were there before.</summary>
    public bool HasWritten(int tableId) => transaction.Writes.Find(tableId) is { OwnRows.Count: > 0 };

    /// <summary>
    /// After a conflict over a row that this transaction has itself changed or deleted: the statement that read the row first, from 1. 0 when it
    /// hasn't written that row.
    /// </summary>
    public int FindReaderOfWritten(Conflict conflict)
    {
        if (conflict is not { Row: { } met, RowKey: { } key } || transaction.Writes.Find(met.TableId) is not { } edits
            || edits.Rows.Find(key, KeyHash.Of(key)) is not { Before: { } before, State.Kind: RowEditKind.Update or RowEditKind.Delete } own)
        {
            return 0;
        }

        int first = transaction.Reads.Find(met.TableId)?.FindReader(edits.Table, key, before) ?? 0;
        return first == 0 ? own.Statement : Math.Min(first, own.Statement);
    }
}
