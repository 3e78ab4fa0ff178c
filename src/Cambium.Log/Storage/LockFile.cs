using System.Diagnostics;

namespace Cambium.Log.Storage;

/// <summary>A file that one process at a time has open, for as long as that process lives.</summary>
public static class LockFile
{
    /// <summary>How long somebody who holds it may take to let go: a server that was killed is gone when the system has freed its memory, gigabytes of it.</summary>
    public static readonly TimeSpan Patience = TimeSpan.FromSeconds(3);

    public static readonly TimeSpan RetryInterval = TimeSpan.FromMilliseconds(20);

    /// <exception cref="IOException">Somebody holds it and goes on doing so (<see cref="IsHeld"/>), or it can't be written.</exception>
    public static FileStream Hold(string path)
    {
        for (long began = Stopwatch.GetTimestamp(); ;)
        {
            try
            {
                return new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None);
            }
            catch (IOException exception) when (IsHeld(exception) && Stopwatch.GetElapsedTime(began) < Patience)
            {
                Thread.Sleep(RetryInterval);
            }
        }
    }

    /// <summary>Whether a file couldn't be opened because somebody else holds it: EAGAIN of Linux and macOS, or a sharing violation.</summary>
    public static bool IsHeld(IOException exception) => exception.HResult is 11 or 35 or unchecked((int)0x80070020);
}
