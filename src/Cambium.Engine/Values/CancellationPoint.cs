namespace Cambium.Engine.Values;

/// <summary>
/// Where long work inside of one value (a number of a hundred thousand digits, a text of a hundred megabytes) looks whether its statement has
/// been cancelled. A session runs its statements on its own thread, so the token is the thread's: arithmetic needs no parameter for it.
/// </summary>
public static class CancellationPoint
{
    /// <summary>Bytes that are copied or hashed between two looks.</summary>
    public const int ChunkBytes = 4 * 1024 * 1024;

    private const int TicksPerCheck = 1024;

    private const int PlaceMask = 0xFFFF;

    [ThreadStatic]
    private static CancellationToken t_token;

    [ThreadStatic]
    private static int t_ticks;

    /// <summary>From here on this thread works under a token.</summary>
    /// <returns>The one it worked under before.</returns>
    public static CancellationToken Enter(CancellationToken token)
    {
        CancellationToken before = t_token;
        t_token = token;
        return before;
    }

    /// <summary>What this thread works under.</summary>
    public static CancellationToken Token => t_token;

    /// <exception cref="OperationCanceledException">The statement has been cancelled.</exception>
    public static void Check() => t_token.ThrowIfCancellationRequested();

    /// <summary>Copies bytes, checking after every chunk of a long text.</summary>
    /// <exception cref="OperationCanceledException">The statement has been cancelled.</exception>
    public static void Copy(ReadOnlySpan<byte> from, Span<byte> to)
    {
        for (; from.Length > ChunkBytes; from = from[ChunkBytes..], to = to[ChunkBytes..])
        {
            Check();
            from[..ChunkBytes].CopyTo(to);
        }

        from.CopyTo(to);
    }

    /// <summary>For loops over bytes or characters: checks at every 65,536th place.</summary>
    /// <exception cref="OperationCanceledException">The statement has been cancelled.</exception>
    public static void Step(int place)
    {
        if ((place & PlaceMask) == PlaceMask)
        {
            Check();
        }
    }

    /// <summary>For small steps: checks now and then.</summary>
    /// <exception cref="OperationCanceledException">The statement has been cancelled.</exception>
    public static void Tick()
    {
        if ((++t_ticks & (TicksPerCheck - 1)) == 0)
        {
            Check();
        }
    }
}
