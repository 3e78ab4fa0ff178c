using Cambium.Log.Storage;

namespace Cambium.Log.Copying;

/// <summary>
/// Copies a log, of a running server or a stopped one, segment by segment. Segments but the last never change, so those that were
/// copied before are passed by; what the source let go meanwhile stays in the copy while it leads on to the rest.
/// </summary>
public static class LogCopy
{
    /// <summary>Copies every whole batch, durable in the source by then.</summary>
    /// <param name="isLive">A server may be adding to the source.</param>
    /// <exception cref="LogException">There is no log, it is damaged, or the target has another database's.</exception>
    /// <exception cref="IOException">A segment was let go by retention meanwhile: try again.</exception>
    public static LogCopied Run(IFileDirectory source, IFileDirectory target, bool isLive)
    {
        Segment[] segments = Segment.List(source);
        if (segments.Length == 0)
        {
            throw new LogFormatException($"there is no transaction log in \"{source.PathOf("")}\"");
        }

        Segment[] before = Segment.List(target);
        RequireSameDatabase(source, segments, target, before);
        Segment[] older = [.. before.Where(segment => segment.FirstPosition < segments[0].FirstPosition)];
        foreach (Segment stale in before.Where(segment => segment.FirstPosition >= segments[0].FirstPosition && !Contains(segments, segment)))
        {
            // The source went back to an earlier position and on from there another way.
            target.Delete(stale.Name);
        }

        // Before anything is added: a copy that is cut off is a log without gaps, if only of a part.
        foreach (Segment old in LeadTo(target, older, source, segments[0]) ? [] : older)
        {
            target.Delete(old.Name);
        }

        long bytes = CopyClosed(source, target, segments, 0);
        LogPlace end = FindEnd(source, segments, isLive);
        CopySegment(source, target, segments[^1], end.Offset);
        target.FlushDirectory();
        return new LogCopied(bytes + end.Offset, Segment.List(target)[0].FirstPosition, end.NextPosition - 1);
    }

    /// <summary>Copies the segments that nothing is added to any more and that the target lacks.</summary>
    /// <param name="from">Segments that lie wholly below this position are passed by unseen.</param>
    /// <returns>The position that the first segment not copied begins at.</returns>
    /// <exception cref="LogException">The target has another database's log.</exception>
    /// <exception cref="IOException">The target can't be written, or a segment was let go meanwhile.</exception>
    public static long RunClosed(IFileDirectory source, IFileDirectory target, long from) => RunClosed(source, Segment.List(source), target, from);

    /// <summary>The same, and then what is durable of the segment that is being added to.</summary>
    /// <param name="isLive">A server may be adding to the source.</param>
    /// <inheritdoc cref="RunClosed(IFileDirectory, IFileDirectory, long)"/>
    public static long RunOpen(IFileDirectory source, IFileDirectory target, bool isLive, long from)
    {
        // One list for both: a segment that is full by the time it is copied would be neither closed nor open otherwise, and a gap.
        Segment[] segments = Segment.List(source);
        long next = RunClosed(source, segments, target, from);
        CopySegment(source, target, segments[^1], FindEnd(source, segments, isLive).Offset);
        return next;
    }

    private static long RunClosed(IFileDirectory source, Segment[] segments, IFileDirectory target, long from)
    {
        if (segments.Length == 0 || segments[^1].FirstPosition <= from)
        {
            return from;
        }

        RequireSameDatabase(source, segments, target, Segment.List(target));
        int first = Math.Max(0, Array.FindLastIndex(segments, segment => segment.FirstPosition <= from));
        CopyClosed(source, target, segments, first);
        return segments[^1].FirstPosition;
    }

    /// <summary>The oldest position a log has.</summary>
    /// <exception cref="LogFormatException">There is no log.</exception>
    public static long FirstPosition(IFileDirectory source) => Segment.List(source) is [Segment first, ..]
        ? first.FirstPosition
        : throw new LogFormatException($"there is no transaction log in \"{source.PathOf("")}\"");

    /// <summary>Whether a log goes on where a copy ends, or has all that the copy has: both are then one log.</summary>
    public static bool LeadsOn(IFileDirectory source, IFileDirectory copy)
    {
        Segment[] segments = Segment.List(source);
        Segment[] present = Segment.List(copy);
        if (present.Length == 0)
        {
            return true;
        }

        Segment[] shared = [.. present.Where(segment => segment.FirstPosition >= segments[0].FirstPosition)];
        return (shared.Length == 0 || shared[0] == segments[0])
            && shared.All(segment => Contains(segments, segment) && SameHeader(source, copy, segment))
            && LeadTo(copy, present[..^shared.Length], source, segments[0]);
    }

    /// <summary>Adds to a copy what another copy of the same log has besides.</summary>
    /// <exception cref="LogException">It is another database's, or there is a gap between the two.</exception>
    public static void AddTo(IFileDirectory target, IFileDirectory source)
    {
        Segment[] segments = Segment.List(source);
        Segment[] present = Segment.List(target);
        RequireSameDatabase(source, segments, target, present);
        bool leadsOn = Contains(segments, present[0]) && SameHeader(source, target, present[0]);
        foreach (Segment segment in segments.Where(segment => leadsOn || segment.FirstPosition > present[0].FirstPosition))
        {
            // Where both have a segment the longer one has all of the other.
            long length = LengthOf(source, segment.Name);
            if (!target.List().Contains(segment.Name) || LengthOf(target, segment.Name) < length)
            {
                FileCopy.Copy(source, segment.Name, target, length);
            }
        }
    }

    /// <summary>
    /// Whether the segments of a copy end where a log's first one begins. It takes reading the last of them: a copy that was cut off may
    /// have a part of it, and the segments behind.
    /// </summary>
    private static bool LeadTo(IFileDirectory copy, Segment[] older, IFileDirectory source, Segment first)
    {
        if (older.Length == 0)
        {
            return true;
        }

        using LogScan scan = new(copy, older[^1..], older[^1].FirstPosition);
        while (scan.MoveNext(out _))
        {
        }

        using SegmentFile next = SegmentFile.Open(source, first);
        return scan.SegmentHeader.DatabaseId == next.Header.DatabaseId && scan.NextPosition == next.Header.FirstPosition && scan.Hash.SequenceEqual(next.Header.PreviousHash);
    }

    private static long CopyClosed(IFileDirectory source, IFileDirectory target, Segment[] segments, int first)
    {
        long bytes = 0;
        for (int index = first; index < segments.Length - 1; index++)
        {
            Segment segment = segments[index];
            if (IsCopied(source, target, segment, segments[index + 1]))
            {
                continue;
            }

            long length = LengthOf(source, segment.Name);
            CopySegment(source, target, segment, length);
            bytes += length;
        }

        return bytes;
    }

    /// <summary>A segment that is let go is overwritten, to be another one: what was read of it then is no copy.</summary>
    private static void CopySegment(IFileDirectory source, IFileDirectory target, Segment segment, long length)
    {
        FileCopy.Copy(source, segment.Name, target, length);
        if (!source.List().Contains(segment.Name) || !SameHeader(source, target, segment))
        {
            target.Delete(segment.Name);
            throw new FileNotFoundException($"log file \"{source.PathOf(segment.Name)}\" was let go by retention while it was copied");
        }
    }

    /// <summary>The header of the segment behind names the hash of this one's last batch, and with it all that is in it.</summary>
    private static bool IsCopied(IFileDirectory source, IFileDirectory target, Segment segment, Segment next)
    {
        IReadOnlyList<string> names = target.List();
        return names.Contains(segment.Name) && names.Contains(next.Name)
            && LengthOf(source, segment.Name) == LengthOf(target, segment.Name)
            && SameHeader(source, target, segment)
            && SameHeader(source, target, next);
    }

    private static void RequireSameDatabase(IFileDirectory source, Segment[] segments, IFileDirectory target, Segment[] present)
    {
        if (present.Length == 0 || segments.Length == 0)
        {
            return;
        }

        using SegmentFile left = SegmentFile.Open(source, segments[^1]);
        using SegmentFile right = SegmentFile.Open(target, present[^1]);
        if (left.Header.DatabaseId != right.Header.DatabaseId)
        {
            throw new LogFormatException($"log file \"{right.Path}\" belongs to database {right.Header.DatabaseId}, not {left.Header.DatabaseId}");
        }
    }

    private static bool Contains(Segment[] segments, Segment wanted) => segments.Any(segment => segment.FirstPosition == wanted.FirstPosition);

    private static bool SameHeader(IFileDirectory left, IFileDirectory right, Segment segment) =>
        ReadHeader(left, segment.Name).AsSpan().SequenceEqual(ReadHeader(right, segment.Name));

    private static byte[] ReadHeader(IFileDirectory directory, string name)
    {
        using IFile file = directory.OpenRead(name);
        byte[] header = new byte[SegmentHeader.Size];
        return header[..file.Read(0, header)];
    }

    private static long LengthOf(IFileDirectory directory, string name)
    {
        using IFile file = directory.OpenRead(name);
        return file.Length;
    }

    /// <summary>The end of the last whole batch. The server may not have flushed that one yet: it is made durable here, so that the copy has nothing that the source could lose.</summary>
    private static LogPlace FindEnd(IFileDirectory files, Segment[] segments, bool isLive)
    {
        Segment last = segments[^1];
        using LogScan scan = new(files, segments[^1..], last.FirstPosition);
        LogPlace end = new(last.FirstPosition, last.FirstPosition, SegmentHeader.Size, default);
        while (scan.MoveNext(out _))
        {
            end = new LogPlace(scan.NextPosition, last.FirstPosition, scan.NextOffset, default);
        }

        if (isLive)
        {
            scan.Flush();
        }

        return end;
    }
}
