namespace Cambium.Engine.Recovery;

/// <summary>Somebody's wish for a checkpoint that contains everything up to a position.</summary>
internal sealed class CheckpointRequest(long position)
{
    private readonly TaskCompletionSource _done = new(TaskCreationOptions.RunContinuationsAsynchronously);

    public long Position { get; } = position;

    /// <summary>A wish for less that was waiting when this one came.</summary>
    public CheckpointRequest? Earlier { get; set; }

    public bool IsCompleted => _done.Task.IsCompleted;

    /// <summary>Completes when the checkpoint is durable; fails with what stood in its way.</summary>
    public Task Done => _done.Task;

    public void Complete(IOException? problem)
    {
        if (problem is null)
        {
            _done.TrySetResult();
        }
        else
        {
            _done.TrySetException(problem);
        }
    }
}
