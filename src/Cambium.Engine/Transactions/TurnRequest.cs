namespace Cambium.Engine.Transactions;

/// <summary>A transaction to be run whole in the committer's turn, so that nothing can commit between its snapshot and itself.</summary>
/// <param name="run">Given the newest root, durable or not; null when nothing came of it. Must not throw.</param>
internal sealed class TurnRequest(Func<DatabaseRoot, Transaction?> run) : PipelineRequest
{
    public Transaction? Transaction { get; private set; }

    public Transaction? Run(DatabaseRoot newest) => Transaction = run(newest);

    /// <inheritdoc/>
    public override void Decide(CommitResult result)
    {
        if (result.Outcome != CommitOutcome.Conflict && Transaction is { } transaction)
        {
            transaction.Database.Hints.Leave(transaction.Runs.Ticket, result.Outcome == CommitOutcome.Committed ? transaction.Writes : null);
        }

        base.Decide(result);
    }
}
