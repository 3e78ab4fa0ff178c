namespace Cambium.Log.Storage;

/// <summary>A segment file by name and the first position in it.</summary>
internal readonly record struct Segment(string Name, long FirstPosition)
{
    /// <summary>All segments of a directory, oldest first.</summary>
    public static Segment[] List(IFileDirectory files)
    {
        List<Segment> segments = [];
        foreach (string name in files.List())
        {
            if (SegmentHeader.TryParseName(name, out long firstPosition))
            {
                segments.Add(new Segment(name, firstPosition));
            }
        }

        segments.Sort((left, right) => left.FirstPosition.CompareTo(right.FirstPosition));
        return [.. segments];
    }
}
