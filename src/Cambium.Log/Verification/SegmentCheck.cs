using Cambium.Log.Storage;

namespace Cambium.Log.Verification;

/// <summary>
/// Looks behind the last batch of every segment, where readers don't: a segment is zeros before use, so it must be zeros there. Behind the
/// end of the newest one a crash may have left an unfinished batch.
/// </summary>
public static class SegmentCheck
{
    /// <returns>What is wrong, by file and offset.</returns>
    /// <exception cref="LogException">A header can't be read.</exception>
    public static IReadOnlyList<string> Run(IFileDirectory directory)
    {
        List<string> problems = [];
        foreach (Segment segment in Segment.List(directory).SkipLast(1))
        {
            using LogScan scan = new(directory, [segment], segment.FirstPosition);
            while (scan.MoveNext(out _))
            {
            }

            if (scan.CountUsed(scan.Offset) is > 0 and long bytes)
            {
                problems.Add($"log file \"{scan.Path}\" has {bytes} bytes behind its last batch, from offset {scan.Offset} on, that should be zeros");
            }
        }

        return problems;
    }
}
