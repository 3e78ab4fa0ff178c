namespace Cambium.Trees.Pages;

/// <summary>
/// Counts what the stores of a server bring into memory. One for all of them; any thread adds. Beyond a mark that the owner has set, each
/// addition calls it first.
/// </summary>
public sealed class PageAccount
{
    private long _loadedBytes;
    private long _writtenBytes;
    private long _mark = long.MaxValue;

    /// <summary>Bytes of nodes read so far, those that have gone again included.</summary>
    public long LoadedBytes => Volatile.Read(ref _loadedBytes);

    /// <summary>Bytes of nodes written so far.</summary>
    public long WrittenBytes => Volatile.Read(ref _writtenBytes);

    /// <summary>Beyond so many bytes read <see cref="Exceeded"/> is called.</summary>
    public long Mark { get => Volatile.Read(ref _mark); set => Volatile.Write(ref _mark, value); }

    /// <summary>On the thread that has just read something, so be quick; it must not read nodes.</summary>
    public Action? Exceeded { get; set; }

    internal void AddWritten(long bytes) => Interlocked.Add(ref _writtenBytes, bytes);

    internal void AddLoaded(long bytes)
    {
        if (Interlocked.Add(ref _loadedBytes, bytes) > Mark)
        {
            Exceeded?.Invoke();
        }
    }
}
