namespace Cambium.Trees.Pages;

/// <summary>A file of the page store. All errors are <see cref="IOException"/>s. Reading is safe on any thread.</summary>
public interface IPageFile : IDisposable
{
    /// <summary>How messages name it.</summary>
    string Path { get; }

    /// <summary>Reads until <paramref name="buffer"/> is full or the file ends; returns the number of bytes read.</summary>
    int Read(long offset, Span<byte> buffer);

    /// <summary>Writes all bytes, extending the file where needed. Not durable before <see cref="Flush"/>.</summary>
    void Write(long offset, ReadOnlySpan<byte> bytes);

    /// <summary>Asks for bytes that were written to go to the disk from now on, so that a later <see cref="Flush"/> has less to wait for. Promises nothing.</summary>
    void WriteBack(long offset, long count)
    {
    }

    /// <summary>Makes everything written to this file survive a power failure.</summary>
    void Flush();
}
