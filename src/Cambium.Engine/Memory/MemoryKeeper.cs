namespace Cambium.Engine.Memory;

/// <summary>The thread that takes a server's <see cref="Evictor"/>'s steps as they come due, and gives back what an idle server doesn't need.</summary>
public sealed class MemoryKeeper : IDisposable
{
    private static readonly TimeSpan s_interval = TimeSpan.FromMilliseconds(50);

    private readonly MemoryGuard _guard;
    private readonly IdleHeap _idle = new(TimeProvider.System);
    private readonly Thread _thread;
    private readonly ManualResetEventSlim _isClosing = new();

    public MemoryKeeper(MemoryGuard guard)
    {
        _guard = guard;
        _thread = new Thread(Run) { IsBackground = true, Name = "Cambium memory" };
        _thread.Start();
    }

    public void Dispose()
    {
        _isClosing.Set();
        _thread.Join();
        _isClosing.Dispose();
    }

    private void Run()
    {
        while (!_isClosing.Wait(s_interval))
        {
            try
            {
                _guard.Keep();
                while (!_isClosing.IsSet && _guard.Evictor.TryStep())
                {
                }

                _idle.Look();
            }
            catch (OutOfMemoryException)
            {
                // Whoever took the last of it is being refused; the next look finds more.
            }
        }
    }
}
