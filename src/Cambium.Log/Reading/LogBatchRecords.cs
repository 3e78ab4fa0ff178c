using Cambium.Log.Records;

namespace Cambium.Log.Reading;

/// <summary>A batch as a reader sees it.</summary>
/// <param name="Records">Its transactions; none in a mark.</param>
/// <param name="Size">Bytes on disk, header included.</param>
/// <param name="Hash">SHA-256 that the next batch is chained to.</param>
public sealed record LogBatchRecords(IReadOnlyList<LogRecord> Records, int Size, ReadOnlyMemory<byte> Hash);
