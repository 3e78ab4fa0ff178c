namespace Cambium.Engine.Memory;

/// <summary>
/// What a session takes of its server's memory. Wherever a statement looks whether it was cancelled, the guard is asked for every further
/// megabyte that its thread has allocated, so that whatever is kept (texts, plans, lists, private pages) can't grow unnoticed. Used by one thread at a time.
/// </summary>
/// <param name="guard">Null: nobody counts.</param>
/// <param name="valueBytesMax">A larger value is refused, whatever there is.</param>
public sealed class SessionMemory(MemoryGuard? guard, long valueBytesMax = long.MaxValue)
{
    private const long StepBytes = 1 << 20;

    private long _allocatedThen;

    /// <summary>The same for a thread that helps.</summary>
    public SessionMemory ForHelper() => new(guard, valueBytesMax);

    /// <summary>Cheap enough to be called for every few rows.</summary>
    /// <exception cref="Errors.SqlErrorException">53200.</exception>
    public void Look()
    {
        // On another thread than last time the count is another one, and may be smaller.
        long allocated = GC.GetAllocatedBytesForCurrentThread();
        if ((ulong)(allocated - _allocatedThen) >= StepBytes)
        {
            _allocatedThen = allocated;
            guard?.AskForAll();
        }
    }

    /// <summary>A value of so many bytes is about to be made.</summary>
    /// <exception cref="Errors.SqlErrorException">53200.</exception>
    public void Want(long bytes)
    {
        if (bytes > valueBytesMax)
        {
            throw MemoryGuard.Exhausted("The value is too large here.");
        }

        if (bytes >= StepBytes)
        {
            guard?.Ask(0, bytes);
        }
        else
        {
            Look();
        }
    }
}
