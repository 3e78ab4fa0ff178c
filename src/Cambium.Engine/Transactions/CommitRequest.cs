namespace Cambium.Engine.Transactions;

/// <summary>A transaction's edits.</summary>
internal sealed class CommitRequest(PreparedCommit commit) : PipelineRequest
{
    public PreparedCommit Commit { get; } = commit;

    /// <inheritdoc/>
    /// <remarks>Those in line behind a commit go on as soon as it is published, not when its own session gets round to it.</remarks>
    public override void Decide(CommitResult result)
    {
        if (result.Outcome != CommitOutcome.Conflict)
        {
            Commit.Transaction.Database.Hints.Leave(Commit.Transaction.Runs.Ticket, result.Outcome == CommitOutcome.Committed ? Commit.Transaction.Writes : null);
        }

        base.Decide(result);
    }
}
