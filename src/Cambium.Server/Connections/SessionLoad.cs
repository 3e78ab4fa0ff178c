namespace Cambium.Server.Connections;

/// <summary>How many sessions are at work, that is, aren't waiting for their clients; counted by the sessions themselves, without locks.</summary>
/// <param name="spin">How long the last of them may look for its client's next message before it sleeps; zero: not at all.</param>
public sealed class SessionLoad(TimeSpan spin)
{
    private int _working;

    /// <summary>Looking for a message is for a processor that nobody needs: never with a single one.</summary>
    public TimeSpan Spin { get; } = Environment.ProcessorCount > 1 ? spin : TimeSpan.Zero;

    public bool IsIdle => Volatile.Read(ref _working) == 0;

    public void Enter() => Interlocked.Increment(ref _working);

    public void Leave() => Interlocked.Decrement(ref _working);
}
