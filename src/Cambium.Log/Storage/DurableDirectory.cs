using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace Cambium.Log.Storage;

/// <summary>Makes the creation, renaming and deletion of a directory's entries survive a crash.</summary>
/// <remarks>It is kept open: what is renamed must never wait for its flush because too many files are open.</remarks>
public sealed class DurableDirectory : IDisposable
{
    private readonly string _path;

    // Null on Windows, where NTFS journals names and no directory can be flushed.
    private readonly SafeFileHandle? _handle;

    /// <exception cref="IOException">The directory can't be opened.</exception>
    public DurableDirectory(string path)
    {
        _path = path;
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        // .NET opens no directories, hence libc.
        _handle = LibC.Open(path, LibC.ReadOnlyFlag);
        if (_handle.IsInvalid)
        {
            int error = Marshal.GetLastPInvokeError();
            _handle.Dispose();
            throw new IOException($"can't open directory \"{path}\": error {error}", error);
        }
    }

    /// <exception cref="IOException">It can't be flushed.</exception>
    public void Flush()
    {
        if (_handle is not null && LibC.FSync(_handle) != 0)
        {
            throw new IOException($"can't flush directory \"{_path}\": error {Marshal.GetLastPInvokeError()}");
        }
    }

    /// <summary>Flushes a directory once.</summary>
    /// <exception cref="IOException">The directory can't be opened or flushed.</exception>
    public static void Flush(string path)
    {
        using DurableDirectory directory = new(path);
        directory.Flush();
    }

    /// <summary>Makes a hard link; false where that can't be done.</summary>
    public static bool TryLink(string source, string target) => !OperatingSystem.IsWindows() && LibC.Link(source, target) == 0;

    public void Dispose() => _handle?.Dispose();
}
