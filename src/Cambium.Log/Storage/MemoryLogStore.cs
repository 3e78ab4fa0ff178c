using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Storage;

/// <summary>
/// The log in memory, with faults that a simulation injects. Everything but the files is the file store's own code; it runs
/// on the caller's thread only, so one seed gives one history.
/// </summary>
public sealed class MemoryLogStore : ILogStore
{
    private readonly MemoryDirectory _files;
    private readonly LogOptions _options;
    private readonly SegmentedLog _log;

    /// <summary>A new, empty log. Give <see cref="LogOptions.DatabaseId"/> for the same bytes every time.</summary>
    public MemoryLogStore(LogOptions? options = null)
        : this(new MemoryDirectory(new LogFaults()), options ?? new LogOptions { SegmentSize = 64 << 10 }, out _)
    {
    }

    internal MemoryLogStore(MemoryDirectory files, LogOptions options, out LogOpenReport report)
    {
        _files = files;
        _options = options with { CutAfterPosition = null };
        _log = LogOpener.Open(files, options, preparesAhead: false, out report);
    }

    /// <summary>Faults to come; the stores that <see cref="Crash"/> and <see cref="Restart"/> return share them.</summary>
    public LogFaults Faults => _files.Faults;

    internal MemoryDirectory Files => _files;

    IReadOnlyList<(string Name, long Bytes)> ILogStore.Files => _log.Files;

    public Guid DatabaseId => _log.DatabaseId;

    public long FirstPosition => _log.FirstPosition;

    public long NextPosition => _log.NextPosition;

    public long DurablePosition => _log.DurablePosition;

    public ReadOnlyMemory<byte> HeadHash => _log.HeadHash;

    public LogPlace? Place => _log.Place;

    public bool HasFailed => _log.HasFailed;

    /// <summary>
    /// The store as a restart after a power failure finds it: what was flushed, and of the rest whatever
    /// <paramref name="random"/> lets survive: whole writes, parts of them, later ones without earlier ones. This store is dead
    /// afterwards.
    /// </summary>
    /// <exception cref="LogDamageException">Only after lost flushes: a durable batch is gone.</exception>
    public MemoryLogStore Crash(Random random, out LogOpenReport report) => new(_files.Crash(random), _options, out report);

    /// <summary>The store as a restart finds it after the process was killed: everything written is there, flushed or not.</summary>
    public MemoryLogStore Restart(out LogOpenReport report) => new(_files.Restart(), _options, out report);

    public void Append(LogBatch batch) => _log.Append(batch);

    public void Flush() => _log.Flush();

    public void MarkClean() => _log.MarkClean();

    public IEnumerable<LogRecord> ReadFrom(long position) => _log.ReadFrom(position);

    public IEnumerable<LogRecord> ReadEffectsFrom(long position) => _log.ReadEffectsFrom(position);

    public void Retire(long position) => _log.Retire(position);

    public void Dispose() => _log.Dispose();
}
