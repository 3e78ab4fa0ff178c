namespace Cambium.Log.Storage;

/// <summary>Tells a full disk from a broken one.</summary>
public static class DiskFull
{
    /// <summary>Linux's ENOSPC; an <see cref="IOException"/> carries the error number there.</summary>
    public const int NoSpace = 28;

    private const int QuotaExceeded = 122;
    private const int WindowsDiskFull = unchecked((int)0x80070070);

    public static bool Is(IOException error) => error.HResult is NoSpace or QuotaExceeded or WindowsDiskFull;
}
