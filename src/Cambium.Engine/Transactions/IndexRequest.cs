namespace Cambium.Engine.Transactions;

/// <summary>Has the committer put in an index that was missing, or take out one that can't be read.</summary>
/// <param name="tryApply">Changes the tip; false: there is nothing to do any more. Must be short.</param>
/// <param name="decided">Told the answer on the pipeline's thread or whichever drives it, for nobody need wait; null: somebody does.</param>
internal sealed class IndexRequest(Func<Tip, bool> tryApply, Action<CommitResult>? decided = null) : PipelineRequest
{
    public bool TryApply(Tip tip) => tryApply(tip);

    /// <inheritdoc/>
    public override void Decide(CommitResult result)
    {
        decided?.Invoke(result);
        base.Decide(result);
    }
}
