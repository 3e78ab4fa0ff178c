namespace Cambium.Log.Storage;

/// <summary>A place between two batches: a reader can go on from it without reading what is before.</summary>
/// <param name="NextPosition">Position of the first record behind it.</param>
/// <param name="Segment">First position of the segment it lies in.</param>
/// <param name="Offset">Bytes before it in the segment's file.</param>
/// <param name="Hash">Hash of the batch before it.</param>
public sealed record LogPlace(long NextPosition, long Segment, long Offset, ReadOnlyMemory<byte> Hash);
