namespace Cambium.Engine.Transactions;

/// <summary>Something the committer is asked to make durable, and the answer to it.</summary>
internal abstract class PipelineRequest
{
    private readonly ManualResetEventSlim _decided = new(false, spinCount: 1);

    /// <summary>The answer; valid once <see cref="IsDecided"/>.</summary>
    public CommitResult Result { get; private set; }

    public bool IsDecided => _decided.IsSet;

    public virtual void Decide(CommitResult result)
    {
        Result = result;
        _decided.Set();
    }

    public void Wait() => _decided.Wait();
}
