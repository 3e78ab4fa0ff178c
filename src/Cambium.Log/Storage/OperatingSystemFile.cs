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
            int read = RandomAccess.Read(handle, buffer[total..], offset + total);
            if (read == 0)
            {
                break;
            }

            total += read;
        }

        return total;
    }

    public void Write(long offset, ReadOnlySpan<byte> bytes) => RandomAccess.Write(handle, bytes, offset);

    public void SetLength(long length) => RandomAccess.SetLength(handle, length);

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
                throw new IOException($"flushing a file failed: {Marshal.GetPInvokeErrorMessage(error)}", error);
            }
        }
    }

    public void Dispose() => handle.Dispose();
}
