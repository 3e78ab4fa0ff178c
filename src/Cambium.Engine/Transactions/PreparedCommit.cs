using Cambium.Engine.Catalog;
using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>A transaction as its session hands it to the committer: validated as far as the session could, its notes encoded.</summary>
/// <param name="ValidatedUpTo">The last commit already looked at.</param>
/// <param name="Catalog">Net changes of definitions.</param>
/// <param name="CatchUps">Indexes and constraints to be brought up to the newest rows.</param>
/// <param name="Loads">Encoded rows of bulk loads.</param>
/// <param name="Items">Encoded items of the record that don't depend on the merge.</param>
internal sealed record PreparedCommit(Transaction Transaction, CommitNode ValidatedUpTo, CatalogChange[] Catalog, TableCatchUp[] CatchUps, IReadOnlyDictionary<TableCatchUp, LogRecordWriter> Loads, LogRecordWriter Items)
{
    /// <summary>Everything of a commit that the committer needn't work out itself.</summary>
    public static PreparedCommit Of(Transaction transaction, CommitNode validatedUpTo, TableCatchUp[] catchUps)
    {
        LogRecordWriter items = new();
        RecordEncoder.WriteNotes(items, transaction);
        foreach (Notification notification in transaction.Notifications)
        {
            items.WriteNotification(notification.Channel, notification.Payload);
        }

        foreach (StatementText statement in transaction.StatementTexts)
        {
            items.WriteStatement(statement);
        }

        Dictionary<TableCatchUp, LogRecordWriter> loads = [];
        int room = RecordEncoder.LoadBytesMax;
        foreach (TableCatchUp catchUp in catchUps)
        {
            if (catchUp.Load is { } load)
            {
                LogRecordWriter rows = RecordEncoder.EncodeLoad(catchUp.Table, load, room);
                loads.Add(catchUp, rows);
                room -= rows.Written.Length;
            }
        }

        return new PreparedCommit(transaction, validatedUpTo, transaction.Ddl.DurableChanges, catchUps, loads, items);
    }
}
