using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Log.Storage;

namespace Cambium.Log.Reading;

/// <summary>
/// Reads a log directory in order, checking checksums and chain, beside a running server or without one. Of a stopped log it
/// gives every whole batch; of a live one only what a later batch knows to be durable, so it may lag by one batch.
/// </summary>
public sealed class LogReader : IDisposable
{
    private readonly OperatingSystemDirectory _files;
    private readonly Segment[] _segments;
    private readonly long[] _segmentSizes;

    private LogReader(OperatingSystemDirectory files, Segment[] segments)
    {
        _files = files;
        _segments = segments;
        _segmentSizes = [.. segments.Select(segment => SizeOf(files, segment))];
        IsLive = files.IsLive;
        using SegmentFile newest = SegmentFile.Open(files, segments[^1]);
        DatabaseId = newest.Header.DatabaseId;
        CollationVersion = newest.Header.CollationVersion;
    }

    /// <summary>A server has the log open.</summary>
    public bool IsLive { get; }

    public Guid DatabaseId { get; }

    /// <summary>The newest segment's.</summary>
    public string CollationVersion { get; }

    /// <summary>Oldest position kept.</summary>
    public long FirstPosition => _segments[0].FirstPosition;

    /// <summary>Bytes of all segments when the log was opened.</summary>
    public long TotalBytes => _segmentSizes.Sum();

    /// <summary>How far reading has come, of <see cref="TotalBytes"/>.</summary>
    public long BytesRead { get; private set; }

    /// <summary>Last position given out, 0 before the first.</summary>
    public long LastPosition { get; private set; }

    /// <summary>Hash of the last batch given out: it stands for everything before it. Zeros before the first.</summary>
    public ReadOnlyMemory<byte> HeadHash { get; private set; } = new byte[BatchHeader.HashSize];

    /// <summary>Known once a stopped log was read to its end: what the next start of the server will cut off.</summary>
    public TornTail? TornTail { get; private set; }

    /// <exception cref="DirectoryNotFoundException">There is no such directory.</exception>
    /// <exception cref="LogFormatException">There is no log in it, or of a newer format.</exception>
    /// <exception cref="LogDamageException">The newest segment's header is damaged.</exception>
    public static LogReader Open(string directory)
    {
        OperatingSystemDirectory files = OperatingSystemDirectory.OpenShared(directory);
        Segment[] segments = Segment.List(files);
        return segments.Length > 0
            ? new LogReader(files, segments)
            : throw new LogFormatException($"there is no transaction log in \"{files.PathOf("")}\"");
    }

    /// <summary>The records from <paramref name="position"/> on, or from the oldest kept.</summary>
    /// <exception cref="LogDamageException">On reaching a batch that was durable and can't be read.</exception>
    public IEnumerable<LogRecord> ReadFrom(long position) =>
        ReadBatches(position).SelectMany(batch => batch.Records).Where(record => record.Position >= position);

    /// <summary>The batches from the one that holds <paramref name="position"/> on, marks included.</summary>
    /// <inheritdoc cref="ReadFrom" path="/exception"/>
    public IEnumerable<LogBatchRecords> ReadBatches(long position)
    {
        // On a live log a batch waits here until a later one knows it durable, the last ones until they were made so.
        Queue<LogBatchRecords> waiting = new();
        using LogScan scan = new(_files, _segments, position);
        while (MoveNext(scan, position, waiting))
        {
            while (waiting.TryPeek(out LogBatchRecords? batch) && (!IsLive || IsDurable(batch, scan)))
            {
                yield return GiveOut(waiting.Dequeue());
            }
        }

        if (waiting.Count > 0)
        {
            scan.Flush();
        }

        while (waiting.TryDequeue(out LogBatchRecords? batch))
        {
            yield return GiveOut(batch);
        }

        Finish(scan);
    }

    public void Dispose() => _files.Dispose();

    private static bool IsDurable(LogBatchRecords batch, LogScan scan) =>
        batch.Records.Count == 0 || batch.Records[^1].Position <= scan.StatedDurablePosition;

    private bool MoveNext(LogScan scan, long position, Queue<LogBatchRecords> waiting)
    {
        if (!scan.MoveNext(out ReadOnlySpan<byte> records))
        {
            return false;
        }

        BytesRead = BytesBefore(scan.SegmentIndex) + scan.Offset;
        if (scan.NextPosition > position)
        {
            waiting.Enqueue(new LogBatchRecords(scan.Decode(records), LogBatch.HeaderSize + records.Length, scan.Hash.ToArray()));
        }

        return true;
    }

    private LogBatchRecords GiveOut(LogBatchRecords batch)
    {
        HeadHash = batch.Hash;
        LastPosition = batch.Records.Count > 0 ? batch.Records[^1].Position : LastPosition;
        return batch;
    }

    private void Finish(LogScan scan)
    {
        try
        {
            TornTail? torn = scan.Judge(knownDurable: 0);
            TornTail = IsLive ? null : torn;
        }
        catch (LogDamageException) when (IsLive && scan.HasGrown())
        {
            // The server was just writing here; what it has added since is for the next reader.
        }

        BytesRead = TotalBytes;
    }

    private long BytesBefore(int segmentIndex) => _segmentSizes.AsSpan(0, segmentIndex).ToArray().Sum();

    private static long SizeOf(OperatingSystemDirectory files, Segment segment)
    {
        using IFile file = files.OpenRead(segment.Name);
        return file.Length;
    }
}
