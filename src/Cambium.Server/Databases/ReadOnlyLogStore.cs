using Cambium.Log.Format;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Storage;

namespace Cambium.Server.Databases;

/// <summary>A log that can only be replayed: a database over it is for looking at, and its files stay as they are.</summary>
internal sealed class ReadOnlyLogStore(LogReader reader) : ILogStore
{
    public Guid DatabaseId => reader.DatabaseId;

    public long FirstPosition => reader.FirstPosition;

    public long NextPosition => reader.LastPosition + 1;

    public long DurablePosition => reader.LastPosition;

    public ReadOnlyMemory<byte> HeadHash => reader.HeadHash;

    public LogPlace? Place => null;

    public bool HasFailed => true;

    public void Append(LogBatch batch) => throw new LogFlushException("the log is open for reading only");

    public void Flush() => throw new LogFlushException("the log is open for reading only");

    public void MarkClean()
    {
        // Nothing was written.
    }

    public IEnumerable<LogRecord> ReadFrom(long position) => reader.ReadFrom(position);

    public IEnumerable<LogRecord> ReadEffectsFrom(long position) => reader.ReadFrom(position);

    public void Retire(long position) => throw new LogFlushException("the log is open for reading only");

    public void Dispose() => reader.Dispose();
}
