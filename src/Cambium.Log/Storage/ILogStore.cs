using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Storage;

/// <summary>
/// Where the log is kept. One thread at a time appends and flushes; any number may read meanwhile. Append and flush are
/// apart so that the next batch can be prepared while one is being flushed; write batch n + 1 only after flush n returned.
/// </summary>
public interface ILogStore : IDisposable
{
    /// <summary>The database this log belongs to.</summary>
    Guid DatabaseId { get; }

    /// <summary>Oldest position still kept; <see cref="NextPosition"/> when empty.</summary>
    long FirstPosition { get; }

    /// <summary>The position that the next batch must start with.</summary>
    long NextPosition { get; }

    /// <summary>Everything up to here survives a crash; 0 when nothing does.</summary>
    long DurablePosition { get; }

    /// <summary>SHA-256 of the last batch appended, which stands for the whole log before it; zeros when there is none.</summary>
    ReadOnlyMemory<byte> HeadHash { get; }

    /// <summary>The place behind the last batch appended; for the thread that appends. Null for a log that can only be read.</summary>
    LogPlace? Place { get; }

    /// <summary>The files it consists of, oldest first, with their bytes; empty for one that has none.</summary>
    IReadOnlyList<(string Name, long Bytes)> Files => [];

    /// <summary>A write or flush has failed: nothing can be appended until the log is opened anew.</summary>
    bool HasFailed { get; }

    /// <summary>
    /// Writes a batch without flushing it. The batch's header is filled in; its content isn't kept, it may be reused at once.
    /// </summary>
    /// <exception cref="LogShortageException">No room, or too many open files: nothing was appended; the same batch may be tried again later.</exception>
    /// <exception cref="LogFlushException">This or an earlier write or flush failed.</exception>
    void Append(LogBatch batch);

    /// <summary>Makes everything appended durable.</summary>
    /// <exception cref="LogFlushException">It failed: whether the batches since the last flush survive is unknown; every later append throws.</exception>
    void Flush();

    /// <summary>
    /// Flushes and appends, durably, a mark that everything is durable. Called at a clean shutdown; a restart then knows that
    /// a bad batch below it is damage and not a torn tail. Also useful when commits pause. Nothing happens when the log
    /// already ends with a mark.
    /// </summary>
    void MarkClean();

    /// <summary>Records from <paramref name="position"/> up to <see cref="DurablePosition"/> as of the call, in order. Safe on any thread.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The position is no longer kept.</exception>
    /// <exception cref="LogDamageException">A batch doesn't match its checksum or chain.</exception>
    IEnumerable<LogRecord> ReadFrom(long position);

    /// <summary>As <see cref="ReadFrom"/>, but of each record only its head, sequences and writes: all that a replay needs.</summary>
    IEnumerable<LogRecord> ReadEffectsFrom(long position);

    /// <summary>Lets go of whole segments that hold only positions below <paramref name="position"/>.</summary>
    void Retire(long position);
}
