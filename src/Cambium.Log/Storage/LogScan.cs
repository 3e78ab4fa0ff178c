using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Storage;

/// <summary>
/// Walks whole batches in order across segments, checking checksum, database, position and chain, and decides what the
/// first bad one means.
/// </summary>
/// <remarks>
/// Batches 1-3, 4-6, 7-9 are on disk and 4-6 is garbled. If 7-9 says "6 was durable when I was written", then 4-6 was whole
/// once and may have been acknowledged: damage. If 7-9 only knows 3 durable (commits without flush), the disk has merely
/// written 7-9 first before the power failed: a torn tail from 4 on.
/// </remarks>
internal sealed class LogScan : IDisposable
{
    private readonly IFileDirectory _files;
    private readonly Segment[] _segments;
    private readonly byte[] _hash;
    private int _segmentIndex;
    private SegmentFile _segment;
    private int _batchLength;
    private string? _reason;

    /// <summary>Starts at the beginning of the newest segment that doesn't lie wholly behind <paramref name="position"/>.</summary>
    public LogScan(IFileDirectory files, Segment[] segments, long position)
    {
        _files = files;
        _segments = segments;
        _segmentIndex = Math.Max(0, Array.FindLastIndex(segments, segment => segment.FirstPosition <= position));
        _segment = SegmentFile.Open(files, segments[_segmentIndex]);
        _hash = [.. _segment.Header.PreviousHash];
        Offset = SegmentHeader.Size;
        NextPosition = _segment.Header.FirstPosition;
        StatedDurablePosition = _segment.Header.DurablePosition;
    }

    public SegmentHeader SegmentHeader => _segment.Header;

    public string Path => _segment.Path;

    /// <summary>Where the current batch begins; after the end, where the next would.</summary>
    public long Offset { get; private set; }

    /// <summary>Where the batch after the current one begins.</summary>
    public long NextOffset => Offset + _batchLength;

    /// <summary>The current batch's header.</summary>
    public BatchHeader Header { get; private set; }

    /// <summary>The position after the last batch read.</summary>
    public long NextPosition { get; private set; }

    /// <summary>The highest position that anything read so far knows durable.</summary>
    public long StatedDurablePosition { get; private set; }

    /// <summary>The last batch read was a mark.</summary>
    public bool EndsWithMark { get; private set; }

    /// <summary>Hash of the last batch read.</summary>
    public ReadOnlySpan<byte> Hash => _hash;

    /// <summary>The hash that the current batch is chained to.</summary>
    public byte[] PreviousHash { get; private set; } = [];

    /// <summary>Index of the current segment in the array given.</summary>
    public int SegmentIndex => _segmentIndex;

    /// <summary>Goes to the next batch. The one before it is no longer readable.</summary>
    /// <param name="records">The batch's records, valid until the next call.</param>
    /// <returns>False at the end of what can be read; <see cref="Judge"/> tells what stopped it.</returns>
    public bool MoveNext(out ReadOnlySpan<byte> records)
    {
        Offset += _batchLength;
        _batchLength = 0;
        do
        {
            ReadOnlySpan<byte> batch = ReadNext();
            if (!batch.IsEmpty)
            {
                Accept(batch);
                records = batch[LogBatch.HeaderSize..];
                return true;
            }
        }
        while (MoveToNextSegment());

        records = default;
        return false;
    }

    /// <summary>Goes on from a place in the segment it starts in, when the log up to there is the one that the place was taken in.</summary>
    /// <returns>False: it isn't, and the scan stays at the segment's beginning.</returns>
    public bool TryGoOnFrom(LogPlace place)
    {
        if (_segment.Header.FirstPosition != place.Segment || !_segment.HasBatchBefore(place.Offset, place.Hash.Span))
        {
            return false;
        }

        place.Hash.CopyTo(_hash);
        Offset = place.Offset;
        NextPosition = place.NextPosition;
        StatedDurablePosition = place.NextPosition - 1;
        return true;
    }

    /// <summary>Makes durable what was read, beside a server that may not have come to that. Older segments were flushed before the newest was made.</summary>
    /// <exception cref="IOException">It can't be.</exception>
    public void Flush()
    {
        using IFile file = _files.OpenRead(_segments[_segmentIndex].Name);
        file.Flush();
    }

    /// <summary>
    /// Called at the end: null when the log simply ends here, the torn tail when an unfinished one follows.
    /// </summary>
    /// <param name="knownDurable">Highest position known durable from elsewhere.</param>
    /// <exception cref="LogDamageException">What stopped the scan was known durable.</exception>
    public TornTail? Judge(long knownDurable)
    {
        string reason = _reason ?? "the log ends";
        if (_segmentIndex + 1 < _segments.Length)
        {
            // A segment is flushed before the next one is made, so nothing in it can be torn.
            Segment next = _segments[_segmentIndex + 1];
            throw Damage($"{reason}, though segment \"{next.Name}\" follows");
        }

        long bytes = _segment.CountUsed(Offset);
        long durable = bytes == 0 ? 0 : _segment.FindDurablePosition(Offset, _segment.Header.DatabaseId, NextPosition);
        durable = Math.Max(durable, knownDurable);
        if (durable >= NextPosition)
        {
            throw Damage($"{reason}, though position {durable} is known to have been durable");
        }

        return bytes == 0 ? null : new TornTail(Path, Offset, bytes, NextPosition, reason);
    }

    /// <summary>Decodes the records of the current batch into memory of their own.</summary>
    /// <exception cref="LogDamageException">They follow another grammar, though their checksum matches.</exception>
    /// <param name="records">The current batch's.</param>
    /// <param name="effects">Decodes what a replay needs; null: all of them is wanted.</param>
    public IReadOnlyList<LogRecord> Decode(ReadOnlySpan<byte> records, LogEffectsReader? effects = null)
    {
        byte[] own = records.ToArray();
        try
        {
            return effects?.ReadBatch(own, Header.Count, Header.FirstPosition) ?? (IReadOnlyList<LogRecord>)LogRecordReader.ReadBatch(own, Header.Count, Header.FirstPosition);
        }
        catch (InvalidDataException e)
        {
            throw OtherGrammar(e, Path, Offset, Header);
        }
    }

    /// <summary>A batch's records follow another grammar, though its checksum matches.</summary>
    public static LogDamageException OtherGrammar(InvalidDataException problem, string path, long offset, in BatchHeader header) =>
        new(path, offset, header.FirstPosition, $"the checksum matches, but {problem.Message}");

    /// <summary>A batch of the current one's records up to <paramref name="lastPosition"/>, to be written in its place.</summary>
    public LogBatch Keep(ReadOnlySpan<byte> records, long lastPosition)
    {
        LogBatch kept = new(Header.FirstPosition);
        ReadOnlyMemory<byte> rest = records.ToArray();
        while (kept.LastPosition < lastPosition)
        {
            kept.AddEncoded(LogRecordReader.NextRecord(ref rest).Span);
        }

        return kept;
    }

    /// <summary>Bytes in use in this segment from <paramref name="offset"/> on.</summary>
    public long CountUsed(long offset) => _segment.CountUsed(offset);

    /// <summary>Looks again at the place where the scan stopped: true when a writer has put a whole batch there since.</summary>
    public bool HasGrown()
    {
        _segment.Refresh();
        return !ReadNext().IsEmpty;
    }

    public void Dispose() => _segment.Dispose();

    private LogException Damage(string reason) => _files.List().Contains(_segments[_segmentIndex].Name)
        ? new LogDamageException(Path, Offset, NextPosition, reason)
        : new LogFormatException($"log file \"{Path}\" was let go by retention while it was read");

    private ReadOnlySpan<byte> ReadNext()
    {
        ReadOnlySpan<byte> batch = _segment.ReadBatch(Offset, out _reason);
        if (batch.IsEmpty)
        {
            return default;
        }

        BatchHeader header = BatchHeader.Read(batch);
        _reason = header switch
        {
            _ when header.DatabaseId != _segment.Header.DatabaseId => "the batch belongs to another database",
            _ when header.FirstPosition != NextPosition => $"the batch starts at position {header.FirstPosition}, not {NextPosition}",
            _ when !BatchHeader.PreviousHash(batch).SequenceEqual(_hash) => "the batch isn't chained to the one before it",
            _ => null,
        };
        return _reason is null ? batch : default;
    }

    private void Accept(ReadOnlySpan<byte> batch)
    {
        Header = BatchHeader.Read(batch);
        PreviousHash = [.. _hash];
        BatchHeader.Hash(batch, _hash);
        NextPosition = Header.LastPosition + 1;
        StatedDurablePosition = Math.Max(StatedDurablePosition, Header.DurablePosition);
        EndsWithMark = Header.IsMark;
        _batchLength = batch.Length;
    }

    /// <summary>A segment is left when the next one says it goes on from exactly here, whatever lies between.</summary>
    private bool MoveToNextSegment()
    {
        if (_segmentIndex + 1 >= _segments.Length || _segments[_segmentIndex + 1].FirstPosition != NextPosition)
        {
            return false;
        }

        SegmentFile next = SegmentFile.Open(_files, _segments[_segmentIndex + 1]);
        if (next.Header.DatabaseId != _segment.Header.DatabaseId || !next.Header.PreviousHash.AsSpan().SequenceEqual(_hash))
        {
            _reason = $"segment \"{next.Path}\" isn't chained to this one";
            next.Dispose();
            return false;
        }

        _segment.Dispose();
        _segment = next;
        _segmentIndex++;
        Offset = SegmentHeader.Size;
        StatedDurablePosition = Math.Max(StatedDurablePosition, next.Header.DurablePosition);
        return true;
    }
}
