namespace Cambium.Engine.Transactions;

/// <summary>When a transaction's snapshot moves forward, and how what it has done so far comes along.</summary>
/// <param name="first">Position of the snapshot it began on.</param>
internal sealed class SnapshotMove(Transaction transaction, long first)
{
    /// <summary>Rows written beyond which the snapshot stays where it is: carrying them over at every statement would cost their square, and packed ones can't be.</summary>
    private const int RefreshedEditsMax = WriteSet.UnpackedRowsMax;

    /// <summary>Position of the snapshot the transaction began on.</summary>
    public long First { get; private set; } = first;

    /// <inheritdoc cref="Transaction.KnownConflict"/>
    public Conflict? KnownConflict { get; private set; }

    /// <summary>The snapshot moved forward between statements.</summary>
    public bool IsRefreshed { get; private set; }

    private Database Database => transaction.Database;

    private DatabaseRoot Snapshot => transaction.Snapshot;

    private TransactionOptions Options => transaction.Options;

    /// <summary>Moves the snapshot to the newest root if that is allowed and nothing noted so far has changed.</summary>
    public void MoveForward()
    {
        DatabaseRoot newest = Database.Root;
        if (!IsBehind(newest) || transaction.HoldsSnapshot || Options.AsOf is not null)
        {
            return;
        }

        if (transaction.StatementNumber <= (Options.ReadOnly ? 0 : 1) && transaction.Reads.IsEmpty && transaction.Writes.IsEmpty && transaction.Ddl.State.Changes.IsEmpty)
        {
            // Nothing was read yet, so the snapshot is as young as the first statement.
            First = newest.Position;
            transaction.MoveTo(newest);
        }
        else if (!Options.ReadOnly && Options.Conflicts.Refresh && KnownConflict is null && transaction.Writes.EditCount <= RefreshedEditsMax)
        {
            Refresh(newest);
        }
    }

    /// <summary>
    /// After a rollback to a savepoint from before the snapshot moved: what remains of the edits, on the snapshot of now. They
    /// fit, since the rows and definitions they depend on were validated when it moved.
    /// </summary>
    public void RebuildOnSnapshot()
    {
        CommitMerge merge = new(transaction, new Tip(Snapshot), [], recomputesRows: true);
        if (merge.Run() is { } conflict)
        {
            throw new InvalidOperationException($"Edits that fitted the snapshot with later ones on top don't fit without: {conflict.Kind} on {conflict.Table}.");
        }

        transaction.MoveTo(Snapshot);
        merge.Tables.ForEach(table => table.Rebase(transaction));
    }

    /// <summary>Roots of one position differ by the indexes that are missing; one given in the committer's turn is ahead of what is published.</summary>
    private bool IsBehind(DatabaseRoot newest) =>
        newest.Position > Snapshot.Position || (newest.Position == Snapshot.Position && !transaction.IsInTurn && !ReferenceEquals(newest.Catalog, Snapshot.Catalog));

    /// <summary>
    /// Moves the snapshot forward if nothing noted has changed and the edits fit onto the newest root. Not with changed
    /// definitions, which are the old catalog's.
    /// </summary>
    private void Refresh(DatabaseRoot newest)
    {
        KnownConflict = Database.FindConflict(transaction, newest);
        if (KnownConflict is not null || !transaction.Ddl.State.Changes.IsEmpty)
        {
            return;
        }

        if (ReferenceEquals(newest.Catalog, Snapshot.Catalog) && transaction.Trees.AreRemembered && !transaction.Writes.IsTouchedBy(Snapshot.Node, newest.Node))
        {
            transaction.CarryTo(newest);
        }
        else if (!MergeOnto(newest))
        {
            return;
        }

        IsRefreshed = true;
        Database.Counters.CountRefresh();
    }

    /// <summary>Moves the snapshot to a root where own edits have to be worked out anew.</summary>
    private bool MergeOnto(DatabaseRoot newest)
    {
        CommitMerge merge = new(transaction, new Tip(newest), []);
        if (merge.Run() is { } conflict)
        {
            KnownConflict = conflict;
            return false;
        }

        transaction.MoveTo(newest);
        merge.Tables.ForEach(table => table.Rebase(transaction));
        return true;
    }
}
