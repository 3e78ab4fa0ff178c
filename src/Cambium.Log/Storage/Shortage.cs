namespace Cambium.Log.Storage;

/// <summary>Tells what there isn't enough of for the moment, room on the disk or files the process may have open, from what is broken: nothing is lost, and it may be tried again.</summary>
public static class Shortage
{
    /// <summary>Linux's ENOSPC; an <see cref="IOException"/> carries the error number there.</summary>
    public const int NoSpace = 28;

    /// <summary>EMFILE.</summary>
    public const int TooManyFiles = 24;

    private const int TooManyFilesOfAll = 23;
    private const int QuotaExceeded = 122;
    private const int WindowsDiskFull = unchecked((int)0x80070070);
    private const int WindowsTooManyFiles = unchecked((int)0x80070004);

    public static bool Is(IOException error) => IsOfSpace(error) || IsOfFiles(error);

    public static bool IsOfSpace(IOException error) => error.HResult is NoSpace or QuotaExceeded or WindowsDiskFull;

    public static bool IsOfFiles(IOException error) => error.HResult is TooManyFiles or TooManyFilesOfAll or WindowsTooManyFiles;
}
