using Cambium.Log.Records;
using Cambium.Log.Reporting;

namespace Cambium.Log.Graph;

/// <summary>A transaction in a graph: when it ran, and for whom.</summary>
/// <param name="FirstSnapshot">Position its first snapshot had: it was under way from there to <paramref name="Position"/>.</param>
/// <param name="Snapshot">Position up to which its reads were checked unchanged by itself.</param>
/// <param name="Writes">As <c>cambium log list</c> shows them.</param>
public sealed record GraphTransaction(long Position, long FirstSnapshot, long Snapshot, long CommitTimeMicros, string Session, string User, RecordFlags Flags, string Writes, int NoteCount)
{
    internal static GraphTransaction Of(LogRecord record, LogNames names) => new(
        record.Position, record.FirstSnapshot, record.Snapshot, record.CommitTimeMicros, record.Session, record.User, record.Flags,
        LogListing.Of(record, names).Writes, record.Notes.Count);
}
