using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Storage;

/// <summary>The log in a directory of files, with real flushes.</summary>
public sealed class FileLogStore : ILogStore
{
    private readonly SegmentedLog _log;

    private FileLogStore(SegmentedLog log) => _log = log;

    public Guid DatabaseId => _log.DatabaseId;

    public long FirstPosition => _log.FirstPosition;

    public long NextPosition => _log.NextPosition;

    public long DurablePosition => _log.DurablePosition;

    public ReadOnlyMemory<byte> HeadHash => _log.HeadHash;

    public LogPlace? Place => _log.Place;

    public IReadOnlyList<(string Name, long Bytes)> Files => _log.Files;

    public bool HasFailed => _log.HasFailed;

    /// <summary>
    /// Opens the log in <paramref name="directory"/> (itself, not a parent of it), creating it when there is none, and cuts a
    /// torn tail. Reads what lies behind <see cref="LogOptions.KnownDurablePosition"/>, from the start of its segment.
    /// </summary>
    /// <exception cref="LogDamageException">A batch that was known durable can't be read.</exception>
    /// <exception cref="LogFormatException">A newer format version, another database, or another process has it open.</exception>
    /// <exception cref="LogShortageException">No room for the first segment, or too many open files.</exception>
    public static FileLogStore Open(string directory, LogOptions options, out LogOpenReport report) =>
        new(LogOpener.Open(OperatingSystemDirectory.OpenExclusive(directory), options, preparesAhead: true, out report));

    public void Append(LogBatch batch) => _log.Append(batch);

    public void Flush() => _log.Flush();

    public void MarkClean() => _log.MarkClean();

    public IEnumerable<LogRecord> ReadFrom(long position) => _log.ReadFrom(position);

    public IEnumerable<LogRecord> ReadEffectsFrom(long position) => _log.ReadEffectsFrom(position);

    public void Retire(long position) => _log.Retire(position);

    public void Dispose() => _log.Dispose();
}
