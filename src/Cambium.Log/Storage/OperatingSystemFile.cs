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

    public void Flush() => RandomAccess.FlushToDisk(handle);

    public void Dispose() => handle.Dispose();
}
