namespace Cambium.Log.Storage;

/// <summary>Where appending goes on after the log was opened.</summary>
/// <param name="Segments">All segments, oldest first.</param>
/// <param name="File">The last one, open for writing.</param>
/// <param name="Offset">Where in it the next batch goes.</param>
/// <param name="NextPosition">The next batch's first position.</param>
/// <param name="Hash">Hash of the last batch; owned by the receiver.</param>
/// <param name="EndsWithMark">The last batch is a mark.</param>
/// <param name="DatabaseId">The database it belongs to.</param>
/// <param name="CollationVersion">For new segments.</param>
/// <param name="Resumed">The place that opening began at; null when at the start of a segment.</param>
/// <param name="IsOldFormat">The last segment is of an older version: what comes next goes into a new one.</param>
internal sealed record LogEnd(
    Segment[] Segments,
    IFile File,
    long Offset,
    long NextPosition,
    byte[] Hash,
    bool EndsWithMark,
    Guid DatabaseId,
    string CollationVersion,
    LogPlace? Resumed,
    bool IsOldFormat)
{
    /// <summary>What opening has read; null when part of it was given up.</summary>
    public LogTail? Tail { get; init; }
}
