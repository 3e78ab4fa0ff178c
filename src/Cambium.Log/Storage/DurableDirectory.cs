using System.Runtime.InteropServices;

namespace Cambium.Log.Storage;

/// <summary>Makes the creation, renaming and deletion of a directory's entries survive a crash.</summary>
public static class DurableDirectory
{
    /// <exception cref="IOException">The directory can't be opened or flushed.</exception>
    public static void Flush(string directory)
    {
        if (OperatingSystem.IsWindows())
        {
            return; // NTFS journals names, and Windows can't flush a directory.
        }

        // .NET opens no directories, hence libc.
        int descriptor = LibC.Open(directory, LibC.ReadOnlyFlag);
        if (descriptor < 0)
        {
            throw new IOException($"can't open directory \"{directory}\": error {Marshal.GetLastPInvokeError()}");
        }

        int result = LibC.FSync(descriptor);
        int error = Marshal.GetLastPInvokeError();
        _ = LibC.Close(descriptor);
        if (result != 0)
        {
            throw new IOException($"can't flush directory \"{directory}\": error {error}");
        }
    }

    /// <summary>Makes a hard link; false where that can't be done.</summary>
    public static bool TryLink(string source, string target) => !OperatingSystem.IsWindows() && LibC.Link(source, target) == 0;
}
