using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Trees;

namespace Cambium.Engine.Recovery;

/// <summary>Puts indexes that have been built into the newest root: they catch up with rows written meanwhile, the last of them in the committer's turn.</summary>
/// <param name="canInstall">False for a database that is only read.</param>
internal sealed class IndexInstallation(Database database, bool canInstall)
{
    private const int CatchUpRoundsMax = 10;
    private const int RowsInTurn = 1000;

    /// <summary>Leaves a finished index to the pipeline, where a flush of the log may be under way that takes as long as building the next.</summary>
    public void Leave(MissingIndex missing, CancellationToken cancellation)
    {
        if (Begin(missing, cancellation) is { } request)
        {
            database.Leave(request);
        }
    }

    /// <returns>Null when somebody else has done so.</returns>
    public IndexRequest? Begin(MissingIndex missing, CancellationToken cancellation)
    {
        if (!canInstall || !missing.TryBeginInstall())
        {
            return null;
        }

        try
        {
            IndexRequest request = new(CatchUp(missing, cancellation), result => End(missing, result));
            database.Pipeline.Enqueue(request);
            return request;
        }
        catch
        {
            missing.EndInstall(new CommitResult(CommitOutcome.Withdrawn, database.Root.Position));
            throw;
        }
    }

    private void End(MissingIndex missing, CommitResult result)
    {
        if (result.Outcome != CommitOutcome.Committed)
        {
            missing.PutOffTime = database.Clock.GetTimestamp();
        }

        missing.EndInstall(result);
    }

    /// <summary>Follows the rows until little is left, which the committer then does in its turn.</summary>
    private Func<Tip, bool> CatchUp(MissingIndex missing, CancellationToken cancellation)
    {
        IndexVersion version = missing.Version!;
        for (int round = 0, moved = int.MaxValue; moved > RowsInTurn && round < CatchUpRoundsMax; round++)
        {
            DatabaseRoot root = database.Root;
            if (!root.Catalog.TryGetIndexOfTree(missing.TreeId, out TableDefinition? table, out _))
            {
                break;
            }

            version = version.MoveTo(database.Runtimes.Get(table, root.Catalog), root.GetTree(table.TreeId), cancellation);
            moved = version.RowsMoved;
        }

        return tip =>
        {
            if (!tip.Catalog.MissingTrees.Contains(missing.TreeId) || !tip.Catalog.TryGetIndexOfTree(missing.TreeId, out TableDefinition? table, out _))
            {
                return false;
            }

            Tree rows = tip.Edit(table.TreeId).Freeze();
            tip.Restore(missing.TreeId, version.MoveTo(database.Runtimes.Get(table, tip.Catalog), rows, CancellationToken.None).Entries);
            return true;
        };
    }
}
