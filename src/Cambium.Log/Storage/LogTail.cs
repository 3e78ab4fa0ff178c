using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Storage;

/// <summary>The batches that opening a log has read and found whole, kept for who replays them next: once in a start is enough.</summary>
/// <param name="bytesMax">More isn't kept; a replay then reads the files again.</param>
internal sealed class LogTail(long bytesMax)
{
    /// <summary>Batches are put into arrays of this size: one for each would take longer to make than to fill.</summary>
    private const int ChunkSize = 1 << 20;

    private readonly List<Batch> _batches = [];
    private Memory<byte> _room;
    private long _bytes;

    private sealed record Batch(string Path, long Offset, BatchHeader Header, ReadOnlyMemory<byte> Records);

    /// <summary>Keeps the batch a scan has just come to.</summary>
    /// <param name="records">The batch's; copied.</param>
    public void Add(LogScan scan, ReadOnlySpan<byte> records)
    {
        _bytes += records.Length;
        if (_bytes > bytesMax)
        {
            _batches.Clear();
            _room = default;
        }
        else if (!scan.Header.IsMark)
        {
            _batches.Add(new Batch(scan.Path, scan.Offset, scan.Header, Keep(records)));
        }
    }

    /// <summary>Whether it holds everything from a position on.</summary>
    public bool BeginsAt(long position) => _batches.Count > 0 && _batches[0].Header.FirstPosition == position;

    /// <summary>The effects of all records in order.</summary>
    /// <exception cref="LogDamageException">They follow another grammar, though their checksum matches.</exception>
    public IEnumerable<LogRecord> ReadEffects()
    {
        LogEffectsReader reader = new();
        foreach (Batch batch in _batches)
        {
            foreach (LogRecord record in Decode(reader, batch))
            {
                yield return record;
            }
        }
    }

    private ReadOnlyMemory<byte> Keep(ReadOnlySpan<byte> records)
    {
        if (_room.Length < records.Length)
        {
            _room = GC.AllocateUninitializedArray<byte>(Math.Max(ChunkSize, records.Length));
        }

        Memory<byte> kept = _room[..records.Length];
        records.CopyTo(kept.Span);
        _room = _room[records.Length..];
        return kept;
    }

    private static LogRecord[] Decode(LogEffectsReader reader, Batch batch)
    {
        try
        {
            return reader.ReadBatch(batch.Records, batch.Header.Count, batch.Header.FirstPosition);
        }
        catch (InvalidDataException e)
        {
            throw LogScan.OtherGrammar(e, batch.Path, batch.Offset, batch.Header);
        }
    }
}
