using Cambium.Log.Format;

namespace Cambium.Log.Storage;

/// <summary>Opens a log for appending: creates it, or finds its end, cuts a torn tail, and refuses damage.</summary>
internal static class LogOpener
{
    /// <inheritdoc cref="FileLogStore.Open"/>
    /// <param name="files">Owned by the log returned; disposed when opening fails.</param>
    /// <param name="preparesAhead">Whether segments are zeroed on another thread.</param>
    public static SegmentedLog Open(IFileDirectory files, LogOptions options, bool preparesAhead, out LogOpenReport report)
    {
        try
        {
            SpareSegments spares = new(files, options.SegmentSize);
            spares.DeleteLeftovers();
            Segment[] segments = Segment.List(files);
            LogEnd end = segments.Length == 0
                ? Create(files, spares, options, out report)
                : FindEnd(files, segments, options, out report);
            return new SegmentedLog(files, spares, preparesAhead, end);
        }
        catch
        {
            files.Dispose();
            throw;
        }
    }

    private static LogEnd Create(IFileDirectory files, SpareSegments spares, LogOptions options, out LogOpenReport report)
    {
        if (KnownDurable(options) is > 0 and long known)
        {
            throw new LogDamageException(files.PathOf(""), 0, 1, $"there is no log, though position {known} is known to have been durable");
        }

        if (options.IsExisting)
        {
            throw new LogFormatException(
                $"there is no transaction log in \"{files.PathOf("")}\", though there was one: put its files (*.log) back, restore a backup, or, to give the database up, remove its folder");
        }

        byte[] hash = options.BeginAt?.Hash.ToArray() ?? new byte[BatchHeader.HashSize];
        long first = options.BeginAt?.NextPosition ?? 1;
        SegmentHeader header = new(options.DatabaseId ?? Guid.NewGuid(), first, first - 1, hash, options.CollationVersion);
        IFile file;
        try
        {
            file = spares.Take(header.Name, header.ToBytes(), wanted: 0);
        }
        catch (IOException e) when (Shortage.Is(e))
        {
            throw new LogShortageException($"can't begin a transaction log: {e.Message}", e);
        }

        report = new LogOpenReport(header.DatabaseId, header.CollationVersion, first, first - 1, WasCreated: true, WasClean: true, null);
        return new LogEnd([new Segment(header.Name, first)], file, SegmentHeader.Size, first, hash, false, header.DatabaseId, options.CollationVersion, Resumed: null, IsOldFormat: false);
    }

    private static LogEnd FindEnd(IFileDirectory files, Segment[] segments, LogOptions options, out LogOpenReport report)
    {
        long known = Math.Min(KnownDurable(options), options.CutAfterPosition ?? long.MaxValue);
        if (known + 1 < segments[0].FirstPosition && known > 0)
        {
            throw new LogDamageException(files.PathOf(segments[0].Name), 0, known + 1, "the segments before this one are missing");
        }

        // A branch made by an earlier version has its checkpoint from another database, in whose log the place lies.
        LogPlace? resumed = options.CutAfterPosition is null && segments.Any(segment => segment.FirstPosition == options.ResumeAt?.Segment) ? options.ResumeAt : null;
        using LogScan scan = new(files, segments, resumed?.Segment ?? known);
        bool isLogOfPlace = resumed is null || scan.TryGoOnFrom(resumed);
        if (options.DatabaseId is Guid expected && expected != scan.SegmentHeader.DatabaseId)
        {
            throw new LogFormatException($"log file \"{scan.Path}\" belongs to database {scan.SegmentHeader.DatabaseId}, not {expected}");
        }

        // Up to a position where the log is to be cut nothing may be bad; behind it everything may.
        LogBatch? kept = null;
        LogTail? tail = options.CutAfterPosition is null ? new LogTail(options.TailBytesMax) : null;
        while (kept is null && scan.NextPosition - 1 != options.CutAfterPosition && scan.MoveNext(out ReadOnlySpan<byte> records))
        {
            tail?.Add(scan, records);
            kept = scan.NextPosition - 1 > options.CutAfterPosition ? scan.Keep(records, options.CutAfterPosition.Value) : null;
        }

        long next = kept?.LastPosition + 1 ?? scan.NextPosition;
        long offset = kept is null ? scan.NextOffset : scan.Offset;
        TornTail? torn = next - 1 == options.CutAfterPosition ? GivenUp(scan, segments, offset, next) : scan.Judge(known);
        if (!isLogOfPlace)
        {
            // A folder copied file by file from under a running server can hold a checkpoint newer than its log.
            string path = files.PathOf(segments.First(segment => segment.FirstPosition == resumed!.Segment).Name);
            throw new LogDamageException(path, resumed!.Offset, resumed.NextPosition, "the log before here isn't the one that the checkpoint was made of");
        }

        segments = CutLaterSegments(files, segments, scan.SegmentIndex);
        IFile file = files.OpenWrite(segments[^1].Name);
        CutRest(file, offset, torn);
        byte[] hash = kept is null ? scan.Hash.ToArray() : scan.PreviousHash;
        offset += kept is { Count: > 0 } ? WriteKept(file, offset, kept, scan.SegmentHeader.DatabaseId, hash) : 0;

        // Whatever is whole counts as committed, so it must be durable before anyone sees it, even if the process died unflushed.
        file.Flush();
        bool endsWithMark = kept is null && scan.EndsWithMark;
        report = new LogOpenReport(
            scan.SegmentHeader.DatabaseId, scan.SegmentHeader.CollationVersion, segments[0].FirstPosition, next - 1, WasCreated: false,
            WasClean: endsWithMark && torn is null, torn);
        return new LogEnd(segments, file, offset, next, hash, endsWithMark, scan.SegmentHeader.DatabaseId, options.CollationVersion, resumed, scan.SegmentHeader.Version < SegmentHeader.FormatVersion) { Tail = tail };
    }

    private static long KnownDurable(LogOptions options) => Math.Max(options.KnownDurablePosition, options.ResumeAt?.NextPosition - 1 ?? 0);

    private static TornTail? GivenUp(LogScan scan, Segment[] segments, long offset, long next)
    {
        long bytes = scan.CountUsed(offset);
        return bytes == 0 && scan.SegmentIndex == segments.Length - 1
            ? null
            : new TornTail(scan.Path, offset, bytes, next, "everything from here on was to be given up");
    }

    private static Segment[] CutLaterSegments(IFileDirectory files, Segment[] segments, int last)
    {
        for (int index = segments.Length - 1; index > last; index--)
        {
            files.Delete(segments[index].Name);
            files.FlushDirectory();
        }

        return segments[..(last + 1)];
    }

    /// <summary>Zeroes the tail, so that no byte of it can ever be taken for a batch that follows what comes next.</summary>
    private static void CutRest(IFile file, long offset, TornTail? torn)
    {
        if (torn is not null)
        {
            SpareSegments.Zero(file, offset, file.Length);
        }
    }

    private static long WriteKept(IFile file, long offset, LogBatch kept, Guid databaseId, byte[] hash)
    {
        Span<byte> bytes = kept.Bytes;
        new BatchHeader(bytes.Length - LogBatch.HeaderSize, kept.Count, kept.FirstPosition, kept.FirstPosition - 1, databaseId).Seal(bytes, hash);
        file.Write(offset, bytes);
        BatchHeader.Hash(bytes, hash);
        return bytes.Length;
    }
}
