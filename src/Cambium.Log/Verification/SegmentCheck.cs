using Cambium.Log.Storage;

namespace Cambium.Log.Verification;

/// <summary>
/// Looks behind the last batch of every segment, where readers don't: a segment is zeros before use, so it must be zeros there. Behind the
/// end of the newest one a crash may have left an unfinished batch.
/// </summary>
public static class SegmentCheck
{
    /// <param name="isLive">A server may be adding to the last segment.</param>
    /// <returns>What is wrong, by file and offset.</returns>
    /// <exception cref="LogException">A header can't be read.</exception>
    public static IReadOnlyList<string> Run(IFileDirectory directory, bool isLive)
    {
        List<string> problems = [];
        Segment[] segments = Segment.List(directory);
        foreach (Segment segment in segments)
        {
            using LogScan scan = new(directory, [segment], segment.FirstPosition);
            while (scan.MoveNext(out _))
            {
            }

            // Behind the end of a log that wasn't closed in good order lies what a crash has left.
            bool isClosed = segment != segments[^1] || (scan.EndsWithMark && !isLive);
            if (isClosed && scan.CountUsed(scan.Offset) is > 0 and long bytes)
            {
                problems.Add($"log file \"{scan.Path}\" has {bytes} bytes behind its last batch, from offset {scan.Offset} on, that should be zeros");
            }
        }

        return problems;
    }
}
