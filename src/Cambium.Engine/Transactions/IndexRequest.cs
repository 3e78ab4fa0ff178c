namespace Cambium.Engine.Transactions;

/// <summary>Has the committer put in an index that was missing, or take out one that can't be read.</summary>
/// <param name="tryApply">Changes the tip; false: there is nothing to do any more. Must be short.</param>
internal sealed class IndexRequest(Func<Tip, bool> tryApply) : PipelineRequest
{
    public bool TryApply(Tip tip) => tryApply(tip);
}
