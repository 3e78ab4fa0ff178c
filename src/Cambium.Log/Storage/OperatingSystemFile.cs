using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace Cambium.Log.Storage;

/// <summary>A file of the operating system, read and written at offsets.</summary>
internal sealed class OperatingSystemFile(SafeFileHandle handle) : IFile
{
    public long Length => RandomAccess.GetLength(handle);

    public int Read(long offset, Span<byte> buffer)
    {
        int total = 0;
        while (total < buffer.Length)
        {
            int read = ReadSome(offset + total, buffer[total..]);
            if (read == 0)
            {
                break;
            }

            total += read;
        }

        return total;
    }

    public void Write(long offset, ReadOnlySpan<byte> bytes)
    {
        try
        {
            RandomAccess.Write(handle, bytes, offset);
        }
        catch (Exception error) when (FileRefusal.Is(error))
        {
            throw FileRefusal.Of(error);
        }
    }

    public void SetLength(long length) => FileRefusal.Told(() => RandomAccess.SetLength(handle, length));

    public void WriteBack(long offset, long count)
    {
        if (OperatingSystem.IsLinux())
        {
            _ = LibC.SyncFileRange(handle, offset, count, LibC.SyncFileRangeWrite);
        }
    }

    /// <remarks>
    /// .NET's flush is fsync, which on Linux also waits for the file's time of change and with it for everything else in the file system's
    /// journal, such as pages that a checkpoint is just appending. fdatasync waits for what reading the data takes, a new length included.
    /// A failure is no shortage of space to anyone, even if that was its cause: the system has let go of what it couldn't write, and a second flush would find nothing to do.
    /// </remarks>
    public void Flush()
    {
        if (!OperatingSystem.IsLinux())
        {
            RandomAccess.FlushToDisk(handle);
            return;
        }

        while (LibC.FDataSync(handle) != 0)
        {
            int error = Marshal.GetLastPInvokeError();
            if (error != LibC.Interrupted)
            {
                throw new IOException($"flushing a file failed: {Marshal.GetPInvokeErrorMessage(error)}");
            }
        }
    }

    public void Dispose() => handle.Dispose();

    private int ReadSome(long offset, Span<byte> buffer)
    {
        try
        {
            return RandomAccess.Read(handle, buffer, offset);
        }
        catch (Exception error) when (FileRefusal.Is(error))
        {
            throw FileRefusal.Of(error);
        }
    }
}
