using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Storage;

/// <summary>The log in memory, with faults that a simulation injects. Everything but the files is the file store's own code.</summary>
public sealed class MemoryLogStore : ILogStore
{
    /// <summary>A new, empty log. Give <see cref="LogOptions.DatabaseId"/> for the same bytes every time.</summary>
    public MemoryLogStore(LogOptions? options = null) => throw new NotImplementedException();

    /// <summary>Faults to come; shared with the stores that <see cref="Crash"/> returns.</summary>
    public LogFaults Faults => throw new NotImplementedException();

    public Guid DatabaseId => throw new NotImplementedException();

    public long FirstPosition => throw new NotImplementedException();

    public long NextPosition => throw new NotImplementedException();

    public long DurablePosition => throw new NotImplementedException();

    public ReadOnlyMemory<byte> HeadHash => throw new NotImplementedException();

    public bool HasFailed => throw new NotImplementedException();

    /// <summary>
    /// The store as a restart after a power failure finds it: what was flushed, and of the rest whatever
    /// <paramref name="random"/> lets survive: whole writes, parts of them, later ones without earlier ones. This store is dead
    /// afterwards.
    /// </summary>
    public MemoryLogStore Crash(Random random, out LogOpenReport report) => throw new NotImplementedException();

    public void Append(LogBatch batch) => throw new NotImplementedException();

    public void Flush() => throw new NotImplementedException();

    public void MarkClean() => throw new NotImplementedException();

    public IEnumerable<LogRecord> ReadFrom(long position) => throw new NotImplementedException();

    public void Retire(long position) => throw new NotImplementedException();

    public void Dispose() => throw new NotImplementedException();
}
