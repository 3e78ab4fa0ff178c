namespace Cambium.Sql.Sessions;

/// <summary>Bytes kept in memory up to a limit, beyond it in a temporary file that nobody else sees and that goes with the stream.</summary>
/// <param name="memoryBytesMax">What is longer goes to the file as a whole.</param>
/// <param name="directory">Of the file; made when it is needed first.</param>
public sealed class SpillingStream(long memoryBytesMax, string directory) : Stream
{
    private const int FileBufferBytes = 64 * 1024;

    private Stream _inner = new MemoryStream();

    public override bool CanRead => true;

    public override bool CanSeek => true;

    public override bool CanWrite => true;

    public override long Length => _inner.Length;

    public override long Position
    {
        get => _inner.Position;
        set => _inner.Position = value;
    }

    public override void Flush() => _inner.Flush();

    public override int Read(byte[] buffer, int offset, int count) => _inner.Read(buffer, offset, count);

    public override int Read(Span<byte> buffer) => _inner.Read(buffer);

    public override long Seek(long offset, SeekOrigin origin) => _inner.Seek(offset, origin);

    public override void SetLength(long value) => _inner.SetLength(value);

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    /// <exception cref="IOException">The file can't be written; what was written before is whole.</exception>
    public override void Write(ReadOnlySpan<byte> buffer)
    {
        if (_inner is MemoryStream memory && memory.Position + buffer.Length > memoryBytesMax)
        {
            Spill(memory);
        }

        _inner.Write(buffer);
    }

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            _inner.Dispose();
        }

        base.Dispose(disposing);
    }

    private void Spill(MemoryStream memory)
    {
        Directory.CreateDirectory(directory);
        string path = Path.Combine(directory, Guid.NewGuid().ToString("N"));
        FileStream file = new(path, FileMode.CreateNew, FileAccess.ReadWrite, FileShare.Delete, FileBufferBytes, FileOptions.DeleteOnClose);
        if (!OperatingSystem.IsWindows())
        {
            // Without a name it is gone with the process, however that ends.
            File.Delete(path);
        }

        long position = memory.Position;
        memory.WriteTo(file);
        file.Position = position;
        _inner = file;
        memory.Dispose();
    }
}
