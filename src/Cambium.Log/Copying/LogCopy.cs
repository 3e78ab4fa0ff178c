using Cambium.Log.Storage;

namespace Cambium.Log.Copying;

/// <summary>
/// Copies a log, of a running server or a stopped one, segment by segment. Segments but the last never change, so those that were
/// copied before are passed by.
/// </summary>
public static class LogCopy
{
    /// <summary>Copies everything known durable.</summary>
    /// <returns>Bytes copied, and the last position that the copy has.</returns>
    /// <exception cref="LogException">There is no log, or it is damaged.</exception>
    /// <exception cref="IOException">A segment was let go by retention meanwhile: try again.</exception>
    public static (long Bytes, long LastPosition) Run(string source, string target)
    {
        Directory.CreateDirectory(target);
        using OperatingSystemDirectory files = OperatingSystemDirectory.OpenShared(source);
        bool isLive = files.IsLive;
        Segment[] segments = Segment.List(files);
        if (segments.Length == 0)
        {
            throw new LogFormatException($"there is no transaction log in \"{source}\"");
        }

        long bytes = segments[..^1].Sum(segment => CopyClosed(source, target, segment.Name));
        LogPlace end = FindEnd(files, segments, isLive);
        string last = segments[^1].Name;
        FileCopy.Copy(Path.Combine(source, last), Path.Combine(target, last), end.Offset);
        return (bytes + end.Offset, end.NextPosition - 1);
    }

    /// <summary>Copies the segments that nothing is added to any more and that the target lacks.</summary>
    /// <returns>The position the first segment not copied begins at.</returns>
    /// <exception cref="IOException">The target can't be written, or a segment was let go meanwhile.</exception>
    public static long RunClosed(string source, string target)
    {
        Directory.CreateDirectory(target);
        using OperatingSystemDirectory files = OperatingSystemDirectory.OpenShared(source);
        Segment[] segments = Segment.List(files);
        foreach (Segment segment in segments.SkipLast(1))
        {
            CopyClosed(source, target, segment.Name);
        }

        return segments.Length == 0 ? 1 : segments[^1].FirstPosition;
    }

    private static long CopyClosed(string source, string target, string name)
    {
        string from = Path.Combine(source, name);
        string to = Path.Combine(target, name);
        long length = new FileInfo(from).Length;
        if (File.Exists(to) && new FileInfo(to).Length == length && SameHeader(from, to))
        {
            return 0;
        }

        FileCopy.Copy(from, to, length);
        return SameHeader(from, to) ? length : throw new IOException($"log file \"{from}\" was let go by retention while it was copied");
    }

    /// <summary>The header names database, position and chain: with it, everything in the segment is the same.</summary>
    private static bool SameHeader(string left, string right) => ReadHeader(left).AsSpan().SequenceEqual(ReadHeader(right));

    private static byte[] ReadHeader(string path)
    {
        using FileStream stream = new(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
        byte[] header = new byte[SegmentHeader.Size];
        stream.ReadExactly(header);
        return header;
    }

    /// <summary>The end of what is durable: of a live log, of what a later batch says so.</summary>
    private static LogPlace FindEnd(OperatingSystemDirectory files, Segment[] segments, bool isLive)
    {
        Segment last = segments[^1];
        using LogScan scan = new(files, segments[^1..], last.FirstPosition);
        LogPlace end = new(last.FirstPosition, last.FirstPosition, SegmentHeader.Size, default);
        Queue<LogPlace> waiting = new();
        while (scan.MoveNext(out _))
        {
            waiting.Enqueue(new LogPlace(scan.NextPosition, last.FirstPosition, scan.NextOffset, default));
            while (waiting.TryPeek(out LogPlace? place) && (!isLive || place.NextPosition - 1 <= scan.StatedDurablePosition))
            {
                end = waiting.Dequeue();
            }
        }

        return end;
    }
}
