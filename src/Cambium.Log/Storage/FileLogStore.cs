using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Storage;

/// <summary>The log in a directory of files, with real flushes.</summary>
public sealed class FileLogStore : ILogStore
{
    private FileLogStore()
    {
    }

    public Guid DatabaseId => throw new NotImplementedException();

    public long FirstPosition => throw new NotImplementedException();

    public long NextPosition => throw new NotImplementedException();

    public long DurablePosition => throw new NotImplementedException();

    public ReadOnlyMemory<byte> HeadHash => throw new NotImplementedException();

    public bool HasFailed => throw new NotImplementedException();

    /// <summary>
    /// Opens the log in <paramref name="directory"/> (itself, not a parent of it), creating it when there is none, and cuts a
    /// torn tail.
    /// </summary>
    /// <exception cref="LogDamageException">A batch that was known durable can't be read.</exception>
    /// <exception cref="LogFormatException">A newer format version, another database, or another process has it open.</exception>
    public static FileLogStore Open(string directory, LogOptions options, out LogOpenReport report) => throw new NotImplementedException();

    public void Append(LogBatch batch) => throw new NotImplementedException();

    public void Flush() => throw new NotImplementedException();

    public void MarkClean() => throw new NotImplementedException();

    public IEnumerable<LogRecord> ReadFrom(long position) => throw new NotImplementedException();

    public void Retire(long position) => throw new NotImplementedException();

    public void Dispose() => throw new NotImplementedException();
}
