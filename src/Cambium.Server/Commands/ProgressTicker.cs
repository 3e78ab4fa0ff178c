namespace Cambium.Server.Commands;

/// <summary>Reports on the caller's thread; <see cref="Progress{T}"/> would post to the pool for every batch.</summary>
internal sealed class ProgressTicker(Action tick) : IProgress<long>
{
    public void Report(long value) => tick();
}
