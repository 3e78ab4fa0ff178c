namespace Cambium.Engine.Transactions;

/// <summary>Validation on a session's thread before the committer's: it leaves that only what was committed in the last moment.</summary>
internal sealed class ValidationAhead(Database database, Validation validation)
{
    /// <summary>Validates a transaction, and brings forward what it has built.</summary>
    /// <param name="newest">The root that was validated last: at first the snapshot.</param>
    public Conflict? Find(Transaction transaction, TableCatchUp[] catchUps, ref DatabaseRoot newest) =>
        Find(transaction, ref newest) ?? CatchUp(transaction, catchUps, ref newest);

    /// <summary>
    /// Validates on the session's thread up to the newest root, again and again, until so few commits are left that the committer, on
    /// whom all others wait, has little to look at: a transaction of a minute and a thousand notes costs nobody else anything.
    /// </summary>
    /// <param name="newest">The root that was validated last.</param>
    private Conflict? Find(Transaction transaction, ref DatabaseRoot newest)
    {
        const int RoundsMax = 20;
        const int CommitsInTurn = 50;
        long commits = long.MaxValue;
        for (int round = 0; commits > CommitsInTurn && round < RoundsMax; round++)
        {
            DatabaseRoot root = database.Root;
            if (validation.Find(transaction, newest.Node, root.Node, root) is { } conflict)
            {
                return conflict;
            }

            commits = root.Position - newest.Position;
            newest = root;
        }

        return null;
    }

    /// <summary>
    /// Brings what was built on the snapshot up to the newest root, again and again, until so little is left that the committer can do it
    /// in its turn.
    /// </summary>
    private Conflict? CatchUp(Transaction transaction, TableCatchUp[] catchUps, ref DatabaseRoot newest)
    {
        const int RoundsMax = 10;
        const int RowsInTurn = 1000;
        TableCatchUp[] ahead = [.. catchUps.Where(static catchUp => catchUp.CanRunAhead)];
        for (int round = 0, rows = int.MaxValue; ahead.Length > 0 && rows > RowsInTurn && round < RoundsMax; round++)
        {
            if (Find(transaction, ref newest) is { } conflict)
            {
                return conflict;
            }

            rows = 0;
            foreach (TableCatchUp catchUp in ahead)
            {
                if (!catchUp.TryAdvance(newest.GetTree(catchUp.TreeId), null, out byte[]? failedKey))
                {
                    return new ConflictReport(transaction, newest.Node, catchUp.Table.Table).OfRow(ConflictKind.Build, 0, failedKey!, ColumnSet.Empty);
                }

                rows += catchUp.RowCount;
            }
        }

        return null;
    }
}
