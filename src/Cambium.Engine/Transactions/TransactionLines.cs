using System.Text;
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
    /// <param name="rowKey">Empty for the table as a whole (LOCK TABLE), whose line is one of its own.</param>
    public QueueOutcome Enter(TableDefinition table, ReadOnlySpan<byte> rowKey, QueueStrength strength, QueuePatience patience, CancellationToken cancellation = default) =>
        table.IsTemporary ? QueueOutcome.Entered : Enter(table.Id, rowKey, strength, patience, cancellation);

    /// <summary>Lines up behind the transactions that change a definition of this name, or make one. Types are in line with relations, whose rows have types of their names.</summary>
    /// <inheritdoc cref="Enter(TableDefinition, ReadOnlySpan{byte}, QueueStrength, QueuePatience, CancellationToken)"/>
    public QueueOutcome Enter(DefinitionName name, QueuePatience patience, CancellationToken cancellation = default) =>
        Enter(name.SchemaId, [(byte)(name.Class == NameClass.Type ? NameClass.Relation : name.Class), .. Encoding.UTF8.GetBytes(name.Name)], QueueStrength.Update, patience, cancellation);

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

    /// <summary>Whether a table is another one by now than in the snapshot, its definition or any of its rows.</summary>
    public bool HasChanged(TableDefinition table)
    {
        DatabaseRoot newest = transaction.Database.Root;
        DatabaseRoot own = transaction.Snapshot;
        if (newest.Position <= own.Position || !own.Catalog.TryGetTable(table.Id, out TableDefinition? before))
        {
            return false;
        }

        return !newest.Catalog.TryGetTable(table.Id, out TableDefinition? now) || !ReferenceEquals(now, before) || newest.GetTree(now.TreeId) != own.GetTree(before.TreeId);
    }

    /// <summary>Whether what bears this name is another one by now than in the snapshot, or is there only in one of them.</summary>
    public bool HasChanged(DefinitionName name)
    {
        CatalogSnapshot newest = transaction.Database.Root.Catalog;
        CatalogSnapshot own = transaction.Snapshot.Catalog;
        return newest != own && !newest.FindIds(name).Select(newest.Find).SequenceEqual(own.FindIds(name).Select(own.Find), ReferenceEqualityComparer.Instance);
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

    private QueueOutcome Enter(int ownerId, ReadOnlySpan<byte> key, QueueStrength strength, QueuePatience patience, CancellationToken cancellation)
    {
        QueueOutcome outcome = transaction.Database.Hints.Enter(transaction.Runs.Ticket, ownerId, key, strength, patience, cancellation);
        if (outcome is QueueOutcome.EnteredAfterWait or QueueOutcome.TimedOut)
        {
            transaction.Database.Counters.CountQueueWait();
        }

        return outcome;
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
