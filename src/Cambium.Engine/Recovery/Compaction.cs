using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Decides which page files are given up: those of which little is alive, once the files together take twice what was alive when
/// last counted, and very small ones, once there are many files.
/// </summary>
/// <param name="totalBytesMin">While all files together are smaller, nothing is won.</param>
internal sealed class Compaction(long totalBytesMin)
{
    private const int FilesMax = 64;
    private const int GrowthMax = 2;

    private long _liveBytes;

    /// <summary>Whether the live bytes are worth counting.</summary>
    public bool IsDue(IEnumerable<PageFile> files)
    {
        long total = files.Sum(static file => file.Length);
        return files.Count() > FilesMax || total > Math.Max(totalBytesMin, GrowthMax * _liveBytes);
    }

    /// <returns>Numbers of the files to be given up.</returns>
    public IReadOnlySet<int> Choose(IEnumerable<PageFile> files, IReadOnlyDictionary<int, long> liveBytes)
    {
        PageFile[] all = [.. files];
        _liveBytes = liveBytes.Values.Sum();
        long small = all.Length > FilesMax ? _liveBytes / (FilesMax / 2) : 0;
        return all.Where(file => liveBytes.GetValueOrDefault(file.Number) is var live && (live < file.Length / 2 || live < small)).Select(static file => file.Number).ToHashSet();
    }
}
