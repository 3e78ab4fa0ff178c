using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Log.Storage;

namespace Cambium.Simulation;

/// <summary>A log whose replay passes over the first record asked for.</summary>
internal sealed class ForgetfulLog(ILogStore log) : ILogStore
{
    public Guid DatabaseId => log.DatabaseId;

    public long FirstPosition => log.FirstPosition;

    public long NextPosition => log.NextPosition;

    public long DurablePosition => log.DurablePosition;

    public ReadOnlyMemory<byte> HeadHash => log.HeadHash;

    public LogPlace? Place => log.Place;

    public bool HasFailed => log.HasFailed;

    public void Append(LogBatch batch) => log.Append(batch);

    public void Flush() => log.Flush();

    public void MarkClean() => log.MarkClean();

    public IEnumerable<LogRecord> ReadFrom(long position) => log.ReadFrom(position);

    public IEnumerable<LogRecord> ReadEffectsFrom(long position) => log.ReadEffectsFrom(position).Skip(1);

    public void Retire(long position) => log.Retire(position);

    public void Dispose() => log.Dispose();
}
