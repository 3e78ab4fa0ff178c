namespace Cambium.Engine.Transactions;

/// <summary>A transaction's edits.</summary>
internal sealed class CommitRequest(PreparedCommit commit) : PipelineRequest
{
    public PreparedCommit Commit { get; } = commit;
}
