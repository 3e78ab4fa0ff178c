using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Storage;

/// <summary>
/// The log over segments of a file system: appending, flushing, changing segments and retiring them. The file store and the
/// memory store are this and differ in the file system only, so the simulation runs what the server runs.
/// </summary>
/// <remarks>
/// Order of writes when a segment is full: flush the old segment; write and flush the new one's header under a spare name;
/// rename; flush the directory; write the batch. So a segment that exists has a whole header, and all before it is durable.
/// </remarks>
internal sealed class SegmentedLog : ILogStore
{
    private readonly IFileDirectory _files;
    private readonly SpareSegments _spares;
    private readonly bool _preparesAhead;
    private readonly string _collationVersion;
    private readonly byte[] _hash;
    private readonly LogPlace? _resumed;
    private IFile _file;
    private long _fileLength;
    private long _offset;
    private long _nextPosition;
    private long _durablePosition;
    private bool _isFlushed = true;
    private bool _endsWithMark;
    private bool _isOldFormat;
    private LogFlushException? _failure;
    private Segment[] _segments;
    private LogTail? _tail;

    /// <param name="files">Owned from now on.</param>
    /// <param name="spares">Owned from now on.</param>
    /// <param name="preparesAhead">False for the simulation, where nothing happens on another thread.</param>
    /// <param name="end">Where the log goes on; everything before it is durable.</param>
    public SegmentedLog(IFileDirectory files, SpareSegments spares, bool preparesAhead, LogEnd end)
    {
        _files = files;
        _spares = spares;
        _preparesAhead = preparesAhead;
        _collationVersion = end.CollationVersion;
        _hash = end.Hash;
        _segments = end.Segments;
        _file = end.File;
        _fileLength = end.File.Length;
        _spares.Follow(_fileLength);
        _offset = end.Offset;
        _nextPosition = end.NextPosition;
        _durablePosition = end.NextPosition - 1;
        _endsWithMark = end.EndsWithMark;
        _resumed = end.Resumed;
        _isOldFormat = end.IsOldFormat;
        _tail = end.Tail;
        DatabaseId = end.DatabaseId;
    }

    public Guid DatabaseId { get; }

    public long FirstPosition => Volatile.Read(ref _segments)[0].FirstPosition;

    public long NextPosition => Volatile.Read(ref _nextPosition);

    public long DurablePosition => Volatile.Read(ref _durablePosition);

    public ReadOnlyMemory<byte> HeadHash => _hash.ToArray();

    public LogPlace? Place => new(_nextPosition, _segments[^1].FirstPosition, _offset, _hash.ToArray());

    public IReadOnlyList<(string Name, long Bytes)> Files => [.. Volatile.Read(ref _segments).Select(segment => (segment.Name, BytesOf(segment.Name)))];

    public bool HasFailed => Volatile.Read(ref _failure) is not null;

    public void Append(LogBatch batch)
    {
        if (batch.Count == 0)
        {
            throw new ArgumentException("An empty batch would be a mark.", nameof(batch));
        }

        AppendBatch(batch);
        _endsWithMark = false;
    }

    public void Flush()
    {
        ThrowIfFailed();
        if (_isFlushed)
        {
            return;
        }

        try
        {
            _file.Flush();
        }
        catch (IOException e)
        {
            throw Fail($"flushing the log failed: {e.Message}", e);
        }

        _isFlushed = true;
        Volatile.Write(ref _durablePosition, _nextPosition - 1);
    }

    public void MarkClean()
    {
        Flush();
        if (!_endsWithMark)
        {
            AppendBatch(new LogBatch(_nextPosition));
            Flush();
            _endsWithMark = true;
        }
    }

    public IEnumerable<LogRecord> ReadFrom(long position) => ReadFrom(position, effects: null);

    /// <summary>0: it has been retired meanwhile.</summary>
    private long BytesOf(string name)
    {
        try
        {
            using IFile file = _files.OpenRead(name);
            return file.Length;
        }
        catch (FileNotFoundException)
        {
            return 0;
        }
    }

    /// <summary>The first call after opening is the replay's; it gets what opening has read already.</summary>
    public IEnumerable<LogRecord> ReadEffectsFrom(long position) => Interlocked.Exchange(ref _tail, null) is { } tail && tail.BeginsAt(position)
        ? tail.ReadEffects()
        : ReadFrom(position, new LogEffectsReader());

    private IEnumerable<LogRecord> ReadFrom(long position, LogEffectsReader? effects)
    {
        // In this order: whatever is durable lies in a segment that was added before.
        long last = DurablePosition;
        Segment[] segments = Volatile.Read(ref _segments);
        return position >= segments[0].FirstPosition
            ? ReadFrom(segments, position, last, effects)
            : throw new ArgumentOutOfRangeException(nameof(position), position, $"The log starts at position {segments[0].FirstPosition}.");
    }

    public void Retire(long position)
    {
        // Oldest first, so that a crash in between leaves the log without a gap. The last segment always stays.
        while (Volatile.Read(ref _segments) is [Segment oldest, Segment next, ..] && next.FirstPosition <= position)
        {
            ChangeSegments(segments => segments[1..]);
            _spares.Give(oldest.Name);
            _files.FlushDirectory();
        }
    }

    public void Dispose()
    {
        _spares.Dispose();
        _file.Dispose();
        _files.Dispose();
    }

    private IEnumerable<LogRecord> ReadFrom(Segment[] segments, long position, long last, LogEffectsReader? effects)
    {
        if (position > last)
        {
            yield break;
        }

        // The place may lie at the very end of a segment that retention has let go of since: then the next one begins there.
        bool isResumed = position == _resumed?.NextPosition;
        using LogScan scan = new(_files, segments, isResumed ? _resumed!.Segment : position);
        if (isResumed)
        {
            scan.TryGoOnFrom(_resumed!);
        }

        while (scan.NextPosition <= last)
        {
            foreach (LogRecord record in ReadBatch(scan, position, last, effects))
            {
                yield return record;
            }
        }
    }

    private static IEnumerable<LogRecord> ReadBatch(LogScan scan, long position, long last, LogEffectsReader? effects)
    {
        if (!scan.MoveNext(out ReadOnlySpan<byte> records))
        {
            scan.Judge(last);
        }

        return scan.Header.LastPosition < position
            ? []
            : scan.Decode(records, effects).SkipWhile(record => record.Position < position).TakeWhile(record => record.Position <= last);
    }

    private void AppendBatch(LogBatch batch)
    {
        ThrowIfFailed();
        if (batch.FirstPosition != _nextPosition)
        {
            throw new InvalidOperationException($"A batch for position {batch.FirstPosition} can't be appended at {_nextPosition}.");
        }

        // A mark has the same form in every version.
        bool mustStart = _offset + batch.Size > _fileLength || (_isOldFormat && batch.Count > 0);
        if (mustStart && _segments[^1].FirstPosition != _nextPosition)
        {
            Flush();
            StartSegment(batch.Size);
        }

        Span<byte> bytes = batch.Bytes;
        new BatchHeader(bytes.Length - LogBatch.HeaderSize, batch.Count, batch.FirstPosition, _durablePosition, DatabaseId).Seal(bytes, _hash);
        Write(bytes);
        BatchHeader.Hash(bytes, _hash);
        _offset += bytes.Length;
        _isFlushed = false;
        Volatile.Write(ref _nextPosition, batch.LastPosition + 1);
        if (_preparesAhead && _offset > _fileLength / 2)
        {
            _spares.PrepareAhead();
        }
    }

    private void Write(ReadOnlySpan<byte> bytes)
    {
        try
        {
            // A batch larger than a segment extends the file.
            _file.Write(_offset, bytes);
            _fileLength = Math.Max(_fileLength, _offset + bytes.Length);
        }
        catch (IOException e)
        {
            throw Shortage.Is(e) && TryCutBack(_offset + bytes.Length)
                ? new LogShortageException("no space left for the transaction log", e)
                : Fail($"writing the log failed: {e.Message}", e);
        }
    }

    /// <summary>Removes what a failed write may have left. If there is no room for that either, no harm: the next batch overwrites it.</summary>
    /// <returns>False when more is wrong than the space.</returns>
    private bool TryCutBack(long end)
    {
        try
        {
            _file.SetLength(_fileLength);
            SpareSegments.Zero(_file, _offset, Math.Min(end, _fileLength));
            return true;
        }
        catch (IOException e)
        {
            return Shortage.Is(e);
        }
    }

    private void StartSegment(long wanted)
    {
        SegmentHeader header = new(DatabaseId, _nextPosition, _durablePosition, _hash, _collationVersion);
        try
        {
            IFile file = _spares.Take(header.Name, header.ToBytes(), wanted);
            _file.Dispose();
            _file = file;
        }
        catch (IOException e) when (Shortage.Is(e))
        {
            throw new LogShortageException($"can't begin another segment of the transaction log: {e.Message}", e);
        }
        catch (IOException e)
        {
            throw Fail($"starting a segment of the log failed: {e.Message}", e);
        }

        _fileLength = _file.Length;
        _offset = SegmentHeader.Size;
        _isOldFormat = false;
        Segment started = new(header.Name, _nextPosition);
        ChangeSegments(segments => [.. segments, started]);
    }

    /// <summary>Retention may let go of the oldest segment on another thread while the newest is added.</summary>
    private void ChangeSegments(Func<Segment[], Segment[]> change)
    {
        Segment[] before;
        do
        {
            before = Volatile.Read(ref _segments);
        }
        while (Interlocked.CompareExchange(ref _segments, change(before), before) != before);
    }

    private LogFlushException Fail(string message, IOException cause)
    {
        LogFlushException failure = new(message, cause);
        Volatile.Write(ref _failure, failure);
        return failure;
    }

    private void ThrowIfFailed()
    {
        if (_failure is not null)
        {
            throw new LogFlushException($"the log takes nothing more until restart: {_failure.Message}", _failure);
        }
    }
}
