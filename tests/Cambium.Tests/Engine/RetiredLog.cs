using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Log.Storage;

namespace Cambium.Tests.Engine;

/// <summary>A log all of which retention lets go of as soon as it is read.</summary>
internal sealed class RetiredLog(ILogStore log) : ILogStore
{
    public Guid DatabaseId => log.DatabaseId;

    public long FirstPosition { get; private set; } = log.FirstPosition;

    public long NextPosition => log.NextPosition;

    public long DurablePosition => log.DurablePosition;

    public ReadOnlyMemory<byte> HeadHash => log.HeadHash;

    public LogPlace? Place => log.Place;

    public bool HasFailed => log.HasFailed;

    public void Append(LogBatch batch) => log.Append(batch);

    public void Flush() => log.Flush();

    public void MarkClean() => log.MarkClean();

    public IEnumerable<LogRecord> ReadFrom(long position)
    {
        FirstPosition = log.NextPosition;
        yield return position < FirstPosition ? throw new FileNotFoundException("The segment is gone.") : log.ReadFrom(position).First();
    }

    public IEnumerable<LogRecord> ReadEffectsFrom(long position) => ReadFrom(position);

    public void Retire(long position) => log.Retire(position);

    public void Dispose() => log.Dispose();
}
